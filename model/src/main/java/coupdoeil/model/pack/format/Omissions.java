package coupdoeil.model.pack.format;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPointers;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a reading leaves out of one file, by JSON pointer: unknown keys, and values that the model cannot hold. It fills
 * as the file is read; what stands in it reads as if it were not written.
 */
public final class Omissions {

    private final Set<String> pointers = new HashSet<>();
    private final Set<String> owners = new HashSet<>();

    /** Leaves out the value of a pointer and all in it. */
    public void add(String pointer) {
        pointers.add(pointer);
        touch(pointer);
    }

    /** Notes that something at a pointer is to be kept, though the value counts: a key written twice. */
    public void touch(String pointer) {
        for (int end = pointer.length(); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
            if (!owners.add(pointer.substring(0, end)) || end == 0) {
                return;
            }
        }
    }

    public boolean isEmpty() {
        return owners.isEmpty();
    }

    public boolean has(String pointer) {
        return !pointers.isEmpty() && pointers.contains(pointer);
    }

    /** Whether the value of a pointer, or one around it, is left out. */
    public boolean covers(String pointer) {
        for (int end = pointer.length(); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
            if (pointers.contains(pointer.substring(0, end))) {
                return true;
            }
            if (end == 0) {
                break;
            }
        }
        return false;
    }

    /** Whether something at or in the value of a pointer is to be kept. */
    public boolean concerns(String pointer) {
        return !owners.isEmpty() && owners.contains(pointer);
    }

    /** A value without what is left out of it. */
    public JsonValue pruned(JsonValue value, String pointer) {
        if (!concerns(pointer)) {
            return value;
        }
        if (value instanceof JsonObject object) {
            Map<String, JsonObject.Member> members = new LinkedHashMap<>();
            object.members().forEach((key, member) -> {
                String below = JsonPointers.child(pointer, key);
                if (!has(below)) {
                    members.put(key, new JsonObject.Member(pruned(member.value(), below), member.keySpot()));
                }
            });
            return new JsonObject(members, object.spot());
        }
        if (value instanceof JsonArray array) {
            List<JsonValue> items = new ArrayList<>();
            for (int i = 0; i < array.items().size(); i++) {
                String below = pointer + "/" + i;
                if (!has(below)) {
                    items.add(pruned(array.items().get(i), below));
                }
            }
            return new JsonArray(items, array.spot());
        }
        return value;
    }

    /** The values of a list, each in its place, nothing where one is left out. */
    List<JsonValue> items(JsonArray array, String pointer) {
        if (!concerns(pointer)) {
            return array.items();
        }
        List<JsonValue> items = new ArrayList<>();
        for (int i = 0; i < array.items().size(); i++) {
            JsonValue item = array.items().get(i);
            items.add(has(pointer + "/" + i) ? new JsonScalar(null, item.spot()) : item);
        }
        return items;
    }
}
