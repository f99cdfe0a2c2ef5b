package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.sheet.Echelon;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What words say of a level of an army. */
public final class EchelonWords {

    private static final Echelon[] FORMATIONS = {
        Echelon.BRIGADE, Echelon.DIVISION, Echelon.CORPS, Echelon.WING, Echelon.ARMY
    };
    private static final Echelon[] UNITS = {
        Echelon.SECTION,
        Echelon.COMPANY,
        Echelon.SQUADRON,
        Echelon.BATTALION,
        Echelon.BATTERY,
        Echelon.DETACHMENT,
        Echelon.REGIMENT
    };
    private static final Tag[] TAGS = Arrays.stream(Echelon.values())
            .map(echelon -> Tag.valueOf(echelon.name()))
            .toArray(Tag[]::new);

    private EchelonWords() {}

    /** The level of a formation that words say; a group if none. */
    public static Echelon ofFormation(Tags tags) {
        Echelon said = first(FORMATIONS, tags);
        return said == null ? Echelon.GROUP : said;
    }

    /** The level of a unit that words say; null if they say none. */
    public static @Nullable Echelon ofUnit(Tags tags) {
        return first(UNITS, tags);
    }

    private static @Nullable Echelon first(Echelon[] echelons, Tags tags) {
        for (Echelon echelon : echelons) {
            if (tags.has(TAGS[echelon.ordinal()])) {
                return echelon;
            }
        }
        return null;
    }
}
