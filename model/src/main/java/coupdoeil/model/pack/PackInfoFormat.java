package coupdoeil.model.pack;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.pack.format.Fields;
import coupdoeil.model.pack.format.FileFormat;
import java.util.List;
import java.util.Set;

/** pack.json. */
final class PackInfoFormat {

    /** What is laid out over several lines. */
    static final Set<String> BLOCKS = Set.of("/sources");

    private PackInfoFormat() {}

    static PackInfo read(Fields file) {
        return new PackInfo(
                file.text("id"),
                file.text("name"),
                file.text("system"),
                file.text("edition"),
                file.texts("authors"),
                file.text("licence"),
                file.texts("sources"),
                file.text("notes"),
                file.text("profile"));
    }

    static JsonObject write(PackInfo info, List<String> scenarioStems) {
        return FileFormat.PACK
                .file()
                .put("id", info.id())
                .put("name", info.name())
                .put("system", info.system())
                .putIfSaid("edition", info.edition())
                .put("authors", JsonArray.ofTexts(info.authors()))
                .putIfSaid("licence", info.licence())
                .put("sources", JsonArray.ofTexts(info.sources()))
                .putIfSaid("notes", info.notes())
                .putIfSaid("profile", info.profile())
                .put("scenarios", JsonArray.ofTexts(scenarioStems))
                .done();
    }
}
