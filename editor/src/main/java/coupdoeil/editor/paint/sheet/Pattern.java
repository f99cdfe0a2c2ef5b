package coupdoeil.editor.paint.sheet;

import java.util.Locale;
import java.util.Optional;

/** What stands on a kind of ground; written in looks in lower case with hyphens, {@code sparse-trees}. */
public enum Pattern {
    NONE,
    TREES,
    SPARSE_TREES,
    DENSE_TREES,
    OLIVES,
    /** Trees in rows. */
    ORCHARD,
    VINES,
    BRUSH,
    /** Ploughed land. */
    FURROWS,
    CROPS,
    STONES,
    CRAGS,
    /** A hill as it is drawn: rings with strokes. */
    HILL,
    SAND,
    MARSH,
    WATER,
    /** Strokes of a hillside. */
    HACHURES,
    GULLY,
    /** Water across the middle of the hex. */
    STREAM,
    BRIDGE,
    FORD,
    HATCH,
    BUILDINGS,
    FARM,
    CHURCH,
    WINDMILL,
    CASTLE,
    RUINS,
    GRAVES,
    EARTHWORK,
    /** The edge of higher ground on a table. */
    CONTOUR,
    /** A single mark. */
    LANDMARK,
    /** The question mark of terrain that the chart does not know. */
    UNKNOWN;

    static Optional<Pattern> of(String name) {
        for (Pattern pattern : values()) {
            if (pattern != UNKNOWN
                    && pattern.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(name)) {
                return Optional.of(pattern);
            }
        }
        return Optional.empty();
    }
}
