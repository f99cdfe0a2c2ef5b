package coupdoeil.validator.export;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What the files of a bundle do not hold, for programs: {@code export-loss.schema.json}. */
final class LossReport {

    private LossReport() {}

    /** @param certificate what is said of the making of the files */
    static byte[] of(Bundle bundle, JsonObject certificate) {
        JsonObject.Builder json = JsonObject.builder()
                .put("format", "coupdoeil/export-loss")
                .put("version", 1)
                .put("target", bundle.target())
                .put("scenario", bundle.scenario())
                .put("files", JsonArray.ofTexts(List.copyOf(bundle.files().keySet())))
                .put(
                        "losses",
                        JsonArray.of(
                                bundle.losses().stream().map(LossReport::loss).toList()))
                .put("certificate", certificate);
        return JsonPrinter.printForOthers(json.done(), Set.of("/certificate"));
    }

    private static JsonObject loss(Loss loss) {
        return JsonObject.builder()
                .put("kind", loss.kind())
                .put("how", loss.how().name().toLowerCase(Locale.ROOT))
                .put("what", loss.what())
                .put("count", loss.count())
                .putUnlessNull("share", loss.share())
                .put("ids", JsonArray.ofTexts(loss.ids()))
                .done();
    }
}
