package coupdoeil.validator.report;

import coupdoeil.model.PlainText;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.validator.sight.Viewpoint;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Which points see each other on a table; as JSON it follows {@code table-matrix.schema.json}.
 *
 * @param rows for each point whether it sees each
 */
public record TableMatrixReport(Moment moment, List<Viewpoint> points, List<List<Boolean>> rows)
        implements SightAnswer {

    public TableMatrixReport {
        points = List.copyOf(points);
        rows = rows.stream().map(List::copyOf).toList();
    }

    @Override
    public String text(Style style) {
        StringBuilder out =
                new StringBuilder("Who sees whom").append(moment.text()).append("\n\n");
        for (int i = 0; i < points.size(); i++) {
            out.append(String.format("%3d ", i + 1));
            for (int j = 0; j < points.size(); j++) {
                out.append(i == j ? "\\" : rows.get(i).get(j) ? style.good("+") : "#")
                        .append(' ');
            }
            out.append(PlainText.line(points.get(i).name()))
                    .append(" (")
                    .append(points.get(i).kind())
                    .append("): sees ")
                    .append(rows.get(i).stream().filter(sees -> sees).count() - 1)
                    .append('\n');
        }
        return out.append(style.faint("+ seen, # not seen; columns as rows") + "\n")
                .toString();
    }

    @Override
    public byte[] json() {
        return JsonPrinter.printForOthers(
                moment.json("table-matrix", 1)
                        .put(
                                "points",
                                JsonArray.of(IntStream.range(0, points.size())
                                        .mapToObj(this::point)
                                        .toList()))
                        .done(),
                Set.of("points"));
    }

    private JsonObject point(int number) {
        Viewpoint point = points.get(number);
        return JsonObject.builder()
                .put("id", point.id())
                .put("name", point.name())
                .put("kind", point.kind())
                .put(
                        "sees",
                        JsonArray.of(
                                rows.get(number).stream().map(JsonScalar::of).toList()))
                .done();
    }
}
