package coupdoeil.validator.hexes;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.TurnTrack;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

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

        /** With whom a unit marches: units of equal companies have the movement of the slowest of them that waits. */
        Object company(Unit unit);

        /** The printed movement with which a unit holds up its company; empty if it holds nobody up. */
        OptionalInt movement(Unit unit);

        /**
         * The movement of a company on a turn.
         *
         * @param slowest the least printed movement of those who wait; empty if nobody holds them up
         * @param turn 0-based
         */
        BigDecimal pace(OptionalInt slowest, int turn);

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
        int joined = 0;
        Slowest slowest = new Slowest(rules);
        while (steps.size() < units.size()) {
            for (; joined < units.size() && units.get(joined).turn() <= turn; joined++) {
                slowest.join(units.get(joined).unit());
            }
            boolean last = ++tries > MAX_TURNS;
            int before = steps.size();
            inside = enter(units.subList(before, joined), slowest, turn, inside, last, steps);
            units.subList(before, steps.size()).forEach(due -> slowest.leave(due.unit()));
            tries = steps.size() > before ? 0 : tries;
            turn = steps.size() < units.size()
                    ? Math.max(turn + 1, units.get(steps.size()).turn())
                    : turn;
        }
        return steps;
    }

    /**
     * Lets units enter on a turn, on the last that is tried all of them, without a turn.
     *
     * @param inside hexes of the first of them that entered before
     * @return hexes of the first one left that have entered
     */
    private int enter(List<Due> waiting, Slowest slowest, int turn, int inside, boolean last, List<March.Step> steps) {
        Length column = rules.length();
        int rest = inside;
        for (Due due : waiting) {
            int length = column.of(due.unit());
            int ahead = Math.max(0, column.hexes() - inside);
            BigDecimal left = rules.left(rules.pace(slowest.with(due.unit()), turn), ahead);
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

    /** The slowest of each company among those who wait, kept as they come and go: a column may be long. */
    private static final class Slowest {

        private final Rules rules;
        private final Map<Object, TreeMap<Integer, Integer>> movements = new HashMap<>();

        Slowest(Rules rules) {
            this.rules = rules;
        }

        void join(Unit unit) {
            rules.movement(unit)
                    .ifPresent(movement -> movements
                            .computeIfAbsent(rules.company(unit), none -> new TreeMap<>())
                            .merge(movement, 1, Integer::sum));
        }

        void leave(Unit unit) {
            rules.movement(unit)
                    .ifPresent(movement -> movements
                            .computeIfAbsent(rules.company(unit), none -> new TreeMap<>())
                            .computeIfPresent(movement, (same, count) -> count > 1 ? count - 1 : null));
        }

        OptionalInt with(Unit unit) {
            TreeMap<Integer, Integer> known = movements.get(rules.company(unit));
            return known == null || known.isEmpty() ? OptionalInt.empty() : OptionalInt.of(known.firstKey());
        }
    }
}
