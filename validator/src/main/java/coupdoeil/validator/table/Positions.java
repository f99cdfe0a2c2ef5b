package coupdoeil.validator.table;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.SharedRule;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.table.Neighbours;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.table.fact.Enemies;
import coupdoeil.validator.table.fact.Inches;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Collection;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.locationtech.jts.geom.Polygon;

/**
 * Rules about where pieces may stand. Parameters of the messages are {@code piece} or {@code u} and, as the rule has them,
 * {@code other}, {@code enemy}, {@code feature} and what was measured.
 */
public final class Positions {

    /** Bases may overlap by so many square inches before it is more than touching. */
    public static final double TOUCHING = 0.01;

    /** Some of its {@code bases} are {@code off} the table. */
    @SharedRule("piece off the table")
    public static void offTable(Stand stand, TableSize table, Moves moves, Reporter out) {
        List<Base> off = stand.footprint().bases().stream()
                .filter(base -> !table.holds(base))
                .toList();
        if (!off.isEmpty()) {
            Reporter.Draft draft = out.report("piece")
                    .with("off", off.size())
                    .with("bases", stand.footprint().bases().size());
            off.forEach(base -> draft.at(new FindingPlace.AtShape(base.inches())));
            draft.fix(moves.of(stand, out));
        }
    }

    /** Two pieces have {@code area} square inches in common. */
    @SharedRule("overlapping pieces")
    public static void overlap(Neighbours pair, Moves moves, Reporter out) {
        List<Polygon> common = common(pair);
        double area = common.stream().mapToDouble(Polygon::getArea).sum();
        if (area > TOUCHING) {
            Reporter.Draft draft = out.report()
                    .about("piece", pair.first().ref())
                    .about("other", pair.second().ref())
                    .with("area", BigDecimal.valueOf(area).setScale(2, RoundingMode.HALF_UP));
            common.forEach(shape -> draft.at(new FindingPlace.AtShape(shape)));
            pair.first().places().forEach(draft::related);
            pair.second().places().forEach(draft::related);
            draft.fix(moves.of(pair.second(), out));
            draft.fix(moves.of(pair.first(), out));
        }
    }

    /**
     * Some of its bases, {@code n}, are on ground of a feature where it may not stand.
     *
     * @param near the features about it
     * @param closed those where it may not stand
     * @param crossing those by which it may stand there all the same
     */
    public static void onClosedGround(
            Stand stand,
            Collection<GroundFeature> near,
            Predicate<GroundFeature> closed,
            Predicate<GroundFeature> crossing,
            Moves moves,
            Reporter out) {
        for (GroundFeature feature : near) {
            if (closed.test(feature)) {
                List<Base> inside = stand.footprint().bases().stream()
                        .filter(feature.shape().outline()::overlaps)
                        .filter(base -> near.stream()
                                .noneMatch(other -> crossing.test(other)
                                        && other.shape().outline().overlaps(base)))
                        .toList();
                report(stand, feature, inside, moves, out);
            }
        }
    }

    /**
     * It is {@code d} inches from an enemy, less than {@code min}. Of a pair the one whose key comes first tells of it.
     *
     * @param allowed of it and an enemy: whether they may be as near as they are
     */
    public static void tooNear(
            Stand stand,
            double apartInches,
            Enemies enemies,
            BiPredicate<Stand, Stand> allowed,
            Moves moves,
            Reporter out) {
        for (Stand enemy : enemies.within(stand, apartInches)) {
            double inches = stand.footprint().inchesFrom(enemy.footprint());
            if (stand.key().compareTo(enemy.key()) < 0
                    && Inches.below(inches, apartInches)
                    && !allowed.test(stand, enemy)) {
                Reporter.Draft draft = out.report("u")
                        .about("enemy", enemy.ref())
                        .with("d", Inches.told(inches))
                        .with("min", (int) apartInches);
                enemy.places().forEach(draft::related);
                draft.fix(moves.of(stand, out));
                draft.fix(moves.of(enemy, out));
            }
        }
    }

    private static void report(Stand stand, GroundFeature feature, List<Base> inside, Moves moves, Reporter out) {
        if (!inside.isEmpty()) {
            Reporter.Draft draft =
                    out.report("piece").with("feature", feature.name()).with("n", inside.size());
            inside.forEach(base -> draft.at(new FindingPlace.AtShape(base.inches())));
            draft.fix(moves.of(stand, out));
        }
    }

    private static List<Polygon> common(Neighbours pair) {
        return pair.first().footprint().bases().stream()
                .flatMap(base -> pair.second().footprint().bases().stream().map(base::common))
                .filter(shape -> !shape.isEmpty())
                .toList();
    }
}
