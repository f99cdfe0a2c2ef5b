package coupdoeil.model.pack;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.pack.format.Fields;
import coupdoeil.model.pack.format.FileFormat;
import java.util.List;

/** suppressions.json. */
final class SuppressionsFormat {

    private SuppressionsFormat() {}

    static List<Suppression> read(Fields file) {
        return file.children("suppressions").stream()
                .map(entry -> new Suppression(
                        entry.text("rule"),
                        entry.text("subject"),
                        entry.text("scenario"),
                        entry.text("reason"),
                        entry.text("author"),
                        entry.text("date")))
                .toList();
    }

    static JsonObject write(List<Suppression> suppressions) {
        List<JsonObject> entries = suppressions.stream()
                .map(entry -> JsonObject.builder()
                        .put("rule", entry.rule())
                        .put("subject", entry.subject())
                        .putIfSaid("scenario", entry.scenario())
                        .put("reason", entry.reason())
                        .putIfSaid("author", entry.author())
                        .putIfSaid("date", entry.date())
                        .done())
                .toList();
        return FileFormat.SUPPRESSIONS
                .file()
                .put("suppressions", JsonArray.of(entries))
                .done();
    }
}
