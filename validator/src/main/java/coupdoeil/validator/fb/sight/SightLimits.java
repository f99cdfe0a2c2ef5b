package coupdoeil.validator.fb.sight;

/**
 * How far one sees at a turn (FB 3.3.1).
 *
 * @param visibility greatest range in hexes, weather and light considered
 * @param sameElevation the same-elevation maximum visibility in hexes
 */
public record SightLimits(int visibility, int sameElevation, SameElevation mode) {

    /** How the same-elevation number is read (switch {@code sameElevationMode}). */
    public enum SameElevation {
        /** At most that many hexes of the ends' level may lie between them. */
        COUNT,
        /** If a hex of the ends' level lies between them, the range may be at most that. */
        RANGE
    }

    public SightLimits {
        visibility = Math.max(0, visibility);
        sameElevation = Math.max(0, sameElevation);
    }
}
