package coupdoeil.validator.fb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.hexes.Ground;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;

/** Where an objective marker holds: around its hex, or in and around a group of dwellings (FB 4.6.6). */
public final class OperationalAreas {

    private final RuleSystem system;
    private final Places places;
    private final Ground ground;
    private final Terrain terrain;
    private final Memo<Hex, Set<Hex>> dwellings;

    public OperationalAreas(RuleSystem system, Places places, Ground ground, Terrain terrain, Tracker tracker) {
        this.system = system;
        this.places = places;
        this.ground = ground;
        this.terrain = terrain;
        this.dwellings = new Memo<>(tracker, this::find);
    }

    /** The hexes of the map where an objective marker in a hex holds. */
    public Set<Hex> area(Hex marker) {
        Set<Hex> group = isSpecial(marker) ? dwellings(marker) : Set.of();
        Set<Hex> area = new LinkedHashSet<>();
        if (group.isEmpty()) {
            ground.grid().within(marker, objective("radius", 3)).forEach(area::add);
        } else {
            int margin = objective("groupMargin", 1);
            group.forEach(hex -> area.addAll(ground.grid().within(hex, margin)));
        }
        area.removeIf(hex -> !ground.contains(hex));
        return area;
    }

    /** Whether a hex belongs to dwellings that form a special area: enough of them together, and no city. */
    public boolean isSpecial(Hex hex) {
        return terrain.dwellings(hex) && !city(hex) && dwellings(hex).size() >= smallestGroup();
    }

    /** The dwelling hexes that hang together with one; none if it is not dwellings. */
    public Set<Hex> dwellings(Hex first) {
        return dwellings.get(first);
    }

    private Set<Hex> find(Hex first) {
        Set<Hex> group = new LinkedHashSet<>();
        Deque<Hex> frontier = new ArrayDeque<>();
        if (terrain.dwellings(first)) {
            group.add(first);
            frontier.add(first);
        }
        while (!frontier.isEmpty()) {
            for (Hex neighbour : frontier.poll().neighbours()) {
                if (terrain.dwellings(neighbour) && group.add(neighbour)) {
                    frontier.add(neighbour);
                }
            }
        }
        return Collections.unmodifiableSet(group);
    }

    /** How many dwelling hexes together form a special area. */
    public int smallestGroup() {
        return objective("dwellingGroup", 3);
    }

    private boolean city(Hex hex) {
        return places.ofKind("city").stream()
                .anyMatch(city -> city.area().hexList().contains(hex));
    }

    private int objective(String name, int otherwise) {
        return system.tables().nested("objective").integer(name, otherwise);
    }
}
