package coupdoeil.editor.edit.deploy;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The ranks of hexes abreast of a hex and behind it, and the file of hexes behind it, for whoever looks one of the twelve
 * ways to a side or a corner. Linear in the hexes that are near enough.
 */
final class Ranks {

    /** Hexes from the middle of a rank to its end: no formation is longer. */
    private static final int FURTHEST = 40;

    private static final double ROW = Math.sqrt(3) / 2;
    private static final double EPSILON = 1e-6;

    private final HexBattlefield map;
    private final Hex middle;
    private final double degrees;
    private final double depth;

    /** @param degrees clockwise from the first hexside; the nearest of the twelve ways is taken */
    Ranks(HexBattlefield map, Hex middle, double degrees) {
        this.map = map;
        this.middle = middle;
        this.degrees = Math.toRadians(Math.rint(degrees / 30) * 30);
        this.depth = Math.rint(degrees / 30) % 2 == 0 ? 1 : ROW;
    }

    /** The hexes of a rank, those nearest to its middle first. @param behind 0 the rank of the middle hex, 1 the next */
    List<Hex> rank(int behind) {
        double low = -depth * (behind + 0.5) - EPSILON;
        return near().filter(hex -> ahead(hex) >= low && ahead(hex) < low + depth)
                .sorted(Comparator.comparingDouble((Hex hex) -> Math.rint(Math.abs(across(hex)) * 4))
                        .thenComparingDouble(this::across))
                .toList();
    }

    /** The middle hex and those behind it, one after the other. */
    List<Hex> file() {
        return near().filter(
                        hex -> across(hex) >= -0.5 - EPSILON && across(hex) < 0.5 - EPSILON && ahead(hex) < EPSILON)
                .sorted(Comparator.comparingDouble((Hex hex) -> -ahead(hex)))
                .toList();
    }

    private Stream<Hex> near() {
        return map.grid().within(middle, FURTHEST).stream().filter(map::contains);
    }

    private double ahead(Hex hex) {
        return x(hex) * Math.cos(degrees) + y(hex) * Math.sin(degrees);
    }

    private double across(Hex hex) {
        return y(hex) * Math.cos(degrees) - x(hex) * Math.sin(degrees);
    }

    private double x(Hex hex) {
        return hex.q() - middle.q() + (hex.r() - middle.r()) / 2.0;
    }

    private double y(Hex hex) {
        return (hex.r() - middle.r()) * ROW;
    }

    /** Degrees clockwise from the first hexside, from a hex to another. */
    static double degrees(Hex from, Hex to) {
        double x = to.q() - from.q() + (to.r() - from.r()) / 2.0;
        double y = (to.r() - from.r()) * ROW;
        return (Math.toDegrees(Math.atan2(y, x)) + 360) % 360;
    }
}
