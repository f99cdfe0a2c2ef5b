package coupdoeil.validator.imports.source.records;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonReader;
import coupdoeil.model.json.JsonReading;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.validator.imports.source.ColumnKind;
import coupdoeil.validator.imports.source.RecordTable;
import coupdoeil.validator.imports.source.SourceFailure;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * JSON in which objects stand within objects, whatever its keys: what has a name and holds others is a formation, what has a
 * name and a figure or an arm is a unit, and everything else (maps, rules, weather) is left out. Keys are understood as headings of
 * columns are. An object that names the id of another belongs to that.
 */
public final class JsonRecords {

    private static final List<ColumnKind> SAID = Arrays.stream(ColumnKind.values())
            .filter(kind -> kind == ColumnKind.ARM || kind.isFigure())
            .toList();
    private static final Set<String> ECHELONS =
            Set.of("army", "wing", "corps", "division", "brigade", "group", "regiment", "battalion", "battery");
    private static final String NOUGHT = "";
    /** So many faults are told of. */
    private static final int MOST_FAULTS = 20;

    private static final int SAMPLE = 100;

    private static final int DEEPEST = 20;

    /** An object with a name, and what is known of it. */
    private record Entry(int line, String parent, String side, Map<ColumnKind, String> fields) {}

    private final List<Entry> entries = new ArrayList<>();
    private final Map<String, String> numbers = new HashMap<>();
    /** Names of records that are parties and no formations, by their ids. */
    private final Map<String, String> parties = new HashMap<>();
    /** Texts of an entry under any other key; one may be the id of what it belongs to. */
    private final List<List<String>> mentioned = new ArrayList<>();

    private JsonRecords() {}

    /**
     * The records; empty if the text is no JSON, or holds no units.
     *
     * @param remarks what is wrong with JSON that could be read is added
     * @throws SourceFailure if the name says that it is JSON, and it cannot be read to its end
     */
    public static Optional<RecordTable> read(String name, String text, List<String> remarks) {
        String start = text.stripLeading();
        if (!start.startsWith("{") && !start.startsWith("[")) {
            return Optional.empty();
        }
        String whole = isLines(text) ? joined(text) : text;
        JsonReading reading = JsonReader.read(whole.getBytes(StandardCharsets.UTF_8));
        List<String> faults = reading.faults().stream()
                .limit(MOST_FAULTS)
                .map(fault -> "line " + fault.spot().line() + ": " + fault.message())
                .toList();
        if (reading.value().isEmpty() && name.toLowerCase(Locale.ROOT).endsWith(".json")) {
            throw new SourceFailure("this is no whole JSON: " + String.join("; ", faults));
        }
        JsonRecords records = new JsonRecords();
        reading.value().ifPresent(all -> records.within(all, "", "", ""));
        if (records.entries.isEmpty()) {
            return Optional.empty();
        }
        remarks.addAll(faults);
        return Optional.of(records.table());
    }

    /** Whether each line is an object of its own, as databases export them. */
    private static boolean isLines(String text) {
        List<String> lines = text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .limit(SAMPLE)
                .toList();
        return lines.size() > 1
                && lines.stream().limit(lines.size() - 1L).allMatch(line -> line.startsWith("{") && line.endsWith("}"));
    }

    /** The objects of all lines as one list, each on its line. */
    private static String joined(String text) {
        StringBuilder joined = new StringBuilder("[");
        boolean first = true;
        for (String line : text.lines().toList()) {
            boolean object = !line.isBlank();
            joined.append(first || !object ? "" : ",").append(line).append('\n');
            first &= !object;
        }
        return joined.append(']').toString();
    }

    /**
     * Adds what a value holds. The reader bounds how deep values stand in each other.
     *
     * @param key the value stands under
     */
    private void within(JsonValue value, String key, String parent, String side) {
        if (value instanceof JsonArray array) {
            for (JsonValue item : array.items()) {
                within(item, key, parent, side);
            }
        } else if (value instanceof JsonObject object) {
            object(object, key, parent, side);
        } else if (isOfUnits(key)) {
            String name = text(value);
            if (!name.isEmpty()) {
                add(value.spot().line(), parent, side, new HashMap<>(Map.of(ColumnKind.NAME, name)), List.of());
            }
        }
    }

    private void object(JsonObject object, String key, String parent, String side) {
        Map<ColumnKind, String> fields = fields(object);
        boolean figured = SAID.stream().anyMatch(fields::containsKey);
        boolean named = !fields.getOrDefault(ColumnKind.NAME, "").isEmpty();
        boolean party = kind(key) == ColumnKind.SIDE && echelon(key).isEmpty() || holdsSides(object);
        boolean entry = named && !party && (figured || isOfUnits(key) || holdsUnits(object) || isFormation(fields));
        String own = parent;
        String ownSide = side;
        if (named && !entry && ColumnKind.of(fields.getOrDefault(ColumnKind.KIND, "")) == ColumnKind.SIDE) {
            parties.putIfAbsent(fields.getOrDefault(ColumnKind.ID, ""), fields.getOrDefault(ColumnKind.NAME, ""));
        }
        if (entry) {
            String echelon = echelon(key);
            if (!echelon.isEmpty()) {
                fields.putIfAbsent(ColumnKind.ECHELON, echelon);
            }
            String said = fields.getOrDefault(ColumnKind.SIDE, "");
            ownSide = !said.isEmpty() ? said : side;
            if (ownSide.isEmpty() && kind(key) == ColumnKind.SIDE) {
                ownSide = fields.getOrDefault(ColumnKind.NAME, "");
            }
            if (ownSide.isEmpty()) {
                ownSide = fields.getOrDefault(ColumnKind.NATION, "");
            }
            own = add(object.spot().line(), parent, ownSide, fields, texts(object));
        }
        if (named && kind(key) == ColumnKind.SIDE && echelon(key).isEmpty()) {
            ownSide = fields.getOrDefault(ColumnKind.NAME, "");
        }
        for (Map.Entry<String, JsonObject.Member> member : object.members().entrySet()) {
            JsonValue value = member.getValue().value();
            boolean held = value instanceof JsonArray
                    || value instanceof JsonObject && kind(member.getKey()) != ColumnKind.COMMANDER;
            if (held) {
                within(value, member.getKey(), own, ownSide);
            }
        }
    }

    private String add(int line, String parent, String side, Map<ColumnKind, String> fields, List<String> texts) {
        String number = Integer.toString(entries.size() + 1);
        String id = fields.getOrDefault(ColumnKind.ID, "");
        if (!id.isEmpty()) {
            numbers.putIfAbsent(id, number);
        }
        entries.add(new Entry(line, parent, side, fields));
        mentioned.add(texts);
        return number;
    }

    /** Whether the lists of both parties stand in an object, so that it is the battle. */
    private static boolean holdsSides(JsonObject object) {
        return object.members().entrySet().stream()
                .anyMatch(member ->
                        member.getValue().value() instanceof JsonArray && kind(member.getKey()) == ColumnKind.SIDE);
    }

    /** Whether something below an object is a unit: it says its arm, a figure, or stands in a list of units. */
    private static boolean holdsUnits(JsonObject object) {
        List<JsonValue> open = new ArrayList<>();
        object.members().forEach((key, member) -> open.addAll(items(key, member.value())));
        while (!open.isEmpty()) {
            JsonValue value = open.remove(open.size() - 1);
            if (!(value instanceof JsonObject below)) {
                return true;
            }
            Map<ColumnKind, String> fields = fields(below);
            if (fields.containsKey(ColumnKind.NAME) && SAID.stream().anyMatch(fields::containsKey)) {
                return true;
            }
            below.members().forEach((key, member) -> open.addAll(items(key, member.value())));
        }
        return false;
    }

    /** The objects of a list, and its texts if they name units. */
    private static List<JsonValue> items(String key, JsonValue value) {
        if (!(value instanceof JsonArray array)) {
            return List.of();
        }
        return array.items().stream()
                .filter(item -> item instanceof JsonObject
                        || isOfUnits(key) && !text(item).isEmpty())
                .toList();
    }

    private static boolean isFormation(Map<ColumnKind, String> fields) {
        return ECHELONS.contains(fields.getOrDefault(ColumnKind.ECHELON, ""));
    }

    /** What the keys of an object say; a text for a figure says of which kind that figure is. */
    private static Map<ColumnKind, String> fields(JsonObject object) {
        Map<ColumnKind, String> fields = new HashMap<>();
        ColumnKind measured = ColumnKind.NONE;
        for (Map.Entry<String, JsonObject.Member> member : object.members().entrySet()) {
            ColumnKind kind = kind(member.getKey());
            JsonValue value = member.getValue().value();
            String text = kind == ColumnKind.COMMANDER ? named(value) : text(value);
            boolean none = value instanceof JsonScalar scalar && scalar.value() == null;
            boolean words = kind.isFigure() && !none && text.chars().noneMatch(Character::isDigit);
            if (words) {
                measured = ColumnKind.of(text);
            } else if (kind == ColumnKind.KIND && ECHELONS.contains(text.toLowerCase(Locale.ROOT))) {
                fields.putIfAbsent(ColumnKind.ECHELON, text.toLowerCase(Locale.ROOT));
            } else if (value instanceof JsonScalar || !text.isEmpty()) {
                fields.putIfAbsent(kind, text);
            }
        }
        within(object, fields);
        String men = measured.isFigure() ? fields.remove(ColumnKind.MEN) : null;
        if (men != null) {
            fields.putIfAbsent(measured, men);
        }
        return fields;
    }

    /** {@code "str": {"off": 42, "ranks": 1101}}: figures in an object that says together what they are. */
    private static void within(JsonObject object, Map<ColumnKind, String> fields) {
        object.members().forEach((key, member) -> {
            if (kind(key).isFigure() && member.value() instanceof JsonObject inner) {
                inner.members().forEach((name, figure) -> {
                    ColumnKind kind = kind(name);
                    if (kind.isFigure() && figure.value() instanceof JsonScalar) {
                        fields.putIfAbsent(kind, text(figure.value()));
                    }
                });
            }
        });
    }

    private static String named(JsonValue value) {
        return value instanceof JsonObject object ? fields(object).getOrDefault(ColumnKind.NAME, "") : text(value);
    }

    private static String text(JsonValue value) {
        if (!(value instanceof JsonScalar scalar)) {
            return NOUGHT;
        }
        return scalar.text()
                .map(String::strip)
                .or(() -> scalar.number().map(number -> number.toPlainString()))
                .orElse(NOUGHT);
    }

    private static List<String> texts(JsonObject object) {
        return object.members().entrySet().stream()
                .filter(member -> kind(member.getKey()) != ColumnKind.ID)
                .map(member -> member.getValue().value())
                .filter(value ->
                        value instanceof JsonScalar scalar && scalar.text().isPresent())
                .map(JsonRecords::text)
                .toList();
    }

    private static ColumnKind kind(String key) {
        ColumnKind kind = ColumnKind.of(key.replace('_', ' '));
        return kind == ColumnKind.NONE ? ColumnKind.of(singular(key)) : kind;
    }

    private static String singular(String key) {
        return key.endsWith("ies") ? key.substring(0, key.length() - 3) + "y" : key.replaceFirst("s$", "");
    }

    private static boolean isOfUnits(String key) {
        return kind(key) == ColumnKind.NAME || ECHELONS.contains(echelon(key));
    }

    private static String echelon(String key) {
        String word = key.toLowerCase(Locale.ROOT);
        return ECHELONS.contains(word) ? word : ECHELONS.contains(singular(word)) ? singular(word) : "";
    }

    private RecordTable table() {
        List<ColumnKind> kinds = Arrays.stream(ColumnKind.values())
                .filter(kind -> kind != ColumnKind.NONE && kind != ColumnKind.ID && kind != ColumnKind.PATH)
                .filter(kind -> kind == ColumnKind.NAME
                        || kind == ColumnKind.PARENT
                        || kind == ColumnKind.SIDE
                        || entries.stream().anyMatch(entry -> entry.fields().containsKey(kind)))
                .toList();
        List<String> columns = new ArrayList<>(List.of("id"));
        kinds.forEach(kind -> columns.add(kind.name().toLowerCase(Locale.ROOT)));
        List<RecordTable.Row> rows = new ArrayList<>();
        for (int at = 0; at < entries.size(); at++) {
            Entry entry = entries.get(at);
            List<String> fields = new ArrayList<>(List.of(Integer.toString(at + 1)));
            for (ColumnKind kind : kinds) {
                fields.add(
                        switch (kind) {
                            case PARENT -> parent(at);
                            case SIDE -> entry.side().isEmpty() ? party(at) : entry.side();
                            default -> entry.fields().getOrDefault(kind, "");
                        });
            }
            rows.add(new RecordTable.Row(entry.line(), fields));
        }
        return new RecordTable(columns, rows);
    }

    /** The party that an entry, or what it belongs to, says it is of. Looks no further up than an army is deep. */
    private String party(int at) {
        int above = at;
        for (int level = 0; level < DEEPEST && !parties.isEmpty(); level++) {
            String said = parties.get(entries.get(above).fields().getOrDefault(ColumnKind.PARENT, ""));
            String parent = parent(above);
            if (said != null || parent.isEmpty()) {
                return said == null ? "" : said;
            }
            above = Integer.parseInt(parent) - 1;
        }
        return "";
    }

    /** The number of what an entry says it belongs to, else of what it stands in. */
    private String parent(int at) {
        String said = entries.get(at).fields().getOrDefault(ColumnKind.PARENT, "");
        String own = Integer.toString(at + 1);
        String by = numbers.getOrDefault(said, "");
        if (!by.isEmpty() && !by.equals(own)) {
            return by;
        }
        for (String text : mentioned.get(at)) {
            String of = numbers.getOrDefault(text, own);
            if (!of.equals(own) && !text.matches("\\d+")) {
                return of;
            }
        }
        return entries.get(at).parent();
    }
}
