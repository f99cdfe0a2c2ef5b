package coupdoeil.validator.imports.order;

import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

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

    /** The arm that words say; null if they say none. Chasseurs alone say none. */
    public static @Nullable Arm of(Tags tags) {
        boolean walks = tags.has(Tag.ONFOOT) && !tags.has(Tag.MOUNTED);
        if (tags.has(Tag.ARTILLERY) || tags.has(Tag.BATTERY) && tags.has(Tag.CALIBRE)) {
            return ARTILLERY;
        }
        if (tags.has(Tag.ENGINEERS)) {
            return ENGINEERS;
        }
        if (tags.has(Tag.CAVALRY)) {
            return walks ? INFANTRY : CAVALRY;
        }
        if (tags.has(Tag.TRAIN)) {
            return TRAIN;
        }
        if (tags.has(Tag.CHASSEUR)) {
            return tags.has(Tag.MOUNTED) ? CAVALRY : walks || tags.has(Tag.INFANTRY) ? INFANTRY : null;
        }
        return ofLesserWords(tags);
    }

    private static @Nullable Arm ofLesserWords(Tags tags) {
        if (tags.has(Tag.INFANTRY)) {
            return tags.has(Tag.MOUNTED) ? CAVALRY : INFANTRY;
        }
        if (tags.has(Tag.BATTERY) || tags.has(Tag.CALIBRE) || tags.has(Tag.GUNS)) {
            return ARTILLERY;
        }
        if (tags.has(Tag.SQUADRON)) {
            return CAVALRY;
        }
        if (tags.has(Tag.ONFOOT) || tags.has(Tag.LIGHT) || tags.has(Tag.BATTALION)) {
            return INFANTRY;
        }
        if (tags.has(Tag.MOUNTED)) {
            return CAVALRY;
        }
        return tags.has(Tag.STAFF) ? STAFF : null;
    }
}
