package coupdoeil.validator.check.subject;

import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Scenario;
import java.util.List;
import java.util.function.UnaryOperator;

/** A scenario. */
public record ScenarioEntry(Scenario scenario) implements Attributed {

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

    @Override
    public Pack withAttributes(Pack pack, String scenario, UnaryOperator<Attributes> change) {
        return pack.withScenario(key(), known -> known.withAttributes(change.apply(known.attributes())));
    }
}
