package coupdoeil.validator.imports.outline;

import java.util.Locale;

/** What a line is in an order of battle. */
public enum Role {
    /** A party of the battle. */
    SIDE,
    /** A body of troops with others under it. */
    FORMATION,
    /** The lowest that is listed, or several such. */
    UNIT,
    /** Who commands, or serves on a staff. */
    PERSON,
    /** A sum of what stands above or below. */
    TOTAL,
    /** Nothing of an order of battle. */
    NOTE;

    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
