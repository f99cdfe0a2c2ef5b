package coupdoeil.editor.shell;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.action.ActionSet;
import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.action.EditorAction.Kind;
import coupdoeil.editor.action.Shortcuts;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.Keys;
import coupdoeil.editor.widget.PickList;
import coupdoeil.editor.widget.Typing;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.ListCellRenderer;
import javax.swing.SwingUtilities;

/** Every action by name: type a few letters, press Enter. */
final class CommandPalette {

    private final ActionSet actions;
    private final Component owner;
    private final JDialog dialog;
    private final JTextField query = new JTextField();
    private final DefaultListModel<EditorAction> found = new DefaultListModel<>();
    private final JList<EditorAction> list = new JList<>(found);

    private CommandPalette(ActionSet actions, Component owner) {
        this.actions = actions;
        this.owner = owner;
        this.dialog = new JDialog(SwingUtilities.getWindowAncestor(owner), JDialog.ModalityType.MODELESS);
        query.setName("palette.query");
        query.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, Messages.text("commands.prompt"));
        list.setName("palette.actions");
        list.setCellRenderer(new Row());
        Typing.hear(query, this::search);
        PickList.install(query, list, this::perform);
        Keys.bind(query, "ESCAPE", this::close);
        JPanel content = new JPanel(new BorderLayout(0, UIScale.scale(6)));
        int gap = UIScale.scale(8);
        content.setBorder(BorderFactory.createEmptyBorder(gap, gap, gap, gap));
        content.add(query, BorderLayout.NORTH);
        content.add(new JScrollPane(list), BorderLayout.CENTER);
        dialog.setName("commands");
        dialog.setUndecorated(true);
        dialog.setContentPane(content);
        dialog.setSize(new Dimension(UIScale.scale(520), UIScale.scale(400)));
        search();
    }

    /** Opens it over a component, which has the keyboard afterwards. */
    static void open(ActionSet actions, Component owner) {
        CommandPalette palette = new CommandPalette(actions, owner);
        Container window = SwingUtilities.getWindowAncestor(owner);
        palette.dialog.setLocation(
                window.getX() + (window.getWidth() - palette.dialog.getWidth()) / 2, window.getY() + UIScale.scale(90));
        palette.dialog.setVisible(true);
        palette.query.requestFocusInWindow();
        palette.dialog.addWindowFocusListener(new WindowAdapter() {
            @Override
            public void windowLostFocus(WindowEvent event) {
                palette.dialog.dispose();
            }
        });
    }

    /** The actions whose name holds all the words typed, those that begin with them first. */
    static List<EditorAction> matching(String typed) {
        List<String> words =
                Arrays.stream(typed.toLowerCase(Locale.ROOT).split("\\s+")).toList();
        return Arrays.stream(EditorAction.values())
                .filter(action -> action.kind() != Kind.ALIAS)
                .filter(action -> words.stream().allMatch(text(action)::contains))
                .sorted((a, b) -> Boolean.compare(!text(a).startsWith(words.get(0)), !text(b).startsWith(words.get(0))))
                .toList();
    }

    private static String text(EditorAction action) {
        return (action.text() + " " + action.category().text()).toLowerCase(Locale.ROOT);
    }

    private void search() {
        actions.refresh();
        found.clear();
        matching(query.getText()).stream().filter(actions::isBound).forEach(found::addElement);
        list.setSelectedIndex(0);
    }

    private void perform() {
        EditorAction action = list.getSelectedValue();
        if (action != null) {
            close();
            actions.perform(action);
        }
    }

    /**
     * Goes and gives the keyboard back. Its own window still has the keyboard then, so that asking within the other window
     * would be refused, and where no window manager hands the keyboard on, nobody would get it.
     */
    private void close() {
        dialog.dispose();
        owner.requestFocus();
    }

    private final class Row extends JPanel implements ListCellRenderer<EditorAction> {

        private static final long serialVersionUID = 1L;

        private final JLabel name = new JLabel();
        private final JLabel keys = new JLabel();

        Row() {
            super(new BorderLayout(UIScale.scale(12), 0));
            int gap = UIScale.scale(4);
            setBorder(BorderFactory.createEmptyBorder(gap, 2 * gap, gap, 2 * gap));
            add(name, BorderLayout.CENTER);
            add(keys, BorderLayout.EAST);
        }

        @Override
        public Component getListCellRendererComponent(
                JList<? extends EditorAction> all, EditorAction action, int index, boolean selected, boolean focused) {
            boolean enabled = actions.swing(action).isEnabled();
            name.setText(action.category().text() + ": " + action.text());
            keys.setText(action.shortcut().map(Shortcuts::text).orElse(""));
            setBackground(selected ? all.getSelectionBackground() : all.getBackground());
            name.setForeground(selected ? all.getSelectionForeground() : all.getForeground());
            name.setEnabled(enabled);
            keys.setForeground(name.getForeground());
            keys.setEnabled(enabled);
            return this;
        }
    }
}
