package coupdoeil.validator.random;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Faults in the files of a pack: most of them in the values of valid JSON, some in the bytes. */
final class SpoiltFiles {

    private static final JsonMapper JSON = new JsonMapper();

    private static final List<JsonNode> ODDITIES = List.of(
            JSON.readTree("null"),
            JSON.readTree("true"),
            JSON.readTree("-1"),
            JSON.readTree("0"),
            JSON.readTree("2147483648"),
            JSON.readTree("0.125"),
            JSON.readTree("1e99"),
            JSON.readTree("[]"),
            JSON.readTree("{}"),
            JSON.readTree("[[[{\"id\": [1]}]]]"),
            JSON.readTree("\"\""),
            JSON.readTree("\"@999999,-999999\""),
            JSON.readTree("\"\\u0000 \\ud800\""),
            JSON.readTree("\"" + "long ".repeat(2000) + "\""));

    private final Random random;
    private final SortedMap<String, byte[]> files;

    private SpoiltFiles(SortedMap<String, byte[]> files, Random random) {
        this.files = new TreeMap<>(files);
        this.random = random;
    }

    /** These files with one fault, or a few. */
    static SortedMap<String, byte[]> of(SortedMap<String, byte[]> files, Random random) {
        SpoiltFiles spoilt = new SpoiltFiles(files, random);
        for (int i = random.nextInt(4); i >= 0; i--) {
            spoilt.spoil();
        }
        return spoilt.files;
    }

    private void spoil() {
        String name = pick(new ArrayList<>(files.keySet()));
        byte[] bytes = files.get(name);
        int choice = random.nextInt(20);
        if (choice == 0 && files.size() > 1) {
            files.remove(name);
        } else if (choice == 1) {
            files.put(name, files.get(pick(new ArrayList<>(files.keySet()))));
        } else if (choice < 6 && bytes.length > 0) {
            files.put(name, bytes(bytes));
        } else {
            files.put(name, values(bytes));
        }
    }

    private byte[] bytes(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        int at = random.nextInt(bytes.length);
        int end = Math.min(bytes.length, at + 1 + random.nextInt(20));
        return switch (random.nextInt(5)) {
            case 0 -> Arrays.copyOf(bytes, at);
            case 1 -> (text.substring(0, at) + text.substring(end)).getBytes(StandardCharsets.ISO_8859_1);
            case 2 -> (text.substring(0, end) + text.substring(at)).getBytes(StandardCharsets.ISO_8859_1);
            case 3 -> {
                byte[] changed = bytes.clone();
                changed[at] = (byte) random.nextInt(256);
                yield changed;
            }
            default -> {
                byte[] changed = bytes.clone();
                changed[at] = (byte) "0129.-\"{}[]:,aez ".charAt(random.nextInt(17));
                yield changed;
            }
        };
    }

    /** The text with a value changed; itself if it is no JSON any more. */
    private byte[] values(byte[] bytes) {
        JsonNode root;
        try {
            root = JSON.readTree(bytes);
        } catch (RuntimeException noJson) {
            return bytes;
        }
        List<JsonNode> all = new ArrayList<>();
        collect(root, all);
        List<JsonNode> holders = all.stream()
                .filter(node -> node.isContainer() && !node.isEmpty())
                .toList();
        if (holders.isEmpty()) {
            return bytes;
        }
        JsonNode other = random.nextBoolean() ? pick(all).deepCopy() : pick(ODDITIES);
        JsonNode holder = pick(holders);
        if (holder instanceof ObjectNode object) {
            change(object, other);
        } else {
            change((ArrayNode) holder, other);
        }
        return JSON.writeValueAsBytes(root);
    }

    private void change(ObjectNode object, JsonNode other) {
        String key = pick(new ArrayList<>(object.propertyNames()));
        switch (random.nextInt(4)) {
            case 0 -> object.remove(key);
            case 1 -> object.set(key + "s", object.remove(key));
            default -> object.set(key, other);
        }
    }

    private void change(ArrayNode array, JsonNode other) {
        int index = random.nextInt(array.size());
        switch (random.nextInt(4)) {
            case 0 -> array.remove(index);
            case 1 -> array.add(array.get(index).deepCopy());
            default -> array.set(index, other);
        }
    }

    private static void collect(JsonNode node, List<JsonNode> into) {
        into.add(node);
        for (JsonNode child : node.values()) {
            collect(child, into);
        }
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
