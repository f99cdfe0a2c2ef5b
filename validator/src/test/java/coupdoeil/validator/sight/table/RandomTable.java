package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.GroundShape;
import coupdoeil.validator.sight.table.SlowSight.Kind;
import coupdoeil.validator.sight.table.SlowSight.Thing;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;

/**
 * A small table on which much touches and lines graze: corners lie on a coarse lattice, pieces stand at quarter turns or at
 * the angles of the triangle of sides 3, 4 and 5. One half of it is nothing but that, the other has corners anywhere.
 */
final class RandomTable extends Laid {

    private static final int[][] TURNS = {{5, 0}, {0, 5}, {-5, 0}, {0, -5}, {4, 3}, {-3, 4}, {3, -4}, {-4, -3}};
    private static final GeometryFactory GEOMETRIES = new GeometryFactory();
    private static final long STEP = 2540;
    /** Tests look at one of so many tables: at fewer where they are run again and again. */
    static final int SHARE = Integer.getInteger("coupdoeil.tables", 1);

    private final Random random;
    private final boolean coarse;
    final Footprint observer;
    final Footprint target;
    final List<Thing> things = new ArrayList<>();

    RandomTable(long seed) {
        super(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        random = new Random(seed);
        coarse = random.nextInt(4) > 0;
        observer = piece(1 + random.nextInt(2), 4, 0);
        target = piece(1 + random.nextInt(2), 4, 10);
        bodies.add(new Body("observer", "observer", observer.bases()));
        bodies.add(new Body("target", "target", target.bases()));
        int hills = random.nextInt(3);
        for (int i = 0; i < hills; i++) {
            List<Dot> polygon = polygon();
            things.add(new Thing(polygon, Kind.CONTOUR, 1 + random.nextInt(2)));
            contours.add(new Contour(
                    "hill" + i,
                    "hill" + i,
                    shape(polygon).outline(),
                    things.get(i).level()));
        }
        int woods = random.nextInt(3);
        for (int i = 0; i < woods; i++) {
            List<Dot> polygon = polygon();
            boolean tall = random.nextBoolean();
            things.add(new Thing(polygon, tall ? Kind.WOOD : Kind.SCREEN, 0));
            screens.add(new Screen("wood" + i, "wood" + i, shape(polygon).outline(), tall, Double.POSITIVE_INFINITY));
        }
        int others = random.nextInt(4);
        for (int i = 0; i < others; i++) {
            Footprint other = piece(1 + random.nextInt(3), 4, 5);
            bodies.add(new Body("other" + i, "other" + i, other.bases()));
            for (Base base : other.bases()) {
                SlowSight slow = new SlowSight(things);
                things.add(new Thing(dots(base), Kind.BODY, slow.elevation(middle(base))));
            }
        }
    }

    private Footprint piece(int bases, int spread, int north) {
        int[] turn = TURNS[random.nextInt(coarse ? 4 : TURNS.length)];
        long side = STEP / 5 * (coarse ? 2 : 1 + random.nextInt(3));
        long x = lattice(random.nextInt(2 * spread));
        long y = lattice(north + random.nextInt(spread));
        if (random.nextInt(3) > 0 && north == 0) {
            turn = TURNS[1];
        }
        List<Base> all = new ArrayList<>();
        for (int i = 0; i < bases; i++) {
            all.add(base(x, y, turn, i * side, 0, side, side));
        }
        return new Footprint(all, all, base(x, y, turn, 0, 0, bases * side, side));
    }

    /** A base whose forward direction is the turn, of length 5: so all its corners are whole. */
    private static Base base(long x, long y, int[] turn, long right, long back, long width, long depth) {
        return new Base(
                corner(x, y, turn, right, back),
                corner(x, y, turn, right + width, back),
                corner(x, y, turn, right + width, back + depth),
                corner(x, y, turn, right, back + depth));
    }

    private static Corner corner(long x, long y, int[] turn, long right, long back) {
        return new Corner(x + (turn[1] * right - turn[0] * back), y + (-turn[0] * right - turn[1] * back));
    }

    private long lattice(int steps) {
        return STEP * steps + (coarse ? STEP / 2 * random.nextInt(2) : random.nextInt((int) STEP));
    }

    /** A triangle, or a quadrangle that may be hollow, and never crosses itself. */
    private List<Dot> polygon() {
        while (true) {
            List<Dot> corners = new ArrayList<>();
            int count = 3 + random.nextInt(3);
            for (int i = 0; i < count; i++) {
                corners.add(Dot.of(lattice(random.nextInt(10)), lattice(random.nextInt(14))));
            }
            if (geometry(corners).isValid()) {
                return quarters(corners);
            }
        }
    }

    private static Polygon geometry(List<Dot> corners) {
        Coordinate[] ring = new Coordinate[corners.size() + 1];
        for (int i = 0; i < ring.length; i++) {
            Dot corner = corners.get(i % corners.size());
            ring[i] = new Coordinate(
                    corner.x().value() / Corner.PER_INCH, corner.y().value() / Corner.PER_INCH);
        }
        return GEOMETRIES.createPolygon(ring);
    }

    private static List<Dot> quarters(List<Dot> hundredths) {
        Ratio four = Ratio.of(4);
        return hundredths.stream()
                .map(dot -> new Dot(dot.x().times(four), dot.y().times(four)))
                .toList();
    }

    static GroundShape shape(List<Dot> quarters) {
        Ratio four = Ratio.of(4);
        return GroundShape.of(
                geometry(quarters.stream()
                        .map(dot -> new Dot(dot.x().by(four), dot.y().by(four)))
                        .toList()),
                0);
    }

    /** Corners in quarters of a hundredth of a millimetre. */
    static List<Dot> dots(Base base) {
        return base.corners().stream()
                .map(corner -> Dot.of((long) corner.x() * 4, (long) corner.y() * 4))
                .toList();
    }

    static Dot middle(Base base) {
        Dot sum = Dot.of(0, 0);
        for (Corner corner : base.corners()) {
            sum = new Dot(sum.x().plus(Ratio.of((long) corner.x())), sum.y().plus(Ratio.of((long) corner.y())));
        }
        return sum;
    }

    /** Front between the rays at 45 degrees, as three lines with the arc on their left. */
    static List<Dot> arc(Base rectangle) {
        Dot left = dots(rectangle).get(0);
        Dot right = dots(rectangle).get(1);
        Dot along = right.minus(left);
        Dot ahead = new Dot(Ratio.ZERO.minus(along.y()), along.x());
        Dot outRight = new Dot(
                right.x().plus(along.x()).plus(ahead.x()),
                right.y().plus(along.y()).plus(ahead.y()));
        Dot outLeft = new Dot(
                left.x().minus(along.x()).plus(ahead.x()),
                left.y().minus(along.y()).plus(ahead.y()));
        return List.of(left, right, right, outRight, outLeft, left);
    }
}
