package coupdoeil.validator.imports.source.records;

import coupdoeil.validator.imports.source.ColumnKind;
import coupdoeil.validator.imports.source.RecordTable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Tables of a dump as one: units in one of them, what they belong to in others, whose keys they hold. What a key of a table of
 * arms, nations or parties stands for is put in its place.
 */
final class DumpTables {

    /** A table: its name, and its records. */
    record Table(String name, List<String> columns, List<RecordTable.Row> rows) {

        @Override
        public boolean equals(@Nullable Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(this);
        }
    }

    private static final Set<ColumnKind> SAID = EnumSet.of(
            ColumnKind.ARM,
            ColumnKind.KIND,
            ColumnKind.NATION,
            ColumnKind.SIDE,
            ColumnKind.COMMANDER,
            ColumnKind.ECHELON);
    private static final Pattern ID = Pattern.compile("_id$|(?<=\\p{Ll})I[dD]$");

    /** No list of units has more; those with the most records are kept. */
    private static final int MOST_TABLES = 40;

    /** A column of the table that is made. @param ofUnits its number in that of the units; -1 if they have none */
    private record Column(String name, ColumnKind kind, int ofUnits) {}

    private final List<Table> tables;
    private final DumpSchema schema;
    /** By table, its records by their keys. */
    private final Map<Table, Map<String, RecordTable.Row>> byKey = new HashMap<>();
    /** By table, the tables of which its columns hold keys. */
    private final Map<Table, Map<Integer, Table>> links = new HashMap<>();

    private final Map<Table, Integer> names = new HashMap<>();
    private final Map<Table, List<ColumnKind>> kinds = new HashMap<>();

    private DumpTables(List<Table> tables, DumpSchema schema) {
        this.tables = tables;
        this.schema = schema;
        tables.forEach(table -> byKey.put(table, byKey(table)));
        tables.forEach(table -> links.put(table, links(table)));
        tables.forEach(table -> names.put(table, findName(table)));
        for (Table table : tables) {
            List<ColumnKind> said = new ArrayList<>();
            for (int column = 0; column < table.columns().size(); column++) {
                said.add(findKind(table, column));
            }
            kinds.put(table, said);
        }
    }

    /** The largest table, with all that it is linked to. */
    static RecordTable joined(List<Table> all, DumpSchema schema) {
        List<Table> tables = all.stream()
                .filter(table -> !table.columns().isEmpty())
                .sorted(Comparator.comparingInt(table -> -table.rows().size()))
                .limit(MOST_TABLES)
                .toList();
        if (tables.isEmpty()) {
            return new RecordTable(List.of(), List.of());
        }
        Table units = tables.get(0);
        DumpTables dump = new DumpTables(tables, schema);
        boolean alone = dump.links(units).entrySet().stream()
                .allMatch(link -> link.getValue().equals(units)
                        && ColumnKind.of(units.columns().get(link.getKey())) == ColumnKind.PARENT);
        return alone ? new RecordTable(units.columns(), units.rows()) : dump.joined(units);
    }

    private Map<String, RecordTable.Row> byKey(Table table) {
        Map<String, RecordTable.Row> rows = new HashMap<>();
        int key = key(table);
        table.rows().forEach(row -> rows.putIfAbsent(row.field(key), row));
        return rows;
    }

    private int key(Table table) {
        int said = table.columns().indexOf(schema.key(table.name()));
        for (int column = 0; said < 0 && column < table.columns().size(); column++) {
            said = ColumnKind.of(table.columns().get(column)) == ColumnKind.ID ? column : said;
        }
        return Math.max(0, said);
    }

    private Map<Integer, Table> links(Table table) {
        Map<Integer, Table> links = new LinkedHashMap<>();
        int key = key(table);
        for (int column = 0; column < table.columns().size(); column++) {
            if (column != key) {
                for (Table other : tables) {
                    if (isKeyOf(table, column, other) && holdsKeys(table, column, other)) {
                        links.putIfAbsent(column, other);
                    }
                }
            }
        }
        return links;
    }

    /** Whether a column is declared, or called, so that it holds keys of a table. */
    private boolean isKeyOf(Table table, int column, Table other) {
        String name = table.columns().get(column);
        String declared = schema.reference(table.name(), name);
        if (!declared.isEmpty()) {
            return declared.equalsIgnoreCase(other.name());
        }
        if (table.equals(other)) {
            return ColumnKind.of(name) == ColumnKind.PARENT;
        }
        String key = other.columns().get(key(other));
        String one = withoutId(name);
        boolean sameName = name.equalsIgnoreCase(key) && !key.equalsIgnoreCase("id");
        return sameName
                || !one.isEmpty() && (other.name().equals(one) || other.name().startsWith(one + "s"));
    }

    /** {@code brigade} of {@code brigade_id}. */
    private static String withoutId(String column) {
        return ID.matcher(column).replaceFirst("");
    }

    private boolean holdsKeys(Table table, int column, Table other) {
        int filled = 0;
        int known = 0;
        for (RecordTable.Row row : table.rows()) {
            String value = row.field(column);
            filled += value.isEmpty() ? 0 : 1;
            known += !value.isEmpty() && rowOf(other, value) != null ? 1 : 0;
        }
        return filled > 0 && 2 * known > filled;
    }

    private RecordTable.@Nullable Row rowOf(Table table, String key) {
        return byKey.getOrDefault(table, Map.of()).get(key);
    }

    private RecordTable joined(Table units) {
        List<Table> linked = new ArrayList<>(linked(units));
        List<Column> columns = columns(linked);
        List<String> said = new ArrayList<>(List.of("id", "parent"));
        columns.forEach(column -> said.add(column.name()));
        List<RecordTable.Row> rows = new ArrayList<>();
        for (Table table : linked) {
            for (RecordTable.Row row : table.rows()) {
                List<String> fields = new ArrayList<>();
                fields.add(id(table, linked, row.field(key(table))));
                fields.add(parent(table, linked, row));
                columns.forEach(column -> fields.add(value(
                        table,
                        table.equals(units) ? column.ofUnits() : kinds(table).indexOf(column.kind()),
                        row)));
                rows.add(new RecordTable.Row(row.line(), fields));
            }
        }
        return new RecordTable(said, rows);
    }

    /** Those of units, and behind them what only others have. */
    private List<Column> columns(List<Table> linked) {
        Table units = linked.get(0);
        List<Column> columns = new ArrayList<>();
        Set<ColumnKind> known = EnumSet.of(ColumnKind.NONE, ColumnKind.PARENT, ColumnKind.ID);
        for (Table table : linked) {
            for (int column = 0; column < table.columns().size(); column++) {
                ColumnKind kind = kinds(table).get(column);
                boolean own = table.equals(units) && column != key(table) && !isParent(table, column);
                if (own || !table.equals(units) && !known.contains(kind)) {
                    boolean plain = kind == ColumnKind.NONE || kind.isFigure() && table.equals(units);
                    String name =
                            plain ? table.columns().get(column) : kind.name().toLowerCase(Locale.ROOT);
                    columns.add(new Column(name, kind, table.equals(units) ? column : -1));
                    known.add(kind);
                }
            }
        }
        return columns;
    }

    private String parent(Table table, List<Table> linked, RecordTable.Row row) {
        for (Map.Entry<Integer, Table> link :
                links.getOrDefault(table, Map.of()).entrySet()) {
            String value = row.field(link.getKey());
            if (!value.isEmpty() && isParent(table, link.getKey())) {
                return id(link.getValue(), linked, value);
            }
        }
        return "";
    }

    private String value(Table table, int column, RecordTable.Row row) {
        Table other = links.getOrDefault(table, Map.of()).get(column);
        RecordTable.Row said = other == null ? null : rowOf(other, row.field(column));
        return said == null || other == null ? row.field(column) : said.field(names.getOrDefault(other, -1));
    }

    private List<ColumnKind> kinds(Table table) {
        return kinds.getOrDefault(table, List.of());
    }

    private static String id(Table table, List<Table> all, String key) {
        return all.indexOf(table) + ":" + key;
    }

    /** A table, those that its records belong to, those that these belong to. */
    private Set<Table> linked(Table units) {
        Set<Table> linked = new LinkedHashSet<>(List.of(units));
        Deque<Table> open = new ArrayDeque<>(linked);
        while (!open.isEmpty()) {
            Table table = open.remove();
            links.getOrDefault(table, Map.of()).forEach((column, other) -> {
                if (isParent(table, column) && linked.add(other)) {
                    open.add(other);
                }
            });
        }
        return linked;
    }

    /** Whether a column says what its records belong to. */
    private boolean isParent(Table table, int column) {
        Table other = links.getOrDefault(table, Map.of()).get(column);
        return other != null && !SAID.contains(kinds(table).get(column));
    }

    /** What a column holds; one of keys says it by its name without the last word, or by the name of the table. */
    private ColumnKind findKind(Table table, int column) {
        Table other = links.getOrDefault(table, Map.of()).get(column);
        String heading = table.columns().get(column);
        if (other == null) {
            return column == names.getOrDefault(table, -1) ? ColumnKind.NAME : kind(heading);
        }
        ColumnKind byName = kind(withoutId(heading));
        ColumnKind byTable = kind(other.name());
        return SAID.contains(byName) ? byName : SAID.contains(byTable) ? byTable : ColumnKind.PARENT;
    }

    private static ColumnKind kind(String name) {
        return ColumnKind.of(name.replace('_', ' '));
    }

    /** The column of names: by its heading, else the one with the most different words. */
    private int findName(Table table) {
        int best = -1;
        int most = 0;
        for (int column = 0; column < table.columns().size(); column++) {
            ColumnKind kind = kind(table.columns().get(column));
            if (kind == ColumnKind.NAME) {
                return column;
            }
            Set<String> texts = new HashSet<>();
            for (RecordTable.Row row : kind == ColumnKind.NONE ? table.rows() : List.<RecordTable.Row>of()) {
                if (row.field(column).chars().anyMatch(Character::isLetter)) {
                    texts.add(row.field(column));
                }
            }
            best = texts.size() > most ? column : best;
            most = Math.max(most, texts.size());
        }
        return best;
    }
}
