package coupdoeil.editor.edit;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Scenario;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Ids that follow the names of new things, as long as no file has them: whoever reads the files later finds {@code
 * 2nd-hussars} there, not {@code new-unit-8}. An id that was chosen otherwise than from the name stays.
 */
public final class IdsFollowNames {

    private final Pack before;
    private final Set<String> kept;
    private final Map<String, String> renamed = new LinkedHashMap<>();
    private final Set<String> used;

    private IdsFollowNames(Pack before, Pack after, Set<String> kept) {
        this.before = before;
        this.kept = kept;
        this.used = new HashSet<>(FreshId.used(after));
    }

    /**
     * The pack after an edit with the ids of what the edit has named, and every reference to them, made from the new names.
     * Linear in the size of the order of battle if the edit touched it, and else nothing.
     *
     * @param onDisk the pack as its files hold it; empty if it was never saved
     */
    public static Pack in(Pack before, Pack after, Optional<Pack> onDisk, RuleSystem system) {
        boolean same = before.orderOfBattle() == after.orderOfBattle()
                && before.battlefield().places().equals(after.battlefield().places())
                && before.scenarios() == after.scenarios();
        if (same) {
            return after;
        }
        IdsFollowNames ids =
                new IdsFollowNames(before, after, onDisk.map(FreshId::used).orElse(Set.of()));
        Pack named = ids.named(after);
        return ids.renamed.isEmpty()
                ? after
                : ReferenceUpdates.renamed(system, ids.renamed).in(named);
    }

    private Pack named(Pack after) {
        OrderOfBattle was = before.orderOfBattle();
        OrderOfBattle is = after.orderOfBattle();
        Pack changed = after.withOrderOfBattle(new OrderOfBattle(
                list(was.sides(), is.sides(), Side::id, Side::name, Side::withId),
                list(was.armies(), is.armies(), Army::id, Army::name, Army::withId),
                list(was.formations(), is.formations(), Formation::id, Formation::name, Formation::withId),
                list(was.units(), is.units(), Unit::id, Unit::name, Unit::withId),
                list(was.leaders(), is.leaders(), Leader::id, Leader::name, Leader::withId)));
        List<Place> places = list(
                before.battlefield().places(), after.battlefield().places(), Place::id, Place::name, Place::withId);
        return changed.withBattlefield(changed.battlefield().withPlaces(places))
                .withScenarios(changed.scenarios().stream().map(this::groups).toList());
    }

    private Scenario groups(Scenario after) {
        List<ArrivalGroup> was =
                before.scenario(after.id()).map(Scenario::reinforcements).orElse(List.of());
        return after.withReinforcements(
                list(was, after.reinforcements(), ArrivalGroup::id, ArrivalGroup::name, ArrivalGroup::withId));
    }

    private <T> List<T> list(
            List<T> was, List<T> is, Function<T, String> id, Function<T, String> name, BiFunction<T, String, T> with) {
        if (was.equals(is)) {
            return is;
        }
        Map<String, String> names = new HashMap<>();
        was.forEach(thing -> names.putIfAbsent(id.apply(thing), name.apply(thing)));
        return is.stream()
                .map(thing -> named(id.apply(thing), names.get(id.apply(thing)), name.apply(thing))
                        .map(fresh -> with.apply(thing, fresh))
                        .orElse(thing))
                .toList();
    }

    /** The id that a thing has from now on; empty if it keeps its own. */
    private Optional<String> named(String id, @Nullable String oldName, String name) {
        boolean follows = oldName != null
                && !oldName.equals(name)
                && !name.isBlank()
                && !kept.contains(id)
                && FreshId.isMadeFrom(id, oldName)
                && !FreshId.isMadeFrom(id, name)
                && !renamed.containsKey(id);
        if (!follows) {
            return Optional.empty();
        }
        String fresh = FreshId.of(used, name);
        used.add(fresh);
        renamed.put(id, fresh);
        return Optional.of(fresh);
    }
}
