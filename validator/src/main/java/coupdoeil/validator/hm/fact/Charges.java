package coupdoeil.validator.hm.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.table.Arcs;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Edge;
import coupdoeil.model.table.Fraction;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.model.table.LineTo;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.check.table.TableGround;
import coupdoeil.validator.table.fact.WaysIn;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Envelope;

/**
 * How far units charge (HM Movement; Scouts; Declare Charges). The path of a charge is the ground that the whole front sweeps
 * in a straight line until the front of one base is at the nearest point of a base of the target in the front arc; whatever
 * else stands on it, or cannot be entered, stops it, and obstacles and difficult ground on any of it slow it.
 */
public final class Charges {

    /** So near to each other two touch, in hundredths of a millimetre. */
    private static final double TOUCHING = 0.02 * Corner.PER_INCH;

    private final Troops troops;
    private final Morale morale;
    private final TableGround ground;
    private final Stands stands;
    private final Attributes movement;
    private final Memo<Pair, Optional<Reach>> ways;
    private final ObstaclePenalty penalty;

    private record Pair(Stand from, Stand to) {}

    /** @param least with the lowest roll, in inches @param most with the highest */
    public record Reach(int least, int most) {

        Reach less(int fewest, int greatest) {
            return new Reach(Math.max(0, least - greatest), Math.max(0, most - fewest));
        }
    }

    public Charges(
            RuleSystem system,
            Troops troops,
            Morale morale,
            TableGround ground,
            Stands stands,
            ObstaclePenalty penalty,
            Tracker tracker) {
        this.ways = new Memo<>(tracker, pair -> way(pair.from(), pair.to()));
        this.troops = troops;
        this.morale = morale;
        this.ground = ground;
        this.stands = stands;
        this.movement = system.tables().nested("movement");
        this.penalty = penalty;
    }

    /** How far a unit charges in its first turn over open or difficult ground; empty if it may not charge. */
    public Optional<Reach> reach(Stand stand, boolean difficult) {
        if (!(stand.piece() instanceof Unit unit)
                || !morale.isFirm(stand)
                || !FirstTurn.isFree(unit, stand.placement())) {
            return Optional.empty();
        }
        int delay = FirstTurn.delay(unit, stand.placement());
        return reach(unit, stand.placement().formation(), difficult).map(reach -> reach.less(delay, delay));
    }

    /** How far a unit charges by the tables; empty if one in its formation never does. */
    public Optional<Reach> reach(Unit unit, @Nullable String formation, boolean difficult) {
        Attributes row = movement.nested(troops.row(unit, formation));
        int dice = row.integer("chargeDice", 0);
        String rate = difficult && !Troops.ignoresDifficult(unit) ? "advance" : "run";
        return dice == 0
                ? Optional.empty()
                : row.number(rate).map(BigDecimal::intValue).map(base -> new Reach(base + 1, base + dice));
    }

    /** The furthest that a unit charges over any ground, in inches; 0 if it may not charge. */
    public int furthest(Stand stand) {
        return Stream.of(reach(stand, false), reach(stand, true))
                .flatMap(Optional::stream)
                .mapToInt(Reach::most)
                .max()
                .orElse(0);
    }

    /** How far a unit may get in a charge at another; empty if it may not charge, or its way is not clear. */
    public Optional<Reach> at(Stand from, Stand to) {
        return ways.get(new Pair(from, to));
    }

    private Optional<Reach> way(Stand from, Stand to) {
        if (reach(from, false).isEmpty()) {
            return Optional.empty();
        }
        Envelope within = from.footprint().bounds();
        within.expandToInclude(to.footprint().bounds());
        Base rectangle = from.footprint().rectangle();
        within.expandBy(Math.hypot(
                rectangle.frontRight().x() - rectangle.frontLeft().x(),
                rectangle.frontRight().y() - rectangle.frontLeft().y()));
        Collection<GroundFeature> features = ground.near(within);
        List<Stand> others = stands.near(within).stream()
                .filter(other -> other.piece() instanceof Unit
                        && !other.key().equals(from.key())
                        && !other.key().equals(to.key()))
                .toList();
        Arcs arcs = new Arcs(rectangle);
        Optional<Reach> best = Optional.empty();
        for (Base eye : from.footprint().front()) {
            for (Base target : to.footprint().bases()) {
                Optional<Reach> reach = nearest(eye, target, arcs)
                        .map(line -> swept(rectangle, eye, line))
                        .filter(path -> others.stream()
                                .noneMatch(other ->
                                        other.footprint().bases().stream().anyMatch(path::overlaps)))
                        .flatMap(path -> along(from, path, features));
                if (reach.isPresent()
                        && best.filter(known -> known.most() >= reach.get().most())
                                .isEmpty()) {
                    best = reach;
                }
            }
        }
        return best;
    }

    /** What the front of a unit sweeps until that of one of its bases is at the end of a line, but for a hair on each side. */
    private static Base swept(Base rectangle, Base eye, LineTo line) {
        Corner left = rectangle.frontLeft();
        Corner right = rectangle.frontRight();
        double x = line.end().x() - (eye.frontLeft().x() + eye.frontRight().x()) / 2;
        double y = line.end().y() - (eye.frontLeft().y() + eye.frontRight().y()) / 2;
        double share = Math.max(0, 1 - TOUCHING / Math.max(TOUCHING, Math.hypot(x, y)));
        double aside = TOUCHING / Math.hypot(right.x() - left.x(), right.y() - left.y());
        double inX = aside * (right.x() - left.x());
        double inY = aside * (right.y() - left.y());
        return new Base(
                corner(left.x() + inX + share * x, left.y() + inY + share * y),
                corner(right.x() - inX + share * x, right.y() - inY + share * y),
                corner(right.x() - inX, right.y() - inY),
                corner(left.x() + inX, left.y() + inY));
    }

    private static Corner corner(double x, double y) {
        return new Corner(Math.rint(x), Math.rint(y));
    }

    private Optional<Reach> along(Stand from, Base path, Collection<GroundFeature> features) {
        boolean difficult = false;
        int obstacles = 0;
        for (GroundFeature feature : features) {
            boolean met =
                    feature.shape().mayMeet(path.bounds()) && feature.shape().inchesFrom(path) == 0;
            if (met && Going.isImpassable(feature) && !WaysIn.isBridged(feature, path, features)) {
                return Optional.empty();
            }
            difficult |= met && Going.isDifficult(feature);
            obstacles += met && Going.isObstacle(feature) ? 1 : 0;
        }
        int crossed = obstacles;
        return reach(from, difficult).map(reach -> reach.less(crossed * penalty.least(), crossed * penalty.most()));
    }

    private static Optional<LineTo> nearest(Base eye, Base target, Arcs arcs) {
        Optional<LineTo> best = Optional.empty();
        for (var part : arcs.inFront(target)) {
            Edge edge = part.edge();
            if (edge.side(eye.middleX(), eye.middleY()) != 0) {
                Fraction foot = edge.foot(eye.middleX(), eye.middleY());
                Fraction from = part.stretch().from();
                Fraction to = part.stretch().to();
                Fraction at = foot.compareTo(from) < 0 ? from : foot.compareTo(to) > 0 ? to : foot;
                LineTo line = new LineTo(eye.middleX(), eye.middleY(), edge, at);
                if (best.isEmpty() || line.lengthInches() < best.get().lengthInches()) {
                    best = Optional.of(line);
                }
            }
        }
        return best;
    }
}
