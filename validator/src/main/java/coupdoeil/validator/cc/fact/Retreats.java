package coupdoeil.validator.cc.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Where units and leaders may retreat to (CC 5 Retreats, Leader's Retreat; 6 Retire and Reform): always to a row behind. */
public final class Retreats {

    private final FreeHexes free;
    private final Ground ground;
    private final Occupancy occupancy;

    public Retreats(FreeHexes free, Ground ground, Occupancy occupancy) {
        this.free = free;
        this.ground = ground;
        this.occupancy = occupancy;
    }

    public boolean onBaseline(Hex hex, Camp camp) {
        return camp.rowsBehind(ground.grid(), ground.grid().row(hex)) == 0;
    }

    /** The hexes that a unit may retreat to in one step; one with a lone friendly leader only if it has none itself. */
    public List<Hex> steps(Unit unit, String side, Hex from, Camp camp) {
        return steps(unit, side, from, camp, isLed(side, from));
    }

    private List<Hex> steps(Unit unit, String side, Hex from, Camp camp, boolean led) {
        return behind(from, camp).stream()
                .filter(to -> free.open(to, unit))
                .filter(to -> occupancy.at(to).isEmpty() || (!led && loneLeader(side, to)))
                .toList();
    }

    /** Whether cavalry can retire two hexes, or one to a lone friendly leader, who ends its retreat (CC 6). */
    public boolean reforms(Unit unit, String side, Hex from, Camp camp) {
        boolean led = isLed(side, from);
        return steps(unit, side, from, camp, led).stream()
                .anyMatch(first -> loneLeader(side, first)
                        || !steps(unit, side, first, camp, led).isEmpty());
    }

    /** Whether a unit can meet a lone friendly leader within some hexes, who ends its retreat without a loss (CC 5). */
    public boolean meetsLeader(Unit unit, String side, Hex from, Camp camp, int hexes) {
        if (isLed(side, from)) {
            return false;
        }
        List<Hex> reached = List.of(from);
        for (int step = 0; step < hexes; step++) {
            reached = reached.stream()
                    .flatMap(hex -> steps(unit, side, hex, camp, false).stream())
                    .distinct()
                    .toList();
            if (reached.stream().anyMatch(hex -> loneLeader(side, hex))) {
                return true;
            }
        }
        return false;
    }

    private boolean isLed(String side, Hex hex) {
        return occupancy.at(hex).stream()
                .anyMatch(other -> other.isLeader() && other.side().equals(side));
    }

    /**
     * Whether a leader can retreat: he passes friends, and enemies if he escapes them, ends with no other leader and no
     * enemy, and may leave over his own edge.
     *
     * @param hexes how far he may go
     */
    public boolean escapes(Leader leader, String side, Hex from, Camp camp, int hexes) {
        Set<Hex> reached = new HashSet<>(Set.of(from));
        for (int step = 0; step < hexes; step++) {
            Set<Hex> next = new HashSet<>();
            for (Hex hex : reached) {
                if (onBaseline(hex, camp)) {
                    return true;
                }
                behind(hex, camp).stream().filter(to -> free.open(to, leader)).forEach(next::add);
            }
            if (next.stream().anyMatch(to -> mayEnd(side, to))) {
                return true;
            }
            reached = next;
        }
        return false;
    }

    /** Whether nobody is in a hex but a leader of a side. */
    public boolean loneLeader(String side, Hex hex) {
        List<Occupant> there = occupancy.at(hex);
        return !there.isEmpty()
                && there.stream()
                        .allMatch(other -> other.isLeader() && other.side().equals(side));
    }

    /** Whether a leader may come to be in a hex: with friends at most, none of them a leader. */
    public boolean mayEnd(String side, Hex hex) {
        return occupancy.at(hex).stream()
                .noneMatch(other -> other.isLeader() || !other.side().equals(side));
    }

    private static List<Hex> behind(Hex hex, Camp camp) {
        return camp.behind().stream()
                .map((HexDirection direction) -> hex.plus(direction))
                .toList();
    }
}
