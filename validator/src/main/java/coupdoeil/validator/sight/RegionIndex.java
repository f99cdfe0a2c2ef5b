package coupdoeil.validator.sight;

import coupdoeil.model.grid.Hex;
import java.util.Collection;

/** Numbers the hexes of a region's bounding rhombus from 0 on, in constant time. */
record RegionIndex(int minQ, int minR, int width, int height) {

    static RegionIndex of(Collection<Hex> region) {
        int minQ = region.stream().mapToInt(Hex::q).min().orElse(0);
        int minR = region.stream().mapToInt(Hex::r).min().orElse(0);
        int maxQ = region.stream().mapToInt(Hex::q).max().orElse(-1);
        int maxR = region.stream().mapToInt(Hex::r).max().orElse(-1);
        return new RegionIndex(minQ, minR, maxQ - minQ + 1, maxR - minR + 1);
    }

    int size() {
        return width * height;
    }

    /** The number of a hex; -1 if it lies outside. */
    int of(Hex hex) {
        int column = hex.q() - minQ;
        int row = hex.r() - minR;
        return column < 0 || row < 0 || column >= width || row >= height ? -1 : row * width + column;
    }
}
