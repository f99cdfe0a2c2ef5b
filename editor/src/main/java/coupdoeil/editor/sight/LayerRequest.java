package coupdoeil.editor.sight;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Side;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.TurnTrack;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Which layer is to show what of the battle, for whom.
 *
 * @param turn 0-based
 * @param side whose sight it is; null if there are no sides
 * @param pieces ids of the pieces selected
 * @param hex the hex selected; null if none is
 */
public record LayerRequest(
        SightLayer layer,
        Pack pack,
        RuleSystem system,
        Scenario scenario,
        int turn,
        @Nullable Side side,
        List<String> pieces,
        @Nullable Hex hex) {

    public LayerRequest {
        pieces = List.copyOf(pieces);
    }

    /** Whether another request has the same answer; unlike {@link #equals}, in no time. A side's sight needs no selection. */
    @SuppressWarnings("ReferenceEquality") // That is the point: a pack is large.
    boolean isSame(LayerRequest other) {
        return layer == other.layer
                && pack == other.pack
                && system == other.system
                && scenario == other.scenario
                && turn == other.turn
                && Objects.equals(side, other.side)
                && (layer.ofSide() || pieces.equals(other.pieces) && Objects.equals(hex, other.hex));
    }

    String turnLabel() {
        return new TurnTrack(scenario.clock(), system.minutesPerTurn()).label(turn);
    }
}
