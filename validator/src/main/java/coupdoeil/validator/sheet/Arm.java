package coupdoeil.validator.sheet;

import java.util.Locale;

/** Arms of the service, as lists tell them apart. */
public enum Arm {
    INFANTRY,
    CAVALRY,
    ARTILLERY,
    ENGINEERS,
    TRAIN,
    STAFF;

    private final String key = name().toLowerCase(Locale.ROOT);

    public String key() {
        return key;
    }

    /** Whether it goes with others, who fight: guns, engineers and their waggons. */
    public boolean isSupport() {
        return this == ARTILLERY || this == ENGINEERS || this == TRAIN;
    }
}
