package coupdoeil.model.json;

import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A text, number, truth value or null.
 *
 * @param value a {@link String}, {@link BigDecimal}, {@link Boolean}, {@link Excess} or null
 */
public record JsonScalar(@Nullable Object value, Spot spot) implements JsonValue {

    /**
     * A text or number above the limits of {@link JsonReader}: neither to those who ask, but written as it was.
     *
     * @param text the characters of the text, or the digits of the number
     */
    public record Excess(String text, boolean number) {}

    private static final JsonScalar NOTHING = new JsonScalar(null, Spot.NONE);

    public static JsonScalar of(@Nullable Object value) {
        return value == null
                ? NOTHING
                : new JsonScalar(value instanceof Integer number ? BigDecimal.valueOf(number) : value, Spot.NONE);
    }

    public Optional<String> text() {
        return value instanceof String text ? Optional.of(text) : Optional.empty();
    }

    public Optional<BigDecimal> number() {
        return value instanceof BigDecimal number ? Optional.of(number) : Optional.empty();
    }
}
