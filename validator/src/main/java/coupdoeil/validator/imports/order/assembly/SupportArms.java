package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Guns and engineers behind the foot or horse of a brigade: its own, or of what stands above it. They are its own where a
 * brigade of the same arm follows, for what is above brigades stands before or behind all of them; where each brigade has
 * some; and where the list has the habit. Linear in units and formations.
 */
final class SupportArms {

    private static final String WHY = "guns or engineers behind a brigade may belong to what stands above it";
    /** So many brigades of a side that have guns of their own for certain make a habit of it. */
    private static final int HABIT = 2;

    /** Brigades by what holds them: a formation, or the number of a side. */
    private final Map<Object, List<FormationDraft>> sisters = new HashMap<>();
    /** The brigade that follows in what holds both. */
    private final Map<FormationDraft, FormationDraft> following = new HashMap<>();

    private final Set<FormationDraft> hosts = new HashSet<>();

    private SupportArms(OrderDraft draft) {
        for (FormationDraft formation : draft.formations) {
            if (formation.echelon == Echelon.BRIGADE) {
                List<FormationDraft> beside = sisters.computeIfAbsent(above(formation), none -> new ArrayList<>());
                if (!beside.isEmpty()) {
                    following.put(beside.get(beside.size() - 1), formation);
                }
                beside.add(formation);
            }
        }
    }

    /** Doubts the place of those of which nothing tells whose they are. */
    static void settle(OrderDraft draft) {
        List<UnitDraft> guests = Lists.where(draft.units, unit -> unit.guest);
        if (!guests.isEmpty()) {
            new SupportArms(draft).settle(guests);
        }
    }

    private void settle(List<UnitDraft> guests) {
        guests.stream().map(unit -> unit.parent).forEach(this::host);
        Map<Integer, Integer> owning = new HashMap<>();
        hosts.stream().filter(this::isFollowed).forEach(brigade -> owning.merge(brigade.side, 1, Integer::sum));
        for (UnitDraft unit : guests) {
            FormationDraft brigade = unit.parent;
            boolean own = brigade == null
                    || isFollowed(brigade)
                    || owning.getOrDefault(unit.side, 0) >= HABIT
                    || isOfBrigade(unit)
                    || doAllHost(brigade);
            if (!own) {
                unit.doubt("parentPath", WHY);
            }
        }
    }

    private void host(@Nullable FormationDraft brigade) {
        if (brigade != null) {
            hosts.add(brigade);
        }
    }

    private static Object above(FormationDraft formation) {
        return formation.parent == null ? formation.side : formation.parent;
    }

    /** Whether another of the same arm stands behind a brigade. */
    private boolean isFollowed(FormationDraft brigade) {
        FormationDraft next = following.get(brigade);
        return next != null && isMounted(next) == isMounted(brigade);
    }

    private static boolean isMounted(FormationDraft brigade) {
        return brigade.arm == Arm.CAVALRY || brigade.arms.contains(Arm.CAVALRY) && !brigade.arms.contains(Arm.INFANTRY);
    }

    private boolean doAllHost(FormationDraft brigade) {
        List<FormationDraft> beside = sisters.getOrDefault(above(brigade), List.of());
        return beside.size() > 1 && hosts.containsAll(beside);
    }

    /** {@code Brigade-Batterie}. */
    private static boolean isOfBrigade(UnitDraft unit) {
        return Lists.any(unit.part.words(), word -> word.folded().startsWith("brigad"));
    }
}
