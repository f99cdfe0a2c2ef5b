package coupdoeil.validator.ot.sight;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.table.Base;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.ot.BareTable;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.ot.fact.Posts;
import coupdoeil.validator.ot.sight.Exact.Point;
import coupdoeil.validator.ot.sight.SlowFire.Battery;
import coupdoeil.validator.ot.sight.SlowGround.Kind;
import coupdoeil.validator.ot.sight.SlowGround.Thing;
import coupdoeil.validator.ot.sight.SlowSight.Body;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;

/**
 * A small table on which much touches and lines graze: corners lie on a coarse lattice, and pieces often look along it. Units
 * of both sides, some in blocks and redoubts, and commanders among hills, woods, walls and buildings.
 */
final class RandomField {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();
    static final String FORT = "fort";
    private static final int UNITS = 6;
    /** Whoever is less than that over an edge only touches it, in inches. */
    private static final double INSIDE = 0.005;

    private static final int[] LEGS = {3, 4};

    /** How a table is laid down: mirrored or not, then turned by so many quarters. */
    record Turn(boolean mirrored, int quarters) {

        static final Turn NONE = new Turn(false, 0);
        private static final long ACROSS = (long) (30 * Point.PER_INCH);

        Point of(Point point) {
            Point turned = mirrored ? new Point(ACROSS - point.x(), point.y()) : point;
            for (int i = 0; i < quarters; i++) {
                turned = new Point(ACROSS - turned.y(), turned.x());
            }
            return turned;
        }

        int heading(int degrees) {
            return Math.floorMod((mirrored ? 180 - degrees : degrees) + 90 * quarters, 360);
        }
    }

    private final Random random;
    private final Turn turn;
    /** Of areas that are no hills, before they were turned. */
    private final List<Polygon> built = new ArrayList<>();
    /** All of the ground is within so many inches each way. */
    private final int width;

    private final int depth;
    private final boolean apart;
    private final List<String> lines = new ArrayList<>();
    final List<Thing> things = new ArrayList<>();
    private final List<String> holds = new ArrayList<>();
    final double mostInches;
    final boolean interpolated;
    final Facts facts;
    final Map<String, Body> units = new TreeMap<>();
    final Map<String, Body> commanders = new TreeMap<>();

    /** @param width inches within which all stands; less is more crowded */
    RandomField(long seed, int width, int depth, boolean apart, Turn turn) {
        this.turn = turn;
        random = new Random(seed * 0x9E3779B97F4A7C15L);
        this.apart = apart;
        this.width = width;
        this.depth = depth;
        interpolated = random.nextInt(4) == 0;
        lines.add("switch hillLosModel=" + (interpolated ? "INTERPOLATED" : "MONOTONE"));
        mostInches = random.nextInt(4) == 0 ? 6 + random.nextInt(8) : 35;
        if (mostInches < 35) {
            lines.add("period 10:00 12:00 visibilityInches=" + (int) mostInches);
        }
        ground();
        for (int i = 0; i < (apart ? UNITS - 1 : UNITS); i++) {
            unit(i);
        }
        for (int i = 0; i < 2; i++) {
            String side = i == 0 ? "french" : "austrian";
            lines.add(String.format(
                    "leader c%d %s division %s leads:%s-division tactical=AVERAGE", i, side, place(), side));
        }
        Facts first = new BareTable(lines.toArray(String[]::new)).facts();
        if (apart) {
            Set<String> away = overlapping(first);
            lines.removeIf(line -> line.startsWith("unit ") && away.contains(line.split(" ")[1]));
            first = new BareTable(lines.toArray(String[]::new)).facts();
        }
        facts = first;
        bodies();
    }

    /** Units that stand on others before them, or on ground that hides. */
    private Set<String> overlapping(Facts facts) {
        List<Geometry> taken = new ArrayList<>();
        things.stream()
                .filter(thing -> (thing.kind() == null && thing.points().size() > 2) || thing.kind() == Kind.BLOCK)
                .forEach(thing -> taken.add(polygon(thing.points())));
        Set<String> away = new HashSet<>();
        Posts posts = facts.get(Posts.class);
        for (String key : posts.keys()) {
            List<Geometry> stands = posts.of(key).orElseThrow().stands().stream()
                    .<Geometry>map(Base::inches)
                    .toList();
            boolean overlaps = stands.stream()
                    .anyMatch(stand -> taken.stream()
                            .anyMatch(other -> stand.buffer(-INSIDE).intersects(other)));
            if (overlaps) {
                away.add(key);
            } else {
                taken.addAll(stands);
            }
        }
        return away;
    }

    private void ground() {
        for (int i = random.nextInt(3); i > 0; i--) {
            int level = 1 + random.nextInt(2);
            add("hill", Kind.HILL, polygon(), level, -1, "level=" + level);
        }
        for (int i = random.nextInt(apart ? 2 : 3); i > 0; i--) {
            add(random.nextBoolean() ? "light-woods" : "heavy-woods", Kind.WOOD, polygon(), 0, -1, "cover=light");
        }
        for (int i = random.nextInt(apart ? 2 : 3); i > 0; i--) {
            boolean fort = random.nextInt(3) == 0;
            boolean hides = !fort || random.nextInt(3) == 0;
            List<Point> ring = rectangle();
            add(
                    fort ? "redoubt" : "town-block",
                    hides ? Kind.BLOCK : null,
                    ring,
                    0,
                    -1,
                    "cover=medium" + (fort ? " faces=[0,1,2] openEdges=[3] blocksLos=" + hides : ""));
            holds.add(things.get(things.size() - 1).id());
        }
        if (random.nextInt(apart ? 6 : 3) == 0) {
            int height = height();
            add("own-area", Kind.BLOCK, polygon(), 0, height, "cover=none blocksLos=true" + tall(height));
        }
        if (random.nextInt(apart ? 5 : 3) > (apart ? 3 : 0)) {
            int height = height();
            boolean hides = random.nextInt(3) > 0;
            List<Point> ends = new ArrayList<>();
            for (int i = 0; i < 2 + random.nextInt(2); i++) {
                Point end = corner();
                if (!ends.contains(end)) {
                    ends.add(end);
                }
            }
            if (ends.size() > 1) {
                add(
                        "wall",
                        hides ? Kind.WALL : null,
                        ends,
                        0,
                        height,
                        "cover=medium blocksLos=" + hides + tall(height));
            }
        }
    }

    private int height() {
        return apart || random.nextBoolean() ? -1 : random.nextInt(3);
    }

    private static String tall(int height) {
        return height < 0 ? "" : " losHeight=" + height;
    }

    private void add(String type, Kind kind, List<Point> drawn, int level, int height, String more) {
        if (kind != Kind.HILL && drawn.size() > 2) {
            built.add(polygon(drawn));
        }
        List<Point> points = drawn.stream().map(turn::of).toList();
        String id = (type.equals("redoubt") ? FORT : "g") + things.size();
        StringBuilder line = new StringBuilder("feature " + type + " " + id);
        points.forEach(point -> line.append(' ').append(written(point)));
        lines.add(line + " " + more);
        things.add(new Thing(id, kind, points, level, height));
    }

    private static String written(Point point) {
        return Math.rint(point.x() / Point.PER_INCH * 1000) / 1000 + ","
                + Math.rint(point.y() / Point.PER_INCH * 1000) / 1000;
    }

    private Point corner() {
        return Point.inches(random.nextInt(2 * width + 1) / 2.0, random.nextInt(2 * depth + 1) / 2.0);
    }

    private List<Point> polygon() {
        while (true) {
            List<Point> ring = new ArrayList<>();
            for (int i = 3 + random.nextInt(3); i > 0; i--) {
                ring.add(corner());
            }
            Polygon polygon = polygon(ring);
            if (polygon.isValid() && polygon.getArea() > 1 && polygon.getArea() < width * depth / 4.0) {
                return ring;
            }
        }
    }

    /** Upright, or turned as the triangle of sides 3, 4 and 5 is; its sides are of whole inches, so points on them are whole. */
    private List<Point> rectangle() {
        while (true) {
            Point from = corner();
            long long1 = 1 + random.nextInt(3);
            long long2 = 1 + random.nextInt(3);
            boolean upright = random.nextBoolean();
            long ax = (long) (Point.PER_INCH * (upright ? 5 * long1 : LEGS[1] * long1) / 5);
            long ay = (long) (Point.PER_INCH * (upright ? 0 : LEGS[0] * long1) / 5);
            long bx = (long) (Point.PER_INCH * (upright ? 0 : -LEGS[0] * long2) / 5);
            long by = (long) (Point.PER_INCH * (upright ? 5 * long2 : LEGS[1] * long2) / 5);
            List<Point> ring = List.of(
                    from,
                    new Point(from.x() + ax, from.y() + ay),
                    new Point(from.x() + ax + bx, from.y() + ay + by),
                    new Point(from.x() + bx, from.y() + by));
            Polygon polygon = polygon(ring);
            if (built.stream().noneMatch(polygon::intersects)) {
                return ring;
            }
        }
    }

    static Polygon polygon(List<Point> ring) {
        Coordinate[] corners = new Coordinate[ring.size() + 1];
        for (int i = 0; i < corners.length; i++) {
            Point corner = ring.get(i % ring.size());
            corners[i] = new Coordinate(corner.x() / Point.PER_INCH, corner.y() / Point.PER_INCH);
        }
        return GEOMETRIES.createPolygon(corners);
    }

    private void unit(int number) {
        String side = number % 2 == 0 ? "french" : "austrian";
        String arm = List.of("infantry", "infantry", "cavalry", "artillery").get(random.nextInt(4));
        int stands = 1 + random.nextInt(3);
        String what;
        if (arm.equals("artillery")) {
            what = (random.nextInt(4) == 0 ? "limbered" : "unlimbered") + " models=" + stands + " stands=" + stands
                    + " pounder=" + (6 + 2 * random.nextInt(4)) + " under:" + side + "-division";
        } else {
            String formation = List.of("line", "line", "company-column", "skirmish", "routed")
                    .get(random.nextInt(5));
            what = formation + " figures=" + 2 * stands + " stands=" + stands + " skirmish=FULL"
                    + (arm.equals("cavalry") ? " under:" + side + "-division" : "")
                    + (arm.equals("infantry") && random.nextInt(3) < (apart ? 2 : 1) ? " rifles=true" : "");
        }
        boolean inside = !holds.isEmpty() && !arm.equals("cavalry") && random.nextInt(5) == 0;
        lines.add(String.format(
                "unit u%d %s %s %s %s",
                number,
                side,
                arm,
                inside ? "in:" + holds.get(random.nextInt(holds.size())) : place(),
                inside ? what.replaceFirst("^\\S+", "") : what));
    }

    /** Mostly on the lattice and along it. */
    private String place() {
        boolean coarse = random.nextInt(3) > 0;
        double x = coarse ? random.nextInt(4 * width) / 4.0 : random.nextInt(100 * width) / 100.0;
        double y = coarse ? random.nextInt(4 * depth) / 4.0 : random.nextInt(100 * depth) / 100.0;
        int heading = coarse ? 90 * random.nextInt(4) : random.nextInt(360);
        if (apart && random.nextInt(4) > 0) {
            // Fire has arcs, so most look at the middle.
            heading = x < width / 2.0 ? 0 : 180;
        }
        Point at = turn.of(Point.inches(x, y));
        return "@" + written(at) + " heading:" + turn.heading(heading);
    }

    private void bodies() {
        Posts posts = facts.get(Posts.class);
        for (String key : posts.keys()) {
            Post post = posts.of(key).orElseThrow();
            units.put(
                    key,
                    new Body(
                            key,
                            post.side(),
                            post.isInside() ? List.of() : points(post.stands()),
                            post.isInside() ? thing(post.feature().id()) : null,
                            post.isSkirmishing(),
                            post.is("cavalry"),
                            Set.of(key)));
        }
        Stands stands = facts.get(Stands.class);
        for (String key : stands.keys()) {
            Stand stand = stands.of(key).orElseThrow();
            if (stand.piece() instanceof Leader) {
                commanders.put(
                        key,
                        new Body(key, stand.side(), points(stand.footprint().bases()), null, false, true, Set.of(key)));
            }
        }
    }

    /** A unit as it fires; it has no fronts if it does not. */
    Battery battery(String key) {
        Post post = facts.get(Posts.class).of(key).orElseThrow();
        Body body = units.get(key);
        boolean guns = post.is("artillery");
        List<Point[]> fronts = new ArrayList<>();
        List<Point[]> arcs = new ArrayList<>();
        if (body.inside() != null || body.skirmishes()) {
            body.shapes().forEach(shape -> sides(shape, fronts));
        } else if (!post.isRouted()
                && (guns ? post.placement().formation().equals("unlimbered") : post.is("infantry"))) {
            points(post.footprint().front()).forEach(stand -> fronts.add(new Point[] {stand.get(0), stand.get(1)}));
            List<Point> whole = points(List.of(post.footprint().rectangle())).get(0);
            arcs.add(new Point[] {whole.get(0), whole.get(1)});
        }
        double inches = guns ? 35 : post.unit().attributes().flag("rifles") ? 8 : 4;
        return new Battery(body, fronts, arcs, guns ? Math.tan(Math.toRadians(30)) : 1, inches, guns);
    }

    /** From left to right as somebody sees them who looks out. */
    private static void sides(List<Point> ring, List<Point[]> sides) {
        boolean anticlockwise = SlowLine.isAnticlockwise(ring);
        for (int i = 0; i < ring.size(); i++) {
            Point c = ring.get(i);
            Point d = ring.get((i + 1) % ring.size());
            sides.add(anticlockwise ? new Point[] {d, c} : new Point[] {c, d});
        }
    }

    SlowFire fire() {
        return new SlowFire(oracle(), List.copyOf(units.values()), things);
    }

    private Thing thing(String id) {
        return things.stream()
                .filter(thing -> thing.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    static List<List<Point>> points(List<Base> bases) {
        return bases.stream()
                .map(base -> base.corners().stream()
                        .map(corner -> new Point(Math.round(corner.x() * 4), Math.round(corner.y() * 4)))
                        .toList())
                .toList();
    }

    SlowSight oracle() {
        return new SlowSight(
                new SlowGround(
                        things.stream().filter(thing -> thing.kind() != null).toList(), interpolated),
                List.copyOf(units.values()),
                mostInches);
    }

    @Override
    public String toString() {
        return String.join("\n  ", lines);
    }
}
