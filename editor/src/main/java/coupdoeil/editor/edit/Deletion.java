package coupdoeil.editor.edit;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.PlaceNames;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The end of a side, army, formation, unit or leader, or of a place or features of a table, and what depends on it.
 *
 * @param what which of them
 * @param name what it is called
 * @param below names of the forces that serve under it
 * @param uses where else it or they are spoken of: set-ups, marches, markers, victory conditions
 * @param all takes those below along; of a place or feature, what is said of it
 * @param alone keeps those below; they come to the force above it. What is said of a place or feature stays, for another of
 *     its id
 */
public record Deletion(What what, String name, List<String> below, List<String> uses, Edit all, Edit alone) {

    /** What is deleted. */
    public enum What {
        FORCE,
        PLACE
    }

    public Deletion {
        below = List.copyOf(below);
        uses = List.copyOf(uses);
    }

    public static Deletion of(Pack pack, RuleSystem system, String id, String name) {
        return of(pack, system, Set.of(id), name);
    }

    /** @param name what they are called together */
    public static Deletion of(Pack pack, RuleSystem system, Set<String> ids, String name) {
        OrderOfBattle oob = pack.orderOfBattle();
        Set<String> along = new LinkedHashSet<>();
        ids.forEach(id -> along.addAll(below(oob, id)));
        Set<String> below = new LinkedHashSet<>(along);
        below.removeAll(ids);
        String title = Messages.text("edit.delete", name);
        return new Deletion(
                What.FORCE,
                name,
                names(oob, below),
                uses(pack, along),
                new Edit(title, old -> without(old, system, along, Map.of())),
                new Edit(title, old -> without(old, system, ids, ReferenceUpdates.heirs(old.orderOfBattle()))));
    }

    public static Deletion of(Pack pack, RuleSystem system, Place place) {
        String name = PlaceNames.of(pack.battlefield(), system).of(place);
        Edit alone = PlaceEdits.remove(place.id(), name);
        Edit all = new Edit(
                alone.name(),
                old -> ReferenceUpdates.withoutPlace(system, place.id()).in(alone.apply(old)));
        return ofPlaces(pack, system, name, all, alone);
    }

    /**
     * Of features of a table: whoever stands in one of them is put beside the table where what is said of it goes too.
     *
     * @param name what they are called together
     */
    public static Deletion ofFeatures(Pack pack, RuleSystem system, Set<String> ids, String name) {
        Edit alone = FeatureEdits.remove(name, ids);
        Edit all = new Edit(
                alone.name(),
                old -> ReferenceUpdates.withoutFeatures(system, ids).in(alone.apply(old)));
        return ofPlaces(pack, system, name, all, alone);
    }

    private static Deletion ofPlaces(Pack pack, RuleSystem system, String name, Edit all, Edit alone) {
        List<String> uses = PlaceUses.of(system, alone.apply(pack), all.apply(pack));
        return new Deletion(What.PLACE, name, List.of(), uses, all, alone);
    }

    /** Whether something besides itself may be deleted or kept. */
    public boolean isChoice() {
        return what == What.PLACE ? !uses.isEmpty() : !below.isEmpty();
    }

    /** Whether nobody but itself is concerned, so that there is nothing to ask. */
    public boolean isPlain() {
        return below.isEmpty() && uses.isEmpty();
    }

    private static Pack without(Pack pack, RuleSystem system, Set<String> gone, Map<String, Belonging> heirs) {
        OrderOfBattle oob = pack.orderOfBattle();
        OrderOfBattle left = new OrderOfBattle(
                kept(oob.sides(), Side::id, gone),
                kept(oob.armies(), Army::id, gone),
                kept(oob.formations(), Formation::id, gone),
                kept(oob.units(), Unit::id, gone),
                kept(oob.leaders(), Leader::id, gone));
        return ReferenceUpdates.without(system, gone, heirs).in(pack.withOrderOfBattle(left));
    }

    private static <T> List<T> kept(List<T> list, Function<T, String> id, Set<String> gone) {
        return list.stream().filter(entry -> !gone.contains(id.apply(entry))).toList();
    }

    /** Ids of a force and all that serve under it, itself first. Circles end where they began. */
    static Set<String> below(OrderOfBattle oob, String id) {
        Set<String> all = new LinkedHashSet<>(List.of(id));
        oob.armies().stream()
                .filter(army -> army.side().equals(id))
                .map(Army::id)
                .forEach(all::add);
        int before;
        do {
            before = all.size();
            oob.formations().stream()
                    .filter(formation -> serves(formation.under(), all))
                    .forEach(formation -> all.add(formation.id()));
        } while (all.size() > before);
        oob.units().stream().filter(unit -> serves(unit.under(), all)).forEach(unit -> all.add(unit.id()));
        Set<String> led = Set.copyOf(all);
        oob.leaders().stream()
                .filter(leader ->
                        serves(leader.under(), led) || !leader.leads().isEmpty() && led.containsAll(leader.leads()))
                .forEach(leader -> all.add(leader.id()));
        return all;
    }

    private static boolean serves(Belonging under, Set<String> all) {
        return under.to(Belonging.COMMAND).filter(all::contains).isPresent()
                || under.to(Belonging.ASSET).filter(all::contains).isPresent()
                || under.to(Belonging.ARMY).filter(all::contains).isPresent();
    }

    private static List<String> names(OrderOfBattle oob, Set<String> ids) {
        List<String> names = new ArrayList<>();
        named(oob.armies(), Army::id, Army::name, ids, names);
        named(oob.formations(), Formation::id, Formation::name, ids, names);
        named(oob.units(), Unit::id, Unit::name, ids, names);
        named(oob.leaders(), Leader::id, Leader::name, ids, names);
        return names;
    }

    private static <T> void named(
            List<T> list, Function<T, String> id, Function<T, String> name, Set<String> ids, List<String> names) {
        list.stream().filter(entry -> ids.contains(id.apply(entry))).map(name).forEach(names::add);
    }

    private static List<String> uses(Pack pack, Set<String> ids) {
        List<String> uses = new ArrayList<>();
        for (Scenario scenario : pack.scenarios()) {
            use(uses, "delete.placed", scenario, count(scenario.setup(), placement -> ids.contains(placement.piece())));
            use(
                    uses,
                    "delete.marching",
                    scenario,
                    scenario.reinforcements().stream()
                            .mapToLong(group -> count(group.march(), marcher -> ids.contains(marcher.piece())))
                            .sum());
            use(
                    uses,
                    "delete.tokens",
                    scenario,
                    count(scenario.tokens(), token -> token.of() != null && ids.contains(token.of())));
            use(uses, "delete.victory", scenario, count(scenario.victory(), won -> ids.contains(won.side())));
        }
        return uses;
    }

    private static <T> long count(List<T> list, Predicate<T> wanted) {
        return list.stream().filter(wanted).count();
    }

    private static void use(List<String> uses, String key, Scenario scenario, long number) {
        if (number > 0) {
            uses.add(Messages.text(key, number, scenario.name()));
        }
    }
}
