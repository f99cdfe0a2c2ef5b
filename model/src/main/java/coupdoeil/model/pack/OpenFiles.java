package coupdoeil.model.pack;

import coupdoeil.model.json.JsonFault;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonReader;
import coupdoeil.model.json.JsonReading;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.json.Spot;
import coupdoeil.model.pack.check.SchemaCheck;
import coupdoeil.model.pack.format.Fields;
import coupdoeil.model.pack.format.FileFormat;
import coupdoeil.model.pack.format.Migration;
import coupdoeil.model.pack.format.Omissions;
import coupdoeil.model.pack.problem.PackPaths;
import coupdoeil.model.pack.problem.Problem.Severity;
import coupdoeil.model.pack.problem.ProblemKind;
import coupdoeil.model.pack.problem.Problems;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
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
    private final Map<String, Omissions> leftOut = new HashMap<>();
    private final Map<String, Attachment> unusable = new HashMap<>();

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
    Optional<Fields> required(String path, FileFormat format) {
        if (!files.containsKey(path) && !problems.concern(path)) {
            String message = path + " is missing" + (path.equals(PackPaths.PACK) ? "; without it this is no pack" : "");
            problems.add(ProblemKind.MISSING_FILE, Severity.UNREADABLE, message, path, "", Spot.NONE);
        }
        return optional(path, format);
    }

    /** A file as far as it can be read; empty if it is missing or of no use, in which case it is kept as it is. */
    Optional<Fields> optional(String path, FileFormat format) {
        byte[] bytes = files.get(path);
        if (bytes == null) {
            return Optional.empty();
        }
        Optional<Fields> file = parsed(path, bytes, format);
        if (file.isEmpty()) {
            unusable.put(path, new Attachment(bytes));
        }
        return file;
    }

    private Optional<Fields> parsed(String path, byte[] bytes, FileFormat format) {
        JsonReading reading = JsonReader.read(bytes);
        Optional<JsonValue> value = reading.value();
        List<JsonFault> inValues = new ArrayList<>();
        for (JsonFault fault : reading.faults()) {
            if (fault.kind() == JsonFault.Kind.TOO_LARGE && value.isPresent()) {
                inValues.add(fault);
            } else {
                problems.add(kind(fault), severity(fault, path), fault.message(), path, fault.pointer(), fault.spot());
            }
        }
        if (value.isPresent() && !(value.get() instanceof JsonObject)) {
            String message = "the file must hold an object, { … }";
            problems.addOfWhole(
                    ProblemKind.WRONG_TYPE, message, path, "", value.get().spot());
        }
        if (!(value.orElse(null) instanceof JsonObject written)) {
            return Optional.empty();
        }
        trees.put(path, written);
        Optional<JsonObject> present = format.present(written, path, migrations, problems);
        present.ifPresent(tree -> trees.put(path, tree));
        Omissions left = new Omissions();
        leftOut.put(path, left);
        for (JsonFault fault : reading.faults()) {
            if (fault.kind() == JsonFault.Kind.DUPLICATE_KEY) {
                left.touch(fault.pointer().substring(0, fault.pointer().lastIndexOf('/')));
            }
        }
        return present.filter(tree -> isUsable(format, tree, path, left, inValues))
                .map(tree -> new Fields(tree, path, "", problems, left));
    }

    private boolean isUsable(
            FileFormat format, JsonObject tree, String path, Omissions left, List<JsonFault> tooLarge) {
        SchemaCheck check = new SchemaCheck(format, tree, path, problems, left);
        for (JsonFault fault : tooLarge) {
            problems.add(
                    kind(fault), check.leaveOut(fault.pointer()), fault.message(), path, fault.pointer(), fault.spot());
        }
        return check.run();
    }

    /** Files that are there and could not be read, by path. */
    Map<String, Attachment> unusable() {
        return unusable;
    }

    /** Files of the format that are there and could not be opened. */
    Set<String> unread() {
        Set<String> unread = new HashSet<>(problems.files(ProblemKind.NO_ACCESS));
        unread.addAll(problems.files(ProblemKind.TOO_LARGE));
        unread.addAll(problems.files(ProblemKind.NOT_FOLLOWED));
        unread.removeIf(file -> !PackPaths.isOwn(file) || files.containsKey(file));
        return unread;
    }

    /** What is left out, by path. */
    Map<String, Omissions> leftOut() {
        return leftOut;
    }

    /** What has been parsed, by path. */
    Map<String, JsonObject> trees() {
        return trees;
    }

    private static ProblemKind kind(JsonFault fault) {
        return switch (fault.kind()) {
            case SYNTAX -> ProblemKind.SYNTAX;
            case ENCODING, BYTE_ORDER_MARK, HALF_CHARACTER -> ProblemKind.ENCODING;
            case TOO_LARGE -> ProblemKind.TOO_LARGE;
            case DUPLICATE_KEY -> ProblemKind.DUPLICATE_KEY;
        };
    }

    private static Severity severity(JsonFault fault, String path) {
        return switch (fault.kind()) {
            case BYTE_ORDER_MARK -> Severity.WARNING;
            case DUPLICATE_KEY -> ProblemKind.DUPLICATE_KEY.severity();
            case HALF_CHARACTER -> Severity.ERROR;
            default -> Problems.ofWhole(path);
        };
    }
}
