package coupdoeil.validator.imports.order;

import coupdoeil.validator.imports.token.Tag;
import java.util.Locale;
import java.util.Set;
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

    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The level of a formation that words say; a group if none. */
    static Echelon ofFormation(Set<Tag> tags) {
        for (Echelon echelon : new Echelon[] {BRIGADE, DIVISION, CORPS, WING, ARMY}) {
            if (tags.contains(Tag.valueOf(echelon.name()))) {
                return echelon == CORPS && tags.contains(Tag.ARMY) ? CORPS : echelon;
            }
        }
        return GROUP;
    }

    /** The level of a unit that words say; null if they say none. */
    static @Nullable Echelon ofUnit(Set<Tag> tags) {
        Echelon[] known = {SECTION, COMPANY, SQUADRON, BATTALION, BATTERY, DETACHMENT, REGIMENT};
        for (Echelon echelon : known) {
            if (tags.contains(Tag.valueOf(echelon.name()))) {
                return echelon;
            }
        }
        return null;
    }
}
