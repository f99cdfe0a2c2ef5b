package coupdoeil.editor.begin;

import coupdoeil.editor.begin.FormGrid.Row;
import coupdoeil.editor.draw.Resized;
import coupdoeil.editor.edit.Resize;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.HexResize;
import coupdoeil.model.battlefield.Margins;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JTextField;

/** Asks how much comes before, after, above and below a battlefield, or is cut there, and how its hexes are numbered then. */
public final class ResizeForm extends StartForm {

    private final Pack pack;
    private final RuleSystem system;
    private final boolean onHexes;
    private final JTextField left = field("left");
    private final JTextField right = field("right");
    private final JTextField top = field("top");
    private final JTextField bottom = field("bottom");
    private final JCheckBox keepLabels = new JCheckBox(Messages.text("resize.keep-labels"));
    private final JCheckBox goesOn = new JCheckBox(Messages.text("resize.goes-on"), true);
    private final Row leftRow;
    private final Row topRow;
    private final Row rightRow;
    private final Row bottomRow;
    private final Row edgeRow;

    public ResizeForm(Pack pack, RuleSystem system) {
        this.pack = pack;
        this.system = system;
        this.onHexes = pack.battlefield().hexMap().isPresent();
        leftRow = grid.row(Messages.text("resize.left"), left);
        rightRow = grid.row(Messages.text("resize.right"), right);
        topRow = grid.row(Messages.text("resize.top"), top);
        bottomRow = grid.row(Messages.text("resize.bottom"), bottom);
        keepLabels.setName("resize.keep-labels");
        grid.row(Messages.text("resize.labels"), keepLabels).show(onHexes);
        goesOn.setName("resize.goes-on");
        edgeRow = grid.row(Messages.text("resize.edge"), goesOn);
        edgeRow.show(!onHexes);
        changes.watch(left, right, top, bottom);
        keepLabels.addActionListener(event -> changes.fire());
        goesOn.addActionListener(event -> changes.fire());
        changes.add(this::refresh);
        refresh();
        grid.assignMnemonics();
    }

    private static JTextField field(String name) {
        JTextField field = new JTextField("0");
        field.setName("resize." + name);
        return field;
    }

    @Override
    JComponent first() {
        return left;
    }

    private void refresh() {
        for (JTextField field : List.of(left, right, top, bottom)) {
            row(field).tell("", fault(field));
        }
        if (grid.fault().isEmpty()) {
            Optional<String> wrong = sizeFault();
            leftRow.tell("", wrong);
            if (wrong.isEmpty()) {
                tellSize();
            }
        }
    }

    private Row row(JTextField field) {
        return field == left ? leftRow : field == right ? rightRow : field == top ? topRow : bottomRow;
    }

    private Optional<String> fault(JTextField field) {
        return number(field).isPresent()
                ? Optional.empty()
                : Optional.of(Messages.text(onHexes ? "resize.whole" : "resize.inches"));
    }

    /** Hexes or inches to be added, less than none if they are to be cut; on a table feet, too, as {@code 1'6}. */
    private OptionalDouble number(JTextField field) {
        String typed = field.getText().strip();
        boolean cut = typed.startsWith("-") || typed.startsWith("\u2212");
        String plain = cut ? typed.substring(1).strip() : typed;
        OptionalDouble found;
        if (onHexes) {
            var whole = Numbers.whole(plain);
            found = whole.isPresent() ? OptionalDouble.of(whole.getAsInt()) : OptionalDouble.empty();
        } else {
            found = inches(plain);
        }
        return found.isPresent() && cut ? OptionalDouble.of(-found.getAsDouble()) : found;
    }

    private static OptionalDouble inches(String typed) {
        String text = typed.replace('\u2032', '\'');
        int mark = text.indexOf('\'');
        if (mark < 0) {
            return Numbers.decimal(text.replace("\"", ""));
        }
        OptionalDouble feet = Numbers.decimal(text.substring(0, mark));
        String after = text.substring(mark + 1).replace("\"", "").strip();
        OptionalDouble inches = after.isEmpty() ? OptionalDouble.of(0) : Numbers.decimal(after);
        return feet.isPresent() && inches.isPresent()
                ? OptionalDouble.of(feet.getAsDouble() * BoardEntry.INCHES_PER_FOOT + inches.getAsDouble())
                : OptionalDouble.empty();
    }

    private Margins margins() {
        return new Margins(
                number(left).orElseThrow(),
                number(top).orElseThrow(),
                number(right).orElseThrow(),
                number(bottom).orElseThrow());
    }

    private Optional<String> sizeFault() {
        Margins margins = margins();
        boolean sameSize = margins.left() == -margins.right() && margins.top() == -margins.bottom();
        Optional<String> refused = sameSize ? Optional.empty() : Resize.refusal(pack, system);
        if (refused.isPresent()) {
            return refused;
        }
        double most = onHexes ? HexGrid.MAX_SIZE : BoardEntry.MAX_FEET * BoardEntry.INCHES_PER_FOOT;
        double width = width() + margins.left() + margins.right();
        double depth = depth() + margins.top() + margins.bottom();
        return width >= 1 && depth >= 1 && width <= most && depth <= most
                ? Optional.empty()
                : Optional.of(Messages.text("resize.too-far", Numbers.text(most)));
    }

    private double width() {
        return pack.battlefield()
                .hexMap()
                .map(map -> (double) map.grid().columns())
                .or(() -> pack.battlefield().table().map(table -> table.widthInches()))
                .orElseThrow();
    }

    private double depth() {
        return pack.battlefield()
                .hexMap()
                .map(map -> (double) map.grid().rows())
                .or(() -> pack.battlefield().table().map(table -> table.depthInches()))
                .orElseThrow();
    }

    private void tellSize() {
        Margins margins = margins();
        double width = width() + margins.left() + margins.right();
        double depth = depth() + margins.top() + margins.bottom();
        int beside = Resize.leftBeside(edit().apply(pack)) - Resize.leftBeside(pack);
        bottomRow.tell(beside > 0 ? Messages.text(onHexes ? "resize.beside" : "resize.beyond", beside) : "");
        if (!onHexes) {
            rightRow.tell(Messages.text("resize.table", feet(width), feet(depth)));
            int reaching = Resized.goingOn(pack.battlefield().table().orElseThrow(), margins);
            edgeRow.tell(Messages.text("resize.reaching", reaching));
            return;
        }
        rightRow.tell(Messages.text("resize.hexes", Numbers.text(width), Numbers.text(depth)));
        tellShift(HexResize.of(grid(), margins, false));
    }

    private HexGrid grid() {
        return pack.battlefield().hexMap().orElseThrow().grid();
    }

    /** Says what an odd number before the first row does, and which even one does not. */
    private void tellShift(HexResize resize) {
        boolean pointy = grid().orientation() == Orientation.POINTY;
        int before = pointy ? resize.rows() : resize.columns();
        (pointy ? topRow : leftRow)
                .tell(
                        resize.turnsShift()
                                ? Messages.text(pointy ? "resize.odd-rows" : "resize.odd-columns", before + 1)
                                : "");
    }

    private static String feet(double inches) {
        int whole = (int) (inches / BoardEntry.INCHES_PER_FOOT);
        double rest = inches - whole * BoardEntry.INCHES_PER_FOOT;
        return rest == 0 ? whole + "'" : whole + "'" + Numbers.text(rest) + "\"";
    }

    /** What is filled in. @throws java.util.NoSuchElementException if something is wrong */
    public Edit edit() {
        return Resize.of(system, margins(), keepLabels.isSelected(), goesOn.isSelected());
    }
}
