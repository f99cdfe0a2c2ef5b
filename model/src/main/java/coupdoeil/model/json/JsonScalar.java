package coupdoeil.model.json;

import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A text, number, truth value or null.
 *
 * @param value a {@link String}, {@link BigDecimal}, {@link Boolean} or null
 */
public record JsonScalar(@Nullable Object value, Spot spot) implements JsonValue {

    public static JsonScalar of(@Nullable Object value) {
        return new JsonScalar(value instanceof Integer number ? BigDecimal.valueOf(number) : value, Spot.NONE);
    }

    public Optional<String> text() {
        return value instanceof String text ? Optional.of(text) : Optional.empty();
    }

    public Optional<BigDecimal> number() {
        return value instanceof BigDecimal number ? Optional.of(number) : Optional.empty();
    }
}
