package coupdoeil.editor.edit;

import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.HouseRules;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Values of the rule system's tables that a pack puts in their place. A way leads to a value: names of groups, and indexes
 * where a list holds it. A pack holds only what differs; a list differs as a whole.
 */
public final class HouseTables {

    private HouseTables() {}

    /** The rule system's own tables; none if the program has no such system. */
    public static Attributes usual(Pack pack) {
        return RuleSystems.load(pack.info().system()).map(RuleSystem::tables).orElse(Attributes.NONE);
    }

    /** The tables in force. */
    public static Attributes inForce(Pack pack) {
        return pack.rules().map(RuleSystem::tables).orElse(Attributes.NONE);
    }

    /** What stands at the end of a way; empty if it leads nowhere. */
    public static Optional<Object> at(Object value, List<Object> way) {
        Object here = value;
        for (Object step : way) {
            if (here instanceof Attributes group && step instanceof String name) {
                here = group.value(name).orElse(null);
            } else if (here instanceof List<?> list && step instanceof Integer index && index < list.size()) {
                here = list.get(index);
            } else {
                return Optional.empty();
            }
            if (here == null) {
                return Optional.empty();
            }
        }
        return Optional.of(here);
    }

    /** The pack with another value at the end of a way; with null, what the rule system says there. */
    public static Pack with(Pack pack, List<Object> way, @Nullable Object value) {
        int groups = groups(way);
        List<Object> outer = way.subList(0, groups);
        @Nullable Object wanted = value;
        if (groups < way.size()) {
            Object list = at(inForce(pack), outer).orElse(List.of());
            wanted = changed(list, way.subList(groups, way.size()), value);
        }
        HouseRules house = pack.house();
        @Nullable Object usual = at(usual(pack), outer).orElse(null);
        Attributes tables = put(house.tables(), outer, Objects.equals(wanted, usual) ? null : wanted);
        return pack.withHouse(house.withTables(tables));
    }

    /** How many steps of a way lead through groups before the first list. */
    private static int groups(List<Object> way) {
        for (int i = 0; i < way.size(); i++) {
            if (way.get(i) instanceof Integer) {
                return i;
            }
        }
        return way.size();
    }

    private static @Nullable Object changed(@Nullable Object here, List<Object> way, @Nullable Object value) {
        if (way.isEmpty()) {
            return value;
        }
        List<Object> rest = way.subList(1, way.size());
        if (way.get(0) instanceof Integer index && here instanceof List<?> list && index < list.size()) {
            List<Object> copy = new ArrayList<>(list);
            @Nullable Object inner = changed(copy.get(index), rest, value);
            if (inner != null) {
                copy.set(index, inner);
            }
            return copy;
        }
        if (way.get(0) instanceof String name && here instanceof Attributes group) {
            @Nullable Object inner = changed(group.value(name).orElse(null), rest, value);
            return inner == null ? group.without(name) : group.with(name, inner);
        }
        return here;
    }

    /** Puts a value at the end of a way through groups; null takes it away, and what is empty then. */
    private static Attributes put(Attributes group, List<Object> way, @Nullable Object value) {
        String name = (String) way.get(0);
        if (way.size() > 1) {
            Attributes inner = put(group.nested(name), way.subList(1, way.size()), value);
            return inner.values().isEmpty() ? group.without(name) : group.with(name, inner);
        }
        return value == null ? group.without(name) : group.with(name, value);
    }
}
