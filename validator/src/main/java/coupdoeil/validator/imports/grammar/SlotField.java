package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.lines.LineTexts;
import coupdoeil.validator.imports.phrase.FigureKind;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What stands at a place in lines of a kind: what a figure counts, or what words are. */
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
    /** What it is called, or a part of that; it ends before the first text that is none. */
    NAME(null),
    /** Who leads it. */
    COMMANDER(null),
    /** Words that say its arm. */
    ARM(null),
    /** Words that say its level. */
    ECHELON(null),
    /** Nothing that an order of battle holds. */
    IGNORE(null);

    private final @Nullable FigureKind counts;

    SlotField(@Nullable FigureKind counts) {
        this.counts = counts;
    }

    /** What of a unit a figure fills; null if nothing. */
    public @Nullable FigureKind counts() {
        return counts;
    }

    public String key() {
        return counts == null ? name().toLowerCase(Locale.ROOT) : counts.field();
    }

    /** Whether words fill it. */
    public boolean isText() {
        return counts == null && this != IGNORE;
    }

    /** What may stand at a place: in columns anything. */
    public boolean fits(String place) {
        return this == IGNORE || place.startsWith("column ") || LineTexts.isTextOnly(place) == isText();
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
