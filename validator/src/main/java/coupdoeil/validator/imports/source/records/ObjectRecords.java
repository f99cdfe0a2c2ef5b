package coupdoeil.validator.imports.source.records;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.validator.imports.source.ColumnKind;
import coupdoeil.validator.imports.source.RecordTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Objects that stand within objects, whatever their keys: what has a name and holds others is a formation, what has a name and
 * a figure or an arm is a unit, and everything else (maps, rules, weather) is left out. Keys are understood as headings of
 * columns are; one that is none of those, and is written as a name, names what it holds. An object that names the id of another
 * belongs to that.
 */
final class ObjectRecords {

    private static final List<ColumnKind> SAID = Arrays.stream(ColumnKind.values())
            .filter(kind -> kind == ColumnKind.ARM || kind.isFigure())
            .toList();
    private static final String NOUGHT = "";
    /** What stands in what a key names is understood as in a list of units. */
    private static final String UNIT = "unit";

    private static final int DEEPEST = 20;

    /** An object with a name, and what is known of it. */
    private record Entry(int line, String parent, String side, Map<ColumnKind, String> fields) {}

    private final List<Entry> entries = new ArrayList<>();
    private final Map<String, String> numbers = new HashMap<>();
    /** Names of records that are parties and no formations, by their ids. */
    private final Map<String, String> parties = new HashMap<>();
    /** Texts of an entry under any other key; one may be the id of what it belongs to. */
    private final List<List<String>> mentioned = new ArrayList<>();

    private ObjectRecords() {}

    /** The records; empty if nothing in it is a unit. */
    static Optional<RecordTable> of(JsonValue all) {
        ObjectRecords records = new ObjectRecords();
        records.within(all, "", "", "");
        return records.entries.isEmpty() ? Optional.empty() : Optional.of(records.table());
    }

    /**
     * Adds what a value holds. The reader bounds how deep values stand in each other.
     *
     * @param key the value stands under
     */
    private void within(JsonValue value, String key, String parent, String side) {
        if (!(value instanceof JsonScalar) && Keys.isName(key) && holdsUnits(value)) {
            named(value, key, parent, side);
        } else if (value instanceof JsonArray array) {
            for (JsonValue item : array.items()) {
                within(item, key, parent, side);
            }
        } else if (value instanceof JsonObject object) {
            object(object, key, parent, side);
        } else if (Keys.isOfUnits(key)) {
            String name = text(value);
            if (!name.isEmpty()) {
                add(value.spot().line(), parent, side, new HashMap<>(Map.of(ColumnKind.NAME, name)), List.of());
            }
        }
    }

    /** {@code "1st Brigade (Quiot)": [...]}: what a key names holds units, so that it is a formation, or a party of those. */
    private void named(JsonValue value, String key, String parent, String side) {
        boolean party = parent.isEmpty() && side.isEmpty() && Keys.isOneWord(key);
        String own = party
                ? parent
                : add(value.spot().line(), parent, side, new HashMap<>(Map.of(ColumnKind.NAME, key)), List.of());
        within(value, UNIT, own, party ? key : side);
    }

    private void object(JsonObject object, String key, String parent, String side) {
        Map<ColumnKind, String> fields = fields(object);
        boolean figured = SAID.stream().anyMatch(fields::containsKey);
        boolean named = !fields.getOrDefault(ColumnKind.NAME, "").isEmpty();
        boolean party = Keys.kind(key) == ColumnKind.SIDE && Keys.echelon(key).isEmpty() || holdsSides(object);
        boolean entry =
                named && !party && (figured || Keys.isOfUnits(key) || holdsUnits(object) || isFormation(fields));
        String own = parent;
        String ownSide = side;
        if (named && !entry && ColumnKind.of(fields.getOrDefault(ColumnKind.KIND, "")) == ColumnKind.SIDE) {
            parties.putIfAbsent(fields.getOrDefault(ColumnKind.ID, ""), fields.getOrDefault(ColumnKind.NAME, ""));
        }
        if (entry) {
            String echelon = Keys.echelon(key);
            if (!echelon.isEmpty()) {
                fields.putIfAbsent(ColumnKind.ECHELON, echelon);
            }
            String said = fields.getOrDefault(ColumnKind.SIDE, "");
            ownSide = !said.isEmpty() ? said : side;
            if (ownSide.isEmpty() && Keys.kind(key) == ColumnKind.SIDE) {
                ownSide = fields.getOrDefault(ColumnKind.NAME, "");
            }
            if (ownSide.isEmpty()) {
                ownSide = fields.getOrDefault(ColumnKind.NATION, "");
            }
            own = add(object.spot().line(), parent, ownSide, fields, texts(object));
        }
        if (named && Keys.kind(key) == ColumnKind.SIDE && Keys.echelon(key).isEmpty()) {
            ownSide = fields.getOrDefault(ColumnKind.NAME, "");
        }
        for (Map.Entry<String, JsonObject.Member> member : object.members().entrySet()) {
            JsonValue value = member.getValue().value();
            boolean held = value instanceof JsonArray
                    || value instanceof JsonObject && Keys.kind(member.getKey()) != ColumnKind.COMMANDER;
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
                .anyMatch(member -> member.getValue().value() instanceof JsonArray
                        && Keys.kind(member.getKey()) == ColumnKind.SIDE);
    }

    /** Whether something below an object is a unit: it says its arm, a figure, or stands in a list of units. */
    private static boolean holdsUnits(JsonValue holder) {
        List<JsonValue> open = new ArrayList<>();
        if (holder instanceof JsonObject object) {
            object.members().forEach((key, member) -> open.addAll(items(key, member.value())));
        } else {
            open.addAll(items(UNIT, holder));
        }
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

    /** The objects of a list, and its texts if they name units; the object that a key names. */
    private static List<JsonValue> items(String key, JsonValue value) {
        boolean name = Keys.isName(key);
        if (!(value instanceof JsonArray array)) {
            return name && value instanceof JsonObject ? List.of(value) : List.of();
        }
        return array.items().stream()
                .filter(item -> item instanceof JsonObject
                        || (name || Keys.isOfUnits(key)) && !text(item).isEmpty())
                .toList();
    }

    private static boolean isFormation(Map<ColumnKind, String> fields) {
        return Keys.isEchelon(fields.getOrDefault(ColumnKind.ECHELON, ""));
    }

    /** What the keys of an object say; a text for a figure says of which kind that figure is. */
    private static Map<ColumnKind, String> fields(JsonObject object) {
        Map<ColumnKind, String> fields = new HashMap<>();
        ColumnKind measured = ColumnKind.NONE;
        for (Map.Entry<String, JsonObject.Member> member : object.members().entrySet()) {
            ColumnKind kind = Keys.kind(member.getKey());
            JsonValue value = member.getValue().value();
            String text = kind == ColumnKind.COMMANDER ? named(value) : text(value);
            boolean none = value instanceof JsonScalar scalar && scalar.value() == null;
            boolean words = kind.isFigure() && !none && text.chars().noneMatch(Character::isDigit);
            if (words) {
                measured = ColumnKind.of(text);
            } else if (kind == ColumnKind.KIND && Keys.isEchelon(text)) {
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
            if (Keys.kind(key).isFigure() && member.value() instanceof JsonObject inner) {
                inner.members().forEach((name, figure) -> {
                    ColumnKind kind = Keys.kind(name);
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

    /** What a scalar says; nothing of anything else. */
    static String text(JsonValue value) {
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
                .filter(member -> Keys.kind(member.getKey()) != ColumnKind.ID)
                .map(member -> member.getValue().value())
                .filter(value ->
                        value instanceof JsonScalar scalar && scalar.text().isPresent())
                .map(ObjectRecords::text)
                .toList();
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
