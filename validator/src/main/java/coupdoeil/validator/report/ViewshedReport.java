package coupdoeil.validator.report;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.json.JsonValue;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.BlindZones;
import coupdoeil.validator.sight.hexes.Viewshed;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * What one sees of the map; as JSON it follows {@code viewshed.schema.json}.
 *
 * @param from who looks, as they were named
 * @param viewsheds one for each of their hexes
 */
public record ViewshedReport(Occasion occasion, String from, List<Viewshed> viewsheds) implements SightAnswer {

    public ViewshedReport {
        viewsheds = List.copyOf(viewsheds);
    }

    @Override
    public String text(Style style) {
        StringBuilder out = new StringBuilder();
        HexGrid grid = occasion.grid();
        out.append(style.bold(from)).append(occasion.text()).append('\n');
        for (Viewshed viewshed : viewsheds) {
            out.append(String.format(
                    Locale.ROOT,
                    "\nFrom %s: sees %d hexes; %d are blind, %d blocked, %d too far.\n",
                    grid.label(viewshed.from()),
                    viewshed.count(Sighting.VISIBLE),
                    viewshed.count(Sighting.BLIND),
                    viewshed.count(Sighting.BLOCKED),
                    viewshed.count(Sighting.TOO_FAR)));
            for (List<Hex> zone : BlindZones.of(viewshed).zones()) {
                out.append("Blind zone: ")
                        .append(String.join(" ", occasion.labels(zone)))
                        .append('\n');
            }
            out.append(MapPicture.of(grid, hex -> sign(viewshed, hex, style)))
                    .append(style.faint("@ here, + seen, x blind, # blocked, . too far") + "\n");
        }
        return out.toString();
    }

    @Override
    public byte[] json() {
        List<JsonValue> list = new ArrayList<>();
        for (Viewshed viewshed : viewsheds) {
            JsonObject.Builder json =
                    JsonObject.builder().put("from", occasion.grid().label(viewshed.from()));
            for (Sighting sighting : Sighting.values()) {
                json.put(SightReport.id(sighting), occasion.json(viewshed.hexes(sighting)));
            }
            List<JsonArray> zones =
                    BlindZones.of(viewshed).zones().stream().map(occasion::json).toList();
            list.add(json.put("zones", JsonArray.of(zones)).done());
        }
        return JsonPrinter.printForOthers(
                occasion.json("viewshed", 1)
                        .put("from", from)
                        .put("viewsheds", JsonArray.of(list))
                        .done(),
                Set.of());
    }

    private static String sign(Viewshed viewshed, Hex hex, Style style) {
        if (hex.equals(viewshed.from())) {
            return style.bold("@");
        }
        Optional<Sighting> sighting = viewshed.at(hex);
        if (sighting.isEmpty()) {
            return " ";
        }
        return switch (sighting.get()) {
            case VISIBLE -> style.good("+");
            case BLIND -> style.bold("x");
            case BLOCKED -> "#";
            case TOO_FAR -> style.faint(".");
        };
    }
}
