package coupdoeil.editor.paint.sheet;

import coupdoeil.model.Attributes;
import coupdoeil.model.rules.TerrainRecord;
import java.awt.Color;
import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How a terrain record is drawn, as its chart says it. All keys are optional:
 *
 * <table>
 * <caption>Keys of a look</caption>
 * <tr><td>{@code fill}</td><td>colour of the ground, {@code #RRGGBB}, for light paper</td></tr>
 * <tr><td>{@code pattern}</td><td>what stands on the ground, see {@link Pattern}</td></tr>
 * <tr><td>{@code ink}</td><td>colour of the pattern</td></tr>
 * <tr><td>{@code style}</td><td>how a line is drawn, see {@link LineStyle}</td></tr>
 * <tr><td>{@code stroke}</td><td>colour of the line</td></tr>
 * <tr><td>{@code width}</td><td>width of the line in hex widths or inches</td></tr>
 * </table>
 *
 * @param fill for light paper; null if the ground below shows through
 * @param width in map units
 */
public record TerrainStyle(
        String name, @Nullable Color fill, Pattern pattern, Color ink, LineStyle style, Color stroke, double width) {

    private static final Color PLAIN_INK = new Color(0x6B5B3E);

    /** What is drawn for an id that no record explains. */
    public static TerrainStyle unknown(String id, PaintTheme theme) {
        Color ink = theme.of(Ink.UNKNOWN);
        return new TerrainStyle(id, null, Pattern.UNKNOWN, ink, LineStyle.UNKNOWN, ink, 3);
    }

    /** @param unit map units in a hex width or inch */
    public static TerrainStyle of(TerrainRecord record, PaintTheme theme, double unit) {
        Attributes look = record.look();
        LineStyle style = look.text("style").flatMap(LineStyle::of).orElse(LineStyle.SOLID);
        Color ink = colour(look, "ink").orElse(PLAIN_INK);
        return new TerrainStyle(
                record.name(),
                colour(look, "fill").orElse(null),
                look.text("pattern").flatMap(Pattern::of).orElse(Pattern.NONE),
                theme.adapt(ink),
                style,
                theme.adapt(colour(look, "stroke").orElse(ink)),
                look.number("width").map(BigDecimal::doubleValue).orElse(0.05) * unit);
    }

    public TerrainStyle withWidth(double changed) {
        return new TerrainStyle(name, fill, pattern, ink, style, stroke, changed);
    }

    private static Optional<Color> colour(Attributes look, String key) {
        return look.text(key).flatMap(TerrainStyle::colour);
    }

    /** A colour written {@code #RRGGBB}; empty if the text is none. */
    public static Optional<Color> colour(String text) {
        return text.matches("#[0-9A-Fa-f]{6}")
                ? Optional.of(new Color(Integer.parseInt(text.substring(1), 16)))
                : Optional.empty();
    }
}
