package coupdoeil.model.pack.format;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.ScenarioEvent;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.VictoryCondition;
import java.util.List;
import java.util.function.Function;

/** scenarios/*.json. */
public final class ScenarioFormat {

    private ScenarioFormat() {}

    public static Scenario read(Fields file, HexLabels labels) {
        Fields clock = file.child("clock");
        return new Scenario(
                file.text("id"),
                file.text("name"),
                file.text("description"),
                file.attributes("attributes"),
                new Clock(clock.textOrNull("start"), clock.textOrNull("end"), clock.integerOrNull("turns")),
                file.textByKey("switches"),
                list(file, "periods", ScenarioFormat::period),
                list(file, "events", ScenarioFormat::event),
                list(file, "setup", entry -> PlacementFormat.placement(entry, labels)),
                list(file, "tokens", entry -> PlacementFormat.token(entry, labels)),
                list(file, "reinforcements", entry -> group(entry, labels)),
                list(file, "victory", ScenarioFormat::victory),
                list(file, "specialRules", ScenarioFormat::specialRule));
    }

    public static JsonObject write(Scenario scenario, HexLabels labels) {
        return FileFormat.SCENARIO
                .file()
                .put("id", scenario.id())
                .put("name", scenario.name())
                .putIfSaid("description", scenario.description())
                .putIfFilled("attributes", JsonConversion.json(scenario.attributes()))
                .putIfFilled("clock", json(scenario.clock()))
                .putIfFilled("switches", JsonConversion.texts(scenario.switches()))
                .putIfFilled("periods", array(scenario.periods(), ScenarioFormat::json))
                .putIfFilled("events", array(scenario.events(), ScenarioFormat::json))
                .putIfFilled("setup", array(scenario.setup(), entry -> PlacementFormat.json(entry, labels)))
                .putIfFilled("tokens", array(scenario.tokens(), entry -> PlacementFormat.json(entry, labels)))
                .putIfFilled("reinforcements", array(scenario.reinforcements(), entry -> json(entry, labels)))
                .putIfFilled("victory", array(scenario.victory(), ScenarioFormat::json))
                .putIfFilled("specialRules", array(scenario.specialRules(), ScenarioFormat::json))
                .done();
    }

    private static <T> List<T> list(Fields file, String key, Function<Fields, T> entry) {
        return file.children(key).stream().map(entry).toList();
    }

    private static <T> JsonArray array(List<T> entries, Function<T, JsonObject> json) {
        return JsonArray.of(entries.stream().map(json).toList());
    }

    private static JsonObject json(Clock clock) {
        return JsonObject.builder()
                .putUnlessNull("start", clock.start())
                .putUnlessNull("end", clock.end())
                .putUnlessNull("turns", clock.turns())
                .done();
    }

    private static Period period(Fields entry) {
        return new Period(
                entry.text("from"), entry.text("to"), entry.texts("conditions"), entry.attributes("attributes"));
    }

    private static JsonObject json(Period period) {
        return JsonObject.builder()
                .put("from", period.from())
                .put("to", period.to())
                .put("conditions", JsonArray.ofTexts(period.conditions()))
                .putIfFilled("attributes", JsonConversion.json(period.attributes()))
                .done();
    }

    private static ScenarioEvent event(Fields entry) {
        return new ScenarioEvent(
                entry.text("id"),
                entry.text("at"),
                entry.text("name"),
                entry.text("text"),
                entry.attributes("attributes"));
    }

    private static JsonObject json(ScenarioEvent event) {
        return JsonObject.builder()
                .put("id", event.id())
                .put("at", event.at())
                .put("name", event.name())
                .putIfSaid("text", event.text())
                .putIfFilled("attributes", JsonConversion.json(event.attributes()))
                .done();
    }

    private static ArrivalGroup group(Fields entry, HexLabels labels) {
        return new ArrivalGroup(
                entry.text("id"),
                entry.text("name"),
                entry.text("side"),
                entry.text("at"),
                entry.text("entry"),
                entry.text("mode"),
                entry.text("condition"),
                list(
                        entry,
                        "march",
                        marcher -> new ArrivalGroup.Marcher(
                                marcher.text("piece"),
                                marcher.textOrNull("formation"),
                                marcher.attributes("attributes"))),
                list(entry, "tokens", token -> PlacementFormat.token(token, labels)),
                entry.attributes("attributes"));
    }

    private static JsonObject json(ArrivalGroup group, HexLabels labels) {
        JsonArray march = array(
                group.march(),
                marcher -> JsonObject.builder()
                        .put("piece", marcher.piece())
                        .putUnlessNull("formation", marcher.formation())
                        .putIfFilled("attributes", JsonConversion.json(marcher.attributes()))
                        .done());
        return JsonObject.builder()
                .put("id", group.id())
                .put("name", group.name())
                .putIfSaid("side", group.side())
                .put("at", group.at())
                .put("entry", group.entry())
                .put("mode", group.mode())
                .putIfSaid("condition", group.condition())
                .put("march", march)
                .putIfFilled("tokens", array(group.tokens(), token -> PlacementFormat.json(token, labels)))
                .put("attributes", JsonConversion.json(group.attributes()))
                .done();
    }

    private static VictoryCondition victory(Fields entry) {
        return new VictoryCondition(
                entry.text("id"), entry.text("side"), entry.text("text"), entry.attributes("attributes"));
    }

    private static JsonObject json(VictoryCondition victory) {
        return JsonObject.builder()
                .put("id", victory.id())
                .put("side", victory.side())
                .put("text", victory.text())
                .put("attributes", JsonConversion.json(victory.attributes()))
                .done();
    }

    private static SpecialRule specialRule(Fields entry) {
        return new SpecialRule(entry.text("id"), entry.text("text"), entry.attributes("attributes"));
    }

    private static JsonObject json(SpecialRule rule) {
        return JsonObject.builder()
                .put("id", rule.id())
                .put("text", rule.text())
                .put("attributes", JsonConversion.json(rule.attributes()))
                .done();
    }
}
