package coupdoeil.model.pack;

import coupdoeil.model.file.ContentHash;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.json.JsonReader;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a session knows of the files that its pack came from: what they held, and what the pack, as it was then, would have
 * been written as. By this the session's own changes are told from those of other programs.
 *
 * @param disk hashes of the files by path, at the time
 * @param written hashes of what this program would have written then
 * @param contents what it would have written, as far as it is known: not after a session that ended before it could save
 */
public record PackBase(Map<String, String> disk, Map<String, String> written, Map<String, byte[]> contents) {

    /** Of a place of which nothing is known. */
    public static final PackBase UNKNOWN = new PackBase(Map.of(), Map.of());

    public PackBase {
        disk = Map.copyOf(disk);
        written = Map.copyOf(written);
        contents = Map.copyOf(contents);
    }

    public PackBase(Map<String, String> disk, Map<String, String> written) {
        this(disk, written, Map.of());
    }

    /** Of a pack that was just read from there. */
    public static PackBase of(Snapshot snapshot, Pack read) {
        return of(snapshot.hashes(), PackWriter.files(read));
    }

    /** Of a place where these files lie, which this program would write as those. */
    static PackBase of(Map<String, String> disk, SortedMap<String, byte[]> written) {
        return new PackBase(disk, hashes(written), written);
    }

    /** Of a place that holds what is to be replaced as a whole. */
    public static PackBase toReplace(Snapshot snapshot) {
        return new PackBase(snapshot.hashes(), Map.of());
    }

    /** What a file would have been written as then; empty if that is not known any more. */
    Optional<byte[]> content(String path) {
        return Optional.ofNullable(contents.get(path));
    }

    /** Whether a pack would be written as the one that the session began with, or last saved. */
    public boolean isUnchanged(Pack pack) {
        return hashes(PackWriter.files(pack)).equals(written);
    }

    /** As a file of its own, for a session that may end before it can save. */
    public byte[] print() {
        JsonObject file = JsonObject.builder()
                .put("disk", object(disk))
                .put("written", object(written))
                .done();
        return JsonPrinter.print(file, Set.of());
    }

    /** What {@link #print} wrote; {@link #UNKNOWN} if it is nothing of the kind. */
    public static PackBase parse(byte[] printed) {
        return JsonReader.read(printed).value().orElse(null) instanceof JsonObject file
                ? new PackBase(texts(file.get("disk")), texts(file.get("written")))
                : UNKNOWN;
    }

    private static JsonObject object(Map<String, String> texts) {
        JsonObject.Builder object = JsonObject.builder();
        new TreeMap<>(texts).forEach(object::put);
        return object.done();
    }

    private static Map<String, String> texts(Optional<JsonValue> value) {
        Map<String, String> texts = new TreeMap<>();
        if (value.orElse(null) instanceof JsonObject object) {
            object.members().forEach((key, member) -> {
                if (member.value() instanceof JsonScalar scalar) {
                    scalar.text().ifPresent(text -> texts.put(key, text));
                }
            });
        }
        return texts;
    }

    static SortedMap<String, String> hashes(SortedMap<String, byte[]> files) {
        SortedMap<String, String> hashes = new TreeMap<>();
        files.forEach((path, bytes) -> hashes.put(path, ContentHash.of(bytes)));
        return hashes;
    }
}
