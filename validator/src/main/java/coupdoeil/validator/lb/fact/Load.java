package coupdoeil.validator.lb.fact;

import coupdoeil.model.oob.Unit;
import coupdoeil.validator.check.subject.Occupant;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What stands in a hex in all, counted as the stacking chart counts (LB 10, 16). Units may be added and taken away one by
 * one, so that a stack that grows is not counted anew for each.
 */
public final class Load {

    /** Units of one arm and nation in one formation. */
    public record Kind(String arm, String formation, String nation) {}

    private final Loads loads;
    private final Map<Kind, Integer> units = new HashMap<>();
    private final Map<Kind, Integer> increments = new HashMap<>();
    private final Map<String, Map<String, Integer>> regiments = new HashMap<>();
    private final Map<Unit, Integer> battalions = new HashMap<>();
    private final Map<String, Integer> battalionIds = new HashMap<>();
    /** Battalions and regiments of which companies are there. */
    private final Map<String, Integer> inCompanies = new HashMap<>();

    private int wholeBattalions;
    /** How many are there in companies and as a whole too: they count once. */
    private int twice;

    Load(Loads loads, Collection<Occupant> occupants) {
        this.loads = loads;
        occupants.forEach(this::add);
    }

    public void add(Occupant occupant) {
        change(occupant, 1);
    }

    /** Takes away one that was added. */
    public void remove(Occupant occupant) {
        change(occupant, -1);
    }

    /** Number of units of some kinds; leaders are of no arm. */
    public int units(Predicate<Kind> which) {
        return sum(units, which);
    }

    public int units(String arm) {
        return units(kind -> kind.arm().equals(arm));
    }

    /** Increments of units of some kinds. */
    public int increments(Predicate<Kind> which) {
        return sum(increments, which);
    }

    public int increments(String arm) {
        return increments(kind -> kind.arm().equals(arm));
    }

    /** Regiments that the units of an arm count as. */
    public int regiments(String arm) {
        return regiments.getOrDefault(arm, Map.of()).size();
    }

    /** Battalions that the infantry counts as; companies of one battalion or regiment together as one. */
    public int battalions() {
        return wholeBattalions + inCompanies.size() - twice;
    }

    private static int sum(Map<Kind, Integer> counts, Predicate<Kind> which) {
        return counts.entrySet().stream()
                .filter(entry -> which.test(entry.getKey()))
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    private void change(Occupant occupant, int by) {
        Kind kind = new Kind(occupant.arm(), Formations.of(occupant), Stacking.nation(occupant));
        count(units, kind, by);
        increments.merge(kind, by * loads.increments(occupant), Integer::sum);
        occupant.unit().ifPresent(unit -> {
            count(regiments.computeIfAbsent(kind.arm(), none -> new HashMap<>()), loads.regiment(unit), by);
            if (kind.arm().equals(Units.INFANTRY)) {
                changeBattalions(unit, by);
            }
        });
    }

    private void changeBattalions(Unit unit, int by) {
        Optional<String> companyOf = loads.companyOf(unit);
        if (companyOf.isPresent()) {
            String whole = companyOf.get();
            twice += count(inCompanies, whole, by) && battalionIds.containsKey(whole) ? by : 0;
        } else {
            wholeBattalions += count(battalions, unit, by) ? by * loads.battalions(unit) : 0;
            twice += count(battalionIds, unit.id(), by) && inCompanies.containsKey(unit.id()) ? by : 0;
        }
    }

    /** Counts one more or less. @return whether it is the first, or was the last */
    private static <T> boolean count(Map<T, Integer> counts, T what, int by) {
        int now = counts.getOrDefault(what, 0) + by;
        if (now == 0) {
            counts.remove(what);
        } else {
            counts.put(what, now);
        }
        return now == 0 || (by > 0 && now == 1);
    }
}
