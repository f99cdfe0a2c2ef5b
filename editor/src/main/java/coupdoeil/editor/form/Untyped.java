package coupdoeil.editor.form;

import coupdoeil.editor.form.FieldType.Column;
import coupdoeil.editor.form.FieldType.Writing;
import coupdoeil.model.Attributes;
import coupdoeil.model.rules.AttributeType.Kind;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The type of a value of which nothing is known but itself. */
public final class Untyped {

    private Untyped() {}

    public static FieldType of(String label, Object value) {
        return value instanceof List<?> list && !list.isEmpty()
                ? ofList(label, list)
                : FieldType.of(label, ofOne(value));
    }

    private static Kind ofOne(Object value) {
        if (value instanceof BigDecimal) {
            return Kind.NUMBER;
        }
        if (value instanceof Boolean) {
            return Kind.BOOLEAN;
        }
        return value instanceof List ? Kind.TEXTS : value instanceof Attributes ? Kind.GROUP : Kind.TEXT;
    }

    private static FieldType ofList(String label, List<?> list) {
        if (list.stream().allMatch(BigDecimal.class::isInstance)) {
            return FieldType.of(label, Kind.INTEGERS).written(Writing.FRACTIONS);
        }
        if (list.stream().allMatch(String.class::isInstance)) {
            return FieldType.of(label, Kind.TEXTS);
        }
        return FieldType.of(label, Kind.GROUPS).withColumns(columns(list));
    }

    /** The columns of rows: all that any of them says. */
    public static List<Column> columns(List<?> rows) {
        Map<String, Column> columns = new LinkedHashMap<>();
        for (Object row : rows) {
            if (row instanceof Attributes group) {
                group.values().forEach((key, value) -> columns.putIfAbsent(key, new Column(key, of(key, value))));
            }
        }
        return List.copyOf(columns.values());
    }
}
