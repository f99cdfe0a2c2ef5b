package coupdoeil.model.scenario;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
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
public record Placement(
        String piece,
        Position position,
        @Nullable Facing facing,
        @Nullable String formation,
        @Nullable Integer stack,
        List<Part> parts,
        List<String> markers,
        Attributes attributes) {

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

    /** The hex it stands in; empty if it is not on a hex. */
    public Optional<Hex> hex() {
        return position instanceof Position.OnHex on ? Optional.of(on.hex()) : Optional.empty();
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
        return position instanceof Position.OnHex || !parts.isEmpty();
    }

    public boolean marked(String marker) {
        return markers.contains(marker);
    }

    public Placement withPosition(Position changed) {
        return new Placement(piece, changed, facing, formation, stack, parts, markers, attributes);
    }

    public Placement withFacing(@Nullable Facing changed) {
        return new Placement(piece, position, changed, formation, stack, parts, markers, attributes);
    }

    public Placement withFormation(@Nullable String changed) {
        return new Placement(piece, position, facing, changed, stack, parts, markers, attributes);
    }

    public Placement withStack(@Nullable Integer changed) {
        return new Placement(piece, position, facing, formation, changed, parts, markers, attributes);
    }

    public Placement withParts(List<Part> changed) {
        return new Placement(piece, position, facing, formation, stack, changed, markers, attributes);
    }

    public Placement withMarkers(List<String> changed) {
        return new Placement(piece, position, facing, formation, stack, parts, changed, attributes);
    }

    public Placement withAttributes(Attributes changed) {
        return new Placement(piece, position, facing, formation, stack, parts, markers, changed);
    }
}
