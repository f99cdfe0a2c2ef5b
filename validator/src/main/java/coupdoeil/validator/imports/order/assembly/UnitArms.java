package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.phrase.ArmWords;
import coupdoeil.validator.imports.phrase.Figure;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Arms of units: by their own words, their figures, what they belong to, their neighbours, in this order. What was only
 * guessed is no evidence for others.
 */
final class UnitArms {

    /** So many units of a side must be of one arm before those that say nothing are taken for it too. */
    private static final int MANY = 3;

    /** Of foot, at least so many men have one. */
    private static final int MEN_A_HORSE = 4;

    private static final Set<Arm> GUNS = Set.of(Arm.ARTILLERY);

    private final List<@Nullable Arm> guesses = new ArrayList<>();
    /** Sides whose horse has formations of its own, so that what stands in others is foot. */
    private final Set<Integer> horseApart = new HashSet<>();

    /** Sides that have horse, and whether it stands with horse wherever it does. */
    private final Map<Integer, Boolean> horse = new HashMap<>();

    private final Map<FormationDraft, Set<Arm>> armsIn = new IdentityHashMap<>();
    private final Map<Integer, Kinds> kinds = new HashMap<>();

    /** @param units whose arms are those that they say themselves */
    private UnitArms(List<UnitDraft> units) {
        units.forEach(unit -> kinds.merge(unit.side, Kinds.of(unit.arm), Kinds::and));
        units.stream().filter(unit -> above(unit) == Arm.CAVALRY).forEach(unit -> horseApart.add(unit.side));
        for (UnitDraft unit : units) {
            if (unit.arm == Arm.CAVALRY) {
                horse.merge(unit.side, isAmongHorse(unit), Boolean::logicalAnd);
            }
        }
    }

    /** Whether all of its formation that say of which arm they are, guns apart, are horse. */
    private boolean isAmongHorse(UnitDraft unit) {
        return above(unit) == Arm.CAVALRY
                || unit.parent != null && !beside(unit).contains(Arm.INFANTRY);
    }

    static void settle(List<UnitDraft> units) {
        units.forEach(unit -> unit.arm = said(unit));
        UnitArms arms = new UnitArms(units);
        units.forEach(unit -> arms.guesses.add(unit.arm == null ? arms.guess(unit) : unit.arm));
        for (int i = 0; i < units.size(); i++) {
            units.get(i).arm = arms.guesses.get(i);
        }
    }

    /** What its words and figures say. */
    private static @Nullable Arm said(UnitDraft unit) {
        Tags tags = unit.part.tags();
        Arm words = ArmWords.of(tags);
        Arm figures = ofFigures(unit);
        Arm above = above(unit);
        boolean chasseurs = unit.part.has(Tag.CHASSEUR);
        if ((words == Arm.INFANTRY || words == null && chasseurs) && figures == Arm.CAVALRY) {
            return Arm.CAVALRY;
        }
        boolean gunners = figures == Arm.ARTILLERY || above == Arm.ARTILLERY && figures == null;
        if (words == Arm.INFANTRY && gunners && isCompany(unit)) {
            return Arm.ARTILLERY;
        }
        boolean batteries = Lists.any(unit.part.figures(), figure -> figure.kind() == FigureKind.BATTERIES);
        if (words == Arm.CAVALRY && batteries) {
            return Arm.ARTILLERY;
        }
        boolean strong = tags.hasAny(Tag.ARMS) || tags.has(Tag.BATTERY) || tags.has(Tag.CALIBRE);
        if (!strong && (figures == Arm.ARTILLERY || above == Arm.ARTILLERY || above == Arm.ENGINEERS)) {
            return figures == Arm.ARTILLERY ? figures : above;
        }
        if (words == Arm.INFANTRY && above == Arm.CAVALRY) {
            unit.doubt("arm", "foot by its words, among cavalry");
        }
        if (words != null || chasseurs) {
            return words;
        }
        boolean battalion = Lists.any(unit.part.words(), word -> word.isSign("/"));
        // A battalion of a regiment that has nothing but a number is of the line.
        return figures != null ? figures : battalion && above == null ? Arm.INFANTRY : null;
    }

    /** A company with guns is of the artillery, be it called light; a regiment or battalion may have guns of its own. */
    private static boolean isCompany(UnitDraft unit) {
        return unit.part.has(Tag.COMPANY) && !unit.part.has(Tag.BATTALION) && !unit.part.has(Tag.REGIMENT);
    }

    private static @Nullable Arm ofFigures(UnitDraft unit) {
        for (Figure figure : unit.part.figures()) {
            if (figure.kind() == FigureKind.BATTALIONS) {
                return Arm.INFANTRY;
            }
            if (figure.kind() == FigureKind.SQUADRONS
                    || figure.kind() == FigureKind.HORSES && !areOfOfficers(figure, unit)) {
                return Arm.CAVALRY;
            }
            if (figure.kind() == FigureKind.GUNS || figure.kind() == FigureKind.BATTERIES) {
                return Arm.ARTILLERY;
            }
        }
        return null;
    }

    /** So few horses for so many men carry their officers and baggage. */
    private static boolean areOfOfficers(Figure horses, UnitDraft unit) {
        return Lists.any(
                unit.part.figures(),
                figure -> (figure.kind() == FigureKind.MEN || figure.kind() == FigureKind.RANKS)
                        && figure.value() > MEN_A_HORSE * horses.value());
    }

    private @Nullable Arm guess(UnitDraft unit) {
        Arm above = above(unit);
        if (unit.part.has(Tag.CHASSEUR)) {
            return chasseurs(unit, above);
        }
        if (above != null) {
            return above;
        }
        boolean counted = Lists.any(unit.part.figures(), figure -> figure.kind() == FigureKind.SMALL);
        if (unit.echelon == Echelon.DIVISION && counted) {
            return Arm.INFANTRY; // Its figures count battalions, and more men than horse ever has.
        }
        Set<Arm> beside = beside(unit);
        boolean whole = unit.echelon == Echelon.DIVISION || unit.echelon == Echelon.BRIGADE;
        if (whole && !beside.isEmpty() && !beside.contains(Arm.CAVALRY)) {
            return Arm.INFANTRY; // A brigade beside the guns of its division is none of them.
        }
        boolean regiment = unit.part.has(Tag.REGIMENT) || unit.part.has(Tag.BATTALION);
        if (beside.equals(GUNS) && regiment) {
            return Arm.INFANTRY; // Nor is a regiment: guns stand in batteries.
        }
        if (beside.size() == 1) {
            return beside.iterator().next();
        }
        if (beside.isEmpty() && isAllInfantry(unit.side)) {
            return Arm.INFANTRY;
        }
        if (horseApart.contains(unit.side) && isOfFormation(unit) && !beside.contains(Arm.CAVALRY)) {
            return Arm.INFANTRY;
        }
        if (whole && beside.contains(Arm.INFANTRY) || isFoot(unit, beside)) {
            return Arm.INFANTRY;
        }
        unit.doubt("arm", "nothing says of which arm it is");
        return whole || beside.isEmpty() || beside.contains(Arm.INFANTRY) ? Arm.INFANTRY : null;
    }

    /** A regiment or battalion that says no more, in a formation without horse, of a side whose horse stands apart. */
    private boolean isFoot(UnitDraft unit, Set<Arm> beside) {
        boolean regiment =
                OrderSettling.isNumbered(unit.part) || unit.part.has(Tag.REGIMENT) || unit.part.has(Tag.BATTALION);
        return regiment
                && unit.parent != null
                && unit.parent.echelon != Echelon.GROUP
                && !beside.contains(Arm.CAVALRY)
                && horse.getOrDefault(unit.side, false);
    }

    private static boolean isOfFormation(UnitDraft unit) {
        return unit.parent != null
                && (unit.parent.echelon == Echelon.BRIGADE || unit.parent.echelon == Echelon.DIVISION)
                && OrderSettling.isNumbered(unit.part);
    }

    /** Chasseurs with a number ride, unless they stand among infantry. */
    private Arm chasseurs(UnitDraft unit, @Nullable Arm above) {
        if (above == Arm.CAVALRY || above == Arm.INFANTRY) {
            return above;
        }
        boolean afoot = beside(unit).equals(Set.of(Arm.INFANTRY));
        boolean alone = beside(unit).isEmpty() && !isOutsideBrigades(unit);
        if (!OrderSettling.isNumbered(unit.part) || afoot || alone) {
            unit.doubt("arm", "chasseurs may ride or march");
        }
        return afoot ? Arm.INFANTRY : Arm.CAVALRY;
    }

    /** Chasseurs that no brigade holds are listed among divisions of horse and foot, and ride more often than not. */
    private boolean isOutsideBrigades(UnitDraft unit) {
        return unit.parent == null || unit.parent.echelon != Echelon.BRIGADE;
    }

    private static @Nullable Arm above(UnitDraft unit) {
        for (FormationDraft above = unit.parent; above != null; above = above.parent) {
            if (above.arm != null) {
                return above.arm;
            }
        }
        return null;
    }

    /** Arms of units of the same formation, of those that say one. */
    private Set<Arm> beside(UnitDraft unit) {
        return unit.parent == null ? Set.of() : armsIn.computeIfAbsent(unit.parent, UnitArms::armsIn);
    }

    private static Set<Arm> armsIn(FormationDraft formation) {
        EnumSet<Arm> arms = EnumSet.noneOf(Arm.class);
        for (UnitDraft unit : formation.units) {
            if (unit.arm != null) {
                arms.add(unit.arm);
            }
        }
        return arms;
    }

    /** Whether the foot and horse of a side that say what they are, guns apart, are many and all of them foot. */
    private boolean isAllInfantry(int side) {
        return kinds.getOrDefault(side, Kinds.NONE).areFoot();
    }

    /** How many units of a side, guns apart, say of which arm they are, and how many of them are foot. */
    private record Kinds(int known, int foot) {
        static final Kinds NONE = new Kinds(0, 0);

        static Kinds of(@Nullable Arm arm) {
            return arm == null || arm == Arm.ARTILLERY ? NONE : new Kinds(1, arm == Arm.INFANTRY ? 1 : 0);
        }

        Kinds and(Kinds others) {
            return new Kinds(known + others.known, foot + others.foot);
        }

        boolean areFoot() {
            return known >= MANY && foot == known;
        }
    }
}
