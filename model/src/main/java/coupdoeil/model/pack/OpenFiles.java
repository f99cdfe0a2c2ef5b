package coupdoeil.model.pack;

import coupdoeil.model.json.JsonFault;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonReader;
import coupdoeil.model.json.JsonReading;
import coupdoeil.model.json.Spot;
import coupdoeil.model.pack.Problem.Severity;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;

/** The files of a pack, parsed, brought to the present version and held against their schemas as they are asked for. */
final class OpenFiles {

    private final SortedMap<String, byte[]> files;
    private final List<Migration> migrations;
    private final Problems problems;
    private final Map<String, JsonObject> trees = new LinkedHashMap<>();
    private final Map<String, Map<String, Set<String>>> unknownByFile = new HashMap<>();
    private final Map<String, Map<String, Object>> unknownByPath = new LinkedHashMap<>();

    OpenFiles(SortedMap<String, byte[]> files, List<Migration> migrations, Problems problems) {
        this.files = files;
        this.migrations = migrations;
        this.problems = problems;
    }

    Set<String> paths() {
        return files.keySet();
    }

    Problems problems() {
        return problems;
    }

    /** A file that a pack must have. */
    Optional<Fields> required(String path, FileFormat format, Severity ifMissing) {
        if (!files.containsKey(path) && !problems.concern(path)) {
            String message = path + " is missing" + (path.equals(PackPaths.PACK) ? "; without it this is no pack" : "");
            problems.add(ProblemKind.MISSING_FILE, ifMissing, message, path, "", Spot.NONE);
        }
        return optional(path, format);
    }

    Optional<Fields> optional(String path, FileFormat format) {
        Optional<Fields> file = open(path, format);
        file.ifPresent(fields -> keepUnknownKeys(fields, path));
        return file;
    }

    /** A file whose unknown keys are not yet kept, because it may be written under another name. */
    Optional<Fields> open(String path, FileFormat format) {
        byte[] bytes = files.get(path);
        if (bytes == null) {
            return Optional.empty();
        }
        JsonReading reading = JsonReader.read(bytes);
        reading.faults()
                .forEach(fault -> problems.add(
                        kind(fault), severity(fault), fault.message(), path, fault.pointer(), fault.spot()));
        if (reading.value().isEmpty()) {
            return Optional.empty();
        }
        if (!(reading.value().get() instanceof JsonObject written)) {
            String message = "the file must hold an object, { … }";
            problems.add(
                    ProblemKind.WRONG_TYPE,
                    message,
                    path,
                    "",
                    reading.value().get().spot());
            return Optional.empty();
        }
        trees.put(path, written);
        Optional<JsonObject> present = format.present(written, path, migrations, problems);
        present.ifPresent(tree -> {
            trees.put(path, tree);
            unknownByFile.put(path, SchemaCheck.check(format, tree, path, problems));
        });
        return present.map(tree -> new Fields(tree, path, "", problems));
    }

    /** Keeps the unknown keys of a file for the path that it will be written to. */
    void keepUnknownKeys(Fields file, String path) {
        UnknownKeyPaths.collect(file.object(), path, unknownByFile.getOrDefault(file.file(), Map.of()), unknownByPath);
    }

    UnknownKeys unknownKeys() {
        return new UnknownKeys(unknownByPath);
    }

    /** What has been parsed, by path. */
    Map<String, JsonObject> trees() {
        return trees;
    }

    private static ProblemKind kind(JsonFault fault) {
        return switch (fault.kind()) {
            case SYNTAX -> ProblemKind.SYNTAX;
            case ENCODING, BYTE_ORDER_MARK -> ProblemKind.ENCODING;
            case TOO_LARGE -> ProblemKind.TOO_LARGE;
            case DUPLICATE_KEY -> ProblemKind.DUPLICATE_KEY;
        };
    }

    private static Severity severity(JsonFault fault) {
        return fault.kind() == JsonFault.Kind.BYTE_ORDER_MARK
                ? Severity.WARNING
                : kind(fault).severity();
    }
}
