package coupdoeil.validator.cc.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import java.util.List;

/** Who stands beside whom at the start. */
public final class Contacts {

    private final Occupancy occupancy;
    private final Retreats retreats;

    public Contacts(Occupancy occupancy, Retreats retreats) {
        this.occupancy = occupancy;
        this.retreats = retreats;
    }

    /** The enemy units adjacent to a hex; units of no side are nobody's enemies. */
    public List<Occupant> enemies(String side, Hex hex) {
        return hex.neighbours().stream()
                .filter(other -> occupancy.enemyOf(side, other))
                .flatMap(other -> enemiesIn(side, other).stream())
                .toList();
    }

    /** The enemy units in a hex. */
    public List<Occupant> enemiesIn(String side, Hex hex) {
        return occupancy.at(hex).stream()
                .filter(other -> !other.isLeader()
                        && !other.side().isEmpty()
                        && !other.side().equals(side))
                .toList();
    }

    /** How many adjacent hexes hold friends who support: units, or a leader alone (CC 5 Bolster Morale). */
    public int supporters(String side, Hex hex) {
        return (int) hex.neighbours().stream()
                .filter(other -> occupancy.friendOf(side, other) || retreats.loneLeader(side, other))
                .count();
    }
}
