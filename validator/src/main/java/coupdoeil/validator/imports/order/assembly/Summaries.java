package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.sheet.Echelon;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What a page says of its corps in a few lines before it lists them: formations with nothing in them, one of which comes
 * again, with troops. Linear in formations.
 */
final class Summaries {

    private Summaries() {}

    static void settle(OrderDraft draft) {
        Set<FormationDraft> hollow = hollow(draft);
        Set<String> listed = new HashSet<>();
        for (FormationDraft formation : draft.formations) {
            if (!hollow.contains(formation)) {
                listed.add(name(formation));
            }
        }
        Set<FormationDraft> gone = Collections.newSetFromMap(new IdentityHashMap<>());
        List<FormationDraft> run = new ArrayList<>();
        boolean again = false;
        for (FormationDraft formation : draft.formations) {
            if (hollow.contains(formation)) {
                run.add(formation);
                again |= isNumbered(formation) && listed.contains(name(formation));
            } else {
                gone.addAll(again ? run : List.of());
                run.clear();
                again = false;
            }
        }
        draft.formations.removeIf(gone::contains);
        draft.formations.forEach(formation -> formation.formations.removeIf(gone::contains));
    }

    /** Those that hold no unit, nor anything that does. */
    private static Set<FormationDraft> hollow(OrderDraft draft) {
        Set<FormationDraft> hollow = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int at = draft.formations.size() - 1; at >= 0; at--) {
            FormationDraft formation = draft.formations.get(at);
            boolean counted = formation.totals.stream().anyMatch(figure -> figure.line() == formation.line);
            if (counted && formation.units.isEmpty() && hollow.containsAll(formation.formations)) {
                hollow.add(formation);
            }
        }
        return hollow;
    }

    private static boolean isNumbered(FormationDraft formation) {
        return OrderSettling.isNumbered(formation.part) && formation.echelon.compareTo(Echelon.DIVISION) <= 0;
    }

    private static String name(FormationDraft formation) {
        return formation.name().toLowerCase(Locale.ROOT);
    }
}
