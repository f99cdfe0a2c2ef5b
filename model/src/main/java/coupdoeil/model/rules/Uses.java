package coupdoeil.model.rules;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What the data of a rule system is for, by path: {@code tables/movement/lineExtra}, {@code attributes/unit/fv}, {@code
 * chartFields/hex/cover}, {@code switches/mfRounding}, {@code specialRules/reserve/at}.
 *
 * @param marked what is not for {@link Use#RULES}; a mark holds for all that is inside
 */
public record Uses(Map<String, Use> marked) {

    public Uses {
        marked = Map.copyOf(marked);
    }

    /** What the data of a path is for: as marked, or as the nearest around it that is marked. */
    public Use of(String path) {
        for (String around = path; !around.isEmpty(); around = parent(around)) {
            Use use = marked.get(around);
            if (use != null) {
                return use;
            }
        }
        return Use.RULES;
    }

    private static String parent(String path) {
        return path.substring(0, Math.max(0, path.lastIndexOf('/')));
    }

    static Uses read(JsonCursor root) {
        Map<String, Use> marked = new LinkedHashMap<>();
        for (String lists : new String[] {"attributes", "chartFields"}) {
            JsonCursor owners = root.child(lists);
            owners.keys().forEach(owner -> entries(owners, owner, lists + "/" + owner, marked));
        }
        entries(root, "placeKinds", "placeKinds", marked);
        entries(root, "switches", "switches", marked);
        entries(root, "specialRules", "specialRules", marked);
        if (root.has("tableUses")) {
            JsonCursor tables = root.child("tableUses");
            tables.only("play", "display");
            tables.texts("play").forEach(path -> marked.put("tables/" + path, Use.PLAY));
            tables.texts("display").forEach(path -> marked.put("tables/" + path, Use.DISPLAY));
        }
        return new Uses(marked);
    }

    /** The entries of a list with all that is listed in them. */
    private static void entries(JsonCursor at, String list, String path, Map<String, Use> marked) {
        at.list(list, entry -> {
            String own = path + "/" + entry.text("id");
            if (entry.has("use")) {
                marked.put(own, entry.choice("use", Use.class));
            }
            entries(entry, "members", own, marked);
            entries(entry, "attributes", own, marked);
            entries(entry, "parameters", own, marked);
            return own;
        });
    }
}
