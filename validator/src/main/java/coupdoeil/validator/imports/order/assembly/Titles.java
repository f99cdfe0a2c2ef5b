package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.sheet.Echelon;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * {@code The Russian Right at Borodino} above armies, corps or divisions: what a page is about, which looks as if it held
 * them. Linear in formations.
 */
final class Titles {

    private static final double LOW = 0.5;
    private static final Tags LEVELS = Tag.FORMATIONS.union(Tag.ARMS);

    private Titles() {}

    /** Takes the first formation of a side away if it is none. */
    static void settle(OrderDraft draft) {
        Set<FormationDraft> titles = Collections.newSetFromMap(new IdentityHashMap<>());
        int side = -1;
        for (FormationDraft formation : draft.formations) {
            if (formation.side != side && (isTitle(formation) || isArmyOfTitle(formation))) {
                formation.formations.forEach(below -> below.parent = null);
                draft.totals.get(formation.side).addAll(formation.totals);
                titles.add(formation);
            }
            side = formation.side;
        }
        draft.formations.removeIf(titles::contains);
    }

    /** {@code der k. k. Haupt-Armee}, {@code Das baierische Heer im Felde}: a list is about the army, and begins as a sentence does. */
    private static boolean isArmyOfTitle(FormationDraft formation) {
        return formation.parent == null
                && formation.echelon == Echelon.ARMY
                && !formation.part.words().isEmpty()
                && formation.part.words().get(0).is(Tag.PARTICLE)
                && !Lists.any(formation.part.person(), word -> word.is(Tag.RANK))
                && formation.units.isEmpty()
                && isCountless(formation)
                && !formation.formations.isEmpty();
    }

    private static boolean isTitle(FormationDraft formation) {
        return formation.parent == null
                && (formation.confidence < LOW || holds(formation, Echelon.CORPS))
                && isNoLevel(formation)
                && !Lists.any(formation.part.person(), word -> word.is(Tag.RANK))
                && formation.units.isEmpty()
                && (formation.part.has(Tag.TITLE) || isCountless(formation))
                && holds(formation, Echelon.DIVISION);
    }

    private static boolean isCountless(FormationDraft formation) {
        return formation.totals.stream().noneMatch(figure -> figure.line() == formation.line);
    }

    /** A name alone; or what is hardly a formation, and holds armies or corps. */
    private static boolean isNoLevel(FormationDraft formation) {
        boolean titled = formation.part.kind() == PartKind.UNIT && formation.part.has(Tag.TITLE);
        boolean name = (titled || formation.part.kind() == PartKind.NAME)
                && !formation.part.tags().hasAny(LEVELS);
        return name || formation.confidence < LOW && holds(formation, Echelon.CORPS);
    }

    private static boolean holds(FormationDraft formation, Echelon least) {
        return formation.formations.stream().anyMatch(below -> below.echelon.compareTo(least) <= 0);
    }
}
