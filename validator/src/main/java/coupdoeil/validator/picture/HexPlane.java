package coupdoeil.validator.picture;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;

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

    /** Distance from the centre of a hex to its corners, and length of a hexside. */
    public double radius() {
        return hexWidth / ROOT;
    }

    private boolean pointy() {
        return grid.orientation() == Orientation.POINTY;
    }

    /** The middle of a hex. */
    public Point centre(Hex hex) {
        double shift = grid.shifted() == Shifted.EVEN ? 1 : 0.5;
        double along = hexWidth * (shift + (pointy() ? hex.q() + hex.r() / 2.0 : hex.r() + hex.q() / 2.0));
        double across = radius() * (1 + 1.5 * (pointy() ? hex.r() : hex.q()));
        return pointy() ? new Point(along, across) : new Point(across, along);
    }

    /** A corner of a hex. */
    public Point corner(Hex hex, HexCorner corner) {
        return away(hex, corner.ordinal() * 60 - (pointy() ? 30 : 0), radius());
    }

    /** The middle of the hexside that faces a direction. */
    public Point middle(Hex hex, HexDirection side) {
        return away(hex, degrees(side), hexWidth / 2);
    }

    /** The angle of a direction, in degrees clockwise from the x axis. */
    public double degrees(HexDirection direction) {
        return direction.ordinal() * 60 + (pointy() ? 0 : 30);
    }

    private Point away(Hex hex, double degrees, double distance) {
        Point centre = centre(hex);
        double angle = Math.toRadians(degrees);
        return new Point(centre.x() + distance * Math.cos(angle), centre.y() + distance * Math.sin(angle));
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
