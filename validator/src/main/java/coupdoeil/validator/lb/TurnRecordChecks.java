package coupdoeil.validator.lb;

import coupdoeil.model.Attributes;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Period;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.subject.ScenarioItem;
import coupdoeil.validator.hexes.TurnRecord;
import coupdoeil.validator.lb.fact.SpecialRules;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The turns of a scenario and its nights (LB 3, 38, 42). */
final class TurnRecordChecks {

    private static final int HOUR_MINUTES = 60;
    private static final String NIGHT = "night";

    /** Start and end both begin a turn, so a battle of one turn ends as it starts. */
    @Rule("LB-SCEN-02")
    void record(ScenarioEntry entry, Timetable timetable, Reporter out) {
        TurnRecord.report(entry, timetable, 0, out);
    }

    @Rule("LB-SCEN-08")
    void offTheHour(ScenarioEntry entry, Timetable timetable, Reporter out) {
        List<Timetable.Turn> turns = timetable.turns();
        if (turns.isEmpty() || onTheHour(turns.get(0))) {
            return;
        }
        String when = turns.stream()
                .filter(TurnRecordChecks::onTheHour)
                .findFirst()
                .map(turn -> "is first checked at " + turn.label())
                .orElse("is never checked, as no turn begins on the hour");
        out.report().with("when", when).with("field", "clock/start");
    }

    /** That visibility alone is missing, LB-LOS-13 says. */
    @Rule("LB-SCEN-13")
    void night(ScenarioItem item, Timetable timetable, SpecialRules special, Reporter out) {
        if (!(item.item().entry() instanceof Period period)
                || !period.conditions().contains(NIGHT)) {
            return;
        }
        List<Timetable.Turn> dark =
                timetable.turns().stream().filter(turn -> within(turn, period)).toList();
        boolean range = special.all("night-range").stream().anyMatch(rule -> rule.has("distance"));
        if (!dark.isEmpty() && !range && !said("carreDistance", period, dark)) {
            List<String> missing = new ArrayList<>(List.of("the distance of carrés"));
            if (!said("visibility", period, dark)) {
                missing.add(0, "visibility");
            }
            String what = String.join(" and ", missing);
            out.report()
                    .moment(dark.get(0).label())
                    .with("from", period.from())
                    .with("to", period.to())
                    .with("what", what)
                    .fix(new Fix.Question("Enter " + what));
        }
    }

    private static boolean onTheHour(Timetable.Turn turn) {
        OptionalInt minutes = Clock.minutes(turn.label());
        return minutes.isPresent() && minutes.getAsInt() % HOUR_MINUTES == 0;
    }

    /** By the clock: a night may begin before the battle, end after it, and run past midnight. */
    static boolean within(Timetable.Turn turn, Period period) {
        OptionalInt from = Clock.minutes(period.from());
        OptionalInt to = Clock.minutes(period.to());
        if (from.isEmpty() || to.isEmpty()) {
            return false;
        }
        int at = Clock.minutes(turn.label()).orElse(0);
        return from.getAsInt() <= to.getAsInt()
                ? from.getAsInt() <= at && at <= to.getAsInt()
                : from.getAsInt() <= at || at <= to.getAsInt();
    }

    /** Whether the period says it itself, or others do for all of its turns. */
    private static boolean said(String attribute, Period period, List<Timetable.Turn> dark) {
        return period.attributes().has(attribute)
                || dark.stream().map(Timetable.Turn::attributes).allMatch((Attributes turn) -> turn.has(attribute));
    }
}
