package coupdoeil.validator.imports.order;

import coupdoeil.validator.imports.phrase.FigureKind;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** Figures of a unit or formation by what they count; what is not there is not known. */
public record Strengths(Map<FigureKind, Value> values) {

    public static final Strengths UNKNOWN = new Strengths(Map.of());

    public Strengths {
        Map<FigureKind, Value> ordered = new EnumMap<>(FigureKind.class);
        ordered.putAll(values);
        values = Collections.unmodifiableMap(ordered);
    }

    public Optional<Value> of(FigureKind kind) {
        return Optional.ofNullable(values.get(kind));
    }

    public Strengths with(FigureKind kind, Value value) {
        Map<FigureKind, Value> changed = new EnumMap<>(FigureKind.class);
        changed.putAll(values);
        changed.put(kind, value);
        return new Strengths(changed);
    }

    public Strengths without(FigureKind kind) {
        Map<FigureKind, Value> changed = new EnumMap<>(FigureKind.class);
        changed.putAll(values);
        changed.remove(kind);
        return new Strengths(changed);
    }
}
