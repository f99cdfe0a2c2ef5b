package coupdoeil.editor.paint;

import java.util.Locale;
import java.util.Optional;

/** What stands on a kind of ground; written in looks in lower case, {@code trees}. */
enum Pattern {
    NONE,
    /** Round canopies. */
    TREES,
    CONIFERS,
    /** Trees in rows. */
    ORCHARD,
    VINEYARD,
    /** Bushes. */
    SCRUB,
    /** Houses. */
    BLOCKS,
    /** One walled building. */
    CASTLE,
    /** An earthwork. */
    REDOUBT,
    MARSH,
    /** Broken ground. */
    ROUGH,
    ROCKS,
    /** Ploughed or standing crops. */
    FIELD,
    SAND,
    WATER,
    /** Slanting lines. */
    HATCH,
    /** The question mark of terrain that the chart does not know. */
    UNKNOWN;

    static Optional<Pattern> of(String name) {
        for (Pattern pattern : values()) {
            if (pattern != UNKNOWN && pattern.name().toLowerCase(Locale.ROOT).equals(name)) {
                return Optional.of(pattern);
            }
        }
        return Optional.empty();
    }
}
