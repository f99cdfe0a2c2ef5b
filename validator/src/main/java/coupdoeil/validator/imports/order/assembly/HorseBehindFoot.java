package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;

/** A brigade of horse behind the brigades of a division of foot, in a list without a layout. */
final class HorseBehindFoot {

    /** So many brigades are looked at, at most. */
    private static final int MANY = 20;

    private HorseBehindFoot() {}

    /** {@code 1st Brigade, 2nd Brigade, Cavalry Brigade}: the last, without a number, is none of the division's. */
    static boolean is(FormationDraft top, FormationDraft brigade) {
        return brigade.arm == Arm.CAVALRY
                && brigade.echelon == Echelon.BRIGADE
                && top.echelon == Echelon.DIVISION
                && top.depth == brigade.depth
                && top.arm != Arm.CAVALRY
                && !top.closed
                && !OrderSettling.isNumbered(brigade.part)
                && !top.formations.isEmpty()
                && top.formations.stream().limit(MANY).allMatch(HorseBehindFoot::isNumberedFoot);
    }

    private static boolean isNumberedFoot(FormationDraft brigade) {
        return brigade.echelon == Echelon.BRIGADE
                && OrderSettling.isNumbered(brigade.part)
                && brigade.arm != Arm.CAVALRY
                && !brigade.arms.contains(Arm.CAVALRY);
    }
}
