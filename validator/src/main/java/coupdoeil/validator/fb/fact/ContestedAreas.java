package coupdoeil.validator.fb.fact;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Army;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.hexes.Occupancy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Whether the operational area of an objective marker is contested (FB 4.6.6): by an enemy combat unit in it, or because
 * no road, trail or dwellings lead from it to a friendly depot or to the army leader, free of enemy units and, but where a
 * friendly combat unit stands, of enemy reaction zones.
 */
public final class ContestedAreas {

    /** Why an area is contested. */
    public enum Cause {
        ENEMY,
        CUT_OFF
    }

    private final Placements placements;
    private final Depots depots;
    private final ReactionZones zones;
    private final RoadWays ways;
    private final Occupancy occupancy;

    public ContestedAreas(
            Placements placements, Depots depots, ReactionZones zones, RoadWays ways, Occupancy occupancy) {
        this.placements = placements;
        this.depots = depots;
        this.zones = zones;
        this.ways = ways;
        this.occupancy = occupancy;
    }

    /** Why an area is contested for an army; empty if it is not. */
    public Optional<Cause> cause(Army army, Collection<Hex> area) {
        String side = army.side();
        if (area.stream().anyMatch(hex -> zones.enemyCombatUnit(side, hex))) {
            return Optional.of(Cause.ENEMY);
        }
        return ways.join(area, goals(army), hex -> free(side, hex)) ? Optional.empty() : Optional.of(Cause.CUT_OFF);
    }

    private List<Hex> goals(Army army) {
        List<Hex> goals = new ArrayList<>();
        for (Place depot : depots.usable(army)) {
            goals.addAll(depot.area().hexList());
        }
        if (army.leader() != null) {
            placements.of(army.leader()).forEach(placement -> placement.hex().ifPresent(goals::add));
        }
        return goals;
    }

    private boolean free(String side, Hex hex) {
        return !occupancy.enemyOf(side, hex) && !zones.bars(side, hex);
    }
}
