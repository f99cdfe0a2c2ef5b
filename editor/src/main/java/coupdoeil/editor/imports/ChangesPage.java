package coupdoeil.editor.imports;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.imports.PageTable.Column;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.validator.imports.settle.OobDifference;
import coupdoeil.validator.imports.settle.OobDifference.Kind;
import java.awt.BorderLayout;
import java.awt.Color;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.UIManager;

/** The second page of an import that touches what is there: what differs from the pack, line by line, before it is taken. */
final class ChangesPage extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient ImportDraft draft;
    private final JCheckBox taking = new JCheckBox(Messages.text("import.taking"));
    private final JLabel counts = new JLabel(" ");
    private final PageTable<OobDifference> table = new PageTable<>(
            List.of(
                    new Column<>(Messages.text("import.becomes"), 110, false, one -> name(one.kind())),
                    new Column<>(Messages.text("field.name"), 270, false, OobDifference::name),
                    new Column<>(Messages.text("import.field"), 130, false, OobDifference::field),
                    new Column<>(Messages.text("import.was"), 200, false, OobDifference::was),
                    new Column<>(Messages.text("import.now"), 200, false, OobDifference::now),
                    new Column<>(Messages.text("import.number"), 60, true, one -> one.line() == 0 ? "" : one.line())),
            ChangesPage::ground);

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
        table.show(all);
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

    private static Color ground(OobDifference one) {
        return switch (one.kind()) {
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
}
