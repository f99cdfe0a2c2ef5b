package coupdoeil.validator.report;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.SeenBy;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/**
 * What a side sees of the map, and what nobody of it does; as JSON it follows {@code side-view.schema.json}.
 *
 * @param atLeast hexes seen by so many pieces are listed too; 0 if nobody asked
 */
public record SideViewReport(Occasion occasion, String side, SeenBy seen, int atLeast) implements SightAnswer {

    private static final int MOST_DIGITS = 9;

    @Override
    public String text(Style style) {
        StringBuilder out = new StringBuilder(style.bold(side)).append(occasion.text());
        List<Hex> unseen = seen.unseen();
        out.append("\n\n")
                .append(seen.observers().size())
                .append(seen.observers().size() == 1 ? " unit sees " : " units see ")
                .append(seen.region().size() - unseen.size())
                .append(" of ")
                .append(seen.region().size())
                .append(" hexes; ")
                .append(unseen.size())
                .append(" are blind to all of them, ")
                .append(seen.hexes(Sighting.BLIND).size())
                .append(" for a slope alone.\n");
        if (atLeast > 0) {
            out.append("Seen by at least ")
                    .append(atLeast)
                    .append(": ")
                    .append(String.join(" ", occasion.labels(seen.seenByAtLeast(atLeast))))
                    .append('\n');
        }
        for (List<Hex> zone : seen.deadGround().zones()) {
            out.append("Dead ground: ")
                    .append(String.join(" ", occasion.labels(zone)))
                    .append('\n');
        }
        return out.append(MapPicture.of(occasion.grid(), hex -> sign(hex, style)))
                .append(style.faint("1-9 seen by so many (9: or more), x dead ground, # blocked, . too far") + "\n")
                .toString();
    }

    private String sign(Hex hex, Style style) {
        if (!seen.contains(hex)) {
            return " ";
        }
        return switch (seen.at(hex)) {
            case VISIBLE -> style.good(Integer.toString(Math.min(MOST_DIGITS, seen.count(hex))));
            case BLIND -> style.bold("x");
            case BLOCKED -> "#";
            case TOO_FAR -> style.faint(".");
        };
    }

    @Override
    public byte[] json() {
        TreeMap<Integer, List<Hex>> byCount = new TreeMap<>();
        for (int count = 1; count <= seen.greatestCount(); count++) {
            int wanted = count;
            byCount.put(
                    count,
                    seen.region().stream()
                            .filter(hex -> seen.count(hex) == wanted)
                            .toList());
        }
        return JsonPrinter.printForOthers(
                occasion.json("side-view", 1)
                        .put("side", side)
                        .put("observers", Occasion.ids(seen.observers()))
                        .put(
                                "seen",
                                JsonArray.of(byCount.entrySet().stream()
                                        .filter(entry -> !entry.getValue().isEmpty())
                                        .map(entry -> JsonObject.builder()
                                                .put("observers", entry.getKey())
                                                .put("hexes", occasion.json(entry.getValue()))
                                                .done())
                                        .toList()))
                        .put("blind", occasion.json(seen.hexes(Sighting.BLIND)))
                        .put("blocked", occasion.json(seen.hexes(Sighting.BLOCKED)))
                        .put("too-far", occasion.json(seen.hexes(Sighting.TOO_FAR)))
                        .put(
                                "zones",
                                JsonArray.of(seen.deadGround().zones().stream()
                                        .map(occasion::json)
                                        .toList()))
                        .put("atLeast", atLeast)
                        .put("seenByAtLeast", occasion.json(atLeast > 0 ? seen.seenByAtLeast(atLeast) : List.of()))
                        .done(),
                Set.of("seen", "zones"));
    }
}
