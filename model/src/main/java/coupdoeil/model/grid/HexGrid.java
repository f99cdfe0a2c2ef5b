package coupdoeil.model.grid;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A rectangular block of hexes: its size, how hexes stand, which rows or columns are shifted, and how they are labelled.
 *
 * <p>A hex has an axial coordinate, a 0-based column and row, a label and a cell index {@code row * columns + column};
 * every conversion is exact and takes constant time.
 */
public record HexGrid(int columns, int rows, Orientation orientation, Shifted shifted, LabelScheme labels) {

    /** The largest number of columns or rows. */
    public static final int MAX_SIZE = 400;

    /** @throws IllegalArgumentException if a size is outside 1..400 */
    public HexGrid {
        if (columns < 1 || rows < 1 || columns > MAX_SIZE || rows > MAX_SIZE) {
            throw new IllegalArgumentException(
                    "a hex map has 1 to " + MAX_SIZE + " columns and rows, not " + columns + " x " + rows);
        }
    }

    public static HexGrid pointy(int columns, int rows) {
        return new HexGrid(columns, rows, Orientation.POINTY, Shifted.ODD, LabelScheme.STANDARD);
    }

    public int size() {
        return columns * rows;
    }

    public Hex hexAt(int column, int row) {
        return orientation == Orientation.POINTY
                ? new Hex(column - shifted.lead(row), row)
                : new Hex(column, row - shifted.lead(column));
    }

    public Hex hexAt(int index) {
        return hexAt(index % columns, index / columns);
    }

    public int column(Hex hex) {
        return orientation == Orientation.POINTY ? hex.q() + shifted.lead(hex.r()) : hex.q();
    }

    public int row(Hex hex) {
        return orientation == Orientation.POINTY ? hex.r() : hex.r() + shifted.lead(hex.q());
    }

    public boolean contains(Hex hex) {
        return index(hex) >= 0;
    }

    /** The cell index of a hex, or -1 if the hex lies outside the grid. */
    public int index(Hex hex) {
        int column = column(hex);
        int row = row(hex);
        return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
    }

    /** A distance in hexes that no two hexes of the grid exceed. */
    public int across() {
        return columns + rows;
    }

    /**
     * The hexes within a distance of one, as {@link Hex#within}, but none further off than across the grid and none within
     * a negative distance: for distances that a pack may set to anything.
     */
    public List<Hex> within(Hex centre, int distance) {
        return distance < 0 ? List.of() : centre.within(Math.min(distance, across()));
    }

    /** Every hex of the grid, row by row. */
    public Stream<Hex> hexes() {
        return IntStream.range(0, size()).mapToObj(this::hexAt);
    }

    /** The label of a hex; hexes outside the grid have one too. */
    public String label(Hex hex) {
        return labels.label(column(hex), row(hex)).orElseGet(() -> LabelScheme.axial(hex));
    }

    /** The hex with this label, inside the grid or not; empty if the text is no label of this grid's scheme. */
    public Optional<Hex> parse(String label) {
        Optional<Hex> axial = LabelScheme.parseAxial(label);
        return axial.isPresent() ? axial : labels.parse(label).map(cell -> hexAt(cell[0], cell[1]));
    }

    /** A hexside as text: the label of its first hex and the number of the hexside, {@code 0712/1}. */
    public String label(HexSide side) {
        return contains(side.hex()) || !contains(side.other())
                ? label(side.hex()) + "/" + side.direction().ordinal()
                : label(side.other()) + "/" + side.direction().opposite().ordinal();
    }
}
