package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import coupdoeil.validator.imports.words.WordList;
import java.util.List;

/** What a piece of a line is, by its words alone. */
final class Kinds {

    private static final Tags QUALIFIERS = Tags.of(Tag.LIGHT, Tag.MOUNTED, Tag.ONFOOT, Tag.CALIBRE, Tag.GUNS);
    /** Of words that may stand in a sentence, and in a name of troops too. */
    private static final Tags NO_PROSE = Tag.ARMS.union(Tags.of(Tag.PARTICLE, Tag.NUMBER, Tag.CONNECT));

    private static final Tags TROOPS = Tag.ARMS.union(Tag.UNITS).union(Tag.FORMATIONS);
    private static final int FEW_WORDS = 6;
    private static final int MOST_NAMES_OF_SIDE = 2;

    private Kinds() {}

    static PartKind of(Piece piece) {
        if (piece.words.isEmpty()) {
            return piece.figures.isEmpty() ? PartKind.NOTE : PartKind.FIGURES;
        }
        Tags tags = piece.tags();
        if (isProse(piece)) {
            return PartKind.NOTE;
        }
        if (tags.has(Tag.TOTAL)) {
            return PartKind.TOTAL;
        }
        if (isOfLosses(piece)) {
            return PartKind.NOTE;
        }
        boolean troops = tags.hasAny(TROOPS);
        boolean letter =
                piece.words.get(0).is(Tag.NOTE) && piece.words.get(0).folded().indexOf(' ') > 0;
        if (tags.has(Tag.NOTE) && (letter || !(troops && piece.isNumbered()))) {
            return PartKind.NOTE;
        }
        if (tags.has(Tag.TITLE) && !troops && hasYear(piece)) {
            return PartKind.NOTE;
        }
        if (tags.has(Tag.ROLE) && isRole(piece, troops)) {
            return PartKind.ROLE;
        }
        boolean rankLast = !piece.words.get(0).is(Tag.RANK)
                && piece.words.get(piece.words.size() - 1).is(Tag.RANK);
        Token first = piece.words.get(0);
        boolean numbered = first.isOrdinal() || first.kind() == Token.Kind.NUMBER;
        if (isOfficerOfTroops(piece)) {
            return PartKind.PERSON;
        }
        if (tags.has(Tag.RANK) && !rankLast && !troops && !numbered && !tags.has(Tag.GROUP)) {
            return isCounted(piece) ? PartKind.UNIT : PartKind.PERSON;
        }
        if (tags.hasAny(Tag.FORMATIONS)) {
            return tags.has(Tag.CALIBRE) || isUnitOfFormation(piece) ? PartKind.UNIT : PartKind.FORMATION;
        }
        return ofTroops(piece, tags);
    }

    /** {@code Sir John Smith of the Legion}: of what somebody is, and no unit. */
    private static boolean isOfficerOfTroops(Piece piece) {
        int last = piece.words.size() - 1;
        int small = last;
        while (small > 0 && piece.words.get(small - 1).is(Tag.PARTICLE)) {
            small--;
        }
        return small > 1
                && last - small > 1
                && piece.figures.isEmpty()
                && piece.words.get(0).is(Tag.RANK)
                && piece.words.get(last).isAny(Tag.ARMS)
                && Lists.all(
                        piece.words.subList(1, small),
                        word -> word.isCapitalised() && word.tags().isEmpty());
    }

    /** {@code Detached Voltigeurs} lost nobody, and are the lowest that is named. */
    private static boolean isDetached(Piece piece) {
        return piece.figures.isEmpty()
                && piece.words.size() > 1
                && piece.words.get(0).is(Tag.LOSSES)
                && Lists.all(piece.words.subList(1, piece.words.size()), word -> word.isAny(Tag.ARMS));
    }

    /** {@code Brigade loss}: what a formation lost, and no formation. */
    private static boolean isOfLosses(Piece piece) {
        return piece.names() == 0
                && !isDetached(piece)
                && !piece.isNumbered()
                && Lists.any(piece.words, word -> word.isWord() && word.is(Tag.LOSSES));
    }

    /** {@code 2 Bat. Herzog von Braunschweig-Oels}: battalions, and the name of their owner. */
    private static boolean isCounted(Piece piece) {
        Token first = piece.words.get(0);
        return Lists.any(
                piece.figures,
                figure -> figure.kind().isCount() && figure.line() <= first.below() && figure.start() < first.start());
    }

    /** {@code Napoleon's 1796 Italian Campaign}. */
    private static boolean hasYear(Piece piece) {
        return Lists.any(piece.words, Token::isYear);
    }

    private static PartKind ofTroops(Piece piece, Tags tags) {
        boolean arm = tags.hasAny(Tag.ARMS) || tags.hasAny(QUALIFIERS);
        boolean unit = tags.hasAny(Tag.UNITS);
        boolean named = piece.names() > 0;
        Token first = piece.words.get(0);
        boolean headed = piece.words.size() == 2 && first.is(Tag.GROUP) && first.isCapitalised();
        if (tags.has(Tag.GROUP) && !headed && !arm && !unit && isTold(piece)) {
            return PartKind.NOTE;
        }
        if (tags.has(Tag.GROUP) && !(unit && (piece.isNumbered() || named)) && !(arm && piece.isNumbered())) {
            return PartKind.FORMATION;
        }
        if (piece.isNumbered() && startsAsName(piece)) {
            return !arm && !unit && isWave(piece) ? PartKind.NOTE : PartKind.UNIT;
        }
        if (arm || unit) {
            return named || isDetached(piece) ? PartKind.UNIT : PartKind.ARM;
        }
        if (tags.has(Tag.NATION) && piece.names() <= MOST_NAMES_OF_SIDE && !piece.isNumbered()) {
            return PartKind.SIDE;
        }
        if (isFlank(piece.words) && !piece.brackets.isEmpty()) {
            return PartKind.FORMATION; // Right (Bieganski)
        }
        return named ? PartKind.NAME : PartKind.NOTE;
    }

    /** {@code first wave}, {@code second player}: a number in words, and words that name nothing. */
    private static boolean isWave(Piece piece) {
        return piece.words.size() > 1
                && Lists.all(piece.words, word -> word.isWord() && !word.isCapitalised())
                && Lists.all(
                        piece.words.subList(1, piece.words.size()),
                        word -> word.tags().isEmpty());
    }

    /** Where troops stand, and no name. */
    static boolean isFlank(List<Token> words) {
        return words.size() == 1 && WordList.FLANK.has(words.get(0).folded());
    }

    private static boolean isTold(Piece piece) {
        return Lists.any(
                piece.words,
                word -> word.isWord()
                        && !word.isCapitalised()
                        && word.tags().isEmpty()
                        && !WordList.FLANK.has(word.folded()));
    }

    private static boolean startsAsName(Piece piece) {
        Token first = piece.words.get(0);
        return !first.isWord() || first.isCapitalised() || !first.tags().isEmpty();
    }

    private static boolean isProse(Piece piece) {
        int prose = 0;
        int lower = 0;
        for (Token word : piece.words) {
            prose += word.is(Tag.PROSE) && !word.isAny(NO_PROSE) ? 1 : 0;
            lower += word.isWord() && !word.isCapitalised() && word.tags().isEmpty() ? 1 : 0;
        }
        int size = piece.words.size();
        return prose >= 2 || prose == 1 && size > FEW_WORDS || lower >= 3 && 2 * lower > size || prose + lower == size;
    }

    private static boolean isRole(Piece piece, boolean troops) {
        Token first = piece.words.get(0);
        return !troops || first.is(Tag.ROLE);
    }

    /** {@code Granaderos de la 4.ª División (2 batallones)}: troops with figures of their own, drawn from a formation. */
    private static boolean isTroopsOf(Piece piece, int formation) {
        boolean parted = formation > 1
                && Tags.of(piece.words.subList(1, formation)).has(Tag.PARTICLE)
                && Lists.all(
                        piece.words.subList(1, formation),
                        word -> word.is(Tag.PARTICLE) || word.isOrdinal() || word.isAny(Tag.ARMS));
        Token head = piece.words.get(0);
        boolean troops = head.isAny(Tag.ARMS) && !head.isAny(Tag.FORMATIONS);
        return parted
                && troops
                && Lists.any(piece.figures, figure -> figure.kind().isCount());
    }

    /** {@code Battery of the 2nd Division}, {@code 3rd Battalion Army Corps Artillery}: the head word is the unit's. */
    private static boolean isUnitOfFormation(Piece piece) {
        int unit = -1;
        int formation = -1;
        for (int i = 0; i < piece.words.size(); i++) {
            Token word = piece.words.get(i);
            if (word.isAny(Tag.UNITS) && !word.isAny(Tag.FORMATIONS) && unit < 0) {
                unit = i;
            }
            if (word.isAny(Tag.FORMATIONS) && formation < 0) {
                formation = i;
            }
        }
        boolean brigadeOfGuns = piece.has(Tag.BRIGADE)
                && piece.has(Tag.ARTILLERY)
                && Lists.any(piece.words, Token::isPossessive)
                && Lists.any(piece.figures, figure -> figure.kind() == FigureKind.GUNS);
        if (brigadeOfGuns) {
            return true; // Captain Bolton's Brigade RA (6 guns): so the English called their batteries.
        }
        boolean slashed = Lists.any(piece.words, word -> word.isSign("/"));
        if (isTroopsOf(piece, formation)) {
            return true;
        }
        return slashed || unit >= 0 && (unit < formation || piece.isNumbered());
    }
}
