package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.sheet.Echelon;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What says by its name whose it is: {@code Divisions-Artillerie} on a line as far in as that of the division. */
final class Owners {

    private static final String DIVISION = "divisi";

    private Owners() {}

    /**
     * The open division that a group names, where it stands as deep as that.
     *
     * @param open the innermost first
     */
    static @Nullable FormationDraft named(FormationDraft group, Iterable<FormationDraft> open) {
        if (group.arm == null
                || group.part.words().isEmpty()
                || !group.part.words().get(0).text().toLowerCase(Locale.ROOT).startsWith(DIVISION)) {
            return null;
        }
        for (FormationDraft above : open) {
            if (above.echelon == Echelon.DIVISION) {
                return above.depth == group.depth && !above.closed && !above.isEmpty() ? above : null;
            }
        }
        return null;
    }
}
