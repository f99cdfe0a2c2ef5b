package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.phrase.Figure;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.SourceLine;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What stands outside of the formations of a list: read, but doubted. Linear in units. */
final class UnassignedUnits {

    /** So sure at most that a sentence was understood. */
    static final double TOLD = 0.45;

    /** So sure at most that it is a unit. */
    private static final double STRAY = 0.45;
    /** Of so many units the most must be of some formation. */
    private static final double MOST = 0.7;

    private static final int FEWEST_WORDS = 3;
    private static final int MOST_PAGES = 50;
    private static final int FIRST_YEAR = 1750;
    private static final int LAST_YEAR = 2100;

    private static final Tags SMALL = Tags.of(Tag.PARTICLE, Tag.CONNECT, Tag.NUMBER);

    private UnassignedUnits() {}

    /** How sure it is that a part of a line is a unit. @param told whether {@link #isTold} of the line */
    static double confidence(Entry entry, Part part, boolean told) {
        if (entry.phrase().line().told()) {
            return TOLD;
        }
        boolean word = part.kind() == PartKind.NAME
                && part.figures().isEmpty()
                && entry.phrase().parts().size() == 1;
        if (word || told) {
            return Math.min(entry.confidence(), TOLD);
        }
        boolean beside = entry.role() != Role.UNIT;
        return beside && part.kind() == PartKind.ARM ? Math.min(entry.confidence(), 0.6) : entry.confidence();
    }

    /** Whether a part of a line is a sentence. */
    static boolean isTold(Entry entry) {
        return Lists.any(entry.phrase().parts(), UnassignedUnits::isSentence);
    }

    /** {@code Füsilier-Bat. von Rühle. P.}: a mark behind a name, that says something of it somewhere else. */
    static boolean isLetter(Part part) {
        return part.kind() == PartKind.NAME
                && part.figures().isEmpty()
                && part.words().size() == 1
                && part.words()
                                .get(0)
                                .text()
                                .chars()
                                .filter(Character::isLetter)
                                .count()
                        == 1;
    }

    /**
     * {@code Régiment de Vladimir} alone between blank lines, and listed before: below a picture, or above a story.
     *
     * @param named what units are called so far; this is added
     */
    static boolean isNamedAgain(Entry entry, @Nullable Entry next, Set<String> named) {
        Part part = entry.phrase().parts().get(0);
        boolean known = part.kind() == PartKind.UNIT && !named.add(part.name().toLowerCase(Locale.ROOT));
        SourceLine line = entry.phrase().line().source();
        return known
                && line.mark() == Mark.PLAIN
                && line.afterBlank()
                && (next == null || next.phrase().line().source().afterBlank())
                && entry.phrase().parts().size() == 1
                && part.figures().isEmpty()
                && part.person().isEmpty();
    }

    /** {@code a position battery is eight 12pdrs}: what holds a verb is told, and not listed. */
    static boolean isSentence(Part part) {
        return Lists.any(
                part.words(),
                word -> word.is(Tag.PROSE)
                        && !word.isCapitalised()
                        && !word.isAny(SMALL)
                        && word.text().length() > 1);
    }

    /** {@code Bei der Rückkehr standen zur Verfügung:} says something of what follows, though not of what it is part. */
    static boolean isAnnouncement(Entry entry) {
        List<Token> tokens = entry.phrase().line().tokens();
        return tokens.size() > FEWEST_WORDS
                && tokens.get(tokens.size() - 1).isSign(":")
                && Lists.count(tokens, word -> word.isWord() && !word.isCapitalised()) >= FEWEST_WORDS;
    }

    /** {@code Russian Infantry at Craonne} above everything else: what is said before the first formation is often a title. */
    static void doubt(OrderDraft draft) {
        long held = draft.units.stream().filter(unit -> unit.parent != null).count();
        if (draft.formations.isEmpty() || held < MOST * draft.units.size()) {
            return;
        }
        int first = draft.formations.get(0).line;
        for (UnitDraft unit : draft.units) {
            if (unit.parent == null && unit.line < first && (saysNoMore(unit.part) || isHeadOfPage(unit.part))) {
                unit.confidence = Math.min(unit.confidence, STRAY);
            }
        }
        draft.formations.forEach(UnassignedUnits::ofPage);
    }

    /** {@code Kriegsgesch. v. Baiern. I. 15} among regiments: a name alone, with the number of a page or a year. */
    private static void ofPage(FormationDraft formation) {
        List<UnitDraft> names = Lists.where(formation.units, unit -> unit.part.kind() == PartKind.NAME);
        if (names.size() == 1
                && formation.units.size() > 1
                && Lists.any(names.get(0).part.figures(), UnassignedUnits::isOfPage)) {
            names.get(0).confidence = Math.min(names.get(0).confidence, STRAY);
        }
    }

    private static boolean isOfPage(Figure figure) {
        boolean year = figure.value() >= FIRST_YEAR && figure.value() <= LAST_YEAR;
        return figure.kind() == FigureKind.STRENGTH && (year || figure.value() < MOST_PAGES);
    }

    /** {@code The Wargamer 41}: a name that means nothing, and the number of a page, are the head of one. */
    private static boolean isHeadOfPage(Part part) {
        return part.kind() == PartKind.NAME
                && part.figures().size() == 1
                && isOfPage(part.figures().get(0))
                && !Lists.any(part.words(), Token::isOrdinal);
    }

    private static boolean saysNoMore(Part part) {
        return part.figures().isEmpty() && !Lists.any(part.words(), Token::isOrdinal);
    }
}
