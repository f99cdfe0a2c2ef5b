package coupdoeil.validator.fb;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.subject.ArmyEntry;
import coupdoeil.validator.check.subject.ScenarioEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/** What a scenario must say before it can be played (FB 3.2, 14.2). */
final class ScenarioChecks {

    @Rule("FB-SCN-01")
    void clock(ScenarioEntry entry, Timetable timetable, Reporter out) {
        Clock clock = entry.scenario().clock();
        OptionalInt start = Clock.minutes(clock.start());
        OptionalInt end = Clock.minutes(clock.end());
        Integer turns = clock.turns();
        if (start.isEmpty()) {
            wrongClock(clock.start() == null ? "no start" : clock.start() + " is no time of day", out)
                    .fix(new Fix.Ask("Set the start"));
        } else if (end.isEmpty() && clock.end() == null && turns != null && turns > 0) {
            return;
        } else if (end.isEmpty()) {
            wrongClock(clock.end() == null ? "no end" : clock.end() + " is no time of day", out)
                    .fix(new Fix.Ask("Set the end"));
        } else if (end.getAsInt() <= start.getAsInt()) {
            wrongClock(clock.end() + " is not after " + clock.start(), out).fix(new Fix.Ask("Set the end"));
        } else if ((end.getAsInt() - start.getAsInt()) % timetable.minutesPerTurn() != 0) {
            TurnTrack track = timetable.track();
            String last = track.label(track.count() - 1);
            Reporter.Draft draft = wrongClock(
                    "from " + clock.start() + " to " + clock.end() + " are not whole turns of "
                            + timetable.minutesPerTurn() + " minutes",
                    out);
            if (track.count() > 1) {
                draft.fix(change(
                        "End at " + last,
                        entry,
                        scenario -> scenario.withClock(new Clock(clock.start(), last, clock.turns()))));
            }
        }
    }

    @Rule("FB-SCN-02")
    void initiative(ScenarioEntry entry, Roster roster, Reporter out) {
        Attributes attributes = entry.scenario().attributes();
        if (attributes.text("initiative").filter(side -> !side.isBlank()).isPresent()) {
            return;
        }
        List<Fix.Change> options = new ArrayList<>();
        roster.sides()
                .forEach(side -> options.add(change(
                        "Give the initiative to " + side.name(),
                        entry,
                        scenario ->
                                scenario.withAttributes(scenario.attributes().with("initiative", side.id())))));
        out.report()
                .fix(
                        options.isEmpty()
                                ? new Fix.Ask("Name the side with the initiative")
                                : new Fix.Choose("Name the side with the initiative", options));
    }

    @Rule("FB-SCN-04")
    void victory(ScenarioEntry entry, Reporter out) {
        Scenario scenario = entry.scenario();
        if (scenario.victory().isEmpty()
                && scenario.attributes()
                        .text("automaticVictory")
                        .filter(text -> !text.isBlank())
                        .isEmpty()) {
            out.report().fix(new Fix.Ask("Say how the battle is won"));
        }
    }

    @Rule("FB-SCN-09")
    void allied(ArmyEntry entry, Roster roster, Depots depots, Reporter out) {
        Army army = entry.army();
        List<Army> allies = roster.armies().stream()
                .filter(other -> other.side().equals(army.side()))
                .toList();
        List<String> lacking = new ArrayList<>();
        if (depots.own(army).isEmpty()) {
            lacking.add("a depot of its own");
        }
        if (army.attributes().nested("cohesion").values().isEmpty()) {
            lacking.add("cohesion boxes of its own");
        }
        if (allies.size() > 1 && !lacking.isEmpty()) {
            out.report()
                    .with("a", entry.name())
                    .with("what", String.join(" and ", lacking))
                    .fix(new Fix.Ask("Complete " + entry.name()));
        }
    }

    private static Reporter.Draft wrongClock(String why, Reporter out) {
        return out.report().with("why", why);
    }

    private static Fix.Change change(String name, ScenarioEntry entry, UnaryOperator<Scenario> change) {
        return new Fix.Change(name, pack -> pack.withScenario(entry.scenario().id(), change));
    }
}
