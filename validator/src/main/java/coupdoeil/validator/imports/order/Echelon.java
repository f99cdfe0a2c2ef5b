package coupdoeil.validator.imports.order;

import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

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
    private final Tag tag = Tag.valueOf(name());

    public String key() {
        return key;
    }

    /** The level of a formation that words say; a group if none. */
    public static Echelon ofFormation(Tags tags) {
        for (Echelon echelon : new Echelon[] {BRIGADE, DIVISION, CORPS, WING, ARMY}) {
            if (tags.has(echelon.tag)) {
                return echelon == CORPS && tags.has(Tag.ARMY) ? CORPS : echelon;
            }
        }
        return GROUP;
    }

    /** The level of a unit that words say; null if they say none. */
    public static @Nullable Echelon ofUnit(Tags tags) {
        Echelon[] known = {SECTION, COMPANY, SQUADRON, BATTALION, BATTERY, DETACHMENT, REGIMENT};
        for (Echelon echelon : known) {
            if (tags.has(echelon.tag)) {
                return echelon;
            }
        }
        return null;
    }
}
