package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import org.jspecify.annotations.Nullable;

/**
 * Something between two hexes that blocks sight, or that was looked over.
 *
 * @param hex the hex that blocks; null if it is not a hex
 * @param side the hexside that blocks; null if it is not a hexside
 * @param actual what was counted, see {@link Kind}; 0 if nothing was
 * @param limit what it was compared with; 0 if with nothing
 */
public record Obstacle(
        Kind kind, @Nullable Hex hex, @Nullable HexSide side, int actual, int limit) {

    /** What blocks. */
    public enum Kind {
        /** The range in hexes (actual) exceeds the visibility (limit). */
        VISIBILITY,
        /** Hexes of the ends' level between them, or the range (actual), exceed the same-elevation visibility (limit). */
        SAME_ELEVATION,
        /** The level of a hex (actual) is above that of the higher end (limit). */
        HIGHER_GROUND,
        /** Terrain in a hex. */
        TERRAIN,
        /** Units in a hex. */
        UNIT,
        /** A feature of a hexside that the line crosses. */
        HEXSIDE,
        /** A feature of a hexside that the line runs along. */
        ALONG_HEXSIDE,
        /** A slope: it blocks if it is fewer hexes from the lower end (actual) than from the higher end (limit). */
        SLOPE,
        /** A rim as high as the higher end: it hides the lower (actual hexes off) unless nearer the higher (limit). */
        CREST,
        /** A unit next to the end, of its own or the observer's side, that is not looked over. */
        FRIEND,
        /** The line leaves the observer through a hexside that is not his front. */
        NOT_FRONT,
        /** The line leaves a hex from which one sees the adjacent hexes alone. */
        ADJACENT_ONLY,
        /** The edge of the map, where the line passes a hex beside it. */
        MAP_EDGE
    }

    public static Obstacle ofLine(Kind kind, int actual, int limit) {
        return new Obstacle(kind, null, null, actual, limit);
    }

    public static Obstacle at(Kind kind, Hex hex) {
        return new Obstacle(kind, hex, null, 0, 0);
    }

    public static Obstacle at(Kind kind, HexSide side) {
        return new Obstacle(kind, null, side, 0, 0);
    }

    public static Obstacle higherGround(Hex hex, int level, int top) {
        return new Obstacle(Kind.HIGHER_GROUND, hex, null, level, top);
    }

    /** A slope. @param fromLower hexes from the lower end @param fromHigher hexes from the higher end */
    public static Obstacle slope(HexSide side, int fromLower, int fromHigher) {
        return new Obstacle(Kind.SLOPE, null, side, fromLower, fromHigher);
    }

    /** A rim. @param fromLower hexes from the lower end @param fromHigher hexes from the higher end */
    public static Obstacle crest(Hex hex, int fromLower, int fromHigher) {
        return new Obstacle(Kind.CREST, hex, null, fromLower, fromHigher);
    }

    /** What it is, in words that follow "blocked by". */
    public String text(HexNames names) {
        return switch (kind) {
            case VISIBILITY -> "the range: " + actual + " hexes, visibility " + limit;
            case SAME_ELEVATION -> "the same-elevation visibility: " + actual + " hexes, at most " + limit;
            case HIGHER_GROUND -> "higher ground in " + hexName(names) + ": level " + actual + " above " + limit;
            case TERRAIN -> hex == null ? "terrain" : names.terrain(hex) + " in " + names.hex(hex);
            case UNIT -> hex == null ? "units" : names.units(hex) + " in " + names.hex(hex);
            case HEXSIDE -> side == null ? "a hexside" : names.features(side) + " on hexside " + names.side(side);
            case ALONG_HEXSIDE ->
                side == null
                        ? "a hexside"
                        : names.features(side) + " on hexside " + names.side(side) + ", which the line runs along";
            case SLOPE ->
                "the slope on hexside " + (side == null ? "" : names.side(side)) + ": " + actual
                        + " from the lower end, " + limit + " from the higher";
            case CREST ->
                "the rim in " + hexName(names) + ": " + actual + " from the lower end, " + limit + " from the higher";
            case FRIEND -> (hex == null ? "friends" : names.units(hex)) + " in " + hexName(names) + ", next to the end";
            case NOT_FRONT -> "the front: the line leaves by hexside " + (side == null ? "" : names.side(side));
            case ADJACENT_ONLY -> "the terrain in " + hexName(names) + ", from which only adjacent hexes are seen";
            case MAP_EDGE -> "the edge of the map at " + hexName(names);
        };
    }

    private String hexName(HexNames names) {
        return hex == null ? "" : names.hex(hex);
    }
}
