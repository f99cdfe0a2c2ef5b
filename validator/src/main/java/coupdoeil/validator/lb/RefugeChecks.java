package coupdoeil.validator.lb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.lb.fact.OpenGround;
import java.util.ArrayList;
import java.util.List;

/** Where routed units can rally: far from every enemy on the map at the start, in woods or dwellings (LB 30). */
final class RefugeChecks {

    @Rule("LB-SCEN-14")
    void refuge(ScenarioEntry entry, Roster roster, RuleSystem system, Setup setup, OpenGround open, Reporter out) {
        report(roster, system, setup, open, true, out);
    }

    @Rule("LB-SCEN-15")
    void smallMap(ScenarioEntry entry, Roster roster, RuleSystem system, Setup setup, OpenGround open, Reporter out) {
        report(roster, system, setup, open, false, out);
    }

    /** A finding for each side that has enemies on the map, but nowhere to go. */
    private static void report(
            Roster roster, RuleSystem system, Setup setup, OpenGround open, boolean refuge, Reporter out) {
        int distance = system.tables().nested("rout").integer("enemyDistance", 0);
        for (Side side : roster.sides()) {
            List<Hex> enemies = new ArrayList<>();
            setup.units().stream()
                    .filter(unit -> !unit.side().isEmpty() && !unit.side().equals(side.id()))
                    .forEach(unit -> enemies.addAll(unit.placement().hexes()));
            if (!enemies.isEmpty() && !open.hasBeyond(distance, enemies, refuge)) {
                out.report()
                        .with("s", side.name())
                        .with("n", distance)
                        .about(new SubjectRef("side", side.id(), side.name()));
            }
        }
    }
}
