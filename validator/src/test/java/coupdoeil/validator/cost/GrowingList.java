package coupdoeil.validator.cost;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A list in the files of a pack that can be had at any length.
 *
 * @param pattern where it stands: file and pointer, with a star for every index
 * @param pointer where it stands in this pack
 * @param fresh whether entries differ, in their ids and hexes, or are the same ones over and over
 */
record GrowingList(String pattern, String file, String pointer, SortedMap<String, byte[]> files, boolean fresh) {

    private static final JsonMapper JSON = new JsonMapper();

    /** Every list of a pack that is not empty, in both ways of growing. */
    static List<GrowingList> of(SortedMap<String, byte[]> files) {
        List<GrowingList> lists = new ArrayList<>();
        files.forEach((file, bytes) -> {
            if (file.endsWith(".json")) {
                collect(JSON.readTree(bytes), file, "", files, lists);
            }
        });
        return lists;
    }

    private static void collect(
            JsonNode node, String file, String pointer, SortedMap<String, byte[]> files, List<GrowingList> lists) {
        if (node instanceof ArrayNode list && !list.isEmpty()) {
            String kind = file.startsWith("scenarios/") ? "scenario" : file.replace(".json", "");
            String pattern = kind + pointer.replaceAll("/\\d+(?=/|$)", "/*");
            for (boolean fresh : new boolean[] {false, true}) {
                lists.add(new GrowingList(pattern, file, pointer, files, fresh));
            }
            for (int i = 0; i < list.size(); i++) {
                collect(list.get(i), file, pointer + "/" + i, files, lists);
            }
        } else if (node instanceof ObjectNode object) {
            object.properties()
                    .forEach(entry -> collect(
                            entry.getValue(),
                            file,
                            pointer + "/" + entry.getKey().replace("~", "~0").replace("/", "~1"),
                            files,
                            lists));
        }
    }

    /** The pack with so many entries in the list; labels are those of the hexes that entries may be moved to. */
    SortedMap<String, byte[]> grown(int length, List<String> labels) {
        JsonNode tree = JSON.readTree(files.get(file));
        ArrayNode list = (ArrayNode) tree.at(pointer);
        int entries = list.size();
        for (int i = entries; i < length; i++) {
            JsonNode entry = list.get(i % entries).deepCopy();
            list.add(fresh ? freshened(entry, i, labels) : entry);
        }
        SortedMap<String, byte[]> grown = new TreeMap<>(files);
        grown.put(file, JSON.writeValueAsString(tree).getBytes(StandardCharsets.UTF_8));
        return grown;
    }

    private static JsonNode freshened(JsonNode entry, int number, List<String> labels) {
        String label = labels.isEmpty() ? "" : labels.get(number % labels.size());
        if (entry instanceof ObjectNode object) {
            for (String key : List.of("id", "hex", "from", "to", "subject")) {
                JsonNode value = object.get(key);
                if (value != null && value.isString()) {
                    boolean hex = labels.contains(value.stringValue());
                    if (hex || key.equals("id") || key.equals("subject")) {
                        object.put(key, hex ? label : value.stringValue() + "-" + number);
                    }
                }
            }
            return object;
        }
        if (entry.isString()) {
            boolean hex = labels.contains(entry.stringValue());
            return JSON.getNodeFactory().stringNode(hex ? label : entry.stringValue() + "-" + number);
        }
        return entry;
    }

    @Override
    public String toString() {
        return pattern + (fresh ? " (others)" : " (the same)");
    }
}
