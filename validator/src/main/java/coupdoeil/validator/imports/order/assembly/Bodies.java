package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.phrase.ArmWords;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lines that name an arm as a unit does, and are the formation of what stands below them. */
final class Bodies {

    private static final int MOST_OF_DIVISION = 3;

    private Bodies() {}

    /** {@code Bavarian Artillery: Lieutenant-Colonel Göschl}, and batteries below it, further in. */
    static boolean isOver(Entry entry, @Nullable Entry next) {
        Part part = entry.phrase().parts().get(0);
        if (next != null && (isHorseOfNation(entry, next) || next.role() == Role.UNIT && isHeadedOver(entry, next))) {
            return true;
        }
        return next != null
                && (next.role() == Role.UNIT || next.role() == Role.FORMATION)
                && next.depth() > entry.depth()
                && entry.phrase().parts().size() == 1
                && part.figures().isEmpty()
                && entry.phrase().shared().isEmpty()
                && (next.role() == Role.FORMATION && isBody(part)
                        || !part.person().isEmpty())
                && ArmWords.of(part.tags()) != null
                && !Lists.any(part.words(), word -> word.isOrdinal() || word.isAny(Tag.UNITS));
    }

    /** {@code Artillerie (8 batteries)} behind the last division of a corps: no division has so many. */
    static boolean isOfCorps(Part arm, FormationDraft division) {
        return division.echelon == Echelon.DIVISION
                && division.parent != null
                && division.parent.echelon == Echelon.CORPS
                && Lists.any(
                        arm.figures(),
                        figure -> figure.kind() == FigureKind.BATTERIES && figure.value() > MOST_OF_DIVISION);
    }

    /** {@code 1. CENTRE DE L'ARMÉE : IVe Corps d'Armée}: where the corps stood that the line is about. */
    static boolean isPlaceOfCorps(List<Part> parts) {
        return parts.size() > 1
                && isPlace(parts.get(0))
                && parts.get(1).kind() == PartKind.FORMATION
                && parts.get(1).has(Tag.CORPS);
    }

    private static boolean isPlace(Part part) {
        int first = part.words().isEmpty() || part.words().get(0).isWord() ? 0 : 1;
        return part.kind() == PartKind.FORMATION
                && part.words().size() > first
                && part.words().get(first).is(Tag.GROUP)
                && part.figures().isEmpty()
                && part.person().isEmpty()
                && ArmWords.of(part.tags()) == null;
    }

    /** {@code Russian Cavalry, Pahlen III.} behind a blank line, and right below it the first of its brigades. */
    private static boolean isHorseOfNation(Entry entry, Entry next) {
        Part part = entry.phrase().parts().get(0);
        return next.role() == Role.FORMATION
                && !next.phrase().line().source().afterBlank()
                && next.phrase().parts().get(0).has(Tag.BRIGADE)
                && entry.phrase().line().source().afterBlank()
                && next.depth() >= entry.depth()
                && part.figures().isEmpty()
                && part.has(Tag.NATION)
                && isBody(part);
    }

    /** {@code Orlov. 12 squads} behind {@code Russian Cavalry}: a name, and how many parts there are of what it commands. */
    static boolean isChief(Part body, Part name) {
        return body.kind() == PartKind.UNIT
                && name.kind() == PartKind.NAME
                && isBody(body)
                && Lists.all(name.figures(), figure -> figure.kind().isCount());
    }

    /** Whether several units stand behind what a line begins with. */
    static boolean holdsSeveral(List<Part> parts) {
        return Lists.count(
                        parts.subList(1, parts.size()),
                        part -> part.kind() == PartKind.UNIT || part.kind() == PartKind.NAME)
                > 1;
    }

    /** {@code 1 Company Pioneers} behind the batteries of {@code Reserve Artillery}: of that, or of what stands above it. */
    static void doubt(@Nullable FormationDraft left, Part support, @Nullable UnitDraft unit) {
        Arm arm = ArmWords.of(support.tags());
        if (left != null && unit != null && left.isSupport() && arm != null && arm.isSupport()) {
            unit.doubt("parentPath", "behind " + left.name() + ": of that, or of what stands above it");
        }
    }

    /** {@code Reiterei. General-Major Graf Preysing.}, and below it, as far in, regiments that nobody is named with. */
    private static boolean isHeadedOver(Entry entry, Entry next) {
        Part part = entry.phrase().parts().get(0);
        Part below = next.phrase().parts().get(0);
        return next.depth() == entry.depth()
                && isBare(entry, part)
                && isCommanded(entry)
                && below.person().isEmpty()
                && (below.kind() == PartKind.UNIT || !below.figures().isEmpty())
                && (ArmWords.of(part.tags()) == ArmWords.of(below.tags())
                        || part.has(Tag.GUNS) && below.has(Tag.BATTERY));
    }

    /** One word for an arm, and nothing that is counted. */
    private static boolean isBare(Entry entry, Part part) {
        return part.kind() == PartKind.ARM
                && part.words().size() == 1
                && !part.words().get(0).isAny(Tag.UNITS)
                && entry.phrase().shared().isEmpty()
                && Lists.all(entry.phrase().parts(), other -> other.figures().isEmpty());
    }

    /** Whether nothing but a person with a rank stands behind. */
    private static boolean isCommanded(Entry entry) {
        List<Part> parts = entry.phrase().parts();
        List<Token> person = parts.size() == 2 && parts.get(1).kind() == PartKind.PERSON
                ? parts.get(1).words()
                : parts.size() == 1 ? parts.get(0).person() : List.of();
        return Tags.of(person).has(Tag.RANK);
    }

    /** {@code Russian Guard Infantry}: foot or horse, and more than the word for it. */
    private static boolean isBody(Part part) {
        Arm arm = ArmWords.of(part.tags());
        return (arm == Arm.INFANTRY || arm == Arm.CAVALRY)
                && part.words().size() > 1
                && Lists.all(
                        part.words(),
                        word -> word.isCapitalised() && !word.tags().isEmpty());
    }

    /** {@code une compagnie à cheval, 6 pièces} are gunners, though nothing but the guns says so. */
    static boolean hasGuns(Part part) {
        return Lists.any(part.figures(), figure -> figure.kind() == FigureKind.GUNS);
    }

    /** {@code Horse Artillery}. */
    static boolean isMounted(Part part) {
        return Lists.any(
                part.words(), word -> word.is(Tag.MOUNTED) || word.folded().startsWith("horse"));
    }

    /** {@code Unbrigaded: Rybinsk Hussars}: what stands beside the brigades of a corps, and has no arm nor commander. */
    static boolean isOfNoBrigade(FormationDraft group) {
        return group.echelon == Echelon.GROUP
                && group.arm == null
                && group.commander.isEmpty()
                && group.parent != null
                && group.parent.holds(Echelon.BRIGADE);
    }
}
