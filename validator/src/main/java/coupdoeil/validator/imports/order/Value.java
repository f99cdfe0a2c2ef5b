package coupdoeil.validator.imports.order;

import coupdoeil.validator.imports.phrase.Figure;
import org.jspecify.annotations.Nullable;

/**
 * A number of the order of battle and where it comes from.
 *
 * @param line physical line, from 1
 * @param start its first character in that line, from 1
 * @param end the character behind it
 * @param repair what was done to read it so; null if nothing
 * @param confidence 0 to 1
 */
public record Value(
        double number,
        int line,
        int start,
        int end,
        @Nullable String repair,
        double confidence) {

    /** A figure as it stands in its line. */
    public static Value of(Figure figure, double confidence) {
        return new Value(figure.value(), figure.line(), figure.start(), figure.end(), figure.repair(), confidence);
    }

    /** The number, rounded. */
    public int whole() {
        return (int) Math.round(number);
    }

    /** The same number, as certain as {@code changed}, from 0 to 1, says. */
    public Value confident(double changed) {
        return new Value(number, line, start, end, repair, changed);
    }
}
