package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.FigureKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Two readings of one list beside each other. */
final class Borne {

    private Borne() {}

    /** How many units are read in another way, or are there in one reading only. */
    static int changed(ImportedOrder one, ImportedOrder other) {
        Set<List<Object>> known = new HashSet<>();
        other.units().forEach(unit -> known.add(values(other, unit)));
        int same = (int) one.units().stream()
                .filter(unit -> known.contains(values(one, unit)))
                .count();
        return Math.max(one.units().size(), other.units().size()) - same;
    }

    private static List<Object> values(ImportedOrder order, ImportedUnit unit) {
        List<Object> values = new ArrayList<>();
        values.add(unit.line());
        values.add(unit.name());
        values.add(order.sides().get(unit.side()));
        order.path(unit.parent()).forEach(above -> values.add(above.name()));
        for (FigureKind kind : FigureKind.values()) {
            Value value = unit.strengths().get(kind);
            values.add(value == null ? kind : value.number());
        }
        return values;
    }
}
