package coupdoeil.editor.inspector;

import coupdoeil.editor.form.Field;
import coupdoeil.editor.form.Fields;
import coupdoeil.model.oob.Strength;
import java.math.BigDecimal;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The fields of a historical strength, of a unit or of a whole formation; an empty field is what is not known. */
final class StrengthFields {

    private static final BigDecimal MOST = BigDecimal.valueOf(1_000_000);

    private StrengthFields() {}

    static <T> List<Field> of(Fields<T> of, Function<T, Strength> get, BiFunction<T, Strength, T> with) {
        return List.of(
                number(of, "field.men", get, with, Strength::men, Strength::withMen),
                number(of, "field.horses", get, with, Strength::horses, Strength::withHorses),
                number(of, "field.guns", get, with, Strength::guns, Strength::withGuns));
    }

    private static <T> Field number(
            Fields<T> of,
            String label,
            Function<T, Strength> get,
            BiFunction<T, Strength, T> with,
            Function<Strength, @Nullable Integer> count,
            BiFunction<Strength, @Nullable Integer, Strength> counted) {
        return of.number(
                        label,
                        thing -> {
                            Integer known = count.apply(get.apply(thing));
                            return known == null ? null : BigDecimal.valueOf(known);
                        },
                        (old, v) -> with.apply(old, counted.apply(get.apply(old), v == null ? null : v.intValue())))
                .typed(type -> type.whole().between(BigDecimal.ZERO, MOST));
    }
}
