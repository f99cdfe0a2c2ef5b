package coupdoeil.validator.table.fact;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprints;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.model.table.TableGrid;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.TableSize;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/**
 * Where one can go on a table: through no impassable ground but over bridges and fords, and through no gap that is narrower
 * than what goes. Made once for each arm and width, in about a millisecond for each hundred edges of what is closed.
 */
public final class Paths {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();
    /** In hundredths of a millimetre: a gap that is narrower by less is as wide as the base. */
    private static final double TOLERANCE = 0.002 * Corner.PER_INCH;
    /** A larger table is not looked at. */
    private static final double MOST_INCHES = 1_000;
    /** Finer than that no gap is: a system need not say how large bases are. */
    private static final double NARROWEST = 0.5 * Corner.PER_INCH;

    private final Features features;
    private final GroundRules rules;
    private final Envelope table;
    private final double narrowest;
    private final Map<Mover, List<Room>> rooms = new HashMap<>();

    /** What goes. @param arm empty for what nothing bars but ground that is closed to all @param width in hundredths */
    private record Mover(String arm, double width) {}

    public Paths(Features features, TableSize table, GroundRules rules, RuleSystem system) {
        this.features = features;
        this.rules = rules;
        this.table = isMeasure(table.widthInches()) && isMeasure(table.depthInches())
                ? new Envelope(0, table.widthInches() * Corner.PER_INCH, 0, table.depthInches() * Corner.PER_INCH)
                : new Envelope();
        this.narrowest = new Footprints(system).narrowestInches() * Corner.PER_INCH;
    }

    private static boolean isMeasure(double inches) {
        return inches > 0 && inches <= MOST_INCHES;
    }

    /** Whether nothing is known of the ways on this table, for it has no size, or one beyond all measure. */
    public boolean isUnknown() {
        return table.isNull();
    }

    /** Whether a base of a piece is wholly on the table: from elsewhere there are neither ways nor none. */
    public boolean holds(Stand stand) {
        return stand.footprint().bases().stream()
                .anyMatch(base -> base.corners().stream().allMatch(corner -> table.covers(corner.x(), corner.y())));
    }

    /** Ground all of which can be reached from any point of it. */
    public static final class Room {

        private final Polygon middles;
        private final PreparedGeometry prepared;
        private final double half;

        private Room(Polygon middles, double half) {
            this.middles = middles;
            this.prepared = PreparedGeometryFactory.prepare(middles);
            this.half = half;
        }

        /** Whether something that goes there may get so far from a point. @param from in hundredths of a millimetre */
        public boolean reaches(Coordinate from, double inches) {
            for (Coordinate corner : middles.getExteriorRing().getCoordinates()) {
                if (corner.distance(from) >= inches * Corner.PER_INCH) {
                    return true;
                }
            }
            return false;
        }

        /** Whether something that goes there may touch a shape. @param inches the shape */
        public boolean touches(Geometry inches) {
            return TableGrid.whole(inches).isWithinDistance(middles, half + 2 * TOLERANCE);
        }

        /** Whether it goes beyond some ground. @param ground in hundredths */
        public boolean leaves(Geometry ground) {
            return !ground.covers(middles);
        }
    }

    /** The rooms in which a unit stands, for one that goes base by base; none if all it stands on is closed to it. */
    public List<Room> of(Stand stand) {
        double width = Double.POSITIVE_INFINITY;
        List<Geometry> bases = new ArrayList<>();
        for (var base : stand.footprint().bases()) {
            List<Coordinate> ring = new ArrayList<>();
            base.corners().forEach(corner -> ring.add(new Coordinate(corner.x(), corner.y())));
            width = Math.min(
                    width,
                    Math.min(ring.get(0).distance(ring.get(1)), ring.get(1).distance(ring.get(2))));
            ring.add(ring.get(0));
            bases.add(GEOMETRIES.createPolygon(ring.toArray(Coordinate[]::new)));
        }
        String arm = stand.piece() instanceof Unit unit ? unit.arm() : "";
        return rooms(arm, width).stream()
                .filter(room -> bases.stream().anyMatch(room.prepared::intersects))
                .toList();
    }

    /** The rooms in which some ground has a part, for the narrowest base of those whom nothing bars. @param ground in hundredths */
    public List<Room> of(Geometry ground) {
        return rooms("", narrowest).stream()
                .filter(room -> room.prepared.intersects(ground))
                .toList();
    }

    /** The rooms from which a shape can be touched, for the same. @param inches the shape */
    public List<Room> touching(Geometry inches) {
        return rooms("", narrowest).stream()
                .filter(room -> room.touches(inches))
                .toList();
    }

    private List<Room> rooms(String arm, double width) {
        return rooms.computeIfAbsent(new Mover(arm, Math.max(NARROWEST, Math.rint(width))), this::made);
    }

    /** Where the middle of a disc may be that is as wide as what goes. */
    private List<Room> made(Mover mover) {
        double half = mover.width() / 2 - TOLERANCE;
        Envelope inside = new Envelope(table);
        inside.expandBy(-half);
        if (inside.isNull()) {
            return List.of();
        }
        List<GroundFeature> crossings =
                features.all().stream().filter(rules::isCrossing).toList();
        List<Geometry> closed = features.all().stream()
                .filter(feature ->
                        rules.isImpassable(feature) || (!mover.arm().isEmpty() && rules.bars(feature, mover.arm())))
                .map(feature -> opened(feature, crossings, half).buffer(half))
                .filter(ground -> !ground.isEmpty())
                .toList();
        Geometry open = GEOMETRIES.toGeometry(inside);
        if (!closed.isEmpty()) {
            open = OverlayNGRobust.overlay(open, OverlayNGRobust.union(closed), OverlayNG.DIFFERENCE);
        }
        List<Room> parts = new ArrayList<>();
        for (int i = 0; i < open.getNumGeometries(); i++) {
            if (open.getGeometryN(i) instanceof Polygon part && !part.isEmpty()) {
                parts.add(new Room(part, half));
            }
        }
        return parts;
    }

    /** The ground of a feature without what crossings lead over: they are as wide as whatever goes. */
    private static Geometry opened(GroundFeature feature, List<GroundFeature> crossings, double half) {
        Geometry left = ground(feature);
        for (GroundFeature crossing : crossings) {
            if (crossing.shape().mayMeet(feature.shape().bounds())
                    && crossing.shape().inchesFrom(feature.shape()) == 0) {
                Geometry gap = ground(crossing).buffer(half + 2 * TOLERANCE);
                left = OverlayNGRobust.overlay(left, gap, OverlayNG.DIFFERENCE);
            }
        }
        return left;
    }

    /** A line without width is one. */
    private static Geometry ground(GroundFeature feature) {
        Geometry ground = feature.ground();
        return ground.isEmpty() ? TableGrid.whole(feature.feature().shape()) : ground;
    }
}
