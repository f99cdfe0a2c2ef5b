package coupdoeil.editor.imports;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.imports.PageTable.Column;
import coupdoeil.editor.text.Messages;
import coupdoeil.validator.imports.ratings.Estimate;
import java.awt.BorderLayout;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;

/** The last page of an import, a step of its own: game values that stand in no source, with what rounding does. */
final class ValuesPage extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient ValuesDraft draft;
    private final JCheckBox rating;
    private final JComboBox<String> estimate = new JComboBox<>(new String[] {
        Messages.text("import.estimate-none"),
        Messages.text("import.estimate-even"),
        Messages.text("import.estimate-establishment")
    });
    private final JTextArea totals = new JTextArea();
    private final PageTable<ValuesDraft.Row> table = new PageTable<>(
            List.of(
                    new Column<>(Messages.text("form.unit"), 280, false, ValuesDraft.Row::unit),
                    new Column<>(Messages.text("import.rating"), 130, false, ValuesDraft.Row::rating),
                    new Column<>(Messages.text("import.from"), 320, false, ValuesDraft.Row::from),
                    new Column<>(Messages.text("grid.value"), 90, true, ValuesDraft.Row::value),
                    new Column<>(Messages.text("import.after"), 130, true, ValuesDraft.Row::after)),
            row -> UIManager.getColor("Table.background"));

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
        table.show(draft.rows());
        totals.setText(String.join("\n", draft.totals()));
    }
}
