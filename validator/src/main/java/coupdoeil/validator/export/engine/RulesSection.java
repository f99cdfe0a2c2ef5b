package coupdoeil.validator.export.engine;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.fact.Switches;

/** What an export says of the rules: the system's vocabulary, the chart in force, the readings chosen. */
final class RulesSection {

    private final RuleSystem system;
    private final Situation situation;
    private final Scenario scenario;

    RulesSection(Situation situation, Scenario scenario) {
        this.system = situation.system();
        this.situation = situation;
        this.scenario = scenario;
    }

    JsonObject system() {
        return JsonObject.builder()
                .put("id", system.id())
                .put("name", system.name())
                .put("edition", system.edition())
                .put("minutesPerTurn", system.minutesPerTurn())
                .done();
    }

    JsonArray chart() {
        return Written.list(
                situation.chart().records(),
                record -> JsonObject.builder()
                        .put("id", record.id())
                        .put("kind", record.kind())
                        .put("name", record.name())
                        .put("effects", Written.attributes(record.effects()))
                        .done());
    }

    /** Every switch of the system with the reading in force. */
    JsonArray switches() {
        Switches inForce = Switches.of(system, scenario);
        return Written.list(
                system.options().switches(),
                type -> JsonObject.builder()
                        .put("id", type.id())
                        .put("value", inForce.values().getOrDefault(type.id(), type.fallback()))
                        .put("default", type.fallback())
                        .put("reference", type.reference())
                        .done());
    }

    JsonArray conditions() {
        return Written.choices(system.vocabulary().conditions());
    }

    JsonArray levels() {
        return Written.choices(system.vocabulary().levels());
    }

    JsonArray unitFormations() {
        return Written.list(
                system.vocabulary().formations(),
                formation -> JsonObject.builder()
                        .put("id", formation.id())
                        .put("name", formation.name())
                        .put("arms", JsonArray.ofTexts(formation.arms()))
                        .put("effects", Written.attributes(formation.effects()))
                        .done());
    }
}
