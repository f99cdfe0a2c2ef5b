package coupdoeil.validator.imports.settle;

import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Strength;
import coupdoeil.model.oob.Unit;
import coupdoeil.validator.imports.settle.OobDifference.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An order of battle, what a source made of it before, and what it makes now: brought together field by field. What only
 * the source changed follows the source, what somebody else changed stays and is told. Linear in all three.
 */
final class OobMerge {

    private final OrderOfBattle before;
    private final OrderOfBattle after;
    private final Map<String, Integer> lines;
    private final Set<String> inUse;
    private final boolean taking;
    private final Map<String, String> names = new HashMap<>();
    private final List<OobDifference> differences = new ArrayList<>();
    private final OrderOfBattle merged;

    /**
     * Merges.
     *
     * @param lines of the source, by id
     * @param inUse ids of what stands in a set-up or column of march
     * @param taking whether the source's word counts where somebody else's differs
     */
    OobMerge(
            OrderOfBattle current,
            OrderOfBattle before,
            OrderOfBattle after,
            Map<String, Integer> lines,
            Set<String> inUse,
            boolean taking) {
        this.before = before;
        this.after = after;
        this.lines = lines;
        this.inUse = inUse;
        this.taking = taking;
        for (OrderOfBattle one : List.of(after, current)) {
            one.armies().forEach(army -> names.put(army.id(), army.name()));
            one.formations().forEach(formation -> names.put(formation.id(), formation.name()));
        }
        this.merged = merged(current);
    }

    /** A field of something in an order of battle. */
    private record Field<T>(String name, Function<T, @Nullable Object> get, BiFunction<T, @Nullable Object, T> with) {}

    private static final List<Field<Formation>> FORMATION = List.of(
            new Field<>("name", Formation::name, (it, v) -> it.withName((String) Objects.requireNonNull(v))),
            new Field<>("level", Formation::level, (it, v) -> it.withLevel((String) Objects.requireNonNull(v))),
            new Field<>("place", Formation::under, (it, v) -> it.withUnder((Belonging) Objects.requireNonNull(v))),
            new Field<>("men", it -> it.strength().men(), (it, v) -> it.withStrength(men(it.strength(), v))),
            new Field<>("horses", it -> it.strength().horses(), (it, v) -> it.withStrength(horses(it.strength(), v))),
            new Field<>("guns", it -> it.strength().guns(), (it, v) -> it.withStrength(guns(it.strength(), v))));

    private static final List<Field<Unit>> UNIT = List.of(
            new Field<>("name", Unit::name, (it, v) -> it.withName((String) Objects.requireNonNull(v))),
            new Field<>("arm", Unit::arm, (it, v) -> it.withArm((String) Objects.requireNonNull(v))),
            new Field<>("place", Unit::under, (it, v) -> it.withUnder((Belonging) Objects.requireNonNull(v))),
            new Field<>("men", it -> it.strength().men(), (it, v) -> it.withStrength(men(it.strength(), v))),
            new Field<>("horses", it -> it.strength().horses(), (it, v) -> it.withStrength(horses(it.strength(), v))),
            new Field<>("guns", it -> it.strength().guns(), (it, v) -> it.withStrength(guns(it.strength(), v))));

    private static final List<Field<Leader>> LEADER =
            List.of(new Field<>("name", Leader::name, (it, v) -> it.withName((String) Objects.requireNonNull(v))));

    private static Strength men(Strength strength, @Nullable Object number) {
        return strength.withMen((Integer) number);
    }

    private static Strength horses(Strength strength, @Nullable Object number) {
        return strength.withHorses((Integer) number);
    }

    private static Strength guns(Strength strength, @Nullable Object number) {
        return strength.withGuns((Integer) number);
    }

    OrderOfBattle merged() {
        return merged;
    }

    List<OobDifference> differences() {
        return differences;
    }

    private OrderOfBattle merged(OrderOfBattle current) {
        List<Side> sides = added(current.sides(), after.sides(), Side::id, Side::name);
        List<Army> armies = added(current.armies(), after.armies(), Army::id, Army::name);
        List<Formation> formations = merged(
                current.formations(),
                before.formations(),
                after.formations(),
                Formation::id,
                Formation::name,
                FORMATION);
        List<Unit> units = merged(current.units(), before.units(), after.units(), Unit::id, Unit::name, UNIT);
        List<Leader> leaders =
                merged(current.leaders(), before.leaders(), leaders(current), Leader::id, Leader::name, LEADER);
        return new OrderOfBattle(sides, armies, formations, units, leaders);
    }

    /** The commanders that the source names, but for those of whom somebody else is known to command. */
    private List<Leader> leaders(OrderOfBattle current) {
        Map<String, String> commanders = new HashMap<>();
        current.armies().forEach(army -> commanders.put(army.id(), Objects.requireNonNullElse(army.leader(), "")));
        current.leaders().forEach(leader -> leader.leads().forEach(id -> commanders.putIfAbsent(id, leader.id())));
        return after.leaders().stream()
                .filter(leader -> {
                    String led = leader.leads().isEmpty()
                            ? leader.under().to(Belonging.ARMY).orElse("")
                            : leader.leads().get(0);
                    return commanders.getOrDefault(led, leader.id()).equals(leader.id());
                })
                .toList();
    }

    private <T> List<T> added(List<T> current, List<T> now, Function<T, String> id, Function<T, String> name) {
        Set<String> there = new HashSet<>();
        current.forEach(it -> there.add(id.apply(it)));
        List<T> all = new ArrayList<>(current);
        for (T one : now) {
            if (there.add(id.apply(one))) {
                all.add(one);
                difference(Kind.ADDED, id.apply(one), name.apply(one), "", null, null);
            }
        }
        return all;
    }

    private <T> List<T> merged(
            List<T> current,
            List<T> was,
            List<T> now,
            Function<T, String> id,
            Function<T, String> name,
            List<Field<T>> fields) {
        Map<String, T> earlier = byId(was, id);
        Map<String, T> later = byId(now, id);
        List<T> all = new ArrayList<>();
        Set<String> there = new HashSet<>();
        for (T one : current) {
            String key = id.apply(one);
            boolean first = there.add(key);
            T made = later.get(key);
            T source = earlier.get(key);
            if (!first || made == null && source == null) {
                all.add(one);
            } else if (made == null) {
                boolean own = !inUse.contains(key)
                        && fields.stream()
                                .allMatch(field -> Objects.equals(
                                        field.get.apply(one), field.get.apply(Objects.requireNonNull(source))));
                difference(own ? Kind.REMOVED : Kind.KEPT, key, name.apply(one), "", null, null);
                if (!own) {
                    all.add(one);
                }
            } else {
                all.add(changed(one, source, made, key, name.apply(one), fields));
            }
        }
        for (T one : now) {
            String key = id.apply(one);
            // What the source had made before and is gone was taken out by somebody.
            if (!earlier.containsKey(key) && there.add(key)) {
                all.add(one);
                difference(Kind.ADDED, key, name.apply(one), "", null, null);
            }
        }
        return all;
    }

    private <T> T changed(T one, @Nullable T source, T made, String id, String name, List<Field<T>> fields) {
        T result = one;
        for (Field<T> field : fields) {
            Object is = field.get.apply(one);
            Object now = field.get.apply(made);
            boolean silent = source == null && (now == null || field.name.equals("name"));
            if (Objects.equals(is, now) || silent) {
                continue;
            }
            boolean ours = source == null ? is == null || is.equals("") : Objects.equals(field.get.apply(source), is);
            boolean news = source == null || !Objects.equals(field.get.apply(source), now);
            if (news) {
                difference(ours ? Kind.CHANGED : Kind.DIFFERS, id, name, field.name, is, now);
            }
            if (ours || news && taking) {
                result = field.with.apply(result, now);
            }
        }
        return result;
    }

    private void difference(
            Kind kind, String id, String name, String field, @Nullable Object was, @Nullable Object now) {
        differences.add(new OobDifference(kind, id, name, lines.getOrDefault(id, 0), field, text(was), text(now)));
    }

    private String text(@Nullable Object value) {
        return value instanceof Belonging under
                ? String.join(
                        ", ",
                        under.relations().values().stream()
                                .map(id -> names.getOrDefault(id, id))
                                .toList())
                : value == null ? "" : value.toString();
    }

    private static <T> Map<String, T> byId(List<T> list, Function<T, String> id) {
        Map<String, T> byId = new HashMap<>();
        list.forEach(one -> byId.putIfAbsent(id.apply(one), one));
        return byId;
    }
}
