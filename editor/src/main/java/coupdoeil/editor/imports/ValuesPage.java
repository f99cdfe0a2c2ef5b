package coupdoeil.editor.imports;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.text.Messages;
import coupdoeil.validator.imports.ratings.Estimate;
import java.awt.BorderLayout;
import java.util.List;
import java.util.Set;
import javax.swing.BorderFactory;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import javax.swing.table.AbstractTableModel;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;

/** The last page of an import, a step of its own: game values that stand in no source, with what rounding does. */
final class ValuesPage extends JPanel {

    private static final long serialVersionUID = 1L;

    private static final int[] WIDTHS = {280, 130, 320, 90, 130};
    private static final int VALUE = 3;
    private static final int AFTER = 4;

    private final transient ValuesDraft draft;
    private final JCheckBox rating;
    private final JComboBox<String> estimate = new JComboBox<>(new String[] {
        Messages.text("import.estimate-none"),
        Messages.text("import.estimate-even"),
        Messages.text("import.estimate-establishment")
    });
    private final JTextArea totals = new JTextArea();
    private final Proposals proposals = new Proposals();

    ValuesPage(ValuesDraft draft) {
        super(new BorderLayout());
        this.draft = draft;
        int gap = UIScale.scale(12);
        JLabel title = new JLabel(Messages.text("import.values"));
        title.putClientProperty(FlatClientProperties.STYLE_CLASS, "h3");
        rating = new JCheckBox(Messages.text("import.rate", draft.system().name()), draft.isRating());
        rating.setName("import.rate");
        rating.addActionListener(event -> draft.rate(rating.isSelected()));
        estimate.setName("import.estimate");
        estimate.addActionListener(event -> draft.estimate(by()));
        estimate.setEnabled(draft.canEstimate());
        JLabel estimated = new JLabel(Messages.text("import.estimate"));
        estimated.setLabelFor(estimate);
        JPanel head = new JPanel(new MigLayout("insets 12, gap 6 8", "[][]24[][grow]", "[][][]"));
        head.add(title, "span, wrap");
        head.add(new JLabel(Messages.text("import.values-about")), "span, wmin 0, growx, wrap");
        head.add(estimated);
        head.add(estimate);
        head.add(rating);
        PageTable table =
                new PageTable(proposals, WIDTHS, Set.of(VALUE, AFTER), row -> UIManager.getColor("Table.background"));
        table.setName("import.proposals");
        table.getAccessibleContext().setAccessibleName(Messages.text("import.values"));
        JScrollPane scroll = new JScrollPane(table);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        totals.setName("import.totals");
        totals.setEditable(false);
        totals.setFocusable(false);
        totals.setOpaque(false);
        totals.setLineWrap(true);
        totals.setWrapStyleWord(true);
        totals.setBorder(BorderFactory.createEmptyBorder(gap, gap, gap, gap));
        add(head, BorderLayout.NORTH);
        add(scroll);
        add(totals, BorderLayout.SOUTH);
        draft.whenChanged(this::refresh);
        refresh();
    }

    private Estimate.@Nullable By by() {
        return switch (estimate.getSelectedIndex()) {
            case 1 -> Estimate.By.EVEN;
            case 2 -> Estimate.By.ESTABLISHMENT;
            default -> null;
        };
    }

    private void refresh() {
        proposals.rows = draft.rows();
        proposals.fireTableDataChanged();
        totals.setText(String.join("\n", draft.totals()));
    }

    private static final class Proposals extends AbstractTableModel {

        private static final long serialVersionUID = 1L;

        private transient List<ValuesDraft.Row> rows = List.of();

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
                case 0 -> Messages.text("form.unit");
                case 1 -> Messages.text("import.rating");
                case 2 -> Messages.text("import.from");
                case 3 -> Messages.text("grid.value");
                default -> Messages.text("import.after");
            };
        }

        @Override
        public Object getValueAt(int row, int column) {
            ValuesDraft.Row one = rows.get(row);
            return switch (column) {
                case 0 -> one.unit();
                case 1 -> one.rating();
                case 2 -> one.from();
                case 3 -> one.value();
                default -> one.after();
            };
        }
    }
}
