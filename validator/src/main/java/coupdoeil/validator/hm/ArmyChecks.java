package coupdoeil.validator.hm;

import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.ArmyEntry;
import coupdoeil.validator.hm.fact.ArmyStrength;
import coupdoeil.validator.hm.fact.Brigades;
import java.util.List;
import java.util.OptionalInt;

/** Break points and command points of armies (HM Army Break Point; Command Points). */
final class ArmyChecks {

    private static final String BREAK_POINT = "breakPoint";
    private static final String COMMAND_POINTS = "commandPoints";

    @Rule("HM-ARMY-01")
    void noUnits(ArmyEntry entry, ArmyStrength strength, Reporter out) {
        if (!strength.isNobodyThere() && strength.units(entry.army()).isEmpty()) {
            out.report("army").ask("Give it units");
        }
    }

    @Rule("HM-ARMY-02")
    void breakPoint(ArmyEntry entry, ArmyStrength strength, Reporter out) {
        int units = strength.units(entry.army()).size();
        if (units > 0) {
            out.report("army").with("k", strength.breakPoint(entry.army())).with("n", units);
        }
    }

    @Rule("HM-ARMY-03")
    void otherBreakPoint(ArmyEntry entry, ArmyStrength strength, Reporter out) {
        OptionalInt written = entry.army().attributes().integer(BREAK_POINT);
        int breakPoint = strength.breakPoint(entry.army());
        if (written.isPresent() && written.getAsInt() != breakPoint) {
            out.report("army")
                    .with("written", written.getAsInt())
                    .with("k", breakPoint)
                    .fix(out.clear("Let its units say it", BREAK_POINT));
        }
    }

    @Rule("HM-ARMY-04")
    void commandPoints(ArmyEntry entry, ArmyStrength strength, Reporter out) {
        List<Integer> range = strength.commandPoints(entry.army());
        if (strength.brigades(entry.army()) > 0 && range.size() == 2) {
            out.report("army").with("min", range.get(0)).with("max", range.get(1));
        }
    }

    @Rule("HM-ARMY-05")
    void otherCommandPoints(ArmyEntry entry, ArmyStrength strength, Reporter out) {
        OptionalInt written = entry.army().attributes().integer(COMMAND_POINTS);
        List<Integer> range = strength.commandPoints(entry.army());
        if (written.isPresent()
                && range.size() == 2
                && (written.getAsInt() < range.get(0) || written.getAsInt() > range.get(1))) {
            out.report("army")
                    .with("n", written.getAsInt())
                    .with("brigades", strength.brigades(entry.army()))
                    .with("min", range.get(0))
                    .with("max", range.get(1))
                    .fix(out.clear("Leave them to the dice", COMMAND_POINTS));
        }
    }

    @Rule("HM-ARMY-06")
    void unbreakable(ArmyEntry entry, ArmyStrength strength, Brigades brigades, Reporter out) {
        long onTable = strength.setUp(entry.army()).stream()
                .filter(unit -> brigades.isOnTable(unit.id()))
                .count();
        int breakPoint = strength.breakPoint(entry.army());
        if (onTable < breakPoint) {
            out.report("army").with("n", (int) onTable).with("k", breakPoint);
        }
    }
}
