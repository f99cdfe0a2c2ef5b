package coupdoeil.validator.check.subject;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.scenario.Placement;
import java.util.List;

/**
 * A leader as the set-up places him.
 *
 * @param key the leader's id; {@code id#2} for a second placement of the same leader
 * @param side id of his side; empty if he belongs to no army
 */
public record PlacedLeader(String key, Leader leader, Placement placement, String side) implements PlacedSubject {

    /** The same, placed otherwise. */
    public PlacedLeader moved(Placement to) {
        return new PlacedLeader(key, leader, to, side);
    }

    @Override
    public String kind() {
        return "leader";
    }

    @Override
    public String name() {
        return leader.name();
    }

    @Override
    public List<FindingPlace> places() {
        return FindingPlace.of(placement);
    }
}
