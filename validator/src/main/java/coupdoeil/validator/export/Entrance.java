package coupdoeil.validator.export;

import org.jspecify.annotations.Nullable;

/**
 * How a piece of reinforcements enters.
 *
 * @param piece its id
 * @param turn label of the turn it enters; null if it never can
 * @param delayed whether that is later than its group is due
 * @param hexesAhead hexes of the entry road that those ahead of it take that turn; null if it does not count for it
 * @param movement what is left of its movement when it enters; null if that is all
 */
public record Entrance(
        String piece,
        @Nullable String turn,
        boolean delayed,
        @Nullable Integer hexesAhead,
        @Nullable Integer movement) {}
