package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.subject.PlacedLeader;
import coupdoeil.validator.check.subject.PlacedUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The hexes that each side holds at the start: a fact that differs whenever anyone in the set-up does. */
public final class Deployment {

    private final Map<String, Set<Hex>> held = new LinkedHashMap<>();
    private final Map<String, Set<Hex>> fighting = new LinkedHashMap<>();

    public Deployment(Setup setup) {
        for (PlacedUnit unit : setup.units()) {
            add(held, unit.side(), unit.placement().hexes());
            if (!unit.unit().arm().equals(FbFormations.TRAIN)) {
                add(fighting, unit.side(), unit.placement().hexes());
            }
        }
        for (PlacedLeader leader : setup.leaders()) {
            add(held, leader.side(), leader.placement().hexes());
        }
    }

    /** The sides that hold any hex, in the order of the set-up. */
    public Set<String> sides() {
        return held.keySet();
    }

    /** The hexes with units or leaders of a side. */
    public Set<Hex> held(String side) {
        return held.getOrDefault(side, Set.of());
    }

    /** The hexes with combat units of any other side than this one. */
    public List<Hex> enemies(String side) {
        List<Hex> hexes = new ArrayList<>();
        fighting.forEach((other, theirs) -> {
            if (!other.equals(side)) {
                hexes.addAll(theirs);
            }
        });
        return hexes;
    }

    private static void add(Map<String, Set<Hex>> to, String side, Collection<Hex> hexes) {
        if (!side.isEmpty() && !hexes.isEmpty()) {
            to.computeIfAbsent(side, none -> new LinkedHashSet<>()).addAll(hexes);
        }
    }
}
