package coupdoeil.validator.fb;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.VictoryCondition;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.subject.ArmyEntry;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.fb.fact.Depots;
import coupdoeil.validator.hexes.ScenarioFixes;
import coupdoeil.validator.hexes.TurnRecord;
import java.util.ArrayList;
import java.util.List;

/** What a scenario must say before it can be played (FB 3.2, 14.2). */
final class ScenarioChecks {

    @Rule("FB-SCN-01")
    void clock(ScenarioEntry entry, Timetable timetable, Reporter out) {
        TurnRecord.report(entry, timetable, 1, out);
    }

    @Rule("FB-SCN-02")
    void initiative(ScenarioEntry entry, Roster roster, Reporter out) {
        Attributes attributes = entry.scenario().attributes();
        if (attributes.text("initiative").filter(side -> !side.isBlank()).isPresent()) {
            return;
        }
        List<Fix.Change> options = new ArrayList<>();
        roster.sides()
                .forEach(side -> options.add(ScenarioFixes.set(
                        "Give the initiative to " + side.name(),
                        entry.scenario().id(),
                        "initiative",
                        side.id())));
        out.report()
                .fix(
                        options.isEmpty()
                                ? new Fix.Question("Name the side with the initiative")
                                : new Fix.Choose("Name the side with the initiative", options));
    }

    @Rule("FB-SCN-04")
    void victory(ScenarioEntry entry, Timetable timetable, Reporter out) {
        Scenario scenario = entry.scenario();
        if (scenario.victory().isEmpty()
                && scenario.attributes()
                        .text("automaticVictory")
                        .filter(text -> !text.isBlank())
                        .isEmpty()) {
            out.report()
                    .with("why", "Nothing says how the battle is won")
                    .fix(new Fix.Question("Say how the battle is won"));
        }
        for (VictoryCondition condition : scenario.victory()) {
            String at = condition.attributes().text("at").orElse("");
            if (!at.isBlank() && !timetable.isTurn(at)) {
                out.report()
                        .severity(Severity.ERROR)
                        .with(
                                "why",
                                "Victory condition " + condition.id() + " is judged at " + at
                                        + ", which is no turn of the scenario")
                        .about(new SubjectRef("victory", condition.id(), condition.id()))
                        .fix(new Fix.Question("Correct the turn of " + condition.id()));
            }
        }
    }

    @Rule("FB-SCN-09")
    void allied(ArmyEntry entry, Roster roster, Depots depots, Reporter out) {
        Army army = entry.army();
        // Two will do to know that it has an ally.
        List<Army> allies = roster.armies().stream()
                .filter(other -> other.side().equals(army.side()))
                .limit(2)
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
                    .fix(new Fix.Question("Complete " + entry.name()));
        }
    }
}
