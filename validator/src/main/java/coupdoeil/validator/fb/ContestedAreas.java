package coupdoeil.validator.fb;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.oob.Army;
import coupdoeil.validator.check.fact.Ground;
import coupdoeil.validator.check.fact.Occupancy;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.subject.PlacedLeader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;

/**
 * Whether the operational area of an objective marker is contested (FB 4.6.6): by an enemy combat unit in it, or because
 * no road, trail or dwellings lead from it to a friendly depot or to the army leader, free of enemy units and, but where a
 * friendly combat unit stands, of enemy reaction zones.
 *
 * <p>The way is sought towards the nearest goal, so a question costs about as many hexes as the way is long.
 */
public final class ContestedAreas {

    /** Why an area is contested. */
    public enum Cause {
        ENEMY,
        CUT_OFF
    }

    /** A hex that the way may lead through. @param least the least length of a way through it */
    private record Step(Hex hex, int length, int least) {}

    private final Setup setup;
    private final Depots depots;
    private final ReactionZones zones;
    private final FbTerrain terrain;
    private final Ground ground;
    private final Occupancy occupancy;

    public ContestedAreas(
            Setup setup, Depots depots, ReactionZones zones, FbTerrain terrain, Ground ground, Occupancy occupancy) {
        this.setup = setup;
        this.depots = depots;
        this.zones = zones;
        this.terrain = terrain;
        this.ground = ground;
        this.occupancy = occupancy;
    }

    /** Why an area is contested for an army; empty if it is not. */
    public Optional<Cause> cause(Army army, Collection<Hex> area) {
        String side = army.side();
        if (area.stream().anyMatch(hex -> zones.enemyCombatUnit(side, hex))) {
            return Optional.of(Cause.ENEMY);
        }
        return connected(side, area, goals(army)) ? Optional.empty() : Optional.of(Cause.CUT_OFF);
    }

    private List<Hex> goals(Army army) {
        List<Hex> goals = new ArrayList<>();
        for (Place depot : depots.usable(army)) {
            goals.addAll(depot.area().hexList());
        }
        for (PlacedLeader placed : setup.leaders()) {
            if (placed.leader().id().equals(army.leader())) {
                placed.placement().hex().ifPresent(goals::add);
            }
        }
        return goals;
    }

    private boolean connected(String side, Collection<Hex> area, List<Hex> goals) {
        PriorityQueue<Step> frontier = new PriorityQueue<>(Comparator.comparingInt(Step::least));
        Set<Hex> seen = new HashSet<>();
        for (Hex hex : area) {
            if (!goals.isEmpty() && free(side, hex)) {
                seen.add(hex);
                frontier.add(new Step(hex, 0, nearest(hex, goals)));
            }
        }
        while (!frontier.isEmpty()) {
            Step step = frontier.poll();
            if (goals.contains(step.hex())) {
                return true;
            }
            for (HexDirection direction : HexDirection.values()) {
                Hex next = step.hex().plus(direction);
                if (!seen.contains(next) && linked(step.hex(), direction, next) && free(side, next)) {
                    seen.add(next);
                    int length = step.length() + 1;
                    frontier.add(new Step(next, length, length + nearest(next, goals)));
                }
            }
        }
        return false;
    }

    private boolean free(String side, Hex hex) {
        return ground.contains(hex) && !occupancy.enemyOf(side, hex) && !zones.bars(side, hex);
    }

    private boolean linked(Hex from, HexDirection direction, Hex to) {
        HexSide side = new HexSide(from, direction);
        return ground.contains(to)
                && (terrain.road(side) || terrain.trail(side) || (terrain.dwellings(from) && terrain.dwellings(to)));
    }

    private static int nearest(Hex hex, List<Hex> goals) {
        return goals.stream().mapToInt(hex::distance).min().orElse(0);
    }
}
