package coupdoeil.validator.ot;

import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.subject.MapPlace;
import coupdoeil.validator.ot.fact.Assigned;
import coupdoeil.validator.ot.fact.Spacing;
import coupdoeil.validator.table.Deployment;
import coupdoeil.validator.table.fact.Inches;
import coupdoeil.validator.table.fact.Zones;
import java.util.List;
import org.locationtech.jts.algorithm.MinimumDiameter;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Polygon;

/** Deployment zones: how near each other, and who finds room (OT Definitions; Movement: Formations; Prebattle Maneuver). */
final class ZoneChecks {

    @Rule("OT-OCC-10")
    void narrow(MapPlace subject, Assigned assigned, Reporter out) {
        if (!subject.place().kind().equals(Zones.DEPLOYMENT)) {
            return;
        }
        List<Footprint> units = assigned.to(subject.place().id());
        double need = 0;
        double depth = 0;
        for (Footprint unit : units) {
            need += unit.bounds().getWidth() / Corner.PER_INCH;
            depth = Math.max(depth, unit.bounds().getHeight() / Corner.PER_INCH);
        }
        double needed = need;
        double deep = depth;
        Zones.shape(subject.place())
                .filter(shape -> shape instanceof Polygon && !units.isEmpty())
                .ifPresent(shape -> {
                    Coordinate[] ring =
                            MinimumDiameter.getMinimumRectangle(shape).getCoordinates();
                    double one = ring[0].distance(ring[1]);
                    double other = ring.length > 2 ? ring[1].distance(ring[2]) : 0;
                    boolean second = Math.min(one, other) >= 2 * deep;
                    if (Inches.below(Math.max(one, other), needed) && !second) {
                        out.report("place")
                                .with("need", Inches.told(needed))
                                .with("have", Inches.told(Math.max(one, other)))
                                .ask("Widen it");
                    }
                });
    }

    @Rule("OT-OCC-11")
    void tooNear(MapPlace subject, Spacing spacing, ScenarioFacts scenario, Places places, Reporter out) {
        boolean cards = scenario.attributes().texts("options").contains("prebattleManeuver");
        Deployment.tooNear(subject, spacing.of(cards ? "cardsEnemy" : "zones"), places, out);
    }
}
