package coupdoeil.validator.report;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.sight.SightReading;
import coupdoeil.validator.sight.hexes.HexNames;
import coupdoeil.validator.sight.hexes.LineStory;
import coupdoeil.validator.sight.hexes.Obstacle;
import coupdoeil.validator.sight.hexes.SightFigure;
import coupdoeil.validator.sight.hexes.SightPath;
import coupdoeil.validator.sight.hexes.SightStep;
import coupdoeil.validator.sight.hexes.Sightline;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Whether one sees another, with the reasons; as JSON it follows {@code sight.schema.json}.
 *
 * @param from who looks, as they were named
 * @param to who is looked at, as they were named
 * @param lines one for every pair of their hexes; they see each other if one of these is clear
 * @param whole whether the text tells the whole story, step by step; the JSON always does
 */
public record SightReport(
        Occasion occasion, String from, String to, List<Sightline> lines, HexNames names, boolean whole)
        implements SightAnswer {

    public SightReport {
        lines = List.copyOf(lines);
    }

    public boolean visible() {
        return lines.stream().anyMatch(Sightline::visible);
    }

    @Override
    public String text(Style style) {
        StringBuilder out = new StringBuilder();
        String answer = from + (visible() ? " sees " : " does not see ") + to;
        out.append(visible() ? style.good(answer) : style.severity(Severity.WARNING, answer))
                .append(occasion.text())
                .append(".\n");
        for (Sightline line : lines) {
            out.append(whole ? LineStory.of(line, names).text() : line.text(names))
                    .append('\n');
        }
        return out.toString();
    }

    @Override
    public byte[] json() {
        return JsonPrinter.printForOthers(
                occasion.json("sight", 2)
                        .put("from", from)
                        .put("to", to)
                        .put("visible", visible())
                        .put(
                                "lines",
                                JsonArray.of(lines.stream().map(this::line).toList()))
                        .done(),
                Set.of());
    }

    /** How a sighting, kind or effect is called in JSON. */
    static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
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
                .put("lowEnd", line.lowEnd().map(names::hex).orElse(null))
                .put("obstacles", obstacles(line.obstacles()))
                .put("paths", JsonArray.of(line.paths().stream().map(this::path).toList()))
                .put(
                        "along",
                        JsonArray.ofTexts(line.along().stream().map(names::side).toList()))
                .put(
                        "readings",
                        JsonArray.of(line.readings().stream().map(this::reading).toList()))
                .put("figure", figure(SightFigure.of(line)))
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
                .put("sameLevel", path.sameLevel())
                .put("obstacles", obstacles(path.obstacles()))
                .put("overlooked", obstacles(path.overlooked()))
                .put("steps", JsonArray.of(path.steps().stream().map(this::step).toList()))
                .done();
    }

    private JsonObject step(SightStep step) {
        Hex hex = step.hex();
        HexSide side = step.side();
        Hex over = step.over();
        return JsonObject.builder()
                .put("hex", hex == null ? null : names.hex(hex))
                .put("hexside", side == null ? null : names.side(side))
                .put("kind", id(step.kind()))
                .put("effect", id(step.effect()))
                .put("level", step.level())
                .put("actual", step.actual())
                .put("limit", step.limit())
                .put("overlookedFrom", over == null ? null : names.hex(over))
                .put("text", step.text(names))
                .done();
    }

    private JsonObject reading(String number) {
        SightReading reading = names.reading(number);
        return JsonObject.builder()
                .put("number", number)
                .put("text", reading.text())
                .put("switch", reading.switchId())
                .done();
    }

    private JsonObject figure(SightFigure figure) {
        return JsonObject.builder()
                .put("stop", figure.stop().isPresent() ? share(figure.stop().getAsDouble()) : JsonScalar.of(null))
                .put(
                        "hexes",
                        JsonArray.ofTexts(
                                figure.hexes().stream().map(names::hex).toList()))
                .put(
                        "hexsides",
                        JsonArray.ofTexts(
                                figure.sides().stream().map(names::side).toList()))
                .put(
                        "overlooked",
                        JsonArray.of(figure.overlooked().stream()
                                .map(SightReport::share)
                                .toList()))
                .done();
    }

    /** A share of the line to a thousandth. */
    private static JsonScalar share(double share) {
        return JsonScalar.of(BigDecimal.valueOf(share).setScale(3, RoundingMode.HALF_UP));
    }

    private JsonArray obstacles(List<Obstacle> obstacles) {
        return JsonArray.of(obstacles.stream().map(this::obstacle).toList());
    }

    private JsonObject obstacle(Obstacle obstacle) {
        Hex hex = obstacle.hex();
        HexSide side = obstacle.side();
        return JsonObject.builder()
                .put("kind", id(obstacle.kind()))
                .put("hex", hex == null ? null : names.hex(hex))
                .put("hexside", side == null ? null : names.side(side))
                .put("actual", obstacle.actual())
                .put("limit", obstacle.limit())
                .put("text", obstacle.text(names))
                .done();
    }
}
