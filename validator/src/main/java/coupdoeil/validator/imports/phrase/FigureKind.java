package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Tag;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a figure counts. */
public enum FigureKind {
    /** All ranks. */
    MEN,
    OFFICERS,
    /** All but the officers. */
    RANKS,
    HORSES,
    GUNS,
    BATTALIONS,
    SQUADRONS,
    COMPANIES,
    BATTERIES,
    LOSSES,
    /** Unsaid; the strength of a unit in men, or guns. */
    STRENGTH,
    /** Unsaid and small: {@code (2)}, of battalions or squadrons. */
    SMALL,
    /** Behind an equals sign: the sum of figures above. */
    SUM;

    private final String key = name().toLowerCase(Locale.ROOT);

    /** What a measure word counts; null if the word is none. */
    static @Nullable FigureKind of(Tag tag) {
        return switch (tag) {
            case MEN -> MEN;
            case OFFICERS -> OFFICERS;
            case RANKS -> RANKS;
            case HORSES -> HORSES;
            case GUNS -> GUNS;
            case LOSSES -> LOSSES;
            case BATTALION -> BATTALIONS;
            case SQUADRON -> SQUADRONS;
            case COMPANY -> COMPANIES;
            case BATTERY -> BATTERIES;
            default -> null;
        };
    }

    /** Whether it counts parts of a unit, not its strength. */
    public boolean isCount() {
        return this == BATTALIONS || this == SQUADRONS || this == COMPANIES || this == BATTERIES || this == SMALL;
    }

    public String key() {
        return key;
    }

    /** The field of a unit or formation that it fills, as files call it. */
    public String field() {
        return switch (this) {
            case RANKS -> "otherRanks";
            case STRENGTH, SUM, SMALL -> MEN.key();
            default -> key();
        };
    }
}
