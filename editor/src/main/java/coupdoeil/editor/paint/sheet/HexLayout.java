package coupdoeil.editor.paint.sheet;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexPoint;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Where the hexes of a grid lie, in map units; hexes outside the grid have their place too.
 *
 * <p>The left- and topmost hexes of the grid touch the axes, so that no coordinate inside the grid is negative.
 *
 * <p>A turned layout is the same plane half a turn round its middle, as the player at the top of the map sees it: the
 * corner of the grid that was last is first, and every direction is the opposite one. What is written stays upright.
 */
public final class HexLayout implements MapLayout {

    /** Distance between the centres of neighbours. */
    public static final double HEX_WIDTH = 60;
    /** Distance from the centre of a hex to its corners, and length of a hexside. */
    public static final double RADIUS = 34.64101615137755;

    private static final double[] COS = new double[12];
    private static final double[] SIN = new double[12];

    static {
        for (int i = 0; i < 12; i++) {
            COS[i] = Math.cos(Math.PI * i / 6);
            SIN[i] = Math.sin(Math.PI * i / 6);
        }
    }

    private final HexGrid grid;
    private final boolean pointy;
    /** 1, or -1 on a turned plane. */
    private final int sense;

    private final double originX;
    private final double originY;

    public HexLayout(HexGrid grid) {
        this(grid, false);
    }

    public HexLayout(HexGrid grid, boolean turned) {
        this.grid = grid;
        this.pointy = grid.orientation() == Orientation.POINTY;
        double half = HEX_WIDTH / 2;
        double shift = grid.shifted() == Shifted.EVEN ? half : 0;
        double x = pointy ? half + shift : RADIUS;
        double y = pointy ? RADIUS : half + shift;
        if (turned) {
            Rectangle2D upright = new HexLayout(grid).bounds();
            x = 2 * upright.getCenterX() - x;
            y = 2 * upright.getCenterY() - y;
        }
        this.sense = turned ? -1 : 1;
        this.originX = x;
        this.originY = y;
    }

    public boolean isTurned() {
        return sense < 0;
    }

    public HexGrid grid() {
        return grid;
    }

    /** How many columns or rows of the grid are so many to the right, or down, on this plane. */
    public int steps(int onThePlane) {
        return sense * onThePlane;
    }

    /** The middle of a hex. */
    public Point2D centre(Hex hex) {
        return new Point2D.Double(centreX(hex), centreY(hex));
    }

    public double centreX(Hex hex) {
        return originX + sense * (pointy ? HEX_WIDTH * (hex.q() + hex.r() / 2.0) : RADIUS * 1.5 * hex.q());
    }

    public double centreY(Hex hex) {
        return originY + sense * (pointy ? RADIUS * 1.5 * hex.r() : HEX_WIDTH * (hex.r() + hex.q() / 2.0));
    }

    /** A corner of a hex. */
    public Point2D corner(Hex hex, HexCorner corner) {
        int twelfths = twelfths(corner);
        return new Point2D.Double(centreX(hex) + RADIUS * COS[twelfths], centreY(hex) + RADIUS * SIN[twelfths]);
    }

    /** The middle of the hexside that faces a direction. */
    public Point2D middle(Hex hex, HexDirection side) {
        int twelfths = twelfths(side);
        double distance = HEX_WIDTH / 2;
        return new Point2D.Double(centreX(hex) + distance * COS[twelfths], centreY(hex) + distance * SIN[twelfths]);
    }

    /** A hexside from its corner on the left to that on the right, seen from its own hex. */
    public Line2D line(HexSide side) {
        HexCorner left = HexCorner.of(side.direction().ordinal());
        return new Line2D.Double(corner(side.hex(), left), corner(side.hex(), left.turn(1)));
    }

    /** The angle of a direction on the plane, in radians clockwise from the x axis. */
    public double angle(HexDirection direction) {
        return twelfths(direction) * Math.PI / 6;
    }

    /** The angle from the centre of a hex to one of its corners, in radians clockwise from the x axis. */
    public double angle(HexCorner corner) {
        return twelfths(corner) * Math.PI / 6;
    }

    /** The closed outline of a hex. */
    public Path2D outline(Hex hex) {
        double x = centreX(hex);
        double y = centreY(hex);
        Path2D.Double path = new Path2D.Double(Path2D.WIND_NON_ZERO, 8);
        for (int k = 0; k < 6; k++) {
            int twelfths = twelfths(HexCorner.of(k));
            if (k == 0) {
                path.moveTo(x + RADIUS * COS[twelfths], y + RADIUS * SIN[twelfths]);
            } else {
                path.lineTo(x + RADIUS * COS[twelfths], y + RADIUS * SIN[twelfths]);
            }
        }
        path.closePath();
        return path;
    }

    /** The smallest rectangle around a hex. */
    public Rectangle2D bounds(Hex hex) {
        double w = pointy ? HEX_WIDTH : 2 * RADIUS;
        double h = pointy ? 2 * RADIUS : HEX_WIDTH;
        return new Rectangle2D.Double(centreX(hex) - w / 2, centreY(hex) - h / 2, w, h);
    }

    @Override
    public Rectangle2D bounds() {
        Rectangle2D bounds = bounds(grid.hexAt(0, 0));
        int lastColumn = grid.columns() - 1;
        int lastRow = grid.rows() - 1;
        // The widest or deepest line is the last or the one before it, as either may be the shifted one.
        for (int back = 0; back < 2; back++) {
            bounds.add(bounds(grid.hexAt(lastColumn, Math.max(0, lastRow - back))));
            bounds.add(bounds(grid.hexAt(Math.max(0, lastColumn - back), lastRow)));
            bounds.add(bounds(grid.hexAt(Math.min(back, lastColumn), Math.min(back, lastRow))));
            bounds.add(bounds(grid.hexAt(Math.min(back, lastColumn), 0)));
            bounds.add(bounds(grid.hexAt(0, Math.min(back, lastRow))));
        }
        return bounds;
    }

    /** The hex that holds a point, inside the grid or not; on a hexside, either of its two hexes. */
    public Hex hexAt(Point2D point) {
        return hexAt(point.getX(), point.getY());
    }

    public Hex hexAt(double x, double y) {
        return axial(x, y).hex();
    }

    /** A point of this plane in the coordinates of hexes. */
    public HexPoint axial(Point2D point) {
        return axial(point.getX(), point.getY());
    }

    private HexPoint axial(double x, double y) {
        double right = sense * (x - originX);
        double down = sense * (y - originY);
        double across = (pointy ? right : down) / HEX_WIDTH;
        double along = (pointy ? down : right) / (RADIUS * 1.5);
        return pointy ? new HexPoint(across - along / 2, along) : new HexPoint(along, across - along / 2);
    }

    /** Where a point in the coordinates of hexes lies on this plane. */
    public Point2D plane(HexPoint point) {
        double across = sense * HEX_WIDTH * (pointy ? point.q() + point.r() / 2 : point.r() + point.q() / 2);
        double along = sense * RADIUS * 1.5 * (pointy ? point.r() : point.q());
        return new Point2D.Double(originX + (pointy ? across : along), originY + (pointy ? along : across));
    }

    /** The hexside nearest to a point; empty if it is further away than a distance. */
    public Optional<HexSide> sideNear(Point2D point, double distance) {
        Hex hex = hexAt(point);
        HexSide nearest = null;
        double least = distance;
        for (HexDirection direction : HexDirection.values()) {
            HexSide side = new HexSide(hex, direction);
            double away = line(side).ptSegDist(point);
            if (away <= least) {
                least = away;
                nearest = side;
            }
        }
        return Optional.ofNullable(nearest);
    }

    /** The direction from the centre of a hex that comes nearest to that of a point. */
    public HexDirection directionTowards(Hex hex, Point2D point) {
        double angle = Math.atan2(point.getY() - centreY(hex), point.getX() - centreX(hex));
        return HexDirection.of((int) Math.round((angle - angle(HexDirection.D0)) / (Math.PI / 3)));
    }

    /** The corner of a hex that comes nearest to the direction of a point from its centre. */
    public HexCorner cornerTowards(Hex hex, Point2D point) {
        double angle = Math.atan2(point.getY() - centreY(hex), point.getX() - centreX(hex));
        return HexCorner.of((int) Math.round((angle - angle(HexCorner.C0)) / (Math.PI / 3)));
    }

    /** The hexes of the grid whose bounds meet a rectangle, row by row. */
    public List<Hex> hexesIn(Rectangle2D area) {
        return hexesIn(area, 0);
    }

    /** As {@link #hexesIn(Rectangle2D)}, with so many more rows and columns around the grid. */
    public List<Hex> hexesIn(Rectangle2D area, int beyond) {
        double stepX = pointy ? HEX_WIDTH : RADIUS * 1.5;
        double stepY = pointy ? RADIUS * 1.5 : HEX_WIDTH;
        Rectangle2D upright = upright(area);
        int fromColumn = Math.max(-beyond, (int) Math.floor(upright.getMinX() / stepX) - 1);
        int toColumn = Math.min(grid.columns() - 1 + beyond, (int) Math.ceil(upright.getMaxX() / stepX));
        int fromRow = Math.max(-beyond, (int) Math.floor(upright.getMinY() / stepY) - 1);
        int toRow = Math.min(grid.rows() - 1 + beyond, (int) Math.ceil(upright.getMaxY() / stepY));
        List<Hex> hexes = new ArrayList<>();
        for (int row = fromRow; row <= toRow; row++) {
            for (int column = fromColumn; column <= toColumn; column++) {
                Hex hex = grid.hexAt(column, row);
                if (bounds(hex).intersects(area)) {
                    hexes.add(hex);
                }
            }
        }
        return hexes;
    }

    /** What lies on an area of this plane, where it lies on one that is not turned. */
    private Rectangle2D upright(Rectangle2D area) {
        Rectangle2D all = bounds();
        return isTurned()
                ? new Rectangle2D.Double(
                        all.getMinX() + all.getMaxX() - area.getMaxX(),
                        all.getMinY() + all.getMaxY() - area.getMaxY(),
                        area.getWidth(),
                        area.getHeight())
                : area;
    }

    /** Of some hexes the one nearest to the middle of them all; empty if there are none. */
    public Optional<Hex> middle(Collection<Hex> hexes) {
        double x = hexes.stream().mapToDouble(this::centreX).average().orElse(0);
        double y = hexes.stream().mapToDouble(this::centreY).average().orElse(0);
        return hexes.stream().min(Comparator.comparingDouble(hex -> centre(hex).distance(x, y)));
    }

    /** A rectangle that holds all that is painted for some hexes, whatever layers show it: one hex more all round. */
    public Rectangle2D reach(Hex hex) {
        Rectangle2D bounds = bounds(hex);
        return new Rectangle2D.Double(
                bounds.getX() - HEX_WIDTH,
                bounds.getY() - HEX_WIDTH,
                bounds.getWidth() + 2 * HEX_WIDTH,
                bounds.getHeight() + 2 * HEX_WIDTH);
    }

    private int twelfths(HexDirection direction) {
        return Math.floorMod(direction.ordinal() * 2 + (pointy ? 0 : 1) + (isTurned() ? 6 : 0), 12);
    }

    private int twelfths(HexCorner corner) {
        return Math.floorMod(corner.ordinal() * 2 - (pointy ? 1 : 0) + (isTurned() ? 6 : 0), 12);
    }
}
