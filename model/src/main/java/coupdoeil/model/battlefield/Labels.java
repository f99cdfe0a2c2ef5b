package coupdoeil.model.battlefield;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.scenario.Position;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Geometry;

/**
 * How people write and read the places of a battlefield: a hex as its grid labels it ({@code 0712}, {@code @q,r} where
 * no label reaches), a point of a table in inches ({@code 12.5,30}). Two battlefields with equal labels mean the same
 * place by the same words.
 *
 * @param grid null on a table
 */
public record Labels(@Nullable HexGrid grid) {

    private static final Pattern POINT = Pattern.compile("(-?\\d{1,7}(?:\\.\\d{1,6})?),(-?\\d{1,7}(?:\\.\\d{1,6})?)");
    private static final int DECIMALS = 3;

    /** The label of a hex; hexes outside the grid have one too. */
    public String hex(Hex hex) {
        HexGrid known = grid;
        return known == null ? LabelScheme.axial(hex) : known.label(hex);
    }

    /** A hexside: the label of a hex and the number of its side, {@code 0712/1}. */
    public String side(HexSide side) {
        HexGrid known = grid;
        return known == null ? hex(side.hex()) + "/" + side.direction().ordinal() : known.label(side);
    }

    /** A corner: {@code 0712 corner 3}. */
    public String corner(Hex hex, HexCorner corner) {
        return hex(hex) + " corner " + corner.ordinal();
    }

    /** A point in inches from the south-west corner, to a thousandth: {@code 12.5,30}. */
    public String point(double xInches, double yInches) {
        return number(xInches, DECIMALS) + "," + number(yInches, DECIMALS);
    }

    /** The middle of a shape in inches, to a tenth: {@code 12.5, 30}; empty if the shape is. */
    public static Optional<String> middle(Geometry shape) {
        return Optional.ofNullable(shape.getEnvelopeInternal().centre())
                .map(middle -> inches(middle.x) + ", " + inches(middle.y));
    }

    /** A length in inches, to a tenth: {@code 12.5}. */
    public static String inches(double inches) {
        return number(inches, 1);
    }

    /** A position in a word: {@code 0712}, {@code 12.5,30}, {@code in:block}, {@code with:piece}, {@code off:box}. */
    public String position(Position position) {
        if (position instanceof Position.OnHex on) {
            return hex(on.hex());
        }
        if (position instanceof Position.OnTable on) {
            return point(on.x(), on.y());
        }
        if (position instanceof Position.InFeature in) {
            return "in:" + in.feature();
        }
        if (position instanceof Position.Attached with) {
            return "with:" + with.piece();
        }
        return "off:" + ((Position.OffMap) position).box();
    }

    /** The hex with this label, on the map or not; empty on a table, or if the text is no label. */
    public Optional<Hex> parseHex(String text) {
        HexGrid known = grid;
        return known == null ? Optional.empty() : known.parse(text);
    }

    /** The place that a label names, as {@link #position} writes it; empty if it is none of this battlefield. */
    public Optional<Position> parse(String text) {
        if (grid != null) {
            return parseHex(text).map(Position.OnHex::new);
        }
        Matcher point = POINT.matcher(text);
        return point.matches()
                ? Optional.of(
                        new Position.OnTable(Double.parseDouble(point.group(1)), Double.parseDouble(point.group(2))))
                : Optional.empty();
    }

    private static String number(double inches, int decimals) {
        BigDecimal rounded = BigDecimal.valueOf(inches).setScale(decimals, RoundingMode.HALF_UP);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }
}
