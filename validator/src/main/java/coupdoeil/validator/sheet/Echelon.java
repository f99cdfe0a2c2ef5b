package coupdoeil.validator.sheet;

import java.util.Locale;

/** Levels of an army, from the highest. */
public enum Echelon {
    ARMY,
    WING,
    CORPS,
    DIVISION,
    BRIGADE,
    /** A body without a level of its own: the cavalry, the vanguard. */
    GROUP,
    REGIMENT,
    BATTALION,
    SQUADRON,
    BATTERY,
    COMPANY,
    SECTION,
    DETACHMENT;

    private final String key = name().toLowerCase(Locale.ROOT);

    public String key() {
        return key;
    }
}
