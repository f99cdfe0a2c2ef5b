package coupdoeil.editor.paint;

import java.util.Locale;
import java.util.Optional;

/** How a hexside, a link or a line is drawn; written in looks in lower case, {@code dashed}. */
enum LineStyle {
    /** Not drawn: a record that only takes something away. */
    NONE(0, 0),
    /** One even line. */
    SOLID(2.5, 4),
    DASHED(2, 4),
    DOTTED(2, 4),
    /** A soft curve with banks: stream, river, ditch with water. */
    WATER(4, 1),
    /** A cased road. */
    ROAD(5, 3),
    /** A thin dashed way. */
    TRAIL(2, 2),
    /** Masonry: a thick line with joints. */
    WALL(4, 6),
    /** A row of bushes. */
    HEDGE(5, 6),
    /** A thin line with posts. */
    FENCE(1.6, 6),
    /** A bank or ditch with hachures on both sides. */
    EMBANKMENT(3, 5),
    /** Hachures downhill. */
    SLOPE(1.4, 0),
    /** Dense, long hachures downhill. */
    STEEP(1.8, 0),
    /** A rock face. */
    CLIFF(2.4, 0),
    /** A field work with its parapet on the side of its own hex. */
    WORK(4, 6),
    /** Two parapets across the hexside. */
    BRIDGE(7, 8),
    /** Ripples across the hexside. */
    FORD(7, 8),
    /** A gap with two posts. */
    GATE(7, 8),
    /** The line of a record that the chart does not know. */
    UNKNOWN(3, 9);

    private final double usualWidth;
    private final int usualOrder;

    LineStyle(double usualWidth, int usualOrder) {
        this.usualWidth = usualWidth;
        this.usualOrder = usualOrder;
    }

    double usualWidth() {
        return usualWidth;
    }

    int usualOrder() {
        return usualOrder;
    }

    /** Whether it follows the hexside; the others stand across it. */
    boolean crosses() {
        return this == BRIDGE || this == FORD || this == GATE;
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
