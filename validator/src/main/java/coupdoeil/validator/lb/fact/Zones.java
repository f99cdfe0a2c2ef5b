package coupdoeil.validator.lb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.Arcs;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Zones of influence of the units in the set-up (LB 14): the hexes next to a unit across its front hexsides. Of several
 * units in a hex the topmost has the front (LB 13). A carré has
 * none beyond its own hex; whether routed and disordered units have one, and whether ground stops it, are switches.
 */
public final class Zones {

    private final RuleSystem system;
    private final Formations formations;
    private final Orientation orientation;
    private final Terrain terrain;
    private final Ground ground;
    private final Switches switches;
    private final Memo<Hex, List<Occupant>> zones;

    public Zones(
            RuleSystem system,
            Formations formations,
            Orientation orientation,
            Terrain terrain,
            Ground ground,
            Switches switches,
            Tracker tracker) {
        this.system = system;
        this.formations = formations;
        this.orientation = orientation;
        this.terrain = terrain;
        this.ground = ground;
        this.switches = switches;
        this.zones = new Memo<>(tracker, this::find);
    }

    /** The units, of whichever side, in whose zones a hex lies. */
    public List<Occupant> at(Hex hex) {
        return zones.get(hex);
    }

    /** The units of another side than this one in whose zones a hex lies; units of no side are nobody's enemies. */
    public List<Occupant> against(String side, Hex hex) {
        return at(hex).stream()
                .filter(by -> !by.side().isEmpty() && !by.side().equals(side))
                .toList();
    }

    /** The hexes of the map in the zone of a unit as placed. */
    public Set<Hex> of(Unit unit, Placement placement) {
        Set<Hex> hexes = new LinkedHashSet<>();
        if (!projects(placement)) {
            return hexes;
        }
        for (Arcs.Way way : orientation.front(unit, placement)) {
            if (ground.contains(way.to()) && reaches(way, unit.arm())) {
                hexes.add(way.to());
            }
        }
        return hexes;
    }

    private boolean projects(Placement placement) {
        Attributes none = system.tables().nested("influence");
        return !none.texts("noZoneFormations").contains(String.valueOf(placement.formation()))
                && !(Units.disordered(placement) && switches.is("zoi.disordered", "NO"));
    }

    private boolean reaches(Arcs.Way way, String arm) {
        HexSide side = new HexSide(way.from(), way.direction());
        if (terrain.noZone(way.from()) || terrain.noZone(way.to()) || terrain.noZone(side)) {
            return false;
        }
        return switches.is("zoi.ground", "EVERYWHERE")
                || (!terrain.prohibited(way.to(), arm) && !terrain.prohibited(side, arm));
    }

    private List<Occupant> find(Hex hex) {
        List<Occupant> found = new ArrayList<>();
        Set<Placement> seen = new HashSet<>();
        for (Hex near : hex.neighbours()) {
            orientation
                    .governing(near)
                    .filter(top -> !seen.contains(top.placement()) && reaches(top, near, hex))
                    .ifPresent(top -> {
                        seen.add(top.placement());
                        found.add(top);
                    });
        }
        return List.copyOf(found);
    }

    /** Whether the zone of the unit on top of a hex reaches from there into another. */
    private boolean reaches(Occupant top, Hex from, Hex into) {
        return projects(top.placement())
                && formations.front(top.unit().orElseThrow(), top.placement()).stream()
                        .anyMatch(way -> way.from().equals(from)
                                && way.to().equals(into)
                                && ground.contains(into)
                                && reaches(way, top.arm()));
    }
}
