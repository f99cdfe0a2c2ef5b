package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Token;
import org.jspecify.annotations.Nullable;

/**
 * A number that counts something.
 *
 * @param line physical line, from 1; as {@link Token#below} counts until its phrase is read
 * @param start its first character in that line, from 1
 * @param end the character behind it
 * @param repair what was mended to read it so; null if nothing
 */
public record Figure(
        FigureKind kind,
        double value,
        int line,
        int start,
        int end,
        @Nullable String repair) {

    static Figure of(FigureKind kind, Token token) {
        return of(kind, token.value(), token);
    }

    static Figure of(FigureKind kind, double value, Token token) {
        return new Figure(kind, value, token.below(), token.start(), token.end(), token.repair());
    }

    /** The same so many physical lines further down. */
    Figure down(int lines) {
        return new Figure(kind, value, line + lines, start, end, repair);
    }

    public Figure as(FigureKind other) {
        return new Figure(other, value, line, start, end, repair);
    }

    public Figure with(double changed, String how) {
        return new Figure(kind, changed, line, start, end, how);
    }

    public int whole() {
        return (int) Math.round(value);
    }
}
