package coupdoeil.validator.check.table;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.PlacedSubject;
import java.util.List;

/**
 * A unit or leader as it stands on the table at the start; those of which nobody knows how large they are, or that stand
 * at no point of it, are none.
 *
 * @param key the piece's id; {@code id#2} for a second placement of the same piece
 * @param side id of its side; empty if it belongs to no army
 */
public record Stand(String key, Piece piece, Placement placement, String side, Footprint footprint)
        implements PlacedSubject {

    private static final int MIX = 0x9E3779B1;

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
        return footprint.bases().stream()
                .<FindingPlace>map(base -> new FindingPlace.AtShape(base.inches()))
                .toList();
    }

    /** Whether one of its bases has ground of a feature under it. */
    public boolean isOn(GroundFeature feature) {
        return footprint.bases().stream().anyMatch(feature.shape().outline()::overlaps);
    }

    /**
     * Of two keys, for a record that is told by them. Keys of pieces differ in their last signs, so a small factor would throw
     * many pairs together.
     */
    public static int hash(String one, String other) {
        return one.hashCode() * MIX + other.hashCode();
    }

    /** By the name alone: a piece rarely stands in two places. */
    @Override
    public int hashCode() {
        return key.hashCode();
    }
}
