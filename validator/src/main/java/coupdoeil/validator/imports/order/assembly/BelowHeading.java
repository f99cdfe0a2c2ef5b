package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import org.jspecify.annotations.Nullable;

/**
 * Groups in the text below a heading that names a division: {@code Leichte Truppen unter dem General-Major X} and
 * {@code Infanterie unter dem General-Major Y} below {@code Division der Avantgarde} are parts of it. Looks at the formations
 * that are open, which lie in each other no deeper than layouts go.
 */
final class BelowHeading {

    private BelowHeading() {}

    /** The division that a group is part of, as the first thing in it or as the group before it is; null if there is none. */
    static @Nullable FormationDraft division(Iterable<FormationDraft> open, FormationDraft group) {
        boolean sister = false;
        for (FormationDraft top : open) {
            if (top.echelon == Echelon.DIVISION) {
                boolean below = top.depth < Chain.HEADINGS && group.depth >= Chain.HEADINGS && !top.closed;
                return below && !group.isSupport() && (top.isEmpty() || sister) ? top : null;
            }
            sister |= top.echelon == Echelon.GROUP && top.depth == group.depth;
        }
        return null;
    }

    /** Whether the division on the line before has nothing yet, so that its foot or horse begins here. */
    static boolean isFirst(@Nullable FormationDraft top, FormationDraft group) {
        return top != null
                && (group.arm == Arm.INFANTRY || group.arm == Arm.CAVALRY)
                && top.arm == null
                && top.echelon == Echelon.DIVISION
                && !top.closed
                && top.units.isEmpty()
                && top.formations.isEmpty()
                && top.totals.isEmpty();
    }
}
