package coupdoeil.model.battlefield;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The features of hexsides, as they were written: each record names a hex, one of its hexsides and what is there.
 *
 * <p>An undirected feature counts for the hexside whichever hex it was written at; a directed one (a field work) belongs
 * to the hex it was written at. Records at hexes outside the grid are kept as strays, so that they can be shown and
 * mended.
 */
public record SideLayer(HexGrid grid, CellLayer<List<String>> slots, List<Written> strays) {

    /** What was written at a hexside of a hex; feature ids in the order written. */
    public record Written(Hex hex, HexDirection side, List<String> features) {
        public Written {
            features = List.copyOf(features);
        }
    }

    public SideLayer {
        strays = List.copyOf(strays);
    }

    public static SideLayer empty(HexGrid grid) {
        return new SideLayer(grid, CellLayer.filled(grid.size() * 6, List.of()), List.of());
    }

    /** What was written at this side of this hex itself. */
    public List<String> writtenAt(Hex hex, HexDirection side) {
        int cell = grid.index(hex);
        if (cell >= 0) {
            return slots.get(cell * 6 + side.ordinal());
        }
        return strays.stream()
                .filter(stray -> stray.hex().equals(hex) && stray.side() == side)
                .flatMap(stray -> stray.features().stream())
                .toList();
    }

    /** Everything on a hexside, whichever of its two hexes it was written at, each feature once. */
    public List<String> on(HexSide side) {
        List<String> near = writtenAt(side.hex(), side.direction());
        List<String> far = writtenAt(side.other(), side.direction().opposite());
        if (far.isEmpty()) {
            return near;
        }
        Set<String> both = new LinkedHashSet<>(near);
        both.addAll(far);
        return List.copyOf(both);
    }

    /** This layer with a hexside's features replaced, written at the hex that the grid holds (the canonical one first). */
    public SideLayer with(HexSide side, List<String> features) {
        boolean canonical = grid.contains(side.hex()) || !grid.contains(side.other());
        Hex at = canonical ? side.hex() : side.other();
        HexDirection direction = canonical ? side.direction() : side.direction().opposite();
        return writing(side.across(at), direction.opposite(), List.of()).writing(at, direction, features);
    }

    /** This layer with what is written at one side of one hex replaced; the same hexside seen from the other hex stays. */
    public SideLayer writing(Hex hex, HexDirection side, List<String> features) {
        int cell = grid.index(hex);
        if (cell >= 0) {
            CellLayer<List<String>> changed = slots.with(cell * 6 + side.ordinal(), List.copyOf(features));
            return changed == slots ? this : new SideLayer(grid, changed, strays);
        }
        List<Written> kept = new ArrayList<>(strays);
        kept.removeIf(stray -> stray.hex().equals(hex) && stray.side() == side);
        if (!features.isEmpty()) {
            kept.add(new Written(hex, side, features));
        }
        return kept.equals(strays) ? this : new SideLayer(grid, slots, kept);
    }

    /** Every record with at least one feature: those on the grid row by row, then the strays. */
    public void forEach(Consumer<Written> consumer) {
        for (int slot = 0; slot < slots.size(); slot++) {
            List<String> features = slots.get(slot);
            if (!features.isEmpty()) {
                consumer.accept(new Written(grid.hexAt(slot / 6), HexDirection.of(slot % 6), features));
            }
        }
        strays.forEach(consumer);
    }
}
