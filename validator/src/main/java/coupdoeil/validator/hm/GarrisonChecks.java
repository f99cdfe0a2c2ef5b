package coupdoeil.validator.hm;

import coupdoeil.model.table.Corner;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.PlacedPiece;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.hm.fact.Buildings;
import coupdoeil.validator.hm.fact.Distances;
import coupdoeil.validator.hm.fact.Garrisons;
import coupdoeil.validator.hm.fact.Going;
import coupdoeil.validator.table.fact.Enemies;
import coupdoeil.validator.table.fact.Inches;
import org.locationtech.jts.geom.Envelope;

/**
 * Pieces that are put into a feature without a place of their own: they are in all of it, so what holds for bases there holds
 * for all of theirs (HM Impassable Terrain; Buildings; Proximity to Enemy; Fortified Positions).
 */
final class GarrisonChecks {

    @Rule("HM-POS-02")
    void impassable(PlacedPiece placed, Garrisons garrisons, Reporter out) {
        garrisons
                .feature(placed.placement())
                .filter(feature -> Going.isImpassable(feature) && !Buildings.isBuilding(feature))
                .ifPresent(feature -> closed(placed, feature, out));
    }

    @Rule("HM-POS-03")
    void closedBuilding(PlacedPiece placed, Garrisons garrisons, Buildings buildings, Reporter out) {
        garrisons
                .feature(placed.placement())
                .filter(feature -> Buildings.isBuilding(feature) && !buildings.isOpen(feature))
                .ifPresent(feature -> closed(placed, feature, out));
    }

    private static void closed(PlacedPiece placed, GroundFeature feature, Reporter out) {
        out.report("piece")
                .with("feature", feature.name())
                .with("n", Garrisons.bases(placed.piece()))
                .ask("Put it somewhere else");
    }

    /** What is closed is HM-POS-02 and HM-POS-03. */
    @Rule("HM-POS-07")
    void unplaced(PlacedUnit placed, Garrisons garrisons, Buildings buildings, Reporter out) {
        garrisons
                .feature(placed.placement())
                .filter(feature ->
                        !buildings.hasRoom(feature) && !Going.isImpassable(feature) && !Buildings.isBuilding(feature))
                .ifPresent(feature ->
                        out.report("u").with("where", "in " + feature.name()).ask("Put it at a point of the table"));
    }

    /** Of two units in features neither is measured: what holds one has enemies at its walls by the map alone. */
    @Rule("HM-POS-05")
    void tooNear(PlacedUnit placed, Garrisons garrisons, Stands stands, Distances distances, Reporter out) {
        garrisons.of(placed).filter(garrison -> !garrison.side().isEmpty()).ifPresent(garrison -> {
            double apart = distances.of("enemies");
            Envelope around = garrison.site().bounds();
            around.expandBy((apart + 1) * Corner.PER_INCH);
            for (Stand enemy : stands.near(around)) {
                double inches = garrison.site().inchesFrom(enemy.footprint());
                if (Enemies.isEnemyOf(garrison.side(), enemy)
                        && Inches.below(inches, apart)
                        && !PositionChecks.isInMelee(placed.placement(), enemy.piece())
                        && !PositionChecks.isInMelee(enemy.placement(), placed.unit())) {
                    out.report("u")
                            .about("enemy", enemy.ref())
                            .with("d", Inches.told(inches))
                            .with("min", (int) apart)
                            .ask("Move one of them");
                }
            }
        });
    }

    @Rule("HM-POS-12")
    void fortified(PlacedUnit placed, Garrisons garrisons, Reporter out) {
        garrisons
                .of(placed)
                .filter(garrison -> garrison.feature().effects().flag(Buildings.FORTIFIED))
                .ifPresent(garrison ->
                        out.report("u").with("feature", garrison.feature().name()));
    }
}
