package coupdoeil.editor.oob;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.form.FieldText;
import coupdoeil.editor.oob.SheetReading.Line;
import coupdoeil.editor.oob.SheetReading.Target;
import coupdoeil.editor.text.Messages;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.table.DefaultTableModel;
import net.miginfocom.swing.MigLayout;

/** What lines from a spreadsheet will become: which column holds what, and the units that this makes. */
public final class SheetPanel extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient SheetReading reading;
    private final JLabel count = new JLabel();
    private final JTable preview = new JTable();

    SheetPanel(SheetReading reading) {
        super(new BorderLayout(0, UIScale.scale(8)));
        this.reading = reading;
        setName("sheet");
        JPanel mapping = new JPanel(new MigLayout("insets 0, gap 8 4, wrap 2", "[180!][220, fill]"));
        List<Optional<Target>> columns = reading.columns();
        for (int i = 0; i < columns.size(); i++) {
            JLabel title = new JLabel(reading.title(i));
            JComboBox<Object> holds = new JComboBox<>();
            holds.setName("sheet.column." + i);
            holds.addItem(Messages.text("sheet.left-out"));
            reading.targets().forEach(holds::addItem);
            columns.get(i).ifPresent(holds::setSelectedItem);
            int column = i;
            holds.addActionListener(event -> {
                reading.set(
                        column,
                        holds.getSelectedItem() instanceof Target target ? Optional.of(target) : Optional.empty());
                show(reading);
            });
            title.setLabelFor(holds);
            mapping.add(title, "wmin 0");
            mapping.add(holds);
        }
        JScrollPane scroll = new JScrollPane(mapping);
        scroll.setPreferredSize(UIScale.scale(new Dimension(700, 190)));
        add(scroll, BorderLayout.NORTH);
        preview.setName("sheet.preview");
        preview.setEnabled(false);
        preview.setAutoResizeMode(JTable.AUTO_RESIZE_OFF);
        JScrollPane lines = new JScrollPane(preview);
        lines.setPreferredSize(UIScale.scale(new Dimension(700, 220)));
        add(lines, BorderLayout.CENTER);
        count.setName("sheet.count");
        add(count, BorderLayout.SOUTH);
        show(reading);
    }

    private void show(SheetReading sheet) {
        List<Target> shown =
                sheet.columns().stream().flatMap(Optional::stream).distinct().toList();
        DefaultTableModel model = new DefaultTableModel();
        model.addColumn(Messages.text("sheet.problem"));
        shown.forEach(target -> model.addColumn(target.type().label()));
        List<Line> lines = sheet.lines();
        for (Line line : lines) {
            List<Object> cells = new ArrayList<>();
            cells.add(line.fault());
            shown.forEach(target ->
                    cells.add(FieldText.name(target.type(), line.values().get(target.key()))));
            model.addRow(cells.toArray());
        }
        preview.setModel(model);
        long good = lines.stream().filter(line -> line.fault().isEmpty()).count();
        count.setText(Messages.text("sheet.count", good, lines.size() - good));
    }

    /** Whether there is anything to add. */
    public boolean isUseful() {
        return reading.lines().stream().anyMatch(line -> line.fault().isEmpty());
    }
}
