package coupdoeil.editor.shell;

import coupdoeil.editor.edit.BattlePlan;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.Board;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import java.awt.Component;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.JTextField;
import javax.swing.SpinnerNumberModel;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;

/** Asks what a new battle is to be played with, and on how large a map. */
final class NewPackPanel extends JPanel {

    private static final long serialVersionUID = 1L;

    private final JTextField name = new JTextField(Messages.text("new.battle"), 24);
    private final JComboBox<RuleSystem> system = new JComboBox<>();
    private final JSpinner columns = new JSpinner(new SpinnerNumberModel(30, 1, HexGrid.MAX_SIZE, 1));
    private final JSpinner rows = new JSpinner(new SpinnerNumberModel(24, 1, HexGrid.MAX_SIZE, 1));
    private final JComboBox<Orientation> orientation = new JComboBox<>(Orientation.values());

    /** @param chosenSystem id of the system to begin with */
    NewPackPanel(String chosenSystem) {
        super(new MigLayout("insets 4, gap 8 8", "[][grow, fill]"));
        RuleSystems.ids().forEach(id -> RuleSystems.load(id).ifPresent(system::addItem));
        RuleSystems.load(chosenSystem).ifPresent(system::setSelectedItem);
        system.setRenderer(named(value -> ((RuleSystem) value).name()));
        orientation.setRenderer(named(value -> Messages.text(value == Orientation.POINTY ? "new.pointy" : "new.flat")));
        system.addActionListener(event -> enableGrid());
        row("new.name", name, "new.name");
        row("new.system", system, "new.system");
        row("new.columns", columns, "new.columns");
        row("new.rows", rows, "new.rows");
        row("new.orientation", orientation, "new.orientation");
        enableGrid();
    }

    private void row(String key, JComponent control, String controlName) {
        JLabel label = new JLabel(Messages.text(key));
        label.setLabelFor(control);
        control.setName(controlName);
        add(label);
        add(control, "wrap");
    }

    private void enableGrid() {
        boolean hexes = chosen().newBattle().onHexes();
        columns.setEnabled(hexes);
        rows.setEnabled(hexes);
        orientation.setEnabled(hexes);
    }

    private RuleSystem chosen() {
        return (RuleSystem) system.getSelectedItem();
    }

    Pack pack() {
        String called = name.getText().isBlank()
                ? Messages.text("new.battle")
                : name.getText().strip();
        BattlePlan usual = BattlePlan.usual(chosen(), called);
        if (!(chosen().newBattle().size() instanceof Board.OfHexes hexes)) {
            return usual.pack();
        }
        HexGrid grid = new HexGrid(
                (Integer) columns.getValue(),
                (Integer) rows.getValue(),
                (Orientation) orientation.getSelectedItem(),
                hexes.grid().shifted(),
                hexes.grid().labels());
        return usual.on(hexes.ownSize(grid)).pack();
    }

    private interface Naming {
        String name(Object value);
    }

    private static DefaultListCellRenderer named(Naming naming) {
        return new DefaultListCellRenderer() {
            private static final long serialVersionUID = 1L;

            @Override
            public Component getListCellRendererComponent(
                    JList<?> list, @Nullable Object value, int index, boolean selected, boolean focused) {
                String text = value == null ? "" : naming.name(value);
                return super.getListCellRendererComponent(list, text, index, selected, focused);
            }
        };
    }
}
