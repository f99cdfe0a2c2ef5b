package coupdoeil.validator.cc;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.cc.fact.Camp;
import coupdoeil.validator.cc.fact.Camps;
import coupdoeil.validator.cc.fact.Retreats;
import coupdoeil.validator.cc.fact.UnitTypes;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.Optional;
import java.util.OptionalInt;

/** Whether units begin with the blocks that their nations give them (CC 3 step 4, 5, 8 Rally). */
final class StrengthChecks {

    private static final String RULE = "blocks";
    private static final String BLOCKS = "blocks";

    @Rule("CC-UNIT-02")
    void reduced(PlacedUnit placed, UnitTypes types, ScenarioFacts scenario, Reporter out) {
        reduced(placed.unit(), placed.placement().attributes(), types, scenario, out);
    }

    @Rule("CC-UNIT-02")
    void reduced(Arrival arrival, UnitTypes types, ScenarioFacts scenario, Roster roster, Reporter out) {
        for (ArrivalGroup.Marcher marcher : arrival.group().march()) {
            roster.unit(marcher.piece()).ifPresent(unit -> reduced(unit, Attributes.NONE, types, scenario, out));
        }
    }

    @Rule("CC-UNIT-03")
    void impossible(PlacedUnit placed, UnitTypes types, ScenarioFacts scenario, Switches switches, Reporter out) {
        impossible(placed.unit(), placed.placement().attributes(), types, scenario, switches, out);
    }

    @Rule("CC-UNIT-03")
    void impossible(
            Arrival arrival, UnitTypes types, ScenarioFacts scenario, Switches switches, Roster roster, Reporter out) {
        for (ArrivalGroup.Marcher marcher : arrival.group().march()) {
            roster.unit(marcher.piece())
                    .ifPresent(unit -> impossible(unit, Attributes.NONE, types, scenario, switches, out));
        }
    }

    /** Every other unit retreats one hex for a flag, so only its baseline stops it: CC-RET-02. */
    @Rule("CC-UNIT-08")
    void militia(PlacedUnit placed, UnitTypes types, Camps camps, Retreats retreats, Ground ground, Reporter out) {
        Hex hex = placed.placement().hex().orElse(null);
        Optional<Camp> camp = camps.of(placed.side());
        int retreat = types.retreat(placed.unit());
        if (hex != null && camp.isPresent() && retreat > 1) {
            int rows = camp.get().rowsBehind(ground.grid(), ground.grid().row(hex));
            if (rows < retreat && !retreats.meetsLeader(placed.unit(), placed.side(), hex, camp.get(), retreat)) {
                out.report()
                        .with("u", placed.name())
                        .with("h", ground.grid().label(hex))
                        .with("n", retreat - rows);
            }
        }
    }

    private static void reduced(
            Unit unit, Attributes placement, UnitTypes types, ScenarioFacts scenario, Reporter out) {
        OptionalInt full = types.full(unit);
        OptionalInt now = UnitTypes.written(unit, placement);
        if (full.isPresent()
                && now.isPresent()
                && now.getAsInt() >= 1
                && now.getAsInt() < full.getAsInt()
                && !covered(unit, now.getAsInt(), scenario)) {
            report(unit, now.getAsInt(), full.getAsInt(), out);
        }
    }

    private static void impossible(
            Unit unit, Attributes placement, UnitTypes types, ScenarioFacts scenario, Switches switches, Reporter out) {
        OptionalInt full = types.full(unit);
        OptionalInt now = UnitTypes.written(unit, placement);
        if (full.isEmpty() || now.isEmpty()) {
            return;
        }
        int blocks = now.getAsInt();
        boolean more = switches.is("specialRuleMayExceedNurc", "YES") && covered(unit, blocks, scenario);
        if (blocks < 1 || (blocks > full.getAsInt() && !more)) {
            report(unit, blocks, full.getAsInt(), out);
        }
    }

    /** Whether a special rule gives a unit just these blocks. */
    private static boolean covered(Unit unit, int blocks, ScenarioFacts scenario) {
        return scenario.specialRules().stream()
                .filter(rule -> rule.id().equals(RULE))
                .map(rule -> rule.attributes())
                .anyMatch(rule -> rule.text("unit").filter(unit.id()::equals).isPresent()
                        && rule.integer(BLOCKS).orElse(0) == blocks);
    }

    private static void report(Unit unit, int now, int full, Reporter out) {
        String scenario = out.scenario();
        out.report()
                .about(new SubjectRef("unit", unit.id(), unit.name()))
                .with("u", unit.name())
                .with("n", now)
                .with("m", full)
                .fix(new Fix.Change(
                        "Give it its " + full + " blocks",
                        pack -> PackEdits.placement(
                                PackEdits.unit(
                                        pack,
                                        unit.id(),
                                        known -> known.withAttributes(
                                                known.attributes().without(BLOCKS))),
                                scenario,
                                unit.id(),
                                placed -> placed.withAttributes(
                                        placed.attributes().without(BLOCKS)))));
    }
}
