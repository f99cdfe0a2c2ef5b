package coupdoeil.validator.lb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.lb.sight.LineOfSight;
import coupdoeil.validator.lb.sight.Observer;
import coupdoeil.validator.lb.sight.Readings;
import coupdoeil.validator.sight.hexes.SightRule;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BiPredicate;

/** The sight rule of each turn, of nobody in particular and of units as they are set up (LB 23, 38): a fact. */
public final class SightByTurn {

    private final Timetable timetable;
    private final Orientation orientation;
    private final Relief ground;
    private final Occupancy occupancy;
    private final Readings readings;

    public SightByTurn(
            Timetable timetable, Orientation orientation, Relief ground, Occupancy occupancy, Switches switches) {
        this.timetable = timetable;
        this.orientation = orientation;
        this.ground = ground;
        this.occupancy = occupancy;
        this.readings = Readings.of(switches);
    }

    /** How far one sees at a turn, 0-based; at the nearest turn if the scenario has no such turn. */
    public int visibility(int turn) {
        int last = timetable.turns().size() - 1;
        return last < 0
                ? SightRule.UNLIMITED
                : timetable
                        .turns()
                        .get(Math.max(0, Math.min(last, turn)))
                        .attributes()
                        .integer("visibility", SightRule.UNLIMITED);
    }

    /** The turn in which one sees furthest, the first of several; 0 if the scenario has no turns. */
    public int clearest() {
        int best = 0;
        for (int turn = 1; turn < timetable.turns().size(); turn++) {
            best = visibility(turn) > visibility(best) ? turn : best;
        }
        return best;
    }

    /** Sight of nobody in particular. */
    public LineOfSight at(int turn) {
        return LineOfSight.of(readings, visibility(turn));
    }

    /** Sight as a unit has it: out of the front of its hexes, which the topmost unit there has, and past its friends. */
    public LineOfSight of(Unit unit, Placement placement, String side, int turn) {
        return at(turn).of(new Observer(new HashSet<>(orientation.front(unit, placement)), new Friends(this, side)));
    }

    /** The friends of a side, as they are set up. */
    private record Friends(SightByTurn sights, String side) implements BiPredicate<Hex, Hex> {

        @Override
        public boolean test(Hex hex, Hex target) {
            return sights.holdsFriend(hex, target, side);
        }
    }

    private boolean holdsFriend(Hex hex, Hex target, String side) {
        Set<String> sides = new HashSet<>();
        if (readings.has(Readings.Point.FRIEND_SIDE)) {
            occupancy.at(target).stream()
                    .filter(occupant -> !occupant.isLeader())
                    .map(Occupant::side)
                    .forEach(sides::add);
        } else {
            sides.add(side);
        }
        return ground.blockers(hex).stream().map(Occupant::side).anyMatch(sides::contains);
    }
}
