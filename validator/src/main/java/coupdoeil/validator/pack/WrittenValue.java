package coupdoeil.validator.pack;

import coupdoeil.model.Attributes;
import coupdoeil.model.rules.AttributeType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * One attribute as an entry has it.
 *
 * @param path its name behind those of the groups around it: {@code faces.3.fv}, {@code table[0].low}
 * @param types the attributes that are expected where it stands
 * @param around the attributes that it is one of
 * @param replaced the entry with others in place of those around it
 */
record WrittenValue(
        String path,
        String name,
        Object value,
        List<AttributeType> types,
        Attributes around,
        Function<Attributes, Object> replaced) {

    /** Every attribute, those inside groups after their group. What stands inside something unknown is left out. */
    static List<WrittenValue> all(Attributed attributed) {
        List<WrittenValue> values = new ArrayList<>();
        collect("", attributed, values);
        return values;
    }

    /** What the rule system says of it; empty if it does not know it. */
    Optional<AttributeType> type() {
        return types.stream().filter(type -> type.id().equals(name)).findFirst();
    }

    Object with(Object other) {
        return replaced.apply(around.with(name, other));
    }

    Object without() {
        return replaced.apply(around.without(name));
    }

    Object called(String other) {
        Map<String, Object> renamed = new LinkedHashMap<>();
        around.values().forEach((key, kept) -> renamed.put(key.equals(name) ? other : key, kept));
        return replaced.apply(new Attributes(renamed));
    }

    private static void collect(String prefix, Attributed attributed, List<WrittenValue> into) {
        Attributes around = attributed.attributes();
        around.values().forEach((name, value) -> {
            WrittenValue written =
                    new WrittenValue(prefix + name, name, value, attributed.types(), around, attributed.replaced());
            into.add(written);
            written.insides().forEach((path, inside) -> collect(path, inside, into));
        });
    }

    /** If this is a group, or groups: the attributes of each, by what stands before their names in a path. */
    Map<String, Attributed> insides() {
        Map<String, Attributed> insides = new LinkedHashMap<>();
        type().ifPresent(type -> {
            if (type.kind() == AttributeType.Kind.GROUP && value instanceof Attributes members) {
                insides.put(path + ".", new Attributed(type.members(), members, this::with));
            } else if (type.kind() == AttributeType.Kind.GROUPS && value instanceof List<?> rows) {
                for (int i = 0; i < rows.size(); i++) {
                    if (rows.get(i) instanceof Attributes members) {
                        int row = i;
                        insides.put(
                                path + "[" + i + "].",
                                new Attributed(type.members(), members, a -> with(replacing(rows, row, a))));
                    }
                }
            }
        });
        return insides;
    }

    /** A list with one element replaced. */
    static List<Object> replacing(List<?> list, int index, Object element) {
        List<Object> changed = new ArrayList<>(list);
        changed.set(index, element);
        return changed;
    }
}
