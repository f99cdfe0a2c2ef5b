package coupdoeil.validator.check.subject;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.scenario.Placement;
import java.util.List;

/**
 * A unit or leader as the set-up places it, for rules that hold for both.
 *
 * @param key the piece's id; {@code id#2} for a second placement of the same piece
 * @param side id of its side; empty if it belongs to no army
 */
public record PlacedPiece(String key, Piece piece, Placement placement, String side) implements PlacedSubject {

    /** The same, placed otherwise. */
    public PlacedPiece moved(Placement to) {
        return new PlacedPiece(key, piece, to, side);
    }

    @Override
    public String kind() {
        return piece instanceof Leader ? "leader" : "unit";
    }

    @Override
    public String name() {
        return piece.name();
    }

    @Override
    public List<FindingPlace> places() {
        return FindingPlace.of(placement);
    }
}
