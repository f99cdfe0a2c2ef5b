package coupdoeil.editor.paint.sheet;

import java.util.Locale;
import java.util.Optional;

/**
 * How a hexside, a link or a line is drawn; written in looks in lower case, {@code dashed}. Later ones are painted over
 * earlier ones.
 */
public enum LineStyle {
    /** Not drawn: a record that only takes something away. */
    NONE,
    /** Strokes downhill. */
    HACHURES,
    /** A rock face. */
    CLIFF,
    /** Water: a soft curve. */
    WAVY,
    /** Two thin lines: a ditch. */
    DOUBLE,
    SOLID,
    DOTTED,
    DASHED,
    /** A cased road. */
    ROAD,
    /** Posts and rails. */
    FENCE,
    /** A row of bushes. */
    HEDGE,
    /** Masonry. */
    WALL,
    /** A parapet with its strokes towards the hex it was not written at. */
    WORK,
    /** A deck with two parapets across the hexside. */
    BRIDGE,
    /** Ripples across the hexside. */
    FORD,
    /** The line of a record that the chart does not know. */
    UNKNOWN;

    /** Whether it stands across a hexside; the others follow it. */
    public boolean stands() {
        return this == BRIDGE || this == FORD;
    }

    /** Whether it shows which way is down. */
    public boolean isRelief() {
        return this == HACHURES || this == CLIFF;
    }

    static Optional<LineStyle> of(String name) {
        for (LineStyle style : values()) {
            if (style != UNKNOWN && style.name().toLowerCase(Locale.ROOT).equals(name)) {
                return Optional.of(style);
            }
        }
        return Optional.empty();
    }
}
