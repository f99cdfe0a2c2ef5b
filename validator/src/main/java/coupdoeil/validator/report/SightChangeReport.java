package coupdoeil.validator.report;

import coupdoeil.model.PlainText;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.validator.sight.hexes.SightChange;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What sides see that they did not see in another pack, and the reverse; as JSON it follows
 * {@code sight-change.schema.json}.
 *
 * @param since the pack before, as it was named
 * @param changes by side, in order
 */
public record SightChangeReport(Occasion occasion, String since, Map<String, SightChange> changes)
        implements SightAnswer {

    @Override
    public String text(Style style) {
        StringBuilder out = new StringBuilder("Since ")
                .append(PlainText.line(since))
                .append(occasion.text())
                .append('\n');
        changes.forEach((side, change) -> {
            out.append('\n').append(style.bold(side)).append(change.isEmpty() ? ": sees the same\n" : "\n");
            line(out, "newly seen", change.newlySeen());
            line(out, "newly blind", change.newlyHidden());
            line(out, "seen by more", change.seenByMore());
            line(out, "seen by fewer", change.seenByFewer());
        });
        return out.toString();
    }

    private void line(StringBuilder out, String what, List<Hex> hexes) {
        if (!hexes.isEmpty()) {
            out.append("  ")
                    .append(hexes.size())
                    .append(' ')
                    .append(what)
                    .append(": ")
                    .append(String.join(" ", occasion.labels(hexes)))
                    .append('\n');
        }
    }

    @Override
    public byte[] json() {
        return JsonPrinter.printForOthers(
                occasion.json("sight-change", 1)
                        .put("since", since)
                        .put(
                                "sides",
                                JsonArray.of(changes.entrySet().stream()
                                        .map(entry -> side(entry.getKey(), entry.getValue()))
                                        .toList()))
                        .done(),
                Set.of("sides"));
    }

    private JsonObject side(String side, SightChange change) {
        return JsonObject.builder()
                .put("side", side)
                .put("newlySeen", occasion.json(change.newlySeen()))
                .put("newlyBlind", occasion.json(change.newlyHidden()))
                .put("seenByMore", occasion.json(change.seenByMore()))
                .put("seenByFewer", occasion.json(change.seenByFewer()))
                .done();
    }
}
