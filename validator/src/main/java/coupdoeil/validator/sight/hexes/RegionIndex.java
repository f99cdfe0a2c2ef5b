package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import java.util.List;

/** Where in a list of hexes each of them stands, in constant time. */
final class RegionIndex {

    private final int minQ;
    private final int minR;
    private final int width;
    private final int[] places;

    /** @param region each hex once */
    RegionIndex(List<Hex> region) {
        this.minQ = region.stream().mapToInt(Hex::q).min().orElse(0);
        this.minR = region.stream().mapToInt(Hex::r).min().orElse(0);
        this.width = region.stream().mapToInt(Hex::q).max().orElse(-1) - minQ + 1;
        int height = region.stream().mapToInt(Hex::r).max().orElse(-1) - minR + 1;
        this.places = new int[width * height];
        for (int i = 0; i < region.size(); i++) {
            places[slot(region.get(i))] = i + 1;
        }
    }

    /** The place of a hex in the list; -1 if it is not there. */
    int of(Hex hex) {
        int slot = slot(hex);
        return slot < 0 ? -1 : places[slot] - 1;
    }

    private int slot(Hex hex) {
        int column = hex.q() - minQ;
        int row = hex.r() - minR;
        return column < 0 || row < 0 || column >= width || row * width >= places.length ? -1 : row * width + column;
    }
}
