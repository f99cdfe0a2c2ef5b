package coupdoeil.validator.export.vassal;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.picture.Frame;
import coupdoeil.validator.picture.HexPlane;
import coupdoeil.validator.picture.MapView;
import java.util.List;
import java.util.Optional;

/**
 * A map of hexes as a board. Its picture is laid so that the centres of hexes lie within half a pixel of where VASSAL has them,
 * which cuts fractions off.
 */
final class HexField implements Field {

    /** Map units around the ground. */
    private static final double MARGIN = 12;
    /** What VASSAL cuts off, on average. */
    private static final double CUT = 0.5;

    private final HexBattlefield map;
    private final HexGrid grid;
    private final boolean pointy;
    private final boolean bare;
    private final int shift;
    private final HexLattice lattice;
    private final Numbering numbering;
    private final Frame frame;

    /** @param pixels of a hex from side to side @param bare whether VASSAL draws grid and labels, as the picture has none */
    HexField(HexBattlefield map, double pixels, boolean bare) {
        this.map = map;
        this.grid = map.grid();
        this.pointy = grid.orientation() == Orientation.POINTY;
        this.bare = bare;
        this.shift = Numbering.shift(grid);
        this.numbering = Numbering.of(grid, shift);
        double scale = pixels / MapView.UNITS_PER_HEX;
        HexPlane plane = new HexPlane(grid, MapView.UNITS_PER_HEX);
        HexPlane.Point first = plane.centre(grid.hexAt(0, 0));
        double firstAcross = pointy ? first.y() : first.x();
        double firstAlong = pointy ? first.x() : first.y();
        double across = pixels * Math.sqrt(3) / 2;
        int x0 = (int) Math.ceil((MARGIN + firstAcross) * scale - shift * across);
        int y0 = (int) Math.ceil((MARGIN + firstAlong) * scale - shift * pixels / 2);
        this.lattice = HexLattice.of(pixels, x0, y0, pointy);
        // Of whole numbers nothing is cut off.
        double cutAlong = pixels % 2 == 0 ? 0 : CUT;
        double beforeAcross = firstAcross - (x0 + shift * across - CUT) / scale;
        double beforeAlong = firstAlong - (y0 + shift * pixels / 2 - cutAlong) / scale;
        double x = pointy ? beforeAlong : beforeAcross;
        double y = pointy ? beforeAcross : beforeAlong;
        this.frame = new Frame(x, y, plane.width() + MARGIN - x, plane.height() + MARGIN - y);
    }

    @Override
    public Frame frame() {
        return frame;
    }

    @Override
    public Optional<Spot> spot(Position position) {
        return position.inHex().filter(grid::contains).map(this::centre);
    }

    private Spot centre(Hex hex) {
        return lattice.centre(line(hex) + shift, place(hex));
    }

    private int line(Hex hex) {
        return pointy ? grid.row(hex) : grid.column(hex);
    }

    private int place(Hex hex) {
        return pointy ? grid.column(hex) : grid.row(hex);
    }

    @Override
    public Optional<Component> grid() {
        return Optional.of(lattice.element(bare, numbering));
    }

    @Override
    public List<String> otherLabels() {
        return grid.hexes()
                .filter(map::contains)
                .filter(hex -> !numbering.label(line(hex) + shift, place(hex)).equals(grid.label(hex)))
                .map(grid::label)
                .toList();
    }
}
