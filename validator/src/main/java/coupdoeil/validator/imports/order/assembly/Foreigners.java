package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.util.Collections;
import java.util.Deque;
import java.util.Set;

/**
 * {@code Russian Cavalry} behind {@code II Prussian Corps}: what another nation sent is no part of the corps of one, and holds what
 * its paragraph names.
 */
final class Foreigners {

    private Foreigners() {}

    /**
     * Leaves such a corps.
     *
     * @param open from the innermost
     * @return whether there was one
     */
    static boolean leaveCorps(Deque<FormationDraft> open, FormationDraft group) {
        Set<String> nations = SideWords.nations(group.part);
        if (nations.isEmpty()) {
            return false;
        }
        for (FormationDraft above : open) {
            Set<String> others = SideWords.nations(above.part);
            if (above.echelon == Echelon.CORPS && !others.isEmpty() && Collections.disjoint(nations, others)) {
                while (open.pop() != above) {
                    continue; // What is below it is left with it.
                }
                return true;
            }
        }
        return false;
    }

    /**
     * {@code Cossacks} in the middle of a paragraph that {@code Russian Cavalry} heads, behind the brigades of that: leaves those,
     * and says whether it did.
     */
    static boolean leaveBrigade(Deque<FormationDraft> open, FormationDraft group) {
        FormationDraft top = open.peek();
        FormationDraft whole = top == null ? null : top.parent;
        boolean inside = whole != null
                && !group.apart
                && !top.apart
                && whole.apart
                && whole.echelon == Echelon.GROUP
                && whole.arm == Arm.CAVALRY
                && whole.depth == group.depth
                && top.depth == group.depth
                && group.arm != null
                && group.arm != Arm.INFANTRY;
        if (inside) {
            open.pop();
        }
        return inside;
    }
}
