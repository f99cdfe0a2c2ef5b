package coupdoeil.model.scenario;

import coupdoeil.model.Attributes;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How one battle begins and runs, on the pack's battlefield with the pack's order of battle.
 *
 * @param switches interpretation switches that differ from the rule system's defaults
 * @param setup placements in the order written; a piece may (invalidly) occur twice, and whoever is with another stands
 *     where that one does
 */
@RecordBuilder
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
        List<SpecialRule> specialRules)
        implements ScenarioBuilder.With {

    public Scenario {
        switches = Collections.unmodifiableMap(new LinkedHashMap<>(switches));
        periods = List.copyOf(periods);
        events = List.copyOf(events);
        setup = List.copyOf(Company.settled(setup));
        tokens = List.copyOf(Company.settled(tokens, setup));
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
}
