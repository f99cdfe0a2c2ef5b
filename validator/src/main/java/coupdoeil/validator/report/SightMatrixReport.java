package coupdoeil.validator.report;

import coupdoeil.model.PlainText;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.hexes.SightMatrix;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Which points see each other; as JSON it follows {@code sight-matrix.schema.json}. */
public record SightMatrixReport(Occasion occasion, SightMatrix matrix) implements SightAnswer {

    @Override
    public String text(Style style) {
        int count = matrix.points().size();
        StringBuilder out =
                new StringBuilder("Who sees whom").append(occasion.text()).append("\n\n");
        for (int i = 0; i < count; i++) {
            Viewpoint point = matrix.points().get(i);
            out.append(String.format("%3d ", i + 1));
            for (int j = 0; j < count; j++) {
                out.append(i == j ? "\\" : sign(matrix.at(i, j), style)).append(' ');
            }
            out.append(PlainText.line(point.name()))
                    .append(" (")
                    .append(point.kind())
                    .append(", ")
                    .append(occasion.grid().label(point.hexes().get(0)))
                    .append("): sees ")
                    .append(matrix.seenFrom(i))
                    .append('\n');
        }
        return out.append(style.faint("+ seen, x blind, # blocked, . too far; columns as rows") + "\n")
                .toString();
    }

    private static String sign(Sighting sighting, Style style) {
        return switch (sighting) {
            case VISIBLE -> style.good("+");
            case BLIND -> style.bold("x");
            case BLOCKED -> "#";
            case TOO_FAR -> style.faint(".");
        };
    }

    @Override
    public byte[] json() {
        return JsonPrinter.printForOthers(
                occasion.json("sight-matrix", 1)
                        .put(
                                "points",
                                JsonArray.of(IntStream.range(0, matrix.points().size())
                                        .mapToObj(this::point)
                                        .toList()))
                        .done(),
                Set.of("points"));
    }

    private JsonObject point(int number) {
        Viewpoint point = matrix.points().get(number);
        List<Sighting> row = matrix.rows().get(number);
        return JsonObject.builder()
                .put("id", point.id())
                .put("name", point.name())
                .put("kind", point.kind())
                .put("hexes", occasion.json(point.hexes()))
                .put(
                        "sightings",
                        JsonArray.ofTexts(row.stream().map(SightReport::id).toList()))
                .done();
    }
}
