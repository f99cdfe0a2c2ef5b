package coupdoeil.validator.imports.order;

import coupdoeil.validator.imports.token.Tag;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Arms of the service, as lists tell them apart. */
public enum Arm {
    INFANTRY,
    CAVALRY,
    ARTILLERY,
    ENGINEERS,
    TRAIN,
    STAFF;

    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The arm that words say; null if they say none. Chasseurs alone say none. */
    static @Nullable Arm of(Set<Tag> tags) {
        boolean walks = tags.contains(Tag.ONFOOT) && !tags.contains(Tag.MOUNTED);
        if (tags.contains(Tag.ARTILLERY) || tags.contains(Tag.BATTERY) && tags.contains(Tag.CALIBRE)) {
            return ARTILLERY;
        }
        if (tags.contains(Tag.ENGINEERS)) {
            return ENGINEERS;
        }
        if (tags.contains(Tag.CAVALRY)) {
            return walks ? INFANTRY : CAVALRY;
        }
        if (tags.contains(Tag.TRAIN)) {
            return TRAIN;
        }
        if (tags.contains(Tag.CHASSEUR)) {
            return tags.contains(Tag.MOUNTED) ? CAVALRY : walks || tags.contains(Tag.INFANTRY) ? INFANTRY : null;
        }
        return ofLesserWords(tags);
    }

    private static @Nullable Arm ofLesserWords(Set<Tag> tags) {
        if (tags.contains(Tag.INFANTRY)) {
            return tags.contains(Tag.MOUNTED) ? CAVALRY : INFANTRY;
        }
        if (tags.contains(Tag.BATTERY) || tags.contains(Tag.CALIBRE) || tags.contains(Tag.GUNS)) {
            return ARTILLERY;
        }
        if (tags.contains(Tag.SQUADRON)) {
            return CAVALRY;
        }
        if (tags.contains(Tag.ONFOOT) || tags.contains(Tag.LIGHT) || tags.contains(Tag.BATTALION)) {
            return INFANTRY;
        }
        if (tags.contains(Tag.MOUNTED)) {
            return CAVALRY;
        }
        return tags.contains(Tag.STAFF) ? STAFF : null;
    }
}
