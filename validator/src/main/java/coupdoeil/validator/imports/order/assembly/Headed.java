package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.order.Strengths;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.token.Lists;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Formations whose lines might be something else, proved by what stands below them: in a list that gives nearly every unit a
 * strength, a line without one above others that have theirs heads them. Linear in units.
 */
final class Headed {

    private static final double LOW = 0.5;
    private static final double PROVED = 0.6;
    /** Of ten units so many must have a strength. */
    private static final double NEARLY_ALL = 0.8;

    private Headed() {}

    static void settle(OrderDraft draft) {
        Map<Integer, int[]> counts = new HashMap<>();
        for (UnitDraft unit : draft.units) {
            int[] count = counts.computeIfAbsent(unit.side, none -> new int[2]);
            count[0]++;
            count[1] += isStrong(unit) ? 1 : 0;
        }
        for (FormationDraft formation : draft.formations) {
            int[] count = counts.getOrDefault(formation.side, new int[2]);
            boolean told = count[1] >= NEARLY_ALL * count[0];
            if (told && formation.confidence < LOW && isHead(formation)) {
                formation.confidence = PROVED;
            }
        }
    }

    private static boolean isHead(FormationDraft formation) {
        List<UnitDraft> units = formation.units;
        return !units.isEmpty()
                && !Lists.any(formation.totals, figure -> figure.line() == formation.line)
                && Lists.all(units, unit -> isStrong(unit) && unit.line != formation.line && unit.confidence >= LOW);
    }

    private static boolean isStrong(UnitDraft unit) {
        Strengths strengths = unit.strengths;
        return strengths.of(FigureKind.MEN).isPresent()
                || strengths.of(FigureKind.HORSES).isPresent()
                || strengths.of(FigureKind.GUNS).isPresent();
    }
}
