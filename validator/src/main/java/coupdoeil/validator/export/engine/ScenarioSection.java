package coupdoeil.validator.export.engine;

import coupdoeil.model.Attributes;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.model.table.Footprints;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.hexes.HexStacks;
import coupdoeil.validator.engine.EngineFacts;
import coupdoeil.validator.engine.Entrance;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Set-up, timetable and reinforcements of an export. */
final class ScenarioSection {

    private final Situation situation;
    private final Scenario scenario;
    private final EngineFacts facts;
    private final Written written;
    private final Timetable timetable;
    private final TurnTrack track;

    ScenarioSection(Situation situation, Scenario scenario, EngineFacts facts, Written written) {
        this.situation = situation;
        this.scenario = scenario;
        this.facts = facts;
        this.written = written;
        this.timetable = Timetable.of(situation.system(), scenario);
        this.track = timetable.track();
    }

    JsonArray setup() {
        return Written.list(scenario.setup(), this::placement);
    }

    /** Who stands in each hex, the top of the stack first. */
    JsonArray stacks() {
        List<JsonValue> list = new ArrayList<>();
        HexStacks.STACKS.of(situation).values().stream()
                .sorted(Comparator.comparing(stack -> stack.hex()))
                .forEach(stack -> list.add(JsonObject.builder()
                        .put("hex", stack.label())
                        .put(
                                "pieces",
                                JsonArray.ofTexts(stack.occupants().stream()
                                        .map(occupant -> occupant.piece().id())
                                        .toList()))
                        .done()));
        return JsonArray.of(list);
    }

    JsonArray tokens() {
        return Written.list(scenario.tokens(), this::token);
    }

    JsonArray turns() {
        List<Attributes> inForce = facts.inForce(situation);
        return Written.list(
                timetable.turns(),
                turn -> JsonObject.builder()
                        .put("turn", turn.number() + 1)
                        .put("label", turn.label())
                        .put(
                                "conditions",
                                JsonArray.ofTexts(turn.conditions().stream()
                                        .map(Choice::id)
                                        .toList()))
                        .put("attributes", Written.attributes(turn.attributes()))
                        .put(
                                "inForce",
                                Written.attributes(inForce.isEmpty() ? Attributes.NONE : inForce.get(turn.number())))
                        .done());
    }

    JsonArray events() {
        return Written.list(
                scenario.events(),
                event -> JsonObject.builder()
                        .put("id", event.id())
                        .put("turn", turn(event.at()))
                        .put("at", event.at())
                        .put("name", event.name())
                        .put("text", event.text())
                        .put("attributes", Written.attributes(event.attributes()))
                        .done());
    }

    JsonArray reinforcements() {
        return Written.list(scenario.reinforcements(), this::group);
    }

    JsonArray victory() {
        return Written.list(
                scenario.victory(),
                condition -> JsonObject.builder()
                        .put("id", condition.id())
                        .put("side", condition.side())
                        .put("text", condition.text())
                        .put("attributes", Written.attributes(condition.attributes()))
                        .done());
    }

    JsonArray specialRules() {
        return Written.list(
                scenario.specialRules(),
                rule -> JsonObject.builder()
                        .put("id", rule.id())
                        .put("text", rule.text())
                        .put("attributes", Written.attributes(rule.attributes()))
                        .done());
    }

    private JsonObject placement(Placement placement) {
        JsonArray parts = Written.list(
                placement.parts(),
                part -> JsonObject.builder()
                        .put("hex", written.label(part.hex()))
                        .put("facing", facing(part.facing()))
                        .put("steps", part.steps())
                        .put("stack", part.stack())
                        .done());
        JsonObject.Builder json = JsonObject.builder()
                .put("piece", placement.piece())
                .put("position", written.position(placement.position()))
                .put("facing", facing(placement.facing()))
                .put("formation", placement.formation());
        situation
                .roster()
                .piece(placement.piece())
                .flatMap(piece -> new Footprints(situation.system()).of(piece, placement))
                .ifPresent(footprint -> json.put("bases", Written.list(footprint.bases(), Written::base)));
        return json.put("stack", placement.stack())
                .put("parts", parts)
                .put("markers", JsonArray.ofTexts(placement.markers()))
                .put("attributes", Written.attributes(placement.attributes()))
                .done();
    }

    private JsonObject token(Token token) {
        return JsonObject.builder()
                .put("id", token.id())
                .put("kind", token.kind())
                .put("of", token.of())
                .put("position", written.position(token.position()))
                .put("attributes", Written.attributes(token.attributes()))
                .done();
    }

    private JsonObject group(ArrivalGroup group) {
        Map<String, Entrance> entrances = facts.entrances(situation, group).orElse(List.of()).stream()
                .collect(Collectors.toMap(Entrance::piece, Function.identity(), (first, again) -> first));
        List<JsonValue> march = new ArrayList<>();
        for (ArrivalGroup.Marcher marcher : group.march()) {
            Entrance entrance = entrances.get(marcher.piece());
            march.add(JsonObject.builder()
                    .put("order", march.size() + 1)
                    .put("piece", marcher.piece())
                    .put("formation", marcher.formation())
                    .put("enters", entrance == null ? Written.NULL : entrance(entrance))
                    .put("attributes", Written.attributes(marcher.attributes()))
                    .done());
        }
        return JsonObject.builder()
                .put("id", group.id())
                .put("name", group.name())
                .put("side", group.side())
                .put("turn", turn(group.at()))
                .put("at", group.at())
                .put("entry", group.entry())
                .put("mode", group.mode())
                .put("condition", group.condition())
                .put("march", JsonArray.of(march))
                .put("tokens", Written.list(group.tokens(), this::token))
                .put("attributes", Written.attributes(group.attributes()))
                .done();
    }

    private JsonObject entrance(Entrance entrance) {
        return JsonObject.builder()
                .put("turn", entrance.turn() == null ? null : turn(entrance.turn()))
                .put("at", entrance.turn())
                .put("delayed", entrance.delayed())
                .put("hexesAhead", entrance.hexesAhead())
                .put("movement", entrance.movement())
                .done();
    }

    /** The number of a turn, from 1; it may lie outside the scenario; null if no turn begins then. */
    private @Nullable Integer turn(String label) {
        OptionalInt turn = track.turnOf(label);
        return turn.isPresent() ? turn.getAsInt() + 1 : null;
    }

    private static @Nullable String facing(@Nullable Facing facing) {
        return facing == null ? null : facing.text();
    }
}
