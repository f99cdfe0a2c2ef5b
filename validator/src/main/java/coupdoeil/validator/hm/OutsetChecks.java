package coupdoeil.validator.hm;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.model.table.GroundShape;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.MapPlace;
import coupdoeil.validator.check.table.Crowds;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.hm.fact.Charges;
import coupdoeil.validator.hm.fact.Going;
import coupdoeil.validator.hm.fact.Visibility;
import coupdoeil.validator.sight.table.Squares;
import coupdoeil.validator.table.fact.Enemies;
import coupdoeil.validator.table.fact.Inches;
import coupdoeil.validator.table.fact.Zones;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;
import org.locationtech.jts.geom.Polygon;

/** What the battle begins with: charges of the first turn, ground of the zones (HM Movement; Resolving Charges). */
final class OutsetChecks {

    @Rule("HM-AN-01")
    void charge(Stand stand, Stands stands, Crowds crowds, Enemies enemies, Charges charges, Reporter out) {
        if (!(stand.piece() instanceof Unit) || crowds.holds(stand, stands)) {
            return;
        }
        // Nothing on the way lets it get further than it would over open or over difficult ground.
        for (Stand enemy : enemies.within(stand, charges.furthest(stand))) {
            if (crowds.holds(enemy, stands)) {
                continue;
            }
            double inches = stand.footprint().inchesFrom(enemy.footprint());
            charges.at(stand, enemy)
                    .filter(reach -> Inches.within(inches, reach.most()))
                    .ifPresent(reach -> out.report("u")
                            .about("enemy", enemy.ref())
                            .with("d", Inches.told(inches))
                            .with("min", reach.least())
                            .with("max", reach.most()));
        }
    }

    /** By the middles of square inches. */
    @Rule("HM-AN-03")
    void ground(MapPlace subject, TableSize table, Features features, Reporter out) {
        if (!subject.place().kind().equals(Zones.DEPLOYMENT)) {
            return;
        }
        Squares squares = new Squares(table.widthInches(), table.depthInches());
        Zones.shape(subject.place()).filter(Polygon.class::isInstance).ifPresent(shape -> {
            GroundShape zone = GroundShape.of(shape, 0);
            BitSet inside = squares.where(point -> zone.holdsInches(point.xInches(), point.yInches()));
            int impassable = share(features, squares, inside, Going::isImpassable);
            int difficult = share(features, squares, inside, Going::isDifficult);
            int blocking = share(features, squares, inside, Visibility::isBlocking);
            if (impassable + difficult + blocking > 0) {
                out.report("place")
                        .with("impassable", impassable)
                        .with("difficult", difficult)
                        .with("blocking", blocking);
            }
        });
    }

    /** In percent, rounded. */
    private static int share(Features features, Squares squares, BitSet inside, Predicate<GroundFeature> which) {
        List<GroundFeature> some = features.all().stream()
                .filter(which)
                .filter(feature -> !feature.shape().outline().isEmpty())
                .toList();
        int in = squares.where(
                        inside,
                        point -> some.stream()
                                .anyMatch(feature -> feature.shape().holdsInches(point.xInches(), point.yInches())))
                .cardinality();
        return inside.isEmpty() ? 0 : (int) Math.round(100.0 * in / inside.cardinality());
    }
}
