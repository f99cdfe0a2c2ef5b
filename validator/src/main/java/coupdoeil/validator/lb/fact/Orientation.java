package coupdoeil.validator.lb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.Arcs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Which way the units in a hex look: as the topmost of them does, whatever those below it face (LB 13). Routed units have
 * no front, but for a switch; guns in a carré are part of it.
 */
public final class Orientation {

    private final Formations formations;
    private final Occupancy occupancy;
    private final boolean routedFace;

    public Orientation(Formations formations, Occupancy occupancy, Switches switches) {
        this.formations = formations;
        this.occupancy = occupancy;
        this.routedFace = switches.is("zoi.routed", "YES");
    }

    /** The unit whose front is that of a hex; empty if nobody there has one. */
    public Optional<Occupant> governing(Hex hex) {
        List<Occupant> units = occupancy.at(hex).stream()
                .filter(occupant -> !occupant.isLeader() && faces(occupant.placement()))
                .toList();
        return SharedHexFaults.carre(units).stream()
                .findFirst()
                .or(() -> units.stream().findFirst());
    }

    /** Whether the front of a unit is that of a hex it stands in. */
    public boolean governs(Unit unit, Placement placement) {
        return placement.hexes().stream().anyMatch(hex -> above(unit, hex).isEmpty());
    }

    /** What the units in the hex of a unit face. */
    public @Nullable Facing facing(Unit unit, Placement placement) {
        return placement
                .hex()
                .flatMap(hex -> above(unit, hex))
                .map(Occupant::placement)
                .orElse(placement)
                .facing();
    }

    /** The ways out of the hexes of a unit, as placed, through the front that it has there; none if it is routed. */
    public List<Arcs.Way> front(Unit unit, Placement placement) {
        return front(unit, placement, formations::front);
    }

    /** As {@link #front}, were the units in its own hex in column. */
    public List<Arcs.Way> frontInColumn(Unit unit, Placement placement) {
        return front(unit, placement.withParts(List.of()), formations::frontInColumn);
    }

    private List<Arcs.Way> front(Unit unit, Placement placement, BiFunction<Unit, Placement, List<Arcs.Way>> ofOne) {
        if (!faces(placement)) {
            return List.of();
        }
        List<Arcs.Way> own = ofOne.apply(unit, placement);
        List<Arcs.Way> ways = new ArrayList<>();
        for (Hex hex : placement.hexes()) {
            List<Arcs.Way> front = above(unit, hex)
                    .map(top -> ofOne.apply(top.unit().orElseThrow(), top.placement()))
                    .orElse(own);
            front.stream().filter(way -> way.from().equals(hex)).forEach(ways::add);
        }
        return ways;
    }

    /** The unit whose front is that of a hex, if it is not this one. */
    private Optional<Occupant> above(Unit unit, Hex hex) {
        return governing(hex).filter(top -> !top.piece().id().equals(unit.id()));
    }

    private boolean faces(Placement placement) {
        return routedFace || !Units.routed(placement);
    }
}
