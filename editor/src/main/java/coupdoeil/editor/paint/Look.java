package coupdoeil.editor.paint;

import coupdoeil.model.Attributes;
import coupdoeil.model.rules.TerrainRecord;
import java.awt.Color;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * How a terrain record is drawn, as its chart says it. All keys are optional:
 *
 * <table>
 * <caption>Keys of a look</caption>
 * <tr><td>{@code fill}</td><td>colour of the ground, {@code #RRGGBB}, for light paper</td></tr>
 * <tr><td>{@code ink}</td><td>colour of the pattern or line</td></tr>
 * <tr><td>{@code casing}</td><td>colour along both edges of a line</td></tr>
 * <tr><td>{@code pattern}</td><td>what stands on the ground, see {@link Pattern}</td></tr>
 * <tr><td>{@code line}</td><td>how a line is drawn, see {@link LineStyle}</td></tr>
 * <tr><td>{@code width}</td><td>width of a line in map units</td></tr>
 * <tr><td>{@code order}</td><td>lines and symbols of a higher order are painted over those of a lower one</td></tr>
 * <tr><td>{@code dark}</td><td>colours of the dark theme, if turning the light ones over does not do</td></tr>
 * </table>
 *
 * @param fill null if the ground below shows through
 * @param casing null for none
 */
record Look(
        String name,
        @org.jspecify.annotations.Nullable Color fill,
        Color ink,
        @org.jspecify.annotations.Nullable Color casing,
        Pattern pattern,
        LineStyle line,
        double width,
        int order) {

    private static final Color PLAIN_INK = new Color(0x6B5B3E);

    /** What is drawn for an id that no record explains. */
    static Look unknown(String id, PaintTheme theme) {
        Color ink = theme.of(Ink.UNKNOWN);
        return new Look(id, null, ink, null, Pattern.UNKNOWN, LineStyle.UNKNOWN, 3, 9);
    }

    static Look of(TerrainRecord record, PaintTheme theme) {
        Attributes look = record.look();
        Color ink = colour(look, "ink", theme).orElse(theme.adapt(PLAIN_INK));
        LineStyle line = look.text("line").flatMap(LineStyle::of).orElse(LineStyle.SOLID);
        Pattern pattern = look.text("pattern").flatMap(Pattern::of).orElse(Pattern.NONE);
        return new Look(
                record.name(),
                colour(look, "fill", theme).orElse(null),
                ink,
                colour(look, "casing", theme).orElse(null),
                pattern,
                line,
                look.number("width").map(BigDecimal::doubleValue).orElse(line.usualWidth()),
                look.integer("order", line.usualOrder()));
    }

    private static Optional<Color> colour(Attributes look, String key, PaintTheme theme) {
        if (theme == PaintTheme.DARK) {
            Optional<Color> own = look.nested("dark").text(key).flatMap(Look::parse);
            if (own.isPresent()) {
                return own;
            }
        }
        return look.text(key).flatMap(Look::parse).map(theme::adapt);
    }

    /** A colour written {@code #RRGGBB}; empty if the text is none. */
    static Optional<Color> parse(String text) {
        return text.matches("#[0-9A-Fa-f]{6}")
                ? Optional.of(new Color(Integer.parseInt(text.substring(1), 16)))
                : Optional.empty();
    }
}
