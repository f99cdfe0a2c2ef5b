package coupdoeil.model.scenario;

import coupdoeil.model.Attributes;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How one battle begins and runs, on the pack's battlefield with the pack's order of battle.
 *
 * @param switches interpretation switches that differ from the rule system's defaults
 * @param setup placements in the order written; a piece may (invalidly) occur twice
 */
public record Scenario(
        String id,
        String name,
        String description,
        Attributes attributes,
        Clock clock,
        Map<String, String> switches,
        List<Period> periods,
        List<ScenarioEvent> events,
        List<Placement> setup,
        List<Token> tokens,
        List<ArrivalGroup> reinforcements,
        List<VictoryCondition> victory,
        List<SpecialRule> specialRules) {

    public Scenario {
        switches = Collections.unmodifiableMap(new LinkedHashMap<>(switches));
        periods = List.copyOf(periods);
        events = List.copyOf(events);
        setup = List.copyOf(setup);
        tokens = List.copyOf(tokens);
        reinforcements = List.copyOf(reinforcements);
        victory = List.copyOf(victory);
        specialRules = List.copyOf(specialRules);
    }

    public static Scenario empty(String id, String name) {
        return new Scenario(
                id,
                name,
                "",
                Attributes.NONE,
                Clock.UNSET,
                Map.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }

    public Scenario withSetup(List<Placement> changed) {
        return copy(clock, switches, periods, changed, tokens, reinforcements);
    }

    public Scenario withClock(Clock changed) {
        return copy(changed, switches, periods, setup, tokens, reinforcements);
    }

    public Scenario withSwitches(Map<String, String> changed) {
        return copy(clock, changed, periods, setup, tokens, reinforcements);
    }

    public Scenario withPeriods(List<Period> changed) {
        return copy(clock, switches, changed, setup, tokens, reinforcements);
    }

    public Scenario withTokens(List<Token> changed) {
        return copy(clock, switches, periods, setup, changed, reinforcements);
    }

    public Scenario withReinforcements(List<ArrivalGroup> changed) {
        return copy(clock, switches, periods, setup, tokens, changed);
    }

    public Scenario withTexts(String changedName, String changedDescription) {
        return new Scenario(
                id,
                changedName,
                changedDescription,
                attributes,
                clock,
                switches,
                periods,
                events,
                setup,
                tokens,
                reinforcements,
                victory,
                specialRules);
    }

    private Scenario copy(
            Clock newClock,
            Map<String, String> newSwitches,
            List<Period> newPeriods,
            List<Placement> newSetup,
            List<Token> newTokens,
            List<ArrivalGroup> newReinforcements) {
        return new Scenario(
                id,
                name,
                description,
                attributes,
                newClock,
                newSwitches,
                newPeriods,
                events,
                newSetup,
                newTokens,
                newReinforcements,
                victory,
                specialRules);
    }

    public Scenario withAttributes(Attributes changed) {
        return new Scenario(
                id,
                name,
                description,
                changed,
                clock,
                switches,
                periods,
                events,
                setup,
                tokens,
                reinforcements,
                victory,
                specialRules);
    }

    public Scenario withSpecialRules(List<SpecialRule> changed) {
        return new Scenario(
                id,
                name,
                description,
                attributes,
                clock,
                switches,
                periods,
                events,
                setup,
                tokens,
                reinforcements,
                victory,
                changed);
    }
}
