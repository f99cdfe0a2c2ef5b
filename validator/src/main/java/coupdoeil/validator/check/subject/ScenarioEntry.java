package coupdoeil.validator.check.subject;

import coupdoeil.model.scenario.Scenario;
import java.util.List;

/** A scenario. */
public record ScenarioEntry(Scenario scenario) implements Subject {

    @Override
    public String kind() {
        return "scenario";
    }

    @Override
    public String key() {
        return scenario.id();
    }

    @Override
    public String name() {
        return scenario.name();
    }

    @Override
    public List<FindingPlace> places() {
        return List.of();
    }
}
