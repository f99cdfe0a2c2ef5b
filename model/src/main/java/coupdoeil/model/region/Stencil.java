package coupdoeil.model.region;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a brush may touch, and what it touches beside that.
 *
 * @param within only these hexes; null for all. Not copied, since every move of the pointer makes a stencil: they must not change
 * @param only only where it is like this; null for everywhere
 */
public record Stencil(@Nullable Set<Hex> within, @Nullable Only only, Symmetry symmetry) {

    /** Every hex, and nothing beside it. */
    public static final Stencil OPEN = new Stencil(null, null, Symmetry.NONE);

    /** Ground that is like something in a trait. */
    public record Only(Trait trait, Object value) {}

    /** The hexes of a map that are painted where some are meant. */
    public Set<Hex> of(HexBattlefield map, Collection<Hex> meant) {
        Set<Hex> painted = new LinkedHashSet<>();
        for (Hex hex : meant) {
            for (Hex image : symmetry.images(hex)) {
                if (lets(map, image)) {
                    painted.add(image);
                }
            }
        }
        return painted;
    }

    private boolean lets(HexBattlefield map, Hex hex) {
        return map.contains(hex)
                && (within == null || within.contains(hex))
                && (only == null || only.trait().of(map, hex).equals(only.value()));
    }
}
