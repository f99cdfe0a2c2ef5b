package coupdoeil.validator.export.vassal;

import coupdoeil.model.rules.Choice;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.fact.Timetable;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The counter of turns of a scenario, with the weather and light of each. */
final class Turns {

    private Turns() {}

    /** Empty if the scenario has no turns. @param name that no other has */
    static List<Component> tracker(Situation situation, Scenario scenario, String name) {
        List<String> turns = Timetable.of(situation.system(), scenario).turns().stream()
                .map(Turns::text)
                .toList();
        if (turns.isEmpty()) {
            return List.of();
        }
        return List.of(Component.module("turn.TurnTracker")
                .with("name", name)
                .with("buttonText", name)
                .with("turnFormat", "$level1$")
                .with("reportFormat", "Now $newTurn$")
                .without("icon", "hotkey", "nexthotkey", "prevhotkey", "tooltip")
                .with("lengthStyle", "Maximum")
                .with("length", 0)
                .add(Component.module("turn.ListTurnLevel")
                        .with("name", "Turn")
                        .with("property", "Turn of " + name)
                        .with("turnFormat", "$value$")
                        .with("list", Sequence.of(',', turns))
                        .with("configList", false)
                        .with("configFirst", false)
                        .without("prompt")));
    }

    private static String text(Timetable.Turn turn) {
        return Words.clean(Stream.concat(
                        Stream.of(turn.label()), turn.conditions().stream().map(Choice::name))
                .collect(Collectors.joining(" \u00B7 ")));
    }
}
