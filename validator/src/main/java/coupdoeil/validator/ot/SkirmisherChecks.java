package coupdoeil.validator.ot;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.GroundShape;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.ot.fact.Contact;
import coupdoeil.validator.ot.fact.OtSetup;
import coupdoeil.validator.ot.fact.Spacing;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.ot.sight.FireArc;
import coupdoeil.validator.table.Moves;
import coupdoeil.validator.table.fact.Enemies;
import coupdoeil.validator.table.fact.Inches;
import java.util.List;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;

/** How near skirmishers may be to formed troops (OT Skirmishers; Skirmishers: Approaching Cavalry). */
final class SkirmisherChecks {

    @Rule("OT-OCC-05")
    void beforeCavalry(
            Stand stand,
            Enemies enemies,
            Spacing spacing,
            RuleSystem system,
            Contact contact,
            OtSetup rules,
            Reporter out) {
        if (!Units.is(stand, Units.INFANTRY) || !Units.isSkirmishing(stand.placement())) {
            return;
        }
        double degrees = system.tables().nested("arcs").decimal("forward");
        for (Stand enemy : enemies.within(stand, spacing.of("skirmishersCavalry"))) {
            FireArc charge = FireArc.ahead(enemy.footprint().rectangle(), degrees);
            if (Units.is(enemy, Units.CAVALRY)
                    && Units.isFormed(enemy)
                    && stand.footprint().bases().stream().anyMatch(charge::meets)
                    && !contact.isSafeFrom(stand, Units.CAVALRY, rules.admitsCavalryToRedoubts())
                    && !contact.isAcrossRiver(stand, enemy)) {
                out.report("u")
                        .about("enemy", enemy.ref())
                        .with("d", Inches.told(stand.footprint().inchesFrom(enemy.footprint())));
            }
        }
    }

    @Rule("OT-OCC-06")
    void betweenLines(Stand stand, Stands stands, Enemies enemies, Spacing spacing, Reporter out) {
        if (!Units.isSkirmishing(stand.placement())) {
            return;
        }
        double apart = spacing.of("betweenLines");
        for (Stand enemy : enemies.within(stand, apart)) {
            if (!Units.isFormed(enemy)) {
                continue;
            }
            for (Stand friend : formedFriends(stand, stands, apart)) {
                double inches = friend.footprint().inchesFrom(enemy.footprint());
                if (Inches.within(inches, apart) && isIn(stand, Contact.between(friend, enemy))) {
                    out.report("u")
                            .about("friend", friend.ref())
                            .about("enemy", enemy.ref())
                            .with("d", Inches.told(inches))
                            .ask("Take it out from between them");
                }
            }
        }
    }

    private static List<Stand> formedFriends(Stand stand, Stands stands, double within) {
        Envelope around = stand.footprint().bounds();
        around.expandBy((within + 1) * Corner.PER_INCH);
        return stands.near(around).stream()
                .filter(other -> Units.isFormed(other) && other.side().equals(stand.side()))
                .toList();
    }

    private static boolean isIn(Stand stand, Geometry between) {
        return between instanceof Polygon
                && stand.footprint().bases().stream()
                        .anyMatch(GroundShape.of(between, 0).outline()::overlaps);
    }

    @Rule("OT-OCC-07")
    void beforeFormed(Stand stand, Enemies enemies, Spacing spacing, Moves moves, Reporter out) {
        if (!Units.isSkirmishing(stand.placement())) {
            return;
        }
        double apart = spacing.of("skirmishersFormed");
        for (Stand enemy : enemies.within(stand, apart)) {
            double inches = stand.footprint().inchesFrom(enemy.footprint());
            if (Units.isFormed(enemy) && Inches.below(inches, apart)) {
                out.report("u")
                        .about("enemy", enemy.ref())
                        .with("d", Inches.told(inches))
                        .with("min", (int) apart)
                        .fix(moves.of(stand, out));
            }
        }
    }
}
