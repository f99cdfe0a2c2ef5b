package coupdoeil.validator.hm.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.table.Arcs;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.Edge;
import coupdoeil.model.table.Fraction;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.model.table.LineTo;
import coupdoeil.model.table.Outline;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.check.table.TableGround;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Envelope;

/**
 * How far units charge (HM Movement; Scouts; Declare Charges). The path of a charge is a straight line from the middle
 * of a base of the front rank to the nearest point of a base of the target in the front arc; whatever else stands on
 * it, or cannot be entered, stops it.
 */
public final class Charges {

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

    /** How far a unit charges over open or difficult ground; empty if one in its formation never charges. */
    public Optional<Reach> reach(Unit unit, String formation, boolean difficult) {
        Attributes row = movement.nested(troops.row(unit, formation));
        int dice = row.integer("chargeDice", 0);
        String rate = difficult && !Troops.ignoresDifficult(unit) ? "advance" : "run";
        return dice == 0
                ? Optional.empty()
                : row.number(rate).map(BigDecimal::intValue).map(base -> new Reach(base + 1, base + dice));
    }

    /** The furthest that a unit charges over any ground, in inches; 0 if one in its formation never charges. */
    public int furthest(Unit unit, Stand stand) {
        String formation = stand.placement().formation();
        String formed = formation == null ? "" : formation;
        return Stream.of(reach(unit, formed, false), reach(unit, formed, true))
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
        if (!(from.piece() instanceof Unit unit) || !morale.isFirm(from)) {
            return Optional.empty();
        }
        Envelope within = from.footprint().bounds();
        within.expandToInclude(to.footprint().bounds());
        Collection<GroundFeature> features = ground.near(within);
        List<Stand> others = stands.near(within).stream()
                .filter(other -> other.piece() instanceof Unit
                        && !other.key().equals(from.key())
                        && !other.key().equals(to.key()))
                .toList();
        Arcs arcs = new Arcs(from.footprint().rectangle());
        Optional<Reach> best = Optional.empty();
        for (Base eye : from.footprint().front()) {
            for (Base target : to.footprint().bases()) {
                Optional<Reach> reach = nearest(eye, target, arcs)
                        .filter(path -> others.stream().noneMatch(other -> stands(other, path)))
                        .flatMap(path -> along(unit, from, path, features));
                if (reach.isPresent()
                        && best.filter(known -> known.most() >= reach.get().most())
                                .isEmpty()) {
                    best = reach;
                }
            }
        }
        return best;
    }

    private Optional<Reach> along(Unit unit, Stand from, LineTo path, Collection<GroundFeature> features) {
        boolean difficult = false;
        int obstacles = 0;
        for (GroundFeature feature : features) {
            boolean met = feature.shape().isMetBy(path);
            if (met && Going.isImpassable(feature) && !isBridged(features, path)) {
                return Optional.empty();
            }
            difficult |= met && Going.isDifficult(feature);
            obstacles += met && Going.isObstacle(feature) ? 1 : 0;
        }
        int crossed = obstacles;
        String formation = from.placement().formation();
        return reach(unit, formation == null ? "" : formation, difficult)
                .map(reach -> reach.less(crossed * penalty.least(), crossed * penalty.most()));
    }

    /** A bridge or ford on the path is taken to lead over what is in the way. */
    private static boolean isBridged(Collection<GroundFeature> features, LineTo path) {
        return features.stream()
                .anyMatch(
                        feature -> Going.isCrossing(feature) && feature.shape().isMetBy(path));
    }

    private static boolean stands(Stand other, LineTo path) {
        return other.footprint().bases().stream()
                .anyMatch(base -> Outline.of(base).isCrossedBy(path));
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
