package coupdoeil.validator.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Unit;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How reinforcements in column get onto the map through a road hex.
 *
 * @param entry the entry hex
 * @param roadCost movement that a road hex costs
 * @param columnHexes road hexes that the whole column takes
 * @param steps its units in order of march
 */
public record March(Hex entry, BigDecimal roadCost, int columnHexes, List<Step> steps) {

    public March {
        steps = List.copyOf(steps);
    }

    /**
     * A unit on the march.
     *
     * @param hexesAhead road hexes that the units ahead of it take on the turn it enters, or last tries to
     * @param length road hexes that it takes itself
     * @param movement what is left of its movement when it enters, or last tries to
     * @param turn label of the turn on which all of it is on the map; null if it never gets there
     * @param delayed whether that is not the turn it was due
     */
    public record Step(
            Unit unit,
            int hexesAhead,
            int length,
            BigDecimal movement,
            @Nullable String turn,
            boolean delayed) {

        public Optional<String> arrival() {
            return Optional.ofNullable(turn);
        }
    }

    /** The units that do not enter on the turn they are due. */
    public List<Step> late() {
        return steps.stream().filter(Step::delayed).toList();
    }

    /** When the last unit is on the map; empty if some unit never is. */
    public Optional<String> complete() {
        return steps.isEmpty() ? Optional.empty() : steps.get(steps.size() - 1).arrival();
    }
}
