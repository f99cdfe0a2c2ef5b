package coupdoeil.validator.report;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.source.OobSource;
import coupdoeil.validator.imports.ratings.GameValues;
import coupdoeil.validator.imports.settle.IntoPack;
import coupdoeil.validator.imports.settle.OobDifference;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What became of sources that were put into a pack: for people and, as a part of the import's report, as JSON. */
public final class IntoPackText {

    private IntoPackText() {}

    public static String of(IntoPack into, String pack) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < into.sources().size(); i++) {
            OobSource source = into.sources().get(i);
            List<OobDifference> differences = into.differences().get(i);
            if (into.done()) {
                out.append(String.format(
                        Locale.ROOT,
                        "%s: %d units and %d formations in %s, %d points to settle%n",
                        source.name(),
                        IntoPack.units(source),
                        IntoPack.formations(source),
                        pack,
                        source.open().size()));
            } else if (differences.isEmpty()) {
                out.append(source.name())
                        .append(": nothing differs from ")
                        .append(pack)
                        .append('\n');
            } else {
                out.append(source.name()).append(": differs from ").append(pack).append('\n');
            }
            boolean news = !into.done() || differences.stream().anyMatch(one -> one.kind() != OobDifference.Kind.ADDED);
            if (news) {
                differences.forEach(one -> out.append("  ").append(one).append('\n'));
            }
        }
        return into.isTold()
                ? out.append("Nothing was written; --take writes what the sources say.\n")
                        .toString()
                : out.toString();
    }

    /** The part of the import's report. */
    public static JsonObject json(IntoPack into, GameValues values, String pack) {
        List<JsonValue> differences = new ArrayList<>();
        for (int i = 0; i < into.sources().size(); i++) {
            String file = into.sources().get(i).name();
            into.differences().get(i).forEach(one -> differences.add(json(file, one)));
        }
        JsonObject.Builder json = JsonObject.builder()
                .put("pack", pack)
                .put("written", into.done())
                .put("differences", JsonArray.of(differences))
                .putIfFilled("estimates", GameValuesReport.estimatesJson(values.estimates()));
        values.ratings().ifPresent(ratings -> json.put("ratings", GameValuesReport.json(ratings)));
        return json.done();
    }

    private static JsonObject json(String file, OobDifference one) {
        return JsonObject.builder()
                .put("file", file)
                .put("kind", one.kind().name().toLowerCase(Locale.ROOT))
                .put("id", one.id())
                .put("name", one.name())
                .put("line", one.line() == 0 ? null : one.line())
                .putIfSaid("field", one.field())
                .put("was", one.was().isEmpty() ? null : one.was())
                .put("now", one.now().isEmpty() ? null : one.now())
                .done();
    }
}
