package coupdoeil.editor.paint.name;

import coupdoeil.editor.paint.sheet.Letters;
import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.MapFonts;
import java.awt.Color;
import java.awt.Font;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A name that wants a place.
 *
 * @param texts the name, then shorter forms of it, for where there is no room
 * @param kind names of one kind are written alike
 * @param size of its letters at 100 %, in map units
 * @param weight how much it matters: names of more weight choose their places first
 * @param base the colour of the base that it may lie on, or of the formation that it names; null if it names neither
 */
public record Label(
        List<String> texts,
        Kind kind,
        double size,
        int weight,
        Anchor anchor,
        @Nullable Color base) {

    /** Letters are never smaller, in pixels of the user. */
    public static final double LEAST_PIXELS = 8;

    /** How high letters with their descenders are, in sizes of their font. */
    private static final double HEIGHT = 1.02;

    public Label {
        texts = List.copyOf(texts);
    }

    /** A name of the ground or a sign. */
    public Label(String text, Kind kind, double size, int weight, Anchor anchor) {
        this(List.of(text), kind, size, weight, anchor, null);
    }

    private static final double ROOM = 0.4;

    /** What a name names. */
    public enum Kind {
        /** The ground itself. */
        GROUND,
        /** A sign upon it. */
        SIGN,
        /** A unit. */
        UNIT,
        /** A formation, whose name stands in for those of its units where they cannot be read. */
        FORMATION
    }

    /** Whether it is shown at a zoom, in pixels of the user per map unit. */
    boolean showsAt(double zoom) {
        return kind != Kind.FORMATION || !Lod.of(zoom).atLeast(Lod.NORMAL);
    }

    /** The same in the smallest letters that can be read. */
    Label smallest() {
        return new Label(texts, kind, 0, weight, anchor, base);
    }

    /** @param zoom pixels of the user per map unit */
    Font font(double zoom) {
        double large = Math.max(size, LEAST_PIXELS / zoom);
        return kind == Kind.GROUND ? MapFonts.italic(large) : MapFonts.semiBold(large);
    }

    /** Of a text with some room to others. */
    static double width(String text, Font font) {
        return Letters.width(text, font) + font.getSize2D() * ROOM;
    }

    static double height(Font font) {
        return font.getSize2D() * HEIGHT;
    }
}
