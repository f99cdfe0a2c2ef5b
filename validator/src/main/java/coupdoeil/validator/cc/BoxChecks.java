package coupdoeil.validator.cc;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.cc.fact.Forces;
import coupdoeil.validator.cc.fact.Terrain;
import coupdoeil.validator.cc.fact.UnitTypes;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;

/** Whether one box holds all units and leaders of a battle (CC 2). */
final class BoxChecks {

    private static final String SWITCH = "boxLimits";
    private static final String WARN = "WARN";
    private static final String LEADERS = "leaders";
    private static final String ARTILLERY = "artillery";

    /** Of nations that are not in the box it holds none at all: of their units CC-UNIT-01 speaks. */
    @Rule("CC-UNIT-05")
    void units(
            ScenarioEntry entry, Forces forces, UnitTypes types, RuleSystem system, Switches switches, Reporter out) {
        if (!switches.is(SWITCH, WARN)) {
            return;
        }
        Attributes box = system.tables().nested("box");
        Map<String, Map<String, Integer>> counts = new LinkedHashMap<>();
        for (Unit unit : forces.units()) {
            counts.computeIfAbsent(types.nation(unit), none -> new LinkedHashMap<>())
                    .merge(UnitTypes.type(unit), 1, Integer::sum);
        }
        counts.forEach((nation, ofType) -> ofType.forEach((type, count) -> {
            OptionalInt stock = box.nested(nation).integer(type);
            if (stock.isPresent() && count > stock.getAsInt()) {
                report(nation + " " + types.name(type), nation + "/" + type, count, stock.getAsInt(), "units", out);
            }
        }));
        blocks(forces, types, system.tables().nested("boxBlocks"), box, out);
    }

    @Rule("CC-LDR-07")
    void leaders(
            ScenarioEntry entry, Forces forces, UnitTypes types, RuleSystem system, Switches switches, Reporter out) {
        if (!switches.is(SWITCH, WARN)) {
            return;
        }
        Map<String, Integer> counts = new LinkedHashMap<>();
        forces.leaders().forEach(leader -> counts.merge(types.nation(leader), 1, Integer::sum));
        counts.forEach((nation, count) -> {
            OptionalInt stock = system.tables().nested("box").nested(nation).integer(LEADERS);
            if (stock.isPresent() && count > stock.getAsInt()) {
                out.report()
                        .about(new SubjectRef("nation", nation, nation))
                        .with("nation", nation)
                        .with("n", count)
                        .with("stock", stock.getAsInt());
            }
        });
    }

    /** All blocks of a size, spare ones too: leaders are of the size of guns. */
    private static void blocks(Forces forces, UnitTypes types, Attributes stocks, Attributes box, Reporter out) {
        for (String arm : Terrain.ARMS) {
            int count = forces.units().stream()
                    .filter(unit -> unit.arm().equals(arm) && box.has(types.nation(unit)))
                    .mapToInt(unit -> types.full(unit).orElse(0))
                    .sum();
            if (arm.equals(ARTILLERY)) {
                count += (int) forces.leaders().stream()
                        .filter(leader -> box.has(types.nation(leader)))
                        .count();
            }
            int stock = stocks.integer(arm, 0);
            if (count > stock) {
                report(arm.equals(ARTILLERY) ? "artillery and leaders" : arm, arm, count, stock, "blocks", out);
            }
        }
    }

    private static void report(String what, String key, int count, int stock, String unit, Reporter out) {
        out.report()
                .about(new SubjectRef("box", key, what))
                .with("what", what)
                .with("n", count)
                .with("unit", unit)
                .with("stock", stock);
    }
}
