package coupdoeil.validator.lb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.Reach;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Whether hexes are open to those who enter there: by their terrain, and by the enemies of the set-up (LB 18, 44). */
public final class EntryGround {

    private final Ground ground;
    private final Terrain terrain;
    private final Zones zones;
    private final Occupancy occupancy;
    private final int inward;

    public EntryGround(RuleSystem system, Ground ground, Terrain terrain, Zones zones, Occupancy occupancy) {
        this.ground = ground;
        this.terrain = terrain;
        this.zones = zones;
        this.occupancy = occupancy;
        this.inward = system.tables().nested("entry").integer("widening", 1);
    }

    /** Whether an arm may be in a hex of the map. */
    public boolean open(Hex hex, String arm) {
        return ground.contains(hex) && !terrain.prohibited(hex, arm);
    }

    /** Whether an arm can go on from a hex as far as an entry widens at once, or as far as the map reaches. */
    public boolean leadsOn(Hex from, String arm) {
        int far = Math.min(inward, farthest(from));
        return Reach.leads(
                from, (hex, direction, to) -> passable(hex, direction, to, arm), hex -> from.distance(hex) >= far);
    }

    private boolean passable(Hex from, HexDirection direction, Hex to, String arm) {
        HexSide side = new HexSide(from, direction);
        return open(to, arm) && !terrain.prohibited(side, arm) && (!terrain.onlyByRoad(to, arm) || terrain.road(side));
    }

    private int farthest(Hex from) {
        int columns = ground.grid().columns() - 1;
        int rows = ground.grid().rows() - 1;
        return List.of(0, columns).stream()
                .flatMap(column ->
                        List.of(0, rows).stream().map(row -> ground.grid().hexAt(column, row)))
                .mapToInt(from::distance)
                .max()
                .orElse(0);
    }

    /** The enemies of a side that are in a hex or have it in their zones of influence; each once. */
    List<Occupant> blockers(Hex hex, String side) {
        Set<Occupant> blockers = new LinkedHashSet<>();
        Set<String> seen = new LinkedHashSet<>();
        List<Occupant> enemies = new ArrayList<>(occupancy.at(hex).stream()
                .filter(occupant -> !occupant.isLeader())
                .filter(occupant ->
                        !occupant.side().isEmpty() && !occupant.side().equals(side))
                .toList());
        enemies.addAll(zones.against(side, hex));
        for (Occupant enemy : enemies) {
            if (seen.add(enemy.piece().id())) {
                blockers.add(enemy);
            }
        }
        return side.isEmpty() ? List.of() : List.copyOf(blockers);
    }

    /** Whether a hex is open to all of some arms, and no enemy of their side keeps them out. */
    public boolean usable(Hex hex, String side, List<String> arms) {
        return arms.stream().allMatch(arm -> open(hex, arm))
                && ground.contains(hex)
                && blockers(hex, side).isEmpty();
    }
}
