package coupdoeil.editor.imports;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.menu.ContextMenu;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.WrapPanel;
import coupdoeil.validator.imports.grammar.SlotField;
import java.awt.BorderLayout;
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

    /** Shows columns; headings of the same columns stay, and with them the keyboard. */
    void show(List<ListColumn> changed) {
        boolean same = names(changed).equals(names(columns));
        columns = List.copyOf(changed);
        if (!same) {
            removeAll();
            headings.clear();
            JPanel bar = new WrapPanel(UIScale.scale(8));
            bar.add(new JLabel(Messages.text("import.columns")));
            for (int i = 0; i < columns.size(); i++) {
                headings.add(heading(i));
                bar.add(headings.get(i));
            }
            add(bar);
            setVisible(!columns.isEmpty());
            revalidate();
            repaint();
        }
        for (int i = 0; i < columns.size(); i++) {
            ListColumn column = columns.get(i);
            String holds = column.holds().map(SlotField::key).orElse(Messages.text("import.kind-differs"));
            headings.get(i).setText(Messages.text("import.column", column.name(), holds));
        }
    }

    private static List<String> names(List<ListColumn> columns) {
        return columns.stream().map(ListColumn::name).toList();
    }

    private JButton heading(int at) {
        JButton heading = new JButton();
        heading.setName("import.column." + columns.get(at).name());
        heading.setToolTipText(Messages.text("import.column-about"));
        heading.addActionListener(event -> open(heading, columns.get(at)));
        ContextMenu.onKeys(heading, () -> open(heading, columns.get(at)));
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
