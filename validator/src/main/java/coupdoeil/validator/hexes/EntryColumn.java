package coupdoeil.validator.hexes;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.TurnTrack;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Units that enter the map one behind the other through a road hex: who gets on it when. Each turn as many enter, from
 * the head, as their movement pays for; the others, and whoever is due behind them, try again next turn.
 */
public final class EntryColumn {

    /** A column that is not on the map after so many turns never will be. */
    private static final int MAX_TURNS = 100;

    /** What a rule system says of columns. */
    public interface Rules {

        /** A column of nobody yet. */
        Length length();

        /** The movement with which all of some waiting units march on a turn. @param turn 0-based */
        BigDecimal pace(List<Unit> waiting, int turn);

        /** The movement of each of them, where not all march with the same. */
        default Function<Unit, BigDecimal> paces(List<Unit> waiting, int turn) {
            BigDecimal pace = pace(waiting, turn);
            return unit -> pace;
        }

        /** What is left of it for whoever has so many hexes of column ahead. */
        BigDecimal left(BigDecimal pace, int hexesAhead);

        /** Whether a unit may enter over several turns; else it waits until it can enter as a whole. */
        boolean mayTrail();
    }

    /** How many road hexes a column takes, unit by unit. */
    public interface Length {

        int hexes();

        /** Hexes that a unit takes on its own. */
        int of(Unit unit);

        void add(Unit unit);
    }

    /** A unit and the turn it is due, 0-based. */
    public record Due(Unit unit, int turn) {}

    private final Rules rules;
    private final BigDecimal roadCost;
    private final TurnTrack track;

    /** @param roadCost movement that a road hex costs */
    public EntryColumn(Rules rules, BigDecimal roadCost, TurnTrack track) {
        this.rules = rules;
        this.roadCost = roadCost;
        this.track = track;
    }

    /** When each of some units enters. @param units in order of march, nobody due before those ahead */
    public List<March.Step> enter(List<Due> units) {
        List<March.Step> steps = new ArrayList<>();
        int turn = units.isEmpty() ? 0 : units.get(0).turn();
        int tries = 0;
        int inside = 0;
        while (steps.size() < units.size()) {
            List<Due> waiting = waiting(units.subList(steps.size(), units.size()), turn);
            boolean last = ++tries > MAX_TURNS;
            int before = steps.size();
            inside = enter(waiting, turn, inside, last, steps);
            tries = steps.size() > before ? 0 : tries;
            turn = steps.size() < units.size()
                    ? Math.max(turn + 1, units.get(steps.size()).turn())
                    : turn;
        }
        return steps;
    }

    private static List<Due> waiting(List<Due> left, int turn) {
        return left.stream().takeWhile(due -> due.turn() <= turn).toList();
    }

    /**
     * Lets units enter on a turn, on the last that is tried all of them, without a turn.
     *
     * @param inside hexes of the first of them that entered before
     * @return hexes of the first one left that have entered
     */
    private int enter(List<Due> waiting, int turn, int inside, boolean last, List<March.Step> steps) {
        Function<Unit, BigDecimal> paces =
                rules.paces(waiting.stream().map(Due::unit).toList(), turn);
        Length column = rules.length();
        int rest = inside;
        for (Due due : waiting) {
            int length = column.of(due.unit());
            int ahead = Math.max(0, column.hexes() - inside);
            BigDecimal left = rules.left(paces.apply(due.unit()), ahead);
            int room = room(left);
            if (!last && room < length - rest) {
                return rules.mayTrail() ? rest + room : 0;
            }
            boolean delayed = last || turn > due.turn();
            steps.add(new March.Step(due.unit(), ahead, length, left, last ? null : track.label(turn), delayed));
            column.add(due.unit());
            rest = 0;
        }
        return 0;
    }

    /** Road hexes that some movement pays for. */
    private int room(BigDecimal movement) {
        return roadCost.signum() <= 0
                ? Integer.MAX_VALUE
                : movement.divideToIntegralValue(roadCost)
                        .min(BigDecimal.valueOf(Integer.MAX_VALUE))
                        .intValue();
    }
}
