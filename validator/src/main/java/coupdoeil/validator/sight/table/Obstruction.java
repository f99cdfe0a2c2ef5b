package coupdoeil.validator.sight.table;

/**
 * What stops a line of sight.
 *
 * @param id key of the piece, or id of the feature
 */
public record Obstruction(Cause cause, String id, String name) {

    /** Why it stops it. */
    public enum Cause {
        /** A piece that stands in between, not lower than both ends. */
        PIECE,
        /** Ground that stops sight, not lower than both ends. */
        GROUND,
        /** Ground over which nobody sees from any height. */
        TALL,
        /** An end is too deep in a wood. */
        DEPTH,
        /** A hill above both ends. */
        HIGHER,
        /** Another crest as high as the higher end. */
        CREST,
        /** A hill that hides what lies lower behind it. */
        SHADOW
    }
}
