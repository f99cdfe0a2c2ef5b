package coupdoeil.validator.check.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.Subject;
import java.util.List;

/**
 * Everything in a hex at a moment, extension markers included.
 *
 * @param label label of the hex
 * @param occupants by stack place, the top first; those without a place last, in the order written
 */
public record Stack(Hex hex, String label, List<Occupant> occupants) implements Subject {

    public Stack {
        occupants = List.copyOf(occupants);
    }

    /** The units and parts of units here, leaders left out. */
    public List<Occupant> units() {
        return occupants.stream().filter(o -> !o.isLeader()).toList();
    }

    /** The units here that are of the side of the topmost; what an enemy among them breaks is another matter. */
    public List<Occupant> friends() {
        List<Occupant> units = units();
        return units.stream()
                .filter(unit -> unit.side().equals(units.get(0).side()))
                .toList();
    }

    @Override
    public String kind() {
        return "stack";
    }

    @Override
    public String key() {
        return label;
    }

    @Override
    public String name() {
        return label;
    }

    @Override
    public List<FindingPlace> places() {
        return List.of(new FindingPlace.AtHex(hex));
    }
}
