package coupdoeil.model.pack;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Whether JSON values say the same, wherever they stand and in whatever order their keys. */
final class Same {

    private Same() {}

    static boolean are(Optional<JsonValue> one, Optional<JsonValue> other) {
        return are(one.orElse(null), other.orElse(null));
    }

    static boolean are(@Nullable JsonValue one, @Nullable JsonValue other) {
        if (one instanceof JsonObject first && other instanceof JsonObject second) {
            return objects(first, second);
        }
        if (one instanceof JsonArray first && other instanceof JsonArray second) {
            return lists(first.items(), second.items());
        }
        if (one instanceof JsonScalar first && other instanceof JsonScalar second) {
            return scalars(first.value(), second.value());
        }
        return one == null && other == null;
    }

    private static boolean objects(JsonObject one, JsonObject other) {
        return one.members().keySet().equals(other.members().keySet())
                && one.repeats().isEmpty()
                && other.repeats().isEmpty()
                && one.members().keySet().stream().allMatch(key -> are(one.get(key), other.get(key)));
    }

    private static boolean lists(List<JsonValue> one, List<JsonValue> other) {
        if (one.size() != other.size()) {
            return false;
        }
        for (int i = 0; i < one.size(); i++) {
            if (!are(one.get(i), other.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean scalars(@Nullable Object one, @Nullable Object other) {
        return one instanceof BigDecimal first && other instanceof BigDecimal second
                ? first.compareTo(second) == 0
                : Objects.equals(one, other);
    }
}
