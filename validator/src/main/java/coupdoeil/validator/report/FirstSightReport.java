package coupdoeil.validator.report;

import coupdoeil.model.PlainText;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.sight.hexes.FirstSight;
import coupdoeil.validator.sight.hexes.Route;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** When and where reinforcements come into sight; as JSON it follows {@code first-sight.schema.json}. */
public record FirstSightReport(Occasion occasion, TurnTrack track, List<Group> groups) implements SightAnswer {

    /** A group of reinforcements. @param first empty if it is not seen wherever it can come */
    public record Group(Route route, Optional<FirstSight> first) {}

    public FirstSightReport {
        groups = List.copyOf(groups);
    }

    @Override
    public String text(Style style) {
        StringBuilder out = new StringBuilder("Reinforcements as the enemy in the set-up first sees them (scenario ")
                .append(PlainText.line(occasion.scenario()))
                .append(")\n\n");
        for (Group group : groups) {
            Route route = group.route();
            out.append(style.bold(route.name().isEmpty() ? route.group() : route.name()))
                    .append(" (")
                    .append(PlainText.line(route.side()))
                    .append("): ")
                    .append(group.first()
                            .map(first -> "at the earliest " + track.label(first.turn()) + " in "
                                    + occasion.grid().label(first.hex()) + ", by " + Occasion.names(first.seenBy()))
                            .orElse(route.stages().isEmpty() ? "never comes" : "not seen wherever it can come"))
                    .append('\n');
        }
        return out.append(groups.isEmpty() ? "There are none.\n" : "").toString();
    }

    @Override
    public byte[] json() {
        return JsonPrinter.printForOthers(
                occasion.json("first-sight", 1)
                        .put(
                                "groups",
                                JsonArray.of(groups.stream().map(this::group).toList()))
                        .done(),
                Set.of("groups"));
    }

    private JsonObject group(Group group) {
        Route route = group.route();
        Optional<FirstSight> first = group.first();
        return JsonObject.builder()
                .put("group", route.group())
                .put("name", route.name())
                .put("side", route.side())
                .put(
                        "arrives",
                        route.stages().isEmpty()
                                ? null
                                : (Object) track.label(route.stages().get(0).turn()))
                .put("seenAt", (Object)
                        first.map(seen -> track.label(seen.turn())).orElse(null))
                .put("hex", (Object)
                        first.map(seen -> occasion.grid().label(seen.hex())).orElse(null))
                .put(
                        "way",
                        occasion.json(first.map(seen -> route.way(seen.hex())).orElse(List.of())))
                .put("seenBy", Occasion.ids(first.map(FirstSight::seenBy).orElse(List.of())))
                .done();
    }
}
