package coupdoeil.editor.data;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.HouseTables;
import coupdoeil.editor.form.FieldType;
import coupdoeil.editor.form.FieldType.Column;
import coupdoeil.editor.form.Grid;
import coupdoeil.editor.form.Grid.Cell;
import coupdoeil.editor.form.Grid.Change;
import coupdoeil.editor.form.Grid.Row;
import coupdoeil.editor.form.Grid.Usual;
import coupdoeil.editor.form.Untyped;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.AttributeType.Kind;
import coupdoeil.model.rules.HouseRules;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A table of the rule system as a grid. A table whose entries are groups of plain values has a row for each and a column
 * for each value; any other has a row for each value.
 */
final class RulesTableGrid {

    private final Session session;
    private final String table;
    private final Attributes usual;
    private final TableWords words;

    private RulesTableGrid(Session session, String table) {
        this.session = session;
        this.table = table;
        this.usual = HouseTables.usual(session.pack());
        this.words = new TableWords(session);
    }

    static Grid of(Session session, String table) {
        return new RulesTableGrid(session, table).grid();
    }

    /** Whether the pack says something else than the rule system. */
    static boolean isChanged(Session session, String table) {
        return session.pack().house().tables().has(table);
    }

    private Grid grid() {
        Object value = HouseTables.inForce(session.pack()).value(table).orElse(Attributes.NONE);
        List<Object> way = List.of(table);
        if (value instanceof Attributes group
                && !group.values().isEmpty()
                && group.values().values().stream().allMatch(RulesTableGrid::isRow)) {
            Map<Object, Attributes> rows = new LinkedHashMap<>();
            group.values().forEach((name, row) -> rows.put(name, (Attributes) row));
            return grid(way, rows);
        }
        if (value instanceof List<?> list && !list.isEmpty() && list.stream().allMatch(RulesTableGrid::isRow)) {
            Map<Object, Attributes> rows = new LinkedHashMap<>();
            for (int i = 0; i < list.size(); i++) {
                rows.put(i, (Attributes) list.get(i));
            }
            return grid(way, rows);
        }
        return flat(way, value);
    }

    private static boolean isRow(Object value) {
        return value instanceof Attributes group
                && group.values().values().stream().noneMatch(RulesTableGrid::holdsMore);
    }

    private static boolean holdsMore(Object value) {
        return value instanceof Attributes
                || value instanceof List<?> list
                        && list.stream().anyMatch(part -> part instanceof Attributes || part instanceof List);
    }

    private Grid grid(List<Object> way, Map<Object, Attributes> entries) {
        List<Column> columns = Untyped.columns(List.copyOf(entries.values())).stream()
                .map(column -> new Column(column.key(), limited(column.type().labelled(words.name(column.key())))))
                .toList();
        List<Row> rows = new ArrayList<>();
        List<List<List<Object>>> ways = new ArrayList<>();
        entries.forEach((key, entry) -> {
            List<List<Object>> cells =
                    columns.stream().map(column -> then(way, key, column.key())).toList();
            ways.add(cells);
            rows.add(new Row(
                    words.name(key),
                    Stream.iterate(0, i -> i < cells.size(), i -> i + 1)
                            .map(i -> cell(
                                    cells.get(i),
                                    entry.value(columns.get(i).key()).orElse(null),
                                    null))
                            .toList(),
                    key(then(way, key))));
        });
        return new Grid("", columns, rows, changes -> edit(ways, changes), Optional.empty());
    }

    private Grid flat(List<Object> way, Object value) {
        Map<List<Object>, Object> leaves = new LinkedHashMap<>();
        collect(way, value, leaves);
        List<Row> rows = new ArrayList<>();
        List<List<List<Object>>> ways = new ArrayList<>();
        leaves.forEach((at, leaf) -> {
            List<Object> inside = at.subList(1, at.size());
            ways.add(List.of(at));
            rows.add(new Row(
                    inside.isEmpty() ? words.name(table) : words.name(inside),
                    List.of(cell(at, leaf, limited(Untyped.of("", leaf)))),
                    key(at)));
        });
        Column column = new Column("value", FieldType.of(Messages.text("grid.value"), Kind.TEXT));
        return new Grid("", List.of(column), rows, changes -> edit(ways, changes), Optional.empty());
    }

    /** As the outline names it: {@code tables/stacking/unlimberedBatteries}. */
    private static String key(List<Object> way) {
        return "tables/" + way.stream().map(Object::toString).collect(Collectors.joining("/"));
    }

    private static void collect(List<Object> way, Object value, Map<List<Object>, Object> leaves) {
        if (value instanceof Attributes group) {
            group.values().forEach((name, inner) -> collect(then(way, name), inner, leaves));
        } else if (value instanceof List<?> list && holdsMore(list)) {
            for (int i = 0; i < list.size(); i++) {
                collect(then(way, i), list.get(i), leaves);
            }
        } else {
            leaves.put(way, value);
        }
    }

    private static List<Object> then(List<Object> way, Object... steps) {
        return Stream.concat(way.stream(), Stream.of(steps)).toList();
    }

    private Cell cell(List<Object> way, @Nullable Object value, @Nullable FieldType type) {
        Usual said = new Usual(HouseTables.at(usual, way).orElse(null));
        return new Cell(value, type, Optional.of(said), true);
    }

    /** No number may be larger than a house rule's can. */
    private static FieldType limited(FieldType type) {
        boolean number = type.kind() == Kind.NUMBER || type.kind() == Kind.INTEGERS;
        BigDecimal largest = BigDecimal.valueOf(HouseRules.LARGEST);
        return number ? type.between(largest.negate(), largest) : type;
    }

    private Edit edit(List<List<List<Object>>> ways, List<Change> changes) {
        return new Edit(Messages.text("edit.set-table", words.name(table)), pack -> {
            Pack changed = pack;
            for (Change change : changes) {
                changed = HouseTables.with(changed, ways.get(change.row()).get(change.column()), change.value());
            }
            return changed;
        });
    }
}
