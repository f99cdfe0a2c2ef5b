package coupdoeil.editor.settings;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.action.EditorAction.Kind;
import coupdoeil.editor.action.KeyMap;
import coupdoeil.editor.action.Shortcuts;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.FilterField;
import coupdoeil.editor.widget.Keys;
import coupdoeil.editor.widget.Typing;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.table.AbstractTableModel;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;

/** Every action with its keys, which can be set anew; keys that another action has are not given twice. */
final class KeysPanel extends JPanel {

    private static final long serialVersionUID = 1L;

    private final FilterField filter = new FilterField("preferences.filter", 18, Messages.text("commands.prompt"));
    private final Rows rows = new Rows();
    private final JTable table = new JTable(rows);
    private final JLabel note = new JLabel(Messages.text("preferences.hint"));
    private transient @Nullable EditorAction waiting;

    KeysPanel() {
        super(new MigLayout("insets 12, wrap 1, gap 0 8", "[grow, fill]", "[][grow, fill][][]"));
        Typing.hear(filter, rows::fill);
        table.setName("preferences.actions");
        table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        table.getTableHeader().setReorderingAllowed(false);
        table.getColumnModel().getColumn(0).setPreferredWidth(330);
        for (String keys : List.of("ENTER", "F2")) {
            Keys.bind(table, WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, keys, this::ask);
        }
        table.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                if (event.getClickCount() == 2) {
                    ask();
                }
            }
        });
        table.addKeyListener(new Listening());
        note.setName("preferences.note");
        add(filter, "growx 0");
        add(new JScrollPane(table));
        add(note, "wmin 0");
        JPanel buttons = new JPanel(new MigLayout("insets 0"));
        buttons.add(button(
                "preferences.clear",
                () -> chosen().ifPresent(action -> {
                    KeyMap.set(action, null);
                    say("preferences.cleared", action.text());
                })));
        buttons.add(button("preferences.reset", () -> chosen().ifPresent(this::usual)));
        add(buttons);
    }

    private void usual(EditorAction action) {
        Optional<EditorAction> other =
                action.usualShortcut().flatMap(KeyMap::calledBy).filter(taken -> taken != action);
        if (other.isPresent()) {
            clash(action.usualShortcut().get(), other.get());
        } else {
            KeyMap.unset(action);
            say("preferences.usual", action.text());
        }
    }

    private JButton button(String key, Runnable run) {
        JButton button = new JButton(Messages.text(key));
        button.setName(key);
        button.addActionListener(event -> {
            run.run();
            table.repaint();
        });
        return button;
    }

    private Optional<EditorAction> chosen() {
        int row = table.getSelectedRow();
        return row < 0 ? Optional.empty() : Optional.of(rows.shown.get(row));
    }

    private void ask() {
        chosen().ifPresent(action -> {
            waiting = action;
            say("preferences.press", action.text());
        });
    }

    private void say(String key, Object... words) {
        note.setText(Messages.text(key, words));
        note.putClientProperty("FlatLaf.style", "foreground: $Label.foreground");
    }

    private void clash(KeyStroke keys, EditorAction other) {
        note.setText(Messages.text("preferences.clash", Shortcuts.text(keys), other.text()));
        note.putClientProperty("FlatLaf.style", "foreground: $Form.errorForeground");
    }

    private void take(EditorAction action, KeyStroke keys) {
        Optional<EditorAction> other = KeyMap.calledBy(keys).filter(taken -> taken != action);
        if (other.isPresent()) {
            clash(keys, other.get());
        } else {
            KeyMap.set(action, keys);
            say("preferences.set", action.text(), Shortcuts.text(keys));
            table.repaint();
        }
    }

    /** Takes the next keys for the action that waits for them, before the table or a menu does. */
    private final class Listening extends KeyAdapter {

        @Override
        public void keyPressed(KeyEvent event) {
            EditorAction action = waiting;
            int code = event.getKeyCode();
            boolean modifier = code == KeyEvent.VK_SHIFT
                    || code == KeyEvent.VK_CONTROL
                    || code == KeyEvent.VK_ALT
                    || code == KeyEvent.VK_META
                    || code == KeyEvent.VK_ALT_GRAPH;
            if (action != null && !modifier) {
                event.consume();
                waiting = null;
                take(action, KeyStroke.getKeyStrokeForEvent(event));
            }
        }
    }

    private final class Rows extends AbstractTableModel {

        private static final long serialVersionUID = 1L;

        private transient List<EditorAction> shown = all("");

        private static List<EditorAction> all(String words) {
            return Arrays.stream(EditorAction.values())
                    .filter(action -> action.kind() != Kind.ALIAS)
                    .filter(action -> name(action).toLowerCase(Locale.ROOT).contains(words.toLowerCase(Locale.ROOT)))
                    .toList();
        }

        private static String name(EditorAction action) {
            return action.category().text() + ": " + action.text();
        }

        void fill() {
            shown = all(filter.getText().strip());
            fireTableDataChanged();
        }

        @Override
        public int getRowCount() {
            return shown.size();
        }

        @Override
        public int getColumnCount() {
            return 2;
        }

        @Override
        public String getColumnName(int column) {
            return Messages.text(column == 0 ? "preferences.action" : "preferences.shortcut");
        }

        @Override
        public Object getValueAt(int row, int column) {
            EditorAction action = shown.get(row);
            return column == 0
                    ? name(action)
                    : action.shortcut().map(Shortcuts::text).orElse("");
        }
    }
}
