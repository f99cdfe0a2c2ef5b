package coupdoeil.validator.picture;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.scenario.Facing;

/**
 * Where the hexes of a grid lie on a plane, x to the right and y down; hexes outside the grid have their place too. The left-
 * and topmost hexes of the grid touch the axes. At a hex width of {@value MapView#UNITS_PER_HEX} it is the plane that pictures
 * are painted on.
 *
 * @param hexWidth distance between the centres of neighbours
 */
public record HexPlane(HexGrid grid, double hexWidth) {

    /** A point of the plane. */
    public record Point(double x, double y) {}

    private static final double ROOT = Math.sqrt(3);
    /** Of the corners of a pointy hex from the upper one on, in halves of a hex and of a radius. */
    private static final int[] RIGHT = {0, 1, 1, 0, -1, -1};

    private static final int[] DOWN = {-2, -1, 1, 2, 1, -1};
    /** Of those of a flat hex from the right one on, in halves of a radius and of a hex. */
    private static final int[] RIGHT_FLAT = {2, 1, -1, -2, -1, 1};

    private static final int[] DOWN_FLAT = {0, 1, 1, 0, -1, -1};

    /** Distance from the centre of a hex to its corners, and length of a hexside. */
    public double radius() {
        return hexWidth / ROOT;
    }

    private boolean pointy() {
        return grid.orientation() == Orientation.POINTY;
    }

    /** The middle of a hex. */
    public Point centre(Hex hex) {
        return at(across(hex), along(hex));
    }

    /** A corner of a hex: the same point exactly, whichever of its three hexes names it. */
    public Point corner(Hex hex, HexCorner corner) {
        // Of a pointy hex the upper corner is the one before the first.
        int number = Math.floorMod(corner.ordinal() + (pointy() ? 1 : 0), 6);
        return pointy()
                ? at(across(hex) + DOWN[number], along(hex) + RIGHT[number])
                : at(across(hex) + RIGHT_FLAT[number], along(hex) + DOWN_FLAT[number]);
    }

    /** Halves of a hex along the straight lines. */
    private int along(Hex hex) {
        int shift = grid.shifted() == Shifted.EVEN ? 2 : 1;
        return shift + (pointy() ? 2 * hex.q() + hex.r() : 2 * hex.r() + hex.q());
    }

    /** Halves of a radius across them. */
    private int across(Hex hex) {
        return 2 + 3 * (pointy() ? hex.r() : hex.q());
    }

    private Point at(int across, int along) {
        double x = along * hexWidth / 2;
        double y = across * radius() / 2;
        return pointy() ? new Point(x, y) : new Point(y, x);
    }

    /** The middle of the hexside that faces a direction. */
    public Point middle(Hex hex, HexDirection side) {
        Point from = corner(hex, HexCorner.of(side.ordinal()));
        Point to = corner(hex, HexCorner.of(side.ordinal() + 1));
        return new Point((from.x() + to.x()) / 2, (from.y() + to.y()) / 2);
    }

    /** The angle of a direction, in degrees clockwise from the x axis. */
    public double degrees(HexDirection direction) {
        return direction.ordinal() * 60 + (pointy() ? 0 : 30);
    }

    /** Where something looks, in whole degrees clockwise from the top of the plane, 0 to 359. */
    public int heading(Facing facing) {
        if (facing instanceof Facing.Heading heading) {
            return Math.floorMod((int) Math.round(90 - heading.degrees()), 360);
        }
        double toSide = degrees(HexDirection.of(facing.number()));
        double clockwise = facing instanceof Facing.ToCorner ? toSide - 30 : toSide;
        return Math.floorMod((int) Math.round(clockwise) + 90, 360);
    }

    /** From the left edge of the grid to its right one. */
    public double width() {
        return pointy() ? straight(grid.columns(), grid.rows()) : stepped(grid.columns());
    }

    /** From the upper edge of the grid to its lower one. */
    public double height() {
        return pointy() ? stepped(grid.rows()) : straight(grid.rows(), grid.columns());
    }

    /** Along the straight lines, of which every other is shifted. */
    private double straight(int hexes, int lines) {
        return hexWidth * (hexes + (lines > 1 || grid.shifted() == Shifted.EVEN ? 0.5 : 0));
    }

    /** Across them. */
    private double stepped(int lines) {
        return radius() * (1.5 * lines + 0.5);
    }
}
