package coupdoeil.validator.lb;

import coupdoeil.model.scenario.Period;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.ScenarioEntry;

/** How far one sees in the parts of the day (LB 38). */
final class VisibilityChecks {

    private static final String NIGHT = "night";

    @Rule("LB-LOS-13")
    void visibility(ScenarioEntry entry, Reporter out) {
        for (Period period : entry.scenario().periods()) {
            String part = period.from() + "-" + period.to();
            boolean said = period.attributes().has("visibility");
            int hexes = period.attributes().integer("visibility", 1);
            if (said && hexes < 1) {
                out.report().with("part", part).with("why", "of " + hexes + " hexes means adjacent hexes only");
            } else if (!said && period.conditions().contains(NIGHT)) {
                out.report()
                        .with("part", part)
                        .with("why", "by night is not set")
                        .fix(new Fix.Ask("Enter the visibility of the night"));
            }
        }
    }
}
