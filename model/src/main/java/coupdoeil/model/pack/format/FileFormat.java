package coupdoeil.model.pack.format;

import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.json.Spot;
import coupdoeil.model.pack.problem.ProblemKind;
import coupdoeil.model.pack.problem.Problems;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The formats of the files in a pack. */
public enum FileFormat {
    PACK("pack"),
    BATTLEFIELD("battlefield"),
    CHART("chart"),
    HOUSE_RULES("house-rules"),
    ORDER_OF_BATTLE("order-of-battle"),
    SCENARIO("scenario"),
    SOURCE("source"),
    SUPPRESSIONS("suppressions");

    /** The version of every format. */
    static final int VERSION = 1;

    private static final String FORMAT_KEY = "format";
    private static final String VERSION_KEY = "version";

    private final String word;

    FileFormat(String word) {
        this.word = word;
    }

    /** What {@code "format"} says in such a file. */
    public String text() {
        return "coupdoeil/" + word;
    }

    /** The resource that holds its schema. */
    public String schema() {
        return "/coupdoeil/schema/" + word + ".schema.json";
    }

    /** The beginning of a file of this format. */
    public JsonObject.Builder file() {
        return JsonObject.builder().put(FORMAT_KEY, text()).put(VERSION_KEY, VERSION);
    }

    /** The file as one of the present version; empty if it is of another format or a version that is not known. */
    public Optional<JsonObject> present(JsonObject object, String file, List<Migration> migrations, Problems problems) {
        Fields fields = new Fields(object, file, "", problems);
        if (!object.has(FORMAT_KEY)) {
            fields.report(
                    ProblemKind.MISSING_KEY, "'format' is missing; it is taken to be '" + text() + "'", FORMAT_KEY);
        } else if (!text().equals(fields.textOrNull(FORMAT_KEY))) {
            refuse(fields, ProblemKind.WRONG_FORMAT, "'format' must be '" + text() + "' in this file", FORMAT_KEY);
            return Optional.empty();
        }
        if (!object.has(VERSION_KEY)) {
            fields.report(ProblemKind.MISSING_KEY, "'version' is missing; it is taken to be " + VERSION, VERSION_KEY);
            return Optional.of(object);
        }
        Integer version = fields.integerOrNull(VERSION_KEY);
        if (version == null) {
            refuse(fields, ProblemKind.WRONG_TYPE, "'version' must be a whole number", VERSION_KEY);
            return Optional.empty();
        }
        if (version > VERSION) {
            String message = "the file is of version " + version
                    + ", written by a newer program; this one knows version " + VERSION + " and older";
            refuse(fields, ProblemKind.NEWER_VERSION, message, VERSION_KEY);
            return Optional.empty();
        }
        return migrated(fields, version, migrations);
    }

    private Optional<JsonObject> migrated(Fields fields, int version, List<Migration> migrations) {
        JsonObject object = fields.object();
        for (int from = version; from < VERSION; from++) {
            int step = from;
            Optional<Migration> migration = migrations.stream()
                    .filter(m -> m.format().equals(text()) && m.from() == step)
                    .findFirst();
            if (migration.isEmpty()) {
                refuse(
                        fields,
                        ProblemKind.NEWER_VERSION,
                        "there is no version " + version + " of this format",
                        VERSION_KEY);
                return Optional.empty();
            }
            object = withVersion(migration.get().change().apply(object), step + 1);
            String message = "brought from version " + step + " to " + (step + 1) + ": "
                    + migration.get().saying();
            fields.report(ProblemKind.MIGRATED, message, VERSION_KEY);
        }
        return Optional.of(object);
    }

    private static void refuse(Fields fields, ProblemKind kind, String message, String key) {
        JsonObject object = fields.object();
        Spot spot = object.get(key).map(JsonValue::spot).orElse(object.spot());
        fields.problems().addOfWhole(kind, message, fields.file(), fields.at(key), spot);
    }

    private static JsonObject withVersion(JsonObject object, int version) {
        Map<String, JsonObject.Member> members = new LinkedHashMap<>(object.members());
        JsonValue value = new JsonScalar(BigDecimal.valueOf(version), object.spot());
        members.put(VERSION_KEY, new JsonObject.Member(value, object.spot()));
        return new JsonObject(members, object.spot());
    }
}
