package coupdoeil.editor.tool.table;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Lengths in words. */
final class LengthLabels {

    private LengthLabels() {}

    /** The same with a sign, as of a way. */
    static String signed(double inches) {
        String text = text(inches);
        return inches < 0 && !text.equals("0") ? "\u2212" + text.substring(1) : "+" + text;
    }

    /** Inches to a hundredth, without zeros at the end. */
    static String text(double inches) {
        BigDecimal rounded =
                BigDecimal.valueOf(inches).setScale(2, RoundingMode.HALF_UP).stripTrailingZeros();
        return rounded.signum() == 0 ? "0" : rounded.toPlainString();
    }
}
