package coupdoeil.validator.check.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.VictoryCondition;
import java.util.List;

/** What a scenario says of itself beside set-up, timetable and reinforcements. */
public record ScenarioFacts(Attributes attributes, List<SpecialRule> specialRules, List<VictoryCondition> victory) {
    public ScenarioFacts {
        specialRules = List.copyOf(specialRules);
        victory = List.copyOf(victory);
    }
}
