package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.phrase.Figure;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.imports.token.Lists;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Totals of one arm: {@code 10 Batt. Infanterie 7000 Mann} below a division, an arm alone, with as many battalions or squadrons
 * as those of the units above it are together. Looks at the formations that are open, which lie in each other no deeper than layouts go.
 */
final class ArmTotals {

    /** So few may well be as many as something else by chance. */
    private static final int FEW = 3;

    private ArmTotals() {}

    static boolean isOne(Entry entry, Iterable<FormationDraft> open) {
        Part part = entry.phrase().parts().get(0);
        if (part.kind() != PartKind.ARM
                || entry.phrase().parts().size() > 1
                || part.words().size() != 1
                || !part.person().isEmpty()
                || !part.hasStrength()) {
            return false;
        }
        for (FormationDraft formation : open) {
            if (Lists.any(part.figures(), figure -> isSum(figure, formation))) {
                return true;
            }
        }
        return false;
    }

    /**
     * {@code 8 Batt. 5600 Mann} and below it {@code 18 Escadr. 1980 Pferde}: what the total above is of has that too, and takes
     * it.
     */
    static boolean goesOn(Entry above, @Nullable FormationDraft whole, List<Figure> figures) {
        boolean more = whole != null
                && above.role() == Role.TOTAL
                && Lists.all(figures, figure -> isMeasure(figure.kind()))
                && !Lists.any(figures, figure -> Lists.any(whole.totals, other -> other.kind() == figure.kind()));
        if (whole != null && more) {
            whole.totals.addAll(figures);
        }
        return more;
    }

    private static boolean isMeasure(FigureKind kind) {
        return kind != FigureKind.STRENGTH && kind != FigureKind.SMALL && kind != FigureKind.SUM;
    }

    private static boolean isSum(Figure figure, FormationDraft formation) {
        return figure.kind().isCount() && figure.value() > FEW && formation.counts(figure);
    }
}
