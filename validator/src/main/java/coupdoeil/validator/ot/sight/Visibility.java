package coupdoeil.validator.ot.sight;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.model.table.GroundShape;
import coupdoeil.model.table.LineTo;
import coupdoeil.model.table.Outline;
import coupdoeil.model.table.Within;
import coupdoeil.validator.check.fact.ByIdentity;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.ot.fact.Posts;
import coupdoeil.validator.ot.fact.Spacing;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.sight.table.UnitSight;
import coupdoeil.validator.table.fact.Inches;
import coupdoeil.validator.table.fact.Site;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/**
 * What units see of each other as they are set up: all round, as far as visibility of the first turn, past ground and troops
 * (OT Visibility). Units see each other or not; who sees is seen.
 */
public final class Visibility {

    private final SightGround ground;
    private final Posts posts;
    private final Stands stands;
    private final double most;
    private final double seenOver;
    private final TerrainSight.Readings readings;
    private final Memo<Pair, Boolean> seen;
    private final Memo<Post, List<Spot>> points;
    private final Memo<Post, Integer> levels;
    private final ByIdentity<Stand, Outline> bodies = new ByIdentity<>(Visibility::body);

    /** Two units by their keys. */
    record Pair(String one, String other) {

        static Pair of(String one, String other) {
            return one.compareTo(other) <= 0 ? new Pair(one, other) : new Pair(other, one);
        }

        @Override
        public int hashCode() {
            return Stand.hash(one, other);
        }
    }

    public Visibility(
            SightGround ground,
            Posts posts,
            Stands stands,
            Spacing spacing,
            Timetable timetable,
            Switches switches,
            Tracker tracker) {
        this.ground = ground;
        this.posts = posts;
        this.stands = stands;
        this.most = inches(timetable, 0).orElse(spacing.range("visibility"));
        this.seenOver = spacing.range("seenOver");
        this.readings = new TerrainSight.Readings(
                spacing.range("woods"), spacing.range("lining"), switches.is("hillLosModel", "INTERPOLATED"));
        this.points = new Memo<>(tracker, SightPoints::of);
        this.levels = new Memo<>(tracker, this::findLevel);
        this.seen = Memo.compared(tracker, this::look);
    }

    /** Visibility of a turn as the scenario says it; empty if it says nothing. */
    static Optional<Double> inches(Timetable timetable, int turn) {
        return turn < timetable.turns().size()
                ? timetable
                        .turns()
                        .get(turn)
                        .attributes()
                        .number("visibilityInches")
                        .map(BigDecimal::doubleValue)
                : Optional.empty();
    }

    /** How far one sees in the first turn, in inches. */
    public double mostInches() {
        return most;
    }

    /** Whether two units see each other. */
    public boolean sees(Post one, Post other) {
        return seen.get(Pair.of(one.key(), other.key()));
    }

    private boolean look(Pair pair) {
        Optional<Post> one = posts.of(pair.one());
        Optional<Post> other = posts.of(pair.other());
        return one.isPresent()
                && other.isPresent()
                && sees(one.get(), points(one.get()), other.get(), points(other.get()));
    }

    /** The points from which a unit sees. */
    List<Spot> points(Post post) {
        return points.get(post);
    }

    /** Whether some points of one unit and some of another see each other. */
    boolean sees(Post one, List<Spot> from, Post other, List<Spot> to) {
        Envelope within = TerrainSight.around(from, to);
        return isOpen(from, to, most, terrain(ground, within), inTheWay(lookout(one), lookout(other), within));
    }

    /** Whether some points see each other over the ground alone, however far they are apart. */
    Optional<GroundFeature> hidesAll(List<Spot> from, List<Spot> to) {
        TerrainSight terrain = terrain(ground, TerrainSight.around(from, to));
        Optional<GroundFeature> first = Optional.empty();
        for (Spot one : from) {
            for (Spot other : to) {
                Optional<GroundFeature> stop = terrain.stops(one, other);
                if (stop.isEmpty()) {
                    return Optional.empty();
                }
                first = first.isPresent() ? first : stop;
            }
        }
        return first;
    }

    /** Whether a point is within sight of some others over the ground alone. */
    boolean seesGround(List<Spot> from, Spot to) {
        List<Spot> there = List.of(to);
        return isOpen(from, there, most, terrain(ground, TerrainSight.around(from, there)), List.of());
    }

    /** The same ground without some of what stops sight; for the question what rests on its height. */
    boolean wouldSee(Post one, Post other, Set<String> without) {
        List<Spot> from = points(one);
        List<Spot> to = points(other);
        Envelope within = TerrainSight.around(from, to);
        SightGround rest = ground.only(feature -> !without.contains(feature.id()));
        return isOpen(from, to, most, terrain(rest, within), inTheWay(lookout(one), lookout(other), within));
    }

    TerrainSight terrain(Envelope within) {
        return terrain(ground, within);
    }

    private TerrainSight terrain(SightGround over, Envelope within) {
        return new TerrainSight(over, within, readings);
    }

    SightGround ground() {
        return ground;
    }

    private static boolean isOpen(
            List<Spot> from, List<Spot> to, double most, TerrainSight terrain, List<Outline> troops) {
        for (Spot one : from) {
            for (Spot other : to) {
                if (one.inchesFrom(other) <= most + TerrainSight.TOLERANCE
                        && troops.stream().noneMatch(body -> stops(body, one, other))
                        && terrain.stops(one, other).isEmpty()) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean stops(Outline body, Spot from, Spot to) {
        if (from.equals(to)) {
            return false;
        }
        LineTo line = from.to(to);
        return body.isCrossedBy(line) && Within.inches(body, line) > TerrainSight.TOLERANCE;
    }

    private List<Outline> inTheWay(Lookout one, Lookout other, Envelope within) {
        return troops(one, other, within).stream()
                .filter(stand -> !isSeenOver(stand, one, other))
                .map(bodies::of)
                .toList();
    }

    /** The units about that stop sight, unless they are seen over: no skirmishers, and neither of the two with its batteries. */
    List<Stand> troops(Lookout one, Lookout other, Envelope within) {
        List<Stand> troops = new ArrayList<>();
        for (Stand stand : stands.near(within)) {
            if (stand.piece() instanceof Unit
                    && !one.keys().contains(stand.key())
                    && !other.keys().contains(stand.key())
                    && !Units.isSkirmishing(stand.placement())) {
                troops.add(stand);
            }
        }
        return troops;
    }

    /** Whether a unit is on the line between two points. */
    boolean stops(Stand troops, Spot from, Spot to) {
        return stops(bodies.of(troops), from, to);
    }

    /** A unit as one that looks or is looked at. */
    Lookout lookout(Post post) {
        return new Lookout(posts.together(post), points(post), level(post), post.site());
    }

    /** A commander, who stands in nobody's way. */
    Lookout lookout(Stand leader) {
        return lookout(SightPoints.of(leader.footprint().bases()), leader.footprint());
    }

    /** A point of the table. */
    Lookout lookout(Spot spot) {
        return lookout(List.of(spot), UnitSight.spot(spot.corner()));
    }

    private Lookout lookout(List<Spot> points, Footprint there) {
        int level = points.stream().mapToInt(ground::level).max().orElse(0);
        return new Lookout(Set.of(), points, level, Site.of(there));
    }

    /** The keys of two units and of whatever is attached to them. */
    Set<String> together(Post one, Post other) {
        Set<String> keys = new HashSet<>(posts.together(one));
        keys.addAll(posts.together(other));
        return keys;
    }

    /** Whether two units see each other over troops that stand lower than one of them, and near none. */
    boolean isSeenOver(Stand troops, Post one, Post other) {
        return isSeenOver(troops, lookout(one), lookout(other));
    }

    /** The same of whoever looks and is looked at. */
    boolean isSeenOver(Stand troops, Lookout one, Lookout other) {
        Optional<Post> there = posts.of(troops.key());
        if (there.isEmpty()) {
            return false;
        }
        int level = level(there.get());
        return (one.level() > level || other.level() > level)
                && !Inches.below(one.inchesFrom(there.get()), seenOver)
                && !Inches.below(other.inchesFrom(there.get()), seenOver);
    }

    /** The level of a unit: that of its highest stand, or of the middle of what it is in. */
    public int level(Post post) {
        return levels.get(post);
    }

    private int findLevel(Post post) {
        GroundFeature feature = post.feature();
        if (feature != null) {
            Point middle = feature.feature().shape().getCentroid();
            return ground.level(Spot.inches(middle.getX(), middle.getY()));
        }
        return post.stands().stream()
                .mapToInt(stand -> ground.level(new Spot(stand.middleX(), stand.middleY())))
                .max()
                .orElse(0);
    }

    /**
     * The ground that a unit takes as a whole: one does not see between stands that touch. Skirmishers take their frontage, gaps
     * and all: nobody fires through them between two stands (OT Skirmishers: Screens).
     */
    Outline outline(Stand stand) {
        return bodies.of(stand);
    }

    private static Outline body(Stand stand) {
        List<Geometry> ground = new ArrayList<>();
        Polygon before = null;
        for (Base base : stand.footprint().bases()) {
            Polygon here = base.inches();
            ground.add(here);
            if (before != null && Units.isSkirmishing(stand.placement())) {
                ground.add(here.getFactory()
                        .createMultiPolygon(new Polygon[] {before, here})
                        .convexHull());
            }
            before = here;
        }
        return GroundShape.of(OverlayNGRobust.union(ground), 0).outline();
    }
}
