package coupdoeil.editor.begin;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** Numbers as they are typed into a field. */
final class Numbers {

    private Numbers() {}

    /** The whole number that a text says; empty if it says none. */
    static OptionalInt whole(String text) {
        return text.strip().matches("\\d{1,6}") ? OptionalInt.of(Integer.parseInt(text.strip())) : OptionalInt.empty();
    }

    /** The number that a text says, with a point or a comma; empty if it says none. */
    static OptionalDouble decimal(String text) {
        String plain = text.strip().replace(',', '.');
        return plain.matches("\\d{1,6}(\\.\\d{0,6})?")
                ? OptionalDouble.of(Double.parseDouble(plain))
                : OptionalDouble.empty();
    }

    /** A number without needless digits, at most two after the point. */
    static String text(double number) {
        return new DecimalFormat("0.##", DecimalFormatSymbols.getInstance(Locale.ROOT)).format(number);
    }
}
