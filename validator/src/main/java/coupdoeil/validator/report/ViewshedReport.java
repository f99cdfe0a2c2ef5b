package coupdoeil.validator.report;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.json.JsonValue;
import coupdoeil.validator.sight.BlindZones;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewshed;
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
public record ViewshedReport(String scenario, String turn, String from, List<Viewshed> viewsheds, HexGrid grid) {

    public ViewshedReport {
        viewsheds = List.copyOf(viewsheds);
    }

    public String text(Style style) {
        StringBuilder out = new StringBuilder();
        out.append(style.bold(from))
                .append(" (scenario ")
                .append(scenario)
                .append(", ")
                .append(turn)
                .append(")\n");
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
                        .append(String.join(" ", labels(zone)))
                        .append('\n');
            }
            picture(viewshed, style, out);
        }
        return out.toString();
    }

    public byte[] json() {
        List<JsonValue> list = new ArrayList<>();
        for (Viewshed viewshed : viewsheds) {
            JsonObject.Builder json = JsonObject.builder().put("from", grid.label(viewshed.from()));
            for (Sighting sighting : Sighting.values()) {
                json.put(SightReport.id(sighting), JsonArray.ofTexts(labels(viewshed.hexes(sighting))));
            }
            List<JsonArray> zones = BlindZones.of(viewshed).zones().stream()
                    .map(zone -> JsonArray.ofTexts(labels(zone)))
                    .toList();
            list.add(json.put("zones", JsonArray.of(zones)).done());
        }
        return JsonPrinter.print(
                JsonObject.builder()
                        .put("format", "coupdoeil/viewshed")
                        .put("version", 1)
                        .put("tool", FindingsJson.tool())
                        .put("scenario", scenario)
                        .put("turn", turn)
                        .put("from", from)
                        .put("viewsheds", JsonArray.of(list))
                        .done(),
                Set.of());
    }

    private List<String> labels(List<Hex> hexes) {
        return hexes.stream().map(grid::label).toList();
    }

    /** The map in characters: two for a hex where rows are straight, so that shifted rows stand half a hex aside. */
    private void picture(Viewshed viewshed, Style style, StringBuilder out) {
        boolean rowsAreStraight = grid.orientation() == Orientation.POINTY;
        for (int row = 0; row < grid.rows(); row++) {
            boolean aside = rowsAreStraight && (row % 2 == 1) == (grid.shifted() == Shifted.ODD);
            out.append(aside ? " " : "");
            for (int column = 0; column < grid.columns(); column++) {
                Hex hex = grid.hexAt(column, row);
                out.append(sign(viewshed, hex, style)).append(rowsAreStraight ? " " : "");
            }
            out.append('\n');
        }
        out.append(style.faint("@ here, + seen, x blind, # blocked, . too far\n"));
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
