package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.sheet.Arm;
import org.jspecify.annotations.Nullable;

/** What words say of an arm of the service. */
public final class ArmWords {

    private ArmWords() {}

    /** The arm that words say; null if they say none. Chasseurs alone say none. */
    public static @Nullable Arm of(Tags tags) {
        boolean walks = tags.has(Tag.ONFOOT) && !tags.has(Tag.MOUNTED);
        if (tags.has(Tag.ARTILLERY) || tags.has(Tag.BATTERY) && tags.has(Tag.CALIBRE)) {
            return Arm.ARTILLERY;
        }
        if (tags.has(Tag.ENGINEERS)) {
            return Arm.ENGINEERS;
        }
        if (tags.has(Tag.CAVALRY)) {
            return walks ? Arm.INFANTRY : Arm.CAVALRY;
        }
        if (tags.has(Tag.TRAIN)) {
            return Arm.TRAIN;
        }
        if (tags.has(Tag.CHASSEUR)) {
            return tags.has(Tag.MOUNTED) ? Arm.CAVALRY : walks || tags.has(Tag.INFANTRY) ? Arm.INFANTRY : null;
        }
        return ofLesserWords(tags);
    }

    private static @Nullable Arm ofLesserWords(Tags tags) {
        if (tags.has(Tag.INFANTRY)) {
            return tags.has(Tag.MOUNTED) ? Arm.CAVALRY : Arm.INFANTRY;
        }
        if (tags.has(Tag.BATTERY) || tags.has(Tag.CALIBRE) || tags.has(Tag.GUNS)) {
            return Arm.ARTILLERY;
        }
        if (tags.has(Tag.SQUADRON)) {
            return Arm.CAVALRY;
        }
        if (tags.has(Tag.ONFOOT) || tags.has(Tag.LIGHT) || tags.has(Tag.BATTALION)) {
            return Arm.INFANTRY;
        }
        if (tags.has(Tag.MOUNTED)) {
            return Arm.CAVALRY;
        }
        return tags.has(Tag.STAFF) ? Arm.STAFF : null;
    }
}
