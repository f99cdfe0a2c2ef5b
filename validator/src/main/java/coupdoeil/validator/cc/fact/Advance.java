package coupdoeil.validator.cc.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.PlacedUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** How units get at the enemy (CC 5 Phase 3, 7): hex by hex over open ground; friends in the way will have moved off. */
public final class Advance {

    private final OpenGround open;
    private final Going going;
    private final UnitTypes types;
    private final Occupancy occupancy;
    private final Ground ground;
    private final boolean fordsStop;

    public Advance(
            OpenGround open, Going going, UnitTypes types, Switches switches, Occupancy occupancy, Ground ground) {
        this.open = open;
        this.going = going;
        this.types = types;
        this.occupancy = occupancy;
        this.ground = ground;
        this.fordsStop = switches.is("fordActsAsFordableRiver", "YES");
    }

    /**
     * The hexes next to some that an arm of a side may enter.
     *
     * @param seen the hexes that were entered before, to which these are added
     */
    public List<Hex> next(List<Hex> from, String side, String arm, Set<Hex> seen) {
        List<Hex> next = new ArrayList<>();
        for (Hex hex : from) {
            for (Hex other : hex.neighbours()) {
                if (ground.contains(other)
                        && open.open(other, arm)
                        && !occupancy.enemyOf(side, other)
                        && seen.add(other)) {
                    next.add(other);
                }
            }
        }
        return next;
    }

    /**
     * Whether a unit may move, in one turn, to within some hexes of a hex and battle there. Terrain that it must stop in
     * ends its way.
     */
    public boolean threatens(PlacedUnit unit, Hex target, int within) {
        int moves = types.moveBattle(unit.unit());
        Hex start = unit.placement().hex().filter(ground::contains).orElse(null);
        if (start == null || start.distance(target) > moves + within) {
            return false;
        }
        if (start.distance(target) <= within) {
            return true;
        }
        String type = UnitTypes.type(unit.unit());
        Set<Hex> seen = new HashSet<>(Set.of(start));
        List<Hex> reached = List.of(start);
        for (int step = 0; step < moves; step++) {
            List<Hex> entered = next(reached, unit.side(), unit.unit().arm(), seen);
            if (entered.stream().anyMatch(hex -> hex.distance(target) <= within && going.battleOnEntry(hex, type))) {
                return true;
            }
            reached =
                    entered.stream().filter(hex -> !going.stops(hex, fordsStop)).toList();
        }
        return false;
    }
}
