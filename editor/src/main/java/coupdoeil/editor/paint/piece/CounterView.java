package coupdoeil.editor.paint.piece;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.Facing;
import java.awt.Color;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that a counter shows; two that are equal look the same.
 *
 * @param piece id of the piece
 * @param symbol symbol of its arm; empty for a leader
 * @param strength its strength now; empty if it has none
 * @param reduced whether that is less than it started with
 * @param ratings further ratings, for counters seen large
 * @param formation id of its formation; empty if unsaid
 * @param partOf the hex where the piece itself stands, if this marks a further one; else null
 */
public record CounterView(
        String piece,
        String name,
        boolean leader,
        String symbol,
        Color colour,
        String strength,
        boolean reduced,
        List<String> ratings,
        String formation,
        @Nullable Facing facing,
        List<String> markers,
        @Nullable Hex partOf) {

    public CounterView {
        ratings = List.copyOf(ratings);
        markers = List.copyOf(markers);
    }
}
