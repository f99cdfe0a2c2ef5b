package coupdoeil.editor.imports;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.validator.imports.settle.OobDifference;
import coupdoeil.validator.imports.settle.OobDifference.Kind;
import java.awt.BorderLayout;
import java.awt.Color;
import java.util.List;
import java.util.Set;
import javax.swing.BorderFactory;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.UIManager;
import javax.swing.table.AbstractTableModel;

/** The second page of an import that touches what is there: what differs from the pack, line by line, before it is taken. */
final class ChangesPage extends JPanel {

    private static final long serialVersionUID = 1L;

    private static final int[] WIDTHS = {110, 270, 130, 200, 200, 60};
    private static final int LINE = 5;

    private final transient ImportDraft draft;
    private final JCheckBox taking = new JCheckBox(Messages.text("import.taking"));
    private final JLabel counts = new JLabel(" ");
    private final Differences differences = new Differences();

    ChangesPage(ImportDraft draft) {
        super(new BorderLayout());
        this.draft = draft;
        JLabel title = new JLabel(Messages.text("import.changes"));
        title.putClientProperty(FlatClientProperties.STYLE_CLASS, "h3");
        counts.setName("import.changes-count");
        JPanel head = new JPanel(new BorderLayout(0, UIScale.scale(4)));
        int gap = UIScale.scale(12);
        head.setBorder(BorderFactory.createEmptyBorder(gap, gap, gap, gap));
        head.add(title, BorderLayout.NORTH);
        head.add(counts);
        taking.setName("import.taking");
        taking.addActionListener(event -> draft.take(taking.isSelected()));
        taking.setBorder(BorderFactory.createEmptyBorder(gap, gap, gap, gap));
        PageTable table = new PageTable(differences, WIDTHS, Set.of(LINE), this::ground);
        table.setName("import.differences");
        table.getAccessibleContext().setAccessibleName(Messages.text("import.changes"));
        JScrollPane scroll = new JScrollPane(table);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        add(head, BorderLayout.NORTH);
        add(scroll);
        add(taking, BorderLayout.SOUTH);
    }

    /** Shows what differs now. */
    void refresh() {
        List<OobDifference> all =
                draft.differences().stream().flatMap(List::stream).toList();
        differences.rows = all;
        differences.fireTableDataChanged();
        taking.setSelected(draft.isTaking());
        taking.setVisible(count(all, Kind.DIFFERS) > 0);
        counts.setText(Messages.text(
                "import.changes-count",
                count(all, Kind.ADDED),
                count(all, Kind.CHANGED),
                count(all, Kind.REMOVED),
                count(all, Kind.KEPT),
                count(all, Kind.DIFFERS)));
    }

    private Color ground(int row) {
        return switch (differences.rows.get(row).kind()) {
            case DIFFERS -> ThemeColour.UNREAD.colour();
            case CHANGED, REMOVED, KEPT -> ThemeColour.DOUBTED.colour();
            case ADDED -> UIManager.getColor("Table.background");
        };
    }

    private static long count(List<OobDifference> all, Kind kind) {
        return all.stream().filter(one -> one.kind() == kind).count();
    }

    private static String name(Kind kind) {
        return switch (kind) {
            case ADDED -> Messages.text("import.added");
            case CHANGED -> Messages.text("import.changed");
            case REMOVED -> Messages.text("import.removed");
            case KEPT -> Messages.text("import.kept");
            case DIFFERS -> Messages.text("import.differs");
        };
    }

    private static final class Differences extends AbstractTableModel {

        private static final long serialVersionUID = 1L;

        private transient List<OobDifference> rows = List.of();

        @Override
        public int getRowCount() {
            return rows.size();
        }

        @Override
        public int getColumnCount() {
            return WIDTHS.length;
        }

        @Override
        public String getColumnName(int column) {
            return switch (column) {
                case 0 -> Messages.text("import.becomes");
                case 1 -> Messages.text("field.name");
                case 2 -> Messages.text("import.field");
                case 3 -> Messages.text("import.was");
                case 4 -> Messages.text("import.now");
                default -> Messages.text("import.number");
            };
        }

        @Override
        public Object getValueAt(int row, int column) {
            OobDifference one = rows.get(row);
            return switch (column) {
                case 0 -> name(one.kind());
                case 1 -> one.name();
                case 2 -> one.field();
                case 3 -> one.was();
                case 4 -> one.now();
                default -> one.line() == 0 ? "" : one.line();
            };
        }
    }
}
