package coupdoeil.validator.bench;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightCell;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;
import org.locationtech.jts.index.strtree.STRtree;

/**
 * The line of sight of Fix Bayonets! as one would build it on a geometry library: hexes as polygons in a spatial index, the
 * line prepared, a tolerance of 1e-9 for what touches, doubles throughout. The yardstick for speed and exactness; without
 * limits of visibility.
 */
final class JtsSight {

    private static final GeometryFactory SHAPES = new GeometryFactory();
    private static final double TOLERANCE = 1e-9;
    private static final double WIDTH = Math.sqrt(3);

    private final PackedGround ground;
    private final STRtree tree = new STRtree();

    /** A hex under the line. @param at how far along the line its centre lies @param side -1 left, 1 right, 0 crossed */
    private record Under(int index, double at, int side, int corners) {}

    /** A hex of the map as a polygon, perhaps widened, and its corners. */
    private record Tile(int index, Geometry polygon, Coordinate[] corners) {}

    /**
     * @param ground of pointy hexes
     * @param widening by how much hexes are widened in the index, so that it finds those that rounding has moved off a line
     */
    JtsSight(PackedGround ground, double widening) {
        this.ground = ground;
        for (int i = 0; i < ground.size(); i++) {
            if (!ground.isBeyond(i)) {
                Hex hex = ground.hex(i);
                Tile tile = new Tile(i, SHAPES.createPolygon(ring(hex, 1 + widening)), ring(hex, 1));
                tree.insert(tile.polygon().getEnvelopeInternal(), tile);
            }
        }
        tree.build();
    }

    boolean sees(int from, int to) {
        if (from == to) {
            return true;
        }
        Coordinate start = centre(ground.hex(from));
        Coordinate end = centre(ground.hex(to));
        List<Under> under = under(start, end);
        if (wallAlong(under)) {
            return false;
        }
        return !shut(path(under, -1)) || !shut(path(under, 1));
    }

    private List<Under> under(Coordinate start, Coordinate end) {
        LineString line = SHAPES.createLineString(new Coordinate[] {start, end});
        PreparedGeometry prepared = PreparedGeometryFactory.prepare(line);
        double dx = end.x - start.x;
        double dy = end.y - start.y;
        double length = Math.hypot(dx, dy);
        List<Under> under = new ArrayList<>();
        for (Object found : tree.query(line.getEnvelopeInternal())) {
            Tile tile = (Tile) found;
            if (prepared.intersects(tile.polygon())) {
                Coordinate centre = centre(ground.hex(tile.index()));
                int left = 0;
                int right = 0;
                int on = 0;
                Coordinate[] corners = tile.corners();
                for (int i = 0; i < 6; i++) {
                    double off = (dx * (corners[i].y - start.y) - dy * (corners[i].x - start.x)) / length;
                    left += off < -TOLERANCE ? 1 : 0;
                    right += off > TOLERANCE ? 1 : 0;
                    on += Math.abs(off) <= TOLERANCE ? 1 : 0;
                }
                int side = left > 0 && right > 0 ? 0 : left > 0 ? -1 : 1;
                double at = (dx * (centre.x - start.x) + dy * (centre.y - start.y)) / length;
                under.add(new Under(tile.index(), at, side, on));
            }
        }
        under.sort(Comparator.comparingDouble(Under::at));
        return under;
    }

    private static int[] path(List<Under> under, int side) {
        return under.stream()
                .filter(hex -> hex.side() == 0 || hex.side() == side)
                .mapToInt(Under::index)
                .toArray();
    }

    /** Whether the line runs along a hexside that blocks: both its hexes are touched at two corners. */
    private boolean wallAlong(List<Under> under) {
        for (int i = 0; i + 1 < under.size(); i++) {
            Under one = under.get(i);
            Under other = under.get(i + 1);
            if (one.side() * other.side() < 0 && one.corners() == 2 && other.corners() == 2) {
                int side = side(one.index(), other.index());
                if (side >= 0 && SightCell.sideBlocks(ground.cell(one.index()), side)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean shut(int[] path) {
        int last = path.length - 1;
        int top = Math.max(level(path[0]), level(path[last]));
        for (int i = 1; i < last; i++) {
            int cell = ground.cell(path[i]);
            if (!SightCell.isOut(cell) && SightCell.level(cell) > top) {
                return true;
            }
            if (SightCell.blocks(cell) && !overlooked(path, i, i)) {
                return true;
            }
        }
        for (int i = 0; i < last; i++) {
            int side = side(path[i], path[i + 1]);
            if (side >= 0 && SightCell.sideBlocks(ground.cell(path[i]), side) && !overlooked(path, i, i + 1)) {
                return true;
            }
        }
        return hides(path, 0, last);
    }

    /** Whether two hexes of a path, or one, lie in the blind zone of the start, or in that of the end. */
    private boolean overlooked(int[] path, int one, int other) {
        int last = path.length - 1;
        boolean inStarts = true;
        boolean inEnds = true;
        for (int i = one; i <= other; i++) {
            inStarts &= level(path[i]) < level(path[0]) && hides(path, 0, i);
            inEnds &= level(path[i]) < level(path[last]) && hides(path, i, last);
        }
        return inStarts || inEnds;
    }

    /** Whether the highest slope of a stretch of a path is nearer to the lower of its ends. */
    private boolean hides(int[] path, int first, int last) {
        int down = level(path[first]) - level(path[last]);
        int highest = Integer.MIN_VALUE;
        boolean hides = false;
        for (int i = first; i < last && down != 0; i++) {
            int side = side(path[i], path[i + 1]);
            int height = Math.max(level(path[i]), level(path[i + 1]));
            if (side >= 0 && SightCell.isSlope(ground.cell(path[i]), side) && height >= highest) {
                int fromFirst = distance(path[first], path[i]);
                int fromLast = distance(path[i + 1], path[last]);
                boolean nearer = down > 0 ? fromLast < fromFirst : fromFirst < fromLast;
                hides = nearer || height == highest && hides;
                highest = height;
            }
        }
        return hides;
    }

    private int distance(int one, int other) {
        return ground.hex(one).distance(ground.hex(other));
    }

    private int level(int index) {
        return SightCell.level(ground.cell(index));
    }

    private int side(int from, int to) {
        for (int direction = 0; direction < 6; direction++) {
            if (from + ground.step(direction) == to) {
                return direction;
            }
        }
        return -1;
    }

    private static Coordinate centre(Hex hex) {
        return new Coordinate(WIDTH * (hex.q() + hex.r() / 2.0), 1.5 * hex.r());
    }

    private static Coordinate[] ring(Hex hex, double radius) {
        Coordinate centre = centre(hex);
        Coordinate[] ring = new Coordinate[HexDirection.values().length + 1];
        for (int corner = 0; corner < 6; corner++) {
            double angle = Math.toRadians(60 * corner - 30);
            ring[corner] = new Coordinate(centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle));
        }
        ring[6] = ring[0];
        return ring;
    }
}
