package coupdoeil.model.rules;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * What the data of a rule system is for, by path: {@code tables/movement/lineExtra}, {@code attributes/unit/fv}, {@code
 * chartFields/hex/cover}, {@code switches/mfRounding}, {@code specialRules/reserve/at}.
 *
 * @param marked what is not for {@link Use#RULES}; a mark holds for all that is inside
 * @param open tables whose keys are names of which a pack may bring more, such as nations; so may all that is inside
 */
public record Uses(Map<String, Use> marked, Set<String> open) {

    public Uses {
        marked = Map.copyOf(marked);
        open = Set.copyOf(open);
    }

    /** Whether a pack may add keys of its own to a table. */
    public boolean isOpen(String path) {
        for (String around = path; !around.isEmpty(); around = parent(around)) {
            if (open.contains(around)) {
                return true;
            }
        }
        return false;
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
        Set<String> open = new LinkedHashSet<>();
        for (String lists : new String[] {"attributes", "chartFields"}) {
            JsonCursor owners = root.child(lists);
            owners.keys().forEach(owner -> entries(owners, owner, lists + "/" + owner, marked));
        }
        entries(root, "placeKinds", "placeKinds", marked);
        entries(root, "switches", "switches", marked);
        entries(root, "specialRules", "specialRules", marked);
        if (root.has("tableUses")) {
            JsonCursor tables = root.child("tableUses");
            tables.only("play", "display", "open");
            tables.texts("play").forEach(path -> marked.put("tables/" + path, Use.PLAY));
            tables.texts("display").forEach(path -> marked.put("tables/" + path, Use.DISPLAY));
            tables.texts("open").forEach(path -> open.add("tables/" + path));
        }
        return new Uses(marked, open);
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
