package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.phrase.FigureKind;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a figure in lines of a kind counts. */
public enum SlotField {
    MEN(FigureKind.MEN),
    OFFICERS(FigureKind.OFFICERS),
    RANKS(FigureKind.RANKS),
    HORSES(FigureKind.HORSES),
    GUNS(FigureKind.GUNS),
    BATTALIONS(FigureKind.BATTALIONS),
    SQUADRONS(FigureKind.SQUADRONS),
    COMPANIES(FigureKind.COMPANIES),
    LOSSES(FigureKind.LOSSES),
    /** Nothing that an order of battle holds. */
    IGNORE(null);

    private final @Nullable FigureKind counts;

    SlotField(@Nullable FigureKind counts) {
        this.counts = counts;
    }

    /** What of a unit it fills; null if nothing. */
    public @Nullable FigureKind counts() {
        return counts;
    }

    public String key() {
        return counts == null ? "ignore" : counts.field();
    }

    /** The field that files call so. */
    public static Optional<SlotField> of(String key) {
        for (SlotField field : values()) {
            if (field.key().equals(key)) {
                return Optional.of(field);
            }
        }
        return Optional.empty();
    }

    /** The field that a figure of this kind fills; nothing if it fills none of these. */
    static Optional<SlotField> of(FigureKind kind) {
        for (SlotField field : values()) {
            if (field.counts == kind) {
                return Optional.of(field);
            }
        }
        return Optional.empty();
    }
}
