package coupdoeil.validator.imports.grammar;

import java.util.Locale;
import java.util.Optional;

/** What lines of a kind are in their list. */
public enum LineRole {
    /** A party of the battle. */
    SIDE,
    /** An army, corps, division or other body with others under it. */
    FORMATION,
    /** The lowest that is listed, or several such. */
    UNIT,
    /** Who commands. */
    PERSON,
    /** A sum. */
    TOTAL,
    /** What the columns below are called. */
    HEADING,
    /** Nothing of an order of battle. */
    NOTE;

    private final String key = name().toLowerCase(Locale.ROOT);

    public String key() {
        return key;
    }

    /** The role that files call so. */
    public static Optional<LineRole> of(String key) {
        for (LineRole role : values()) {
            if (role.key.equals(key)) {
                return Optional.of(role);
            }
        }
        return Optional.empty();
    }
}
