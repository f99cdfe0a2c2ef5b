package coupdoeil.validator.fb.fact;

import coupdoeil.model.rules.Choice;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.fb.sight.LineOfSight;
import coupdoeil.validator.fb.sight.SightLimits;
import coupdoeil.validator.fb.sight.SightLimits.SameElevation;
import coupdoeil.validator.sight.hexes.SightRule;

/**
 * How far one sees at each turn (FB 3.3.1, 16): a fact.
 *
 * <p>The visibility is the scenario's, or less where a condition in force caps it; of several caps the lowest counts.
 * Where the scenario does not say how far one sees there is no limit but the caps.
 */
public final class SightByTurn {

    private final Timetable timetable;
    private final SameElevation mode;

    public SightByTurn(Timetable timetable, Switches switches) {
        this.timetable = timetable;
        this.mode = switches.is("sameElevationMode", "RANGE") ? SameElevation.RANGE : SameElevation.COUNT;
    }

    /** The limits of a turn, 0-based; of the nearest turn if the scenario has no such turn. */
    public SightLimits limits(int turn) {
        if (timetable.turns().isEmpty()) {
            return new SightLimits(SightRule.UNLIMITED, SightRule.UNLIMITED, mode);
        }
        int last = timetable.turns().size() - 1;
        return limits(timetable.turns().get(Math.max(0, Math.min(last, turn))));
    }

    public SightLimits limits(Timetable.Turn turn) {
        int visibility = turn.attributes().integer("visibility", SightRule.UNLIMITED);
        for (Choice condition : turn.conditions()) {
            visibility = Math.min(visibility, condition.effects().integer("visibilityCap", SightRule.UNLIMITED));
        }
        return new SightLimits(visibility, turn.attributes().integer("sameElevation", SightRule.UNLIMITED), mode);
    }

    /** The turn in which one sees furthest, the first of several; 0 if the scenario has no turns. */
    public int clearest() {
        int best = 0;
        for (int turn = 1; turn < timetable.turns().size(); turn++) {
            SightLimits limits = limits(turn);
            SightLimits before = limits(best);
            if (limits.visibility() > before.visibility()
                    || limits.visibility() == before.visibility() && limits.sameElevation() > before.sameElevation()) {
                best = turn;
            }
        }
        return best;
    }

    /** The label of a turn; empty if the scenario has no such turn. */
    public String label(int turn) {
        return turn < timetable.turns().size() ? timetable.turns().get(turn).label() : "";
    }

    /** The sight rule of a turn. */
    public LineOfSight at(int turn) {
        return new LineOfSight(limits(turn));
    }
}
