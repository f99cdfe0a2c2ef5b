package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.sheet.Echelon;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** {@code Wellington's army} and {@code Masséna's army}: where nothing names the sides, two armies or more are the sides. */
final class ArmySides {

    private ArmySides() {}

    static void settle(OrderDraft draft) {
        List<FormationDraft> roots = draft.formations.stream()
                .filter(formation -> formation.parent == null)
                .filter(formation -> !formation.formations.isEmpty() || !formation.units.isEmpty())
                .toList();
        if (draft.sides.size() > 1) {
            name(draft, roots);
        } else if (draft.sides.size() == 1
                && draft.sides.get(0).isEmpty()
                && (areArmies(roots) || areOfNations(roots))) {
            part(draft, roots);
        } else if (draft.sides.size() == 1
                && RecordOrder.tags(draft.sides.get(0)).has(Tag.ARMY)) {
            other(draft, roots);
        }
    }

    /** {@code Allied Army of the North} names a side, and so does {@code Army of Berlin} below it, with all behind that. */
    private static void other(OrderDraft draft, List<FormationDraft> roots) {
        List<FormationDraft> armies =
                roots.stream().filter(root -> root.echelon == Echelon.ARMY).toList();
        if (armies.size() == 1 && roots.indexOf(armies.get(0)) > 0) {
            FormationDraft army = armies.get(0);
            draft.sides.add(army.name());
            draft.commanders.add(army.commander);
            draft.nations.add("");
            draft.totals.add(new ArrayList<>());
            draft.formations.stream()
                    .filter(formation -> formation.line >= army.line)
                    .forEach(formation -> formation.side = 1);
            draft.units.stream().filter(unit -> unit.line > army.line).forEach(unit -> unit.side = 1);
        }
    }

    /** A side without a name that is one army has its name, or that of the nation that is named in it alone. */
    private static void name(OrderDraft draft, List<FormationDraft> roots) {
        Map<Integer, List<FormationDraft>> bySide = roots.stream().collect(Collectors.groupingBy(root -> root.side));
        Map<Integer, Set<String>> nations = new HashMap<>();
        Map<String, Set<Integer>> named = new HashMap<>();
        for (FormationDraft formation : draft.formations) {
            String nation = SideWords.nation(formation.part);
            if (!nation.isEmpty()) {
                nations.computeIfAbsent(formation.side, none -> new HashSet<>()).add(nation);
                named.computeIfAbsent(nation, none -> new HashSet<>()).add(formation.side);
            }
        }
        for (int side = 0; side < draft.sides.size(); side++) {
            if (!draft.sides.get(side).isEmpty()) {
                continue;
            }
            List<FormationDraft> own = bySide.getOrDefault(side, List.of());
            Set<String> its = nations.getOrDefault(side, Set.of());
            String nation = its.size() == 1 ? its.iterator().next() : "";
            if (own.size() == 1 && own.get(0).echelon == Echelon.ARMY) {
                draft.sides.set(side, own.get(0).name());
            } else if (!nation.isEmpty() && named.getOrDefault(nation, Set.of()).size() == 1) {
                draft.sides.set(side, nation.substring(0, 1).toUpperCase(Locale.ROOT) + nation.substring(1));
            }
        }
    }

    /** Armies, or an army and a corps beside it. */
    private static boolean areArmies(List<FormationDraft> roots) {
        long armies =
                roots.stream().filter(root -> root.echelon == Echelon.ARMY).count();
        boolean beside = roots.size() == 2
                && roots.stream().anyMatch(root -> root.echelon == Echelon.CORPS && !root.formations.isEmpty());
        return armies >= 2 && armies == roots.size() || armies == 1 && beside;
    }

    /** {@code American Left Division}, {@code British Right Division}. */
    private static boolean areOfNations(List<FormationDraft> roots) {
        Set<String> nations = roots.stream()
                .map(root -> SideWords.nation(root.part))
                .filter(nation -> !nation.isEmpty())
                .collect(Collectors.toSet());
        boolean parts = Lists.any(roots, root -> root.echelon == Echelon.GROUP); // Russian Cavalry is no army.
        return roots.size() >= 2 && nations.size() == roots.size() && !parts;
    }

    private static void part(OrderDraft draft, List<FormationDraft> armies) {
        Map<FormationDraft, Integer> sides = new IdentityHashMap<>();
        for (FormationDraft army : armies) {
            sides.put(army, sides.size());
        }
        // What holds a formation stands before it.
        draft.formations.forEach(formation -> {
            Integer side = formation.parent == null ? sides.get(formation) : sides.get(formation.parent);
            if (side != null) {
                sides.put(formation, side);
            }
        });
        draft.sides(armies);
        draft.formations.forEach(formation -> formation.side = sides.getOrDefault(formation, 0));
        LastBegun last = new LastBegun(armies);
        draft.units.forEach(unit -> {
            Integer side = unit.parent == null ? null : sides.get(unit.parent);
            unit.side = side == null ? last.on(unit.line) : side;
        });
    }
}
