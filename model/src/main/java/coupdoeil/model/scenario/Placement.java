package coupdoeil.model.scenario;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A piece put somewhere.
 *
 * @param piece id of a unit or leader
 * @param facing null if unsaid, or if the formation has none
 * @param formation one of the rule system's formations; null if unsaid
 * @param stack its place in the stack of its hex, 1 on top; null if unsaid
 * @param parts further hexes that it occupies
 * @param markers status markers, as the rule system names them
 * @param attributes what differs from the order of battle, such as steps lost before the start
 */
@RecordBuilder
public record Placement(
        String piece,
        Position position,
        @Nullable Facing facing,
        @Nullable String formation,
        @Nullable Integer stack,
        List<Part> parts,
        List<String> markers,
        Attributes attributes)
        implements PlacementBuilder.With {

    /**
     * A further hex that a piece occupies: the marker of an extended line, the tail of a road column.
     *
     * @param steps strength in that hex; null if unsaid
     * @param stack its place in the stack there, 1 on top; null if unsaid
     */
    public record Part(
            Hex hex,
            @Nullable Facing facing,
            @Nullable Integer steps,
            @Nullable Integer stack) {}

    public Placement {
        parts = List.copyOf(parts);
        markers = List.copyOf(markers);
    }

    public static Placement of(String piece, Position position) {
        return new Placement(piece, position, null, null, null, List.of(), List.of(), Attributes.NONE);
    }

    /** The hex it stands in, alone or with another; empty if it is not on a hex. */
    public Optional<Hex> hex() {
        return position.inHex();
    }

    /** Every hex it occupies, its own first. */
    public List<Hex> hexes() {
        List<Hex> hexes = new ArrayList<>();
        hex().ifPresent(hexes::add);
        parts.forEach(part -> hexes.add(part.hex()));
        return hexes;
    }

    /** Whether it occupies any hex. */
    public boolean onHexes() {
        return position.standing() instanceof Position.OnHex || !parts.isEmpty();
    }

    public boolean marked(String marker) {
        return markers.contains(marker);
    }
}
