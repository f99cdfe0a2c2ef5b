package coupdoeil.validator.ot.sight;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Edge;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.model.table.Outline;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.ot.fact.Garrisons;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.ot.fact.Posts;
import coupdoeil.validator.ot.fact.Spacing;
import coupdoeil.validator.ot.fact.Terrain;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.ot.fact.Weapons;
import coupdoeil.validator.ot.sight.Fire.State;
import coupdoeil.validator.reach.GroundInReach;
import coupdoeil.validator.table.fact.Inches;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineSegment;

/**
 * Fire of units at each other as they are set up: at stands in arc and range that are seen, along a lane that is free of units
 * and obstructions (OT Fire Combat: Visibility; Skirmishers: Screens, Visibility, & Interpenetration).
 */
public final class FireLines {

    private final Visibility visibility;
    private final Posts posts;
    private final Stands stands;
    private final Garrisons garrisons;
    private final Weapons weapons;
    private final double musketArc;
    private final double gunArc;
    private final double half;
    private final double lining;
    private final Memo<Question, Fire> lines;

    /** @param useful whether only to where fire tells */
    private record Question(String from, String to, boolean useful) {

        @Override
        public int hashCode() {
            return Stand.hash(from, to);
        }
    }

    /** A stand of a target, or the block that it is in. */
    private record Part(Optional<Base> stand, List<Edge> edges, List<Spot> points) {

        boolean isIn(FireArc arc) {
            return stand.map(arc::meets)
                    .orElseGet(() -> points.stream().anyMatch(point -> arc.holds(point.xInches(), point.yInches())));
        }
    }

    private record Chance(Muzzle muzzle, Part part) {}

    public FireLines(
            Visibility visibility,
            Posts posts,
            Stands stands,
            Garrisons garrisons,
            Weapons weapons,
            Spacing spacing,
            RuleSystem system,
            Switches switches,
            Tracker tracker) {
        this.visibility = visibility;
        this.posts = posts;
        this.stands = stands;
        this.garrisons = garrisons;
        this.weapons = weapons;
        this.musketArc = system.tables().nested("arcs").decimal("musketry");
        this.gunArc = switches.is("artilleryArcHalfAngle", "15") ? 15 : 30;
        this.half = spacing.range("fireLane") / 2;
        this.lining = spacing.range("lining");
        this.lines = Memo.compared(tracker, this::fire);
    }

    /** Fire of one unit at another, as far as its weapons reach. */
    public Fire at(Post from, Post to) {
        return lines.get(new Question(from.key(), to.key(), false));
    }

    /** The same only as far as its fire tells. */
    public Fire usefulAt(Post from, Post to) {
        return lines.get(new Question(from.key(), to.key(), true));
    }

    /** What it would be if some units were not there. */
    public Fire without(Post from, Post to, Set<String> away) {
        return fire(from, to, reach(from, false), away);
    }

    /** Where a unit fires to, as arcs; none if all round or nowhere. */
    public List<FireArc> arcs(Post post) {
        return Weapons.canFire(post.unit(), post.placement())
                ? Muzzle.of(post, degrees(post)).stream()
                        .flatMap(muzzle -> muzzle.arc().stream())
                        .distinct()
                        .toList()
                : List.of();
    }

    /** The ground in its arcs, seen or not, no further off than a distance; all round if it has none; in inches. */
    public Geometry ground(Post post, double inches) {
        Footprint footprint = post.footprint();
        Geometry near = footprint == null
                ? Objects.requireNonNull(post.feature()).feature().shape().buffer(inches)
                : GroundInReach.around(footprint, inches);
        List<FireArc> arcs = arcs(post);
        Geometry ahead = near.getFactory().createPolygon();
        for (FireArc arc : arcs) {
            ahead = ahead.union(arc.ground(inches).intersection(near));
        }
        return arcs.isEmpty() ? near : ahead;
    }

    private double degrees(Post post) {
        return post.is(Units.ARTILLERY) ? gunArc : musketArc;
    }

    private double reach(Post post, boolean useful) {
        double reach = useful
                ? weapons.usefulInches(post.unit(), post.placement())
                : weapons.reachInches(post.unit(), post.placement());
        return Math.min(reach, visibility.mostInches());
    }

    private Fire fire(Question question) {
        Optional<Post> from = posts.of(question.from());
        Optional<Post> to = posts.of(question.to());
        return from.isPresent() && to.isPresent()
                ? fire(from.get(), to.get(), reach(from.get(), question.useful()), Set.of())
                : Fire.none(State.NEVER, Double.POSITIVE_INFINITY);
    }

    private Fire fire(Post from, Post to, double reach, Set<String> away) {
        if (reach <= 0 || (from.isSkirmishing() && to.isSkirmishing()) || isShutOff(from, to)) {
            return Fire.none(State.NEVER, Double.POSITIVE_INFINITY);
        }
        double nearest = Double.POSITIVE_INFINITY;
        List<Chance> chances = new ArrayList<>();
        List<Part> parts = parts(to);
        for (Muzzle muzzle : Muzzle.of(from, degrees(from))) {
            for (Part part : parts) {
                if (muzzle.arc().map(part::isIn).orElse(true)) {
                    double inches = muzzle.inchesFrom(part.edges());
                    nearest = Math.min(nearest, inches);
                    if (Inches.within(inches, reach)) {
                        chances.add(new Chance(muzzle, part));
                    }
                }
            }
        }
        if (chances.isEmpty()) {
            return Fire.none(Double.isInfinite(nearest) ? State.OUT_OF_ARC : State.OUT_OF_RANGE, nearest);
        }
        List<Spot> seen = chances.stream()
                .flatMap(chance -> chance.part().points().stream())
                .distinct()
                .toList();
        return visibility.sees(from, visibility.points(from), to, seen)
                ? lane(from, to, chances, nearest, away)
                : Fire.none(State.HIDDEN, nearest);
    }

    /** Nobody outside fires at whoever is in a contested block (OT Towns: Contested Blocks). */
    private boolean isShutOff(Post from, Post to) {
        GroundFeature block = to.feature();
        return block != null
                && Terrain.isBlock(block)
                && !block.equals(from.feature())
                && garrisons.of(block).stream()
                                .map(Garrisons.Garrison::side)
                                .distinct()
                                .count()
                        > 1;
    }

    private static List<Part> parts(Post to) {
        GroundFeature block = to.feature();
        return block != null
                ? List.of(new Part(Optional.empty(), block.shape().outline().edges(), SightPoints.of(block)))
                : to.stands().stream()
                        .map(stand -> new Part(
                                Optional.of(stand), Outline.of(stand).edges(), SightPoints.of(List.<Base>of(stand))))
                        .toList();
    }

    private Fire lane(Post from, Post to, List<Chance> chances, double nearest, Set<String> away) {
        Fire masked = Fire.none(State.MASKED, nearest);
        List<Edge> target =
                parts(to).stream().flatMap(part -> part.edges().stream()).toList();
        Obstacles obstacles = obstacles(from, to, around(from, to), away);
        for (Chance chance : chances) {
            for (Spot eye : chance.muzzle().points()) {
                for (Spot aim : chance.part().points()) {
                    Optional<Lane> lane = Lane.of(chance.muzzle(), eye, aim, target, half, lining);
                    if (lane.isPresent()) {
                        Lane.Stop stop = lane.get().stop(obstacles);
                        if (stop.isNone()) {
                            return Fire.none(State.OPEN, nearest);
                        }
                        if (masked.mask().isEmpty() && masked.ground().isEmpty()) {
                            masked = new Fire(State.MASKED, nearest, stop.unit(), stop.ground());
                        }
                    }
                }
            }
        }
        return isPassed(chances, target, obstacles) ? Fire.none(State.OPEN, nearest) : masked;
    }

    /** Whether a lane squeezes past what is in the way of those half an inch apart. */
    private boolean isPassed(List<Chance> chances, List<Edge> target, Obstacles obstacles) {
        TightLines tight =
                new TightLines(chances.stream().map(Chance::muzzle).distinct().toList(), target, obstacles, half);
        return chances.stream()
                .anyMatch(chance -> tight.anyMatch(
                        chance.muzzle(),
                        chance.part().edges(),
                        (eye, aim) -> Lane.of(chance.muzzle(), eye, aim, target, half, lining)
                                .filter(lane -> lane.stop(obstacles).isNone())
                                .isPresent()));
    }

    private Envelope around(Post from, Post to) {
        Envelope around = TerrainSight.around(visibility.points(from), visibility.points(to));
        around.expandBy((half + 1) * Corner.PER_INCH);
        return around;
    }

    /** What may be in the way of a lane. */
    record Obstacles(
            TerrainSight terrain,
            List<SightGround.Blocker> areas,
            List<SightGround.Blocker> lines,
            List<Troops> troops) {

        /** The edges of all that takes room, in inches. */
        List<LineSegment> edges() {
            List<LineSegment> edges = new ArrayList<>();
            Stream.concat(troops.stream().map(Troops::outline), areas.stream().map(SightGround.Blocker::outline))
                    .flatMap(outline -> outline.edges().stream())
                    .forEach(
                            edge -> edges.add(segment(new Spot(edge.ax(), edge.ay()), new Spot(edge.bx(), edge.by()))));
            for (SightGround.Blocker line : lines) {
                for (int i = 1; i < line.path().size(); i++) {
                    edges.add(segment(
                            Spot.of(line.path().get(i - 1)), Spot.of(line.path().get(i))));
                }
            }
            return edges;
        }

        private static LineSegment segment(Spot from, Spot to) {
            return new LineSegment(from.xInches(), from.yInches(), to.xInches(), to.yInches());
        }
    }

    /** A unit in the way. */
    record Troops(String key, Outline outline) {}

    private Obstacles obstacles(Post from, Post to, Envelope within, Set<String> away) {
        Set<String> without = visibility.together(from, to);
        List<Troops> troops = new ArrayList<>();
        for (Stand stand : stands.near(within)) {
            if (stand.piece() instanceof Unit
                    && !without.contains(stand.key())
                    && !away.contains(stand.key())
                    && (!Units.isSkirmishing(stand.placement()) || isStoppedBy(from, stand))
                    && !visibility.isSeenOver(stand, from, to)) {
                troops.add(new Troops(stand.key(), visibility.outline(stand)));
            }
        }
        return new Obstacles(
                visibility.terrain(within),
                visibility.ground().areas(within).stream()
                        .filter(area -> area.height().isEmpty()
                                && !area.feature().equals(from.feature())
                                && !area.feature().equals(to.feature()))
                        .toList(),
                visibility.ground().lines(within).stream()
                        .filter(line -> line.height().isEmpty() && !line.seenFromHigher())
                        .toList(),
                troops);
    }

    /** Musketry is stopped by all skirmishers, artillery by friendly ones: infantry near it, and cavalry anywhere. */
    private boolean isStoppedBy(Post from, Stand skirmishers) {
        if (!from.is(Units.ARTILLERY)) {
            return true;
        }
        return skirmishers.side().equals(from.side())
                && (Units.is(skirmishers, Units.CAVALRY) || isWithinCanister(from, skirmishers));
    }

    /** Whether skirmishers are so near a battery that it does not fire through them. */
    public boolean isWithinCanister(Post battery, Stand skirmishers) {
        List<Integer> bands = weapons.bands();
        return !bands.isEmpty()
                && posts.of(skirmishers.key())
                        .filter(there -> Inches.within(there.inchesFrom(battery), bands.get(0)))
                        .isPresent();
    }
}
