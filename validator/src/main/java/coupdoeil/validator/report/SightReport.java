package coupdoeil.validator.report;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.sight.Obstacle;
import coupdoeil.validator.sight.SightNames;
import coupdoeil.validator.sight.SightPath;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Sightline;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Whether one sees another, with the reasons; as JSON it follows {@code sight.schema.json}.
 *
 * @param from who looks, as they were named
 * @param to who is looked at, as they were named
 * @param lines one for every pair of their hexes; they see each other if one of these is clear
 */
public record SightReport(
        String scenario, String turn, String from, String to, List<Sightline> lines, SightNames names) {

    public SightReport {
        lines = List.copyOf(lines);
    }

    public boolean visible() {
        return lines.stream().anyMatch(Sightline::visible);
    }

    public String text(Style style) {
        StringBuilder out = new StringBuilder();
        String answer = from + (visible() ? " sees " : " does not see ") + to;
        out.append(visible() ? style.good(answer) : style.severity(Severity.WARNING, answer))
                .append(" (scenario ")
                .append(scenario)
                .append(", ")
                .append(turn)
                .append(").\n");
        lines.forEach(line -> out.append(line.text(names)).append('\n'));
        return out.toString();
    }

    public byte[] json() {
        return JsonPrinter.print(
                JsonObject.builder()
                        .put("format", "coupdoeil/sight")
                        .put("version", 1)
                        .put("tool", FindingsJson.tool())
                        .put("scenario", scenario)
                        .put("turn", turn)
                        .put("from", from)
                        .put("to", to)
                        .put("visible", visible())
                        .put(
                                "lines",
                                JsonArray.of(lines.stream().map(this::line).toList()))
                        .done(),
                Set.of());
    }

    /** How a sighting is called in JSON. */
    static String id(Sighting sighting) {
        return sighting.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private JsonObject line(Sightline line) {
        return JsonObject.builder()
                .put("from", names.hex(line.from()))
                .put("to", names.hex(line.to()))
                .put("sighting", id(line.sighting()))
                .put("rangeHexes", line.rangeHexes())
                .put("visibilityHexes", line.visibilityHexes())
                .put("fromLevel", line.fromLevel())
                .put("toLevel", line.toLevel())
                .put("obstacles", obstacles(line.obstacles()))
                .put("paths", JsonArray.of(line.paths().stream().map(this::path).toList()))
                .put(
                        "along",
                        JsonArray.ofTexts(line.along().stream().map(names::side).toList()))
                .put("readings", JsonArray.ofTexts(line.readings()))
                .put("text", line.text(names))
                .done();
    }

    private JsonObject path(SightPath path) {
        return JsonObject.builder()
                .put("clear", path.clear())
                .put(
                        "hexes",
                        JsonArray.ofTexts(path.hexes().stream().map(names::hex).toList()))
                .put(
                        "levels",
                        JsonArray.of(path.levels().stream().map(JsonScalar::of).toList()))
                .put("obstacles", obstacles(path.obstacles()))
                .put("overlooked", obstacles(path.overlooked()))
                .done();
    }

    private JsonArray obstacles(List<Obstacle> obstacles) {
        return JsonArray.of(obstacles.stream().map(this::obstacle).toList());
    }

    private JsonObject obstacle(Obstacle obstacle) {
        Hex hex = obstacle.hex();
        HexSide side = obstacle.side();
        return JsonObject.builder()
                .put("kind", obstacle.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .put("hex", hex == null ? null : names.hex(hex))
                .put("hexside", side == null ? null : names.side(side))
                .put("actual", obstacle.actual())
                .put("limit", obstacle.limit())
                .put("text", obstacle.text(names))
                .done();
    }
}
