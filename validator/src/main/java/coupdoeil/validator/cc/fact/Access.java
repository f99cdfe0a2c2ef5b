package coupdoeil.validator.cc.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.hexes.Entries;
import coupdoeil.validator.hexes.Patches;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Where each side can get (CC 5 Phase 3, 7), from where its units stand and from where others enter. */
public final class Access {

    private record Start(String unit, String side, String arm, Hex hex) {}

    private final OpenGround open;
    private final Camps camps;
    private final List<Start> starts = new ArrayList<>();

    public Access(OpenGround open, Camps camps, Setup setup, Arrivals arrivals, Entries entries) {
        this.open = open;
        this.camps = camps;
        for (PlacedUnit placed : setup.units()) {
            placed.placement()
                    .hex()
                    .ifPresent(hex -> starts.add(new Start(
                            placed.unit().id(), placed.side(), placed.unit().arm(), hex)));
        }
        for (ArrivalGroup group : arrivals.all()) {
            for (Unit unit : entries.units(group)) {
                entries.hexes(group)
                        .forEach(hex -> starts.add(new Start(unit.id(), entries.side(group), unit.arm(), hex)));
            }
        }
    }

    /** Whether some unit of a side can get to any of some hexes; the costs grow with its units. */
    public boolean any(String side, Collection<Hex> hexes) {
        return !units(side, hexes).isEmpty();
    }

    /** The ids of the units of a side that can get to any of some hexes; the costs grow with its units. */
    public Set<String> units(String side, Collection<Hex> hexes) {
        Map<String, Set<Integer>> goals = new HashMap<>();
        for (String arm : Terrain.ARMS) {
            goals.put(arm, hexes.stream().map(hex -> open.patch(hex, arm)).collect(Collectors.toSet()));
        }
        return starts.stream()
                .filter(start -> start.side().equals(side))
                .filter(start -> {
                    int patch = open.patch(start.hex(), start.arm());
                    return patch != Patches.NONE
                            && goals.getOrDefault(start.arm(), Set.of()).contains(patch);
                })
                .map(Start::unit)
                .collect(Collectors.toSet());
    }

    /** The hexes, of some, that no infantry of a side can get to; a side without any would bring it from its baseline. */
    public List<Hex> closedToInfantry(String side, Collection<Hex> hexes) {
        String infantry = Terrain.ARMS.get(0);
        Set<Integer> own = patches(side, infantry);
        Set<Integer> patches = own.isEmpty()
                ? camps.of(side).map(camp -> open.patches(camp, infantry)).orElse(Set.of())
                : own;
        return hexes.stream()
                .filter(hex -> !patches.contains(open.patch(hex, infantry)))
                .toList();
    }

    private Set<Integer> patches(String side, String arm) {
        return starts.stream()
                .filter(start -> start.side().equals(side) && start.arm().equals(arm))
                .map(start -> open.patch(start.hex(), arm))
                .filter(patch -> patch != Patches.NONE)
                .collect(Collectors.toSet());
    }
}
