package coupdoeil.model.scenario;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
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

    /** What it faces, by kind. */
    public FacingKind faces() {
        return FacingKind.of(facing);
    }

    /** The hexside it faces; empty if it faces none. */
    public Optional<HexDirection> facedSide() {
        return Facing.side(facing);
    }

    /** The corner it faces; empty if it faces none. */
    public Optional<HexCorner> facedCorner() {
        return Facing.corner(facing);
    }

    /** The direction it looks in, for whoever needs a way to its rear: of a corner the clockwise one, D0 if unsaid. */
    public HexDirection ahead() {
        return HexDirection.of(facing == null ? 0 : facing.number());
    }

    /** Turned, and with it the parts that faced as it did or face what is of another kind. */
    public Placement turned(Facing to) {
        return withFacing(to)
                .withParts(parts.stream()
                        .map(part ->
                                turns(part.facing(), to) ? new Part(part.hex(), to, part.steps(), part.stack()) : part)
                        .toList());
    }

    private boolean turns(@Nullable Facing ofPart, Facing to) {
        return ofPart != null && (ofPart.equals(facing) || ofPart.kind() != to.kind());
    }

    /** Whether it occupies any hex. */
    public boolean onHexes() {
        return position.standing() instanceof Position.OnHex || !parts.isEmpty();
    }

    public boolean marked(String marker) {
        return markers.contains(marker);
    }
}
