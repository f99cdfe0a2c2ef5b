package coupdoeil.validator.lb;

import coupdoeil.model.scenario.Period;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.subject.ScenarioItem;

/** How far one sees in the parts of the day (LB 38). */
final class VisibilityChecks {

    private static final String NIGHT = "night";

    /** Of a part of the day in which the battle has a turn, or of any if its clock makes no turns. */
    @Rule("LB-LOS-13")
    void visibility(ScenarioItem item, Timetable timetable, Reporter out) {
        if (!(item.item().entry() instanceof Period period)
                || (!timetable.turns().isEmpty()
                        && timetable.turns().stream().noneMatch(turn -> TurnRecordChecks.within(turn, period)))) {
            return;
        }
        String part = period.from() + "-" + period.to();
        boolean said = period.attributes().has("visibility");
        int hexes = period.attributes().integer("visibility", 1);
        if (said && hexes < 1) {
            out.report().with("part", part).with("why", "of " + hexes + " hexes means adjacent hexes only");
        } else if (!said && period.conditions().contains(NIGHT)) {
            out.report()
                    .with("part", part)
                    .with("why", "by night is not set")
                    .fix(new Fix.Question("Enter the visibility of the night"));
        }
    }
}
