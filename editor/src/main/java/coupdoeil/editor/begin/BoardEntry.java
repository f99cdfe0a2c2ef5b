package coupdoeil.editor.begin;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.rules.Board;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * A board, as typed.
 *
 * @param like the board whose kind it is, and which it is itself unless it has a size of its own
 * @param ownSize whether the rest counts
 * @param width columns of hexes, or the width of a table
 * @param depth rows of hexes, or the depth of a table
 * @param feet whether a table is measured in feet, not inches
 */
public record BoardEntry(
        Board like,
        boolean ownSize,
        String width,
        String depth,
        Orientation orientation,
        Shifted shifted,
        boolean feet) {

    static final double INCHES_PER_FOOT = 12;

    /** The largest side of a table. */
    static final int MAX_FEET = 50;

    /** The distance between two rows of pointed hexes, as a share of that between two hexes of a row. */
    private static final double ROW = Math.sqrt(3) / 2;

    /** What a board looks like before anything is typed. */
    public static BoardEntry of(Board board, boolean ownSize) {
        if (board instanceof Board.OfHexes hexes) {
            HexGrid grid = hexes.grid();
            return new BoardEntry(
                    board,
                    ownSize,
                    Integer.toString(grid.columns()),
                    Integer.toString(grid.rows()),
                    grid.orientation(),
                    grid.shifted(),
                    false);
        }
        Board.OfTable table = (Board.OfTable) board;
        return new BoardEntry(
                board,
                ownSize,
                Numbers.text(table.widthInches()),
                Numbers.text(table.depthInches()),
                Orientation.POINTY,
                Shifted.ODD,
                false);
    }

    public boolean onHexes() {
        return like instanceof Board.OfHexes;
    }

    public Optional<String> widthFault() {
        return fault(width);
    }

    public Optional<String> depthFault() {
        return fault(depth);
    }

    private Optional<String> fault(String text) {
        if (!ownSize) {
            return Optional.empty();
        }
        if (onHexes()) {
            OptionalInt number = Numbers.whole(text);
            return number.isPresent() && number.getAsInt() >= 1 && number.getAsInt() <= HexGrid.MAX_SIZE
                    ? Optional.empty()
                    : Optional.of(Messages.text("begin.whole-number", 1, HexGrid.MAX_SIZE));
        }
        OptionalDouble inches = inches(text);
        double most = MAX_FEET * INCHES_PER_FOOT;
        if (inches.isPresent() && inches.getAsDouble() >= 1 && inches.getAsDouble() <= most) {
            return Optional.empty();
        }
        return Optional.of(
                feet ? Messages.text("begin.up-to-feet", MAX_FEET) : Messages.text("begin.up-to-inches", (int) most));
    }

    /** The inches of a length of a table, to the hundredth; empty if it is none. */
    private OptionalDouble inches(String text) {
        OptionalDouble number = Numbers.decimal(text);
        return number.isEmpty()
                ? number
                : OptionalDouble.of(Math.round(number.getAsDouble() * (feet ? INCHES_PER_FOOT : 1) * 100) / 100.0);
    }

    public boolean isSound() {
        return widthFault().isEmpty() && depthFault().isEmpty();
    }

    /** How much ground that is, in other units; empty if something is wrong or nothing is known of it. */
    public String extent() {
        if (!isSound()) {
            return "";
        }
        Board board = board();
        if (board instanceof Board.OfTable table) {
            return feet
                    ? Messages.text(
                            "begin.in-inches", Numbers.text(table.widthInches()), Numbers.text(table.depthInches()))
                    : Messages.text(
                            "begin.in-feet",
                            Numbers.text(table.widthInches() / INCHES_PER_FOOT),
                            Numbers.text(table.depthInches() / INCHES_PER_FOOT));
        }
        Board.OfHexes hexes = (Board.OfHexes) board;
        if (hexes.metresPerHex() == 0) {
            return "";
        }
        boolean pointy = hexes.grid().orientation() == Orientation.POINTY;
        double kilometres = hexes.metresPerHex() / 1000.0;
        return Messages.text(
                "begin.in-kilometres",
                kilometres(hexes.grid().columns() * kilometres * (pointy ? 1 : ROW)),
                kilometres(hexes.grid().rows() * kilometres * (pointy ? ROW : 1)));
    }

    private static String kilometres(double number) {
        return Numbers.text(Math.round(number * 10) / 10.0);
    }

    /** @throws java.util.NoSuchElementException if something is wrong */
    public Board board() {
        if (!ownSize) {
            return like;
        }
        if (like instanceof Board.OfHexes hexes) {
            return hexes.ownSize(new HexGrid(
                    Numbers.whole(width).orElseThrow(),
                    Numbers.whole(depth).orElseThrow(),
                    orientation,
                    shifted,
                    hexes.grid().labels()));
        }
        return new Board.OfTable("", inches(width).orElseThrow(), inches(depth).orElseThrow());
    }

    /** The same table measured in the other unit; what is no number stays as it is typed. */
    BoardEntry measuredIn(boolean inFeet) {
        return inFeet == feet
                ? this
                : new BoardEntry(
                        like,
                        ownSize,
                        converted(width, inFeet),
                        converted(depth, inFeet),
                        orientation,
                        shifted,
                        inFeet);
    }

    private String converted(String text, boolean inFeet) {
        OptionalDouble inches = inches(text);
        return inches.isEmpty() ? text : Numbers.text(inches.getAsDouble() / (inFeet ? INCHES_PER_FOOT : 1));
    }
}
