package coupdoeil.validator.check.subject;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import java.util.List;
import java.util.Optional;

/**
 * A unit as the set-up places it.
 *
 * @param key the unit's id; {@code id#2} for a second placement of the same unit
 * @param side id of its side; empty if it belongs to no army
 */
public record PlacedUnit(String key, Unit unit, Placement placement, String side) implements PlacedSubject {

    /** The same, placed otherwise. */
    public PlacedUnit moved(Placement to) {
        return new PlacedUnit(key, unit, to, side);
    }

    /** The unit as it stands in its own hex. */
    public Occupant occupant() {
        return new Occupant(unit, placement, side, null);
    }

    /** Its formation; empty if unsaid. */
    public String formation() {
        return Optional.ofNullable(placement.formation()).orElse("");
    }

    @Override
    public String kind() {
        return "unit";
    }

    @Override
    public String name() {
        return unit.name();
    }

    @Override
    public List<FindingPlace> places() {
        return FindingPlace.of(placement);
    }
}
