package coupdoeil.model.pack;

import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the files of a pack hold and the pack does not: unknown keys, values that could not be read, and whole files that
 * could not. It stands beside the values and is written again with them.
 *
 * <p>A path names the file and the way to an object or list, list entries by their id where they have one, so that what
 * is kept stays with its object when others are added or moved: {@code order-of-battle.json/units//blue-1}.
 *
 * @param keys what stands in an object, by its path
 * @param items what stands in a list, by its path, in the order of the list
 * @param files files that could not be read, by path
 * @param unread files of a folder that could not even be opened; they are not touched
 */
public record UnreadContent(
        Map<String, List<Change>> keys,
        Map<String, List<Item>> items,
        Map<String, Attachment> files,
        Set<String> unread) {

    public static final UnreadContent NONE = new UnreadContent(Map.of(), Map.of(), Map.of(), Set.of());

    /**
     * Keys of an object that are written otherwise than the value says.
     *
     * @param written as they stood in the file
     * @param instead what the value, as it was read, is written as; once it is written otherwise, somebody has given
     *     these keys another value, and that one counts
     */
    public record Change(JsonObject written, JsonObject instead) {}

    /**
     * An entry of a list.
     *
     * @param index where it stood
     * @param written as it stood in the file
     * @param instead what the value, as it was read, is written as in its place; null if the list lacks it
     */
    public record Item(
            int index, JsonValue written, @Nullable JsonValue instead) {}

    public UnreadContent {
        keys = copy(keys);
        items = copy(items);
        files = Map.copyOf(files);
        unread = Set.copyOf(unread);
    }

    private static <T> Map<String, List<T>> copy(Map<String, List<T>> map) {
        Map<String, List<T>> copy = new LinkedHashMap<>();
        map.forEach((path, entries) -> copy.put(path, List.copyOf(entries)));
        return Collections.unmodifiableMap(copy);
    }
}
