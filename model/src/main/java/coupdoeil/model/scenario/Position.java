package coupdoeil.model.scenario;

import coupdoeil.model.grid.Hex;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where something stands. */
public sealed interface Position {

    /** In a hex, on the map or (invalidly) outside it. */
    record OnHex(Hex hex) implements Position {}

    /** On a table, in inches from the south-west corner, at the centre of its front. */
    record OnTable(double x, double y) implements Position {}

    /** Inside a terrain feature of a table, such as a town block. */
    record InFeature(String feature) implements Position {}

    /**
     * With another piece, wherever that one stands.
     *
     * @param at where that is, never with a third; a {@link Scenario} sees to it that this is so in its own set-up. Null
     *     if it leads nowhere
     */
    record Attached(String piece, @Nullable Position at) implements Position {
        public Attached(String piece) {
            this(piece, null);
        }
    }

    /** Off the map, in a named box ({@code routed}, {@code reserve}); empty if unsaid. */
    record OffMap(String box) implements Position {}

    /** Where it stands in the end: this, or the position of whom it is with. */
    default Position standing() {
        return this instanceof Attached with && with.at() != null ? with.at() : this;
    }

    /** The hex it stands in, alone or with another; empty if it is not on a hex. */
    default Optional<Hex> inHex() {
        return standing() instanceof OnHex on ? Optional.of(on.hex()) : Optional.empty();
    }
}
