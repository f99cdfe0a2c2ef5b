package coupdoeil.editor.find;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.NamesReplaced;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.Keys;
import coupdoeil.editor.widget.PickList;
import coupdoeil.editor.widget.Typing;
import coupdoeil.editor.widget.Windows;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.ListCellRenderer;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;

/**
 * Finds everything by words, or units by a query. Enter goes to what is chosen; all units found are selected together, or
 * what was looked for is replaced in names.
 */
public final class FindDialog {

    private final Session session;
    private final Component owner;
    private final Findable findable;
    private final JDialog dialog;
    private final JTextField query = new JTextField();
    private final JTextField by = new JTextField(12);
    private final DefaultListModel<Found> found = new DefaultListModel<>();
    private final JList<Found> list = new JList<>(found);
    private final JLabel note = new JLabel(" ");
    private final JButton select = new JButton(Messages.text("find.select"));
    private final JButton replace = new JButton(Messages.text("find.replace"));
    private List<Found> matching = List.of();
    private Index index;

    private FindDialog(Session session, Component owner, Findable findable) {
        this.session = session;
        this.owner = owner;
        this.findable = findable;
        this.index = findable.index(session);
        this.dialog = new JDialog(Windows.of(owner), findable.title());
        dialog.setName("find");
        query.setName("find.query");
        query.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, findable.prompt());
        query.putClientProperty(FlatClientProperties.TEXT_FIELD_SHOW_CLEAR_BUTTON, true);
        query.getAccessibleContext().setAccessibleName(findable.prompt());
        list.setName("find.list");
        list.getAccessibleContext().setAccessibleName(Messages.text("find.found"));
        list.setCellRenderer(new Row());
        note.setName("find.note");
        note.putClientProperty("FlatLaf.style", "foreground: $Form.noteForeground");
        select.setName("find.select");
        select.addActionListener(event -> selectAll());
        by.setName("find.by");
        by.getAccessibleContext().setAccessibleName(Messages.text("find.by"));
        by.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, Messages.text("find.by"));
        replace.setName("find.replace");
        replace.addActionListener(event -> replace());
        Typing.hear(query, this::search);
        PickList.install(query, list, this::go);
        Keys.bind(query, "ctrl ENTER", this::selectAll);
        JPanel content = new JPanel(new MigLayout("insets 10, wrap 1, gap 0 8", "[grow, fill]", "[][grow, fill][][]"));
        content.add(query);
        content.add(new JScrollPane(list), "w 640lp, h 420lp");
        content.add(note, "wmin 0");
        if (!findable.onlyOnMap()) {
            JPanel below = new JPanel(new MigLayout("insets 0", "[]push[grow, fill, 200lp::300lp][]"));
            below.add(select);
            below.add(by);
            below.add(replace);
            content.add(below);
        }
        content.registerKeyboardAction(
                event -> close(), KeyStroke.getKeyStroke("ESCAPE"), JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
        dialog.setContentPane(content);
        dialog.pack();
        Windows.fit(dialog);
        dialog.setLocationRelativeTo(dialog.getOwner());
        search();
    }

    /** Opens it over a component, which has the keyboard afterwards. */
    public static void open(Session session, Component owner, Findable findable) {
        FindDialog find = new FindDialog(session, owner, findable);
        find.dialog.setVisible(true);
        find.query.requestFocusInWindow();
    }

    private void search() {
        matching = index.matching(query.getText());
        found.clear();
        found.addAll(matching.subList(0, Math.min(Index.MOST, matching.size())));
        list.setSelectedIndex(0);
        long units = matching.stream().filter(one -> one.unit().isPresent()).count();
        select.setEnabled(units > 0);
        replace.setEnabled(!query.getText().isBlank());
        note.setText(query.getText().isBlank() ? findable.hint() : Messages.text("find.count", matching.size()));
        note.setToolTipText(findable.hint());
    }

    private void go() {
        Found chosen = list.getSelectedValue();
        if (chosen != null) {
            close();
            chosen.go().run();
        }
    }

    private void selectAll() {
        List<String> ids =
                matching.stream().flatMap(one -> one.unit().stream()).distinct().toList();
        if (!ids.isEmpty()) {
            close();
            session.select(new Selection.OfPieces(ids));
        }
    }

    /** In one step, which can be taken back. */
    private void replace() {
        NamesReplaced.of(session.pack(), query.getText(), by.getText())
                .ifPresentOrElse(
                        edit -> {
                            session.edit(edit);
                            index = findable.index(session);
                            search();
                            note.setText(edit.name());
                        },
                        () -> note.setText(Messages.text("find.no-name", query.getText())));
    }

    /** Goes and gives the keyboard back, which another window would be refused within. */
    private void close() {
        dialog.dispose();
        owner.requestFocus();
    }

    /** What it is, its name, and behind that the words that tell more. */
    private static final class Row extends JPanel implements ListCellRenderer<Found> {

        private static final long serialVersionUID = 1L;

        private final JLabel kind = new JLabel();
        private final JLabel name = new JLabel();
        private final JLabel detail = new JLabel();

        Row() {
            super(new BorderLayout(UIScale.scale(10), 0));
            int gap = UIScale.scale(4);
            setBorder(BorderFactory.createEmptyBorder(gap, 2 * gap, gap, 2 * gap));
            kind.setPreferredSize(UIScale.scale(new Dimension(90, 18)));
            JPanel middle = new JPanel(new BorderLayout(UIScale.scale(10), 0));
            middle.setOpaque(false);
            middle.add(name, BorderLayout.WEST);
            middle.add(detail, BorderLayout.CENTER);
            add(kind, BorderLayout.WEST);
            add(middle, BorderLayout.CENTER);
        }

        @Override
        public Component getListCellRendererComponent(
                JList<? extends Found> all, Found one, int index, boolean selected, boolean focused) {
            kind.setText(one.kind());
            name.setText(one.name());
            detail.setText(one.detail());
            setBackground(selected ? all.getSelectionBackground() : all.getBackground());
            name.setForeground(selected ? all.getSelectionForeground() : all.getForeground());
            Color quiet = UIManager.getColor("Form.noteForeground");
            kind.setForeground(selected ? name.getForeground() : quiet);
            detail.setForeground(kind.getForeground());
            getAccessibleContext().setAccessibleName(one.kind() + ": " + one.name());
            return this;
        }
    }
}
