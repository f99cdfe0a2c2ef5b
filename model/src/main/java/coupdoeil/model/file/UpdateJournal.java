package coupdoeil.model.file;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.json.JsonReader;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What an update changes.
 *
 * @param number of the backups that it leaves; 0 for none
 */
record UpdateJournal(int number, List<Change> changes) {

    private static final String FORMAT = "coupdoeil/update";

    /** A file's change. @param before its hash, empty if there was none @param after likewise */
    record Change(String path, Optional<String> before, Optional<String> after) {}

    UpdateJournal {
        changes = List.copyOf(changes);
    }

    byte[] print() {
        List<JsonObject> list = changes.stream()
                .map(change -> JsonObject.builder()
                        .put("path", change.path())
                        .putUnlessNull("before", change.before().orElse(null))
                        .putUnlessNull("after", change.after().orElse(null))
                        .done())
                .toList();
        return JsonPrinter.print(
                JsonObject.builder()
                        .put("format", FORMAT)
                        .put("version", 1)
                        .put("number", number)
                        .put("changes", JsonArray.of(list))
                        .done(),
                Set.of());
    }

    /** The journal in a file; empty if there is none that makes sense. */
    static Optional<UpdateJournal> read(Path file) throws IOException {
        Optional<byte[]> bytes = ContentHash.bytes(file);
        if (bytes.isEmpty()
                || !(JsonReader.read(bytes.get()).value().orElse(null) instanceof JsonObject object)
                || !text(object, "format").equals(Optional.of(FORMAT))
                || !(object.get("changes").orElse(null) instanceof JsonArray list)) {
            return Optional.empty();
        }
        List<Change> changes = new ArrayList<>();
        for (JsonValue item : list.items()) {
            if (item instanceof JsonObject change && text(change, "path").isPresent()) {
                changes.add(
                        new Change(text(change, "path").orElseThrow(), text(change, "before"), text(change, "after")));
            }
        }
        int number = object.get("number").orElse(null) instanceof JsonScalar scalar
                ? scalar.number().map(Number::intValue).orElse(0)
                : 0;
        return Optional.of(new UpdateJournal(number, changes));
    }

    private static Optional<String> text(JsonObject object, String key) {
        return object.get(key).orElse(null) instanceof JsonScalar scalar ? scalar.text() : Optional.empty();
    }
}
