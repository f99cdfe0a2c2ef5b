package coupdoeil.validator.hexes;

import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.subject.ScenarioEntry;
import java.util.OptionalInt;

/** Whether start and end of a scenario make a record of whole turns, with what would mend them. */
public final class TurnRecord {

    private TurnRecord() {}

    /**
     * A finding if they do not; {@code why} says it. A start and a number of turns do as well as a start and an end, and
     * are the only way past midnight.
     *
     * @param least minutes from start to end of the shortest scenario there may be
     */
    public static void report(ScenarioEntry entry, Timetable timetable, int least, Reporter out) {
        Clock clock = entry.scenario().clock();
        OptionalInt start = Clock.minutes(clock.start());
        OptionalInt end = Clock.minutes(clock.end());
        Integer turns = clock.turns();
        if (start.isEmpty()) {
            wrong(clock.start() == null ? "no start" : clock.start() + " is no time of day", out)
                    .fix(new Fix.Question("Set the start"));
        } else if (end.isPresent()) {
            span(entry, timetable, end.getAsInt() - start.getAsInt(), least, out);
        } else if (clock.end() != null || turns == null) {
            wrong(clock.end() == null ? "no end" : clock.end() + " is no time of day", out)
                    .fix(new Fix.Question("Set the end"));
        } else if (turns <= 0) {
            wrong(turns + " turns", out).fix(new Fix.Question("Set the end"));
        }
    }

    private static void span(ScenarioEntry entry, Timetable timetable, int minutes, int least, Reporter out) {
        Clock clock = entry.scenario().clock();
        String id = entry.scenario().id();
        TurnTrack track = timetable.track();
        int perTurn = timetable.minutesPerTurn();
        Integer turns = clock.turns();
        String span = "from " + clock.start() + " to " + clock.end();
        if (minutes < least) {
            wrong(clock.end() + " is not after " + clock.start(), out)
                    .fix(new Fix.Question("Set the end, or past midnight the number of turns"));
        } else if (minutes % perTurn != 0) {
            Reporter.Draft draft = wrong(span + " are not whole turns of " + perTurn + " minutes", out);
            if (track.count() > 1 || least == 0) {
                draft.fix(ScenarioFixes.end(id, clock, track));
            }
        } else if (turns != null && turns != track.count()) {
            wrong(span + " are " + track.count() + " turns, not " + turns, out)
                    .fix(ScenarioFixes.end(id, clock, track));
        }
    }

    private static Reporter.Draft wrong(String why, Reporter out) {
        return out.report().with("why", why).with("field", "clock");
    }
}
