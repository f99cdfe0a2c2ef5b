package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.phrase.ArmWords;
import coupdoeil.validator.imports.phrase.Figure;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Formations of which a list gives the strength and nothing else, line by line: {@code French brigades, 17 battalions, 9,102} above
 * {@code Spanish brigade, 4 battalions, 1,168}, and a brigade below such divisions.
 */
final class Leaves {

    /** So many units are looked at, at most, to see of what kind they are. */
    private static final int MANY = 20;

    private Leaves() {}

    /** Whether the next line counts another formation as this one is counted, as far in: what is called by several is one of them. */
    static boolean isSister(Entry entry, @Nullable Entry next) {
        return next != null
                && next.role() == Role.FORMATION
                && next.depth() == entry.depth()
                && isCounted(entry.phrase().parts().get(0).figures())
                && isCounted(next.phrase().parts().get(0).figures())
                && FormationEchelons.of(next.phrase().parts().get(0)) == Echelon.BRIGADE;
    }

    /** Whether a brigade with a strength stands as far in as divisions that have nothing but theirs: none of it is theirs. */
    static boolean isBeside(FormationDraft top, FormationDraft brigade) {
        List<FormationDraft> sisters = top.parent == null ? List.of() : top.parent.formations;
        return top.echelon == Echelon.DIVISION
                && brigade.echelon == Echelon.BRIGADE
                && top.depth == brigade.depth
                && isLeaf(top)
                && brigade.part.hasStrength()
                && sisters.size() > 1
                && isLeaf(sisters.get(sisters.size() - 2));
    }

    /** {@code Avantgarde (900 men): 2 battalions} above {@code Division Weber (4,100 men): 7 battalions}: what is stronger is no part of it. */
    static boolean isWeaker(FormationDraft top, FormationDraft next) {
        Optional<Figure> own = Totals.men(top.totals);
        Optional<Figure> other = Totals.men(next.part.figures());
        return top.echelon == Echelon.GROUP
                && top.isEmpty()
                && isCounted(top.totals)
                && isCounted(next.part.figures())
                && own.isPresent()
                && other.isPresent()
                && own.get().value() < other.get().value();
    }

    /** Whether a group with a strength of its own stands further in than the one above it, among the units of that. */
    static boolean isAmongUnits(FormationDraft top, FormationDraft group) {
        return !top.closed
                && top.echelon == Echelon.GROUP
                && !top.units.isEmpty()
                && top.units.get(top.units.size() - 1).line == group.line - 1
                && top.depth < group.depth
                && group.part.hasStrength();
    }

    /** Whether an arm in a line of its own stands right above, with nothing yet, however far in: in the middle of a page, or not. */
    static boolean isHeadOf(FormationDraft top, Entry entry) {
        return top.depth >= entry.depth()
                && top.isEmpty()
                && top.echelon == Echelon.GROUP
                && top.arm != null
                && entry.line() - top.line <= 2
                && top.part.words().size() == 1
                && top.arm == ArmWords.of(entry.phrase().parts().get(0).tags());
    }

    /** Whether a division has brigades further in than this one, which stands as the division does. */
    static boolean holdsFurtherIn(FormationDraft division, FormationDraft brigade) {
        return division.echelon == Echelon.DIVISION
                && brigade.echelon == Echelon.BRIGADE
                && division.depth == brigade.depth
                && !division.formations.isEmpty()
                && division.formations.get(division.formations.size() - 1).depth > brigade.depth;
    }

    private static boolean isLeaf(FormationDraft formation) {
        return formation.isEmpty() && isStrong(formation.totals);
    }

    private static boolean isCounted(List<Figure> figures) {
        return isStrong(figures) && Lists.any(figures, figure -> figure.kind().isCount());
    }

    private static boolean isStrong(List<Figure> figures) {
        return Lists.any(figures, figure -> !figure.kind().isCount());
    }

    /** Whether regiments stand in a division itself, and no brigade. */
    static boolean holdsTroops(FormationDraft division) {
        return division.formations.isEmpty()
                && division.units.stream()
                                .limit(MANY)
                                .filter(unit -> ArmWords.of(unit.part.tags()) == Arm.INFANTRY)
                                .count()
                        >= 2;
    }
}
