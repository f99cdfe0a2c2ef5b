package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.sight.SightStory.Effect;
import org.jspecify.annotations.Nullable;

/**
 * A hex or hexside on a path as the rule considered it, and what came of it.
 *
 * @param hex the hex considered; null if it is a hexside
 * @param side the hexside considered; null if it is a hex
 * @param level level of the hex; of a hexside, that of its upper hex
 * @param actual what was counted, see {@link Kind}; 0 if nothing was
 * @param limit what it was compared with; 0 if with nothing
 * @param over the end of the line that looks over it; null if none does
 */
public record SightStep(
        @Nullable Hex hex,
        @Nullable HexSide side,
        Kind kind,
        Effect effect,
        int level,
        int actual,
        int limit,
        @Nullable Hex over) {

    /** What was considered. */
    public enum Kind {
        /** An end of the line: nothing in it blocks. */
        END,
        /** A hex off the map: nothing in it blocks, but by some rules the edge does. */
        OFF_MAP,
        /** The bare ground of a hex: its level (actual) against that of the higher end (limit). */
        GROUND,
        /** Terrain in a hex that blocks sight. */
        TERRAIN,
        /** Units in a hex that block sight. */
        UNIT,
        /** Units next to the end that are in the way even where others would be looked over. */
        FRIEND,
        /** Ground as high as the higher end: hexes from the lower end (actual) against hexes from the higher end (limit). */
        CREST,
        /** A feature of the hexside crossed that blocks sight. */
        HEXSIDE,
        /** A slope: hexes from the lower end (actual) against hexes from the higher end (limit). */
        SLOPE
    }

    /** What came of it, in words. */
    public String text(HexNames names) {
        String name = hex != null ? names.hex(hex) : side != null ? "hexside " + names.side(side) : "";
        return name + ", level " + level + ": " + reason(names);
    }

    private String reason(HexNames names) {
        return switch (kind) {
            case END -> "an end of the line, where nothing blocks";
            case OFF_MAP ->
                effect == Effect.NONE
                        ? "off the map, where nothing blocks"
                        : "off the map, whose edge" + (effect == Effect.BLOCKS ? " blocks" : names.because(this));
            case GROUND ->
                effect == Effect.BLOCKS
                        ? "blocks, for it is above level " + limit
                        : effect == Effect.OVERLOOKED
                                ? "looked over from the vantage point"
                                : actual > limit
                                        ? "no effect, for ground does not block by the reading in force"
                                        : "no effect, for it is not above level " + limit;
            case TERRAIN -> (hex == null ? "terrain" : names.terrain(hex)) + names.because(this);
            case UNIT -> (hex == null ? "units" : names.units(hex)) + names.because(this);
            case FRIEND -> (hex == null ? "friends" : names.units(hex)) + " block, for they are next to the end";
            case CREST -> "a rim as high as the higher end, which" + names.because(this);
            case HEXSIDE -> (side == null ? "a feature" : names.features(side)) + names.because(this);
            case SLOPE -> "a slope; " + slope();
        };
    }

    private String slope() {
        if (actual == 0) {
            return "no effect between ends of one level";
        }
        String counts = actual + " from the lower end, " + limit + " from the higher";
        return switch (effect) {
            case NONE -> "no effect, for only the highest slope can block";
            case OVERLOOKED -> "looked over, for it is not nearer the lower end: " + counts;
            case BLOCKS -> "blocks, for it is nearer the lower end: " + counts;
        };
    }
}
