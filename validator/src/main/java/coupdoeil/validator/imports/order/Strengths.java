package coupdoeil.validator.imports.order;

import coupdoeil.validator.imports.phrase.FigureKind;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Figures of a unit or formation by what they count; what is not there is not known. Every unit of a long text has some, so
 * they are held in an array.
 */
public final class Strengths {

    private static final FigureKind[] KINDS = FigureKind.values();

    public static final Strengths UNKNOWN = new Strengths(new Value[KINDS.length]);

    /** By the number of their kind; never changed. */
    private final @Nullable Value[] values;

    private Strengths(@Nullable Value[] values) {
        this.values = values;
    }

    public static Strengths of(Map<FigureKind, Value> values) {
        @Nullable Value[] held = new Value[KINDS.length];
        values.forEach((kind, value) -> held[kind.ordinal()] = value);
        return new Strengths(held);
    }

    public Optional<Value> of(FigureKind kind) {
        return Optional.ofNullable(get(kind));
    }

    /** As {@link #of(FigureKind)}; null if it is not known. */
    public @Nullable Value get(FigureKind kind) {
        return values[kind.ordinal()];
    }

    /** Goes through what is known, in the order of the kinds. */
    public void forEach(BiConsumer<FigureKind, Value> to) {
        for (FigureKind kind : KINDS) {
            Value value = get(kind);
            if (value != null) {
                to.accept(kind, value);
            }
        }
    }

    public Strengths with(FigureKind kind, Value value) {
        return changed(kind, value);
    }

    public Strengths without(FigureKind kind) {
        return changed(kind, null);
    }

    private Strengths changed(FigureKind kind, @Nullable Value value) {
        @Nullable Value[] changed = values.clone();
        changed[kind.ordinal()] = value;
        return new Strengths(changed);
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof Strengths other && Arrays.equals(values, other.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return Arrays.toString(values);
    }
}
