package coupdoeil.editor.imports;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.menu.ContextMenu;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.WrapPanel;
import coupdoeil.validator.imports.grammar.SlotField;
import java.awt.BorderLayout;
import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JRadioButtonMenuItem;

/** The columns of a list that is a table, each with what it holds and a menu of what else it may hold; not there for other lists. */
final class ColumnBar extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient ImportDraft draft;
    private final List<JButton> headings = new ArrayList<>();
    private transient List<ListColumn> columns = List.of();

    ColumnBar(ImportDraft draft) {
        super(new BorderLayout());
        this.draft = draft;
        setName("import.columns");
        setVisible(false);
    }

    void show(List<ListColumn> changed) {
        if (!changed.equals(columns)) {
            columns = List.copyOf(changed);
            String keyboard = headings.stream()
                    .filter(Component::isFocusOwner)
                    .map(Component::getName)
                    .findFirst()
                    .orElse("");
            removeAll();
            headings.clear();
            JPanel bar = new WrapPanel(UIScale.scale(6));
            bar.add(new JLabel(Messages.text("import.columns")));
            columns.forEach(column -> headings.add(heading(column)));
            headings.forEach(bar::add);
            add(bar);
            setVisible(!columns.isEmpty());
            revalidate();
            repaint();
            // The keyboard stays in the column that was just named.
            headings.stream()
                    .filter(heading -> keyboard.equals(heading.getName()))
                    .findFirst()
                    .ifPresent(JButton::requestFocusInWindow);
        }
    }

    private JButton heading(ListColumn column) {
        String holds = column.holds().map(SlotField::key).orElse(Messages.text("import.kind-differs"));
        JButton heading = new JButton(Messages.text("import.column", column.name(), holds));
        heading.setName("import.column." + column.name());
        heading.setToolTipText(Messages.text("import.column-about"));
        heading.addActionListener(event -> open(heading, column));
        ContextMenu.onKeys(heading, () -> open(heading, column));
        return heading;
    }

    private void open(JButton heading, ListColumn column) {
        JPopupMenu menu = new JPopupMenu();
        menu.setName("import.column-menu");
        for (SlotField field : column.fields()) {
            JRadioButtonMenuItem item = new JRadioButtonMenuItem(
                    field.key(), column.holds().filter(field::equals).isPresent());
            item.addActionListener(event -> draft.say(column, field));
            menu.add(item);
        }
        menu.show(heading, 0, heading.getHeight());
    }
}
