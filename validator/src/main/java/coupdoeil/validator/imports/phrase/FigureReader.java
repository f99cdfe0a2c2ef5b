package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the figures in a row of tokens: what is a count, what a date, what part of a name. */
final class FigureReader extends TokenRow {

    /** Tokens used up, and the figures they are; none for a date. */
    record Match(int tokens, List<Figure> figures) {}

    private static final Tags COUNTABLE = Tags.of(
            Tag.MEN,
            Tag.OFFICERS,
            Tag.RANKS,
            Tag.HORSES,
            Tag.GUNS,
            Tag.LOSSES,
            Tag.BATTALION,
            Tag.SQUADRON,
            Tag.COMPANY,
            Tag.BATTERY);
    /** Words that a figure may begin with, beside those with a colon behind them. */
    private static final Tags BEGINNING = Tags.of(Tag.NUMBER, Tag.ORDINAL, Tag.MONTH, Tag.MEN, Tag.HORSES);

    /** Between commas; elsewhere it joins two in German. */
    private static final Set<String> MEN_IN_SHORT = Set.of("u", "uom");

    /** In brackets: {@code (8 st.)}. */
    private static final Set<String> GUNS_IN_SHORT = Set.of("st", "stn", "pz");

    private static final Set<String> HORSES_IN_SHORT = Set.of("cav");

    private static final Tags LIGHT = Tags.of(Tag.LIGHT);
    private static final Tags HEADCOUNTED = Tags.of(Tag.INFANTRY, Tag.CAVALRY, Tag.ARTILLERY, Tag.ENGINEERS, Tag.TRAIN);
    /** A bracket with no more than this alone counts battalions or squadrons. */
    private static final int MOST_PARTS = 12;
    /** No regiment has a higher number. */
    private static final int HIGHEST_NUMBER = 400;

    /** So few men are not worth a headcount by arm: it is the number of a unit. */
    private static final int FEWEST_OF_ARM = 30;

    private static final int MOST_BATTALIONS = 12;
    private static final int MOST_GUNS = 400;
    /** So many tokens back what is counted of a unit is looked for. */
    private static final int FARTHEST = 24;

    private static final int HIGHEST_CALIBRE = 36;

    private final Dates dates;
    private final SlashedFigures slashed;
    private final boolean bracketed;
    private final boolean total;

    FigureReader(List<Token> tokens, boolean bracketed, boolean total) {
        super(tokens);
        this.dates = new Dates(tokens);
        this.slashed = new SlashedFigures(tokens, bracketed);
        this.bracketed = bracketed;
        this.total = total;
    }

    /** The figure that begins at a token; null if none does. */
    @Nullable
    Match at(int at) {
        if (!mayBegin(at)) {
            return null;
        }
        int dated = dates.at(at);
        Match match = dated > 0 ? new Match(dated, List.of()) : null;
        match = match != null ? match : guns(at);
        match = match != null ? match : slashed.at(at);
        match = match != null ? match : counted(at);
        match = match != null ? match : labelled(at);
        match = match != null ? match : listed(at);
        match = match != null ? match : behindMeasure(at);
        match = match != null ? match : sum(at);
        match = match != null ? match : times(at);
        return match != null ? match : bare(at);
    }

    /** Asked first, for most tokens are words of a name. */
    private boolean mayBegin(int at) {
        Token token = tokens.get(at);
        return switch (token.kind()) {
            case NUMBER, ORDINAL -> true;
            case WORD -> token.isAny(BEGINNING) || isTimes(at) || isSign(at + 1, ":") || isSign(at - 1, ",");
            case SIGN -> token.isSign("=") || token.isSign("×") || isTimes(at);
        };
    }

    private boolean isNumeral(int at) {
        Token token = token(at);
        return token != null && token.kind() == Token.Kind.NUMBER;
    }

    /** {@code 6 x 6£}, {@code 4 six-pounders}, {@code 5 eight-pound guns}, {@code 8 12-pdrs}. */
    private @Nullable Match guns(int at) {
        Token token = tokens.get(at);
        if (!token.isNumber() || token.value() > MOST_GUNS) {
            return null;
        }
        int next = at + 1;
        if (isSign(next, "x") || isSign(next, "×") || isSign(next, "*") || isSign(next, "-") || isTimes(next)) {
            next++;
        }
        if (next == at + 1 && isAdjective(next)) {
            next++; // five heavy 6-pounders
        }
        int calibre = next;
        if (next > at + 1 && !isNumeral(next) && !is(next, Tag.NUMBER)) {
            return null;
        }
        if (isNumeral(calibre) || is(calibre, Tag.NUMBER) && !is(calibre, Tag.CALIBRE)) {
            calibre++;
            if (isSign(calibre, "-")) {
                calibre++;
            }
        }
        if (calibre == at + 1 && !(is(calibre, Tag.CALIBRE) && is(calibre, Tag.NUMBER))) {
            return null;
        }
        int behind = calibre + 1;
        boolean kind = is(behind, Tag.CAVALRY) || is(behind, Tag.MOUNTED) || is(behind, Tag.ONFOOT);
        if (kind && !is(behind, Tag.BATTERY)) {
            behind++;
        }
        boolean named = token(behind) != null && tokens.get(behind).isCapitalised() && is(behind + 1, Tag.BATTERY);
        if (is(calibre, Tag.CALIBRE) && (is(behind, Tag.BATTERY) || named) && token.value() <= MOST_PARTS) {
            // So many batteries, not guns: what follows is their name, where none stands before a colon.
            boolean label = isSign(at - 1, ":") && is(at - 2, Tag.ARTILLERY) && is(behind, Tag.BATTERY);
            return new Match(label ? behind + 1 - at : 1, List.of(Figure.of(FigureKind.BATTERIES, token)));
        }
        boolean howitzers = isWord(calibre, "in")
                && (is(calibre + 1, Tag.GUNS) || isSign(calibre + 1, ".") && is(calibre + 2, Tag.GUNS));
        boolean inches = isSign(calibre, "\"") || isSign(calibre, "”") || isSign(calibre, "″") || howitzers;
        if (!is(calibre, Tag.CALIBRE) && !inches) {
            return null;
        }
        int end = calibre + 1;
        while (is(end, Tag.GUNS) || isSign(end, ".") && is(end + 1, Tag.GUNS)) {
            end++;
        }
        return new Match(end - at, List.of(Figure.of(FigureKind.GUNS, token)));
    }

    private boolean isAdjective(int at) {
        Token token = token(at);
        return token != null
                && token.isWord()
                && !token.isCapitalised()
                && (token.tags().isEmpty() || token.tags().equals(LIGHT))
                && isNumeral(at + 1);
    }

    private boolean isWord(int at, String folded) {
        Token token = token(at);
        return token != null && token.isWord() && token.folded().equals(folded);
    }

    private boolean isTimes(int at) {
        Token token = token(at);
        return token != null && token.folded().equals("x");
    }

    /** {@code 3 battalions}, {@code five weak companies}, {@code 1,830 gunners}. */
    private @Nullable Match counted(int at) {
        Token number = tokens.get(at);
        boolean calibreOf = number.isWord() && number.is(Tag.CALIBRE) && (!isNumeral(at - 1) || isCalibreOfBattery(at));
        if (!number.isNumber() || calibreOf || number.value() == Double.POSITIVE_INFINITY) {
            return null;
        }
        int word = at + 1;
        Token adjective = token(word);
        if (adjective != null
                && adjective.isWord()
                && !adjective.isAny(COUNTABLE)
                && token(word + 1) != null
                && (adjective.tags().isEmpty()
                        || adjective.is(Tag.NATION)
                        || adjective.is(Tag.LIGHT)
                        || adjective.is(Tag.MOUNTED)
                        || adjective.is(Tag.PARTICLE))
                && !adjective.isCapitalised()) {
            word += isSign(word + 1, ".") ? 2 : 1;
        }
        Token measure = token(word);
        if (measure == null || !measure.isWord()) {
            return null;
        }
        FigureKind brief = word == at + 1 && endsThere(word + 1) ? inShort(at, measure) : null;
        if (brief != null) {
            return new Match(2, List.of(Figure.of(brief, number)));
        }
        if (measure.is(Tag.CALIBRE) && !(measure.is(Tag.HORSES) && number.value() > HIGHEST_CALIBRE)) {
            return null;
        }
        int calibre = calibreBehind(word + 1);
        if (measure.is(Tag.GUNS) && calibre > 0) {
            return new Match(calibre - at, List.of(Figure.of(FigureKind.GUNS, number)));
        }
        for (Tag tag : COUNTABLE) {
            FigureKind kind = measure.is(tag) ? FigureKind.of(tag) : null;
            if (kind == null || kind.isCount() && number.value() > 4 * MOST_BATTALIONS * MOST_BATTALIONS) {
                continue;
            }
            // 2 Pionierkompanien: the word is the name of what is counted too.
            boolean mounted = adjective != null && adjective.is(Tag.MOUNTED) && word > at + 1;
            boolean kindOf = kind == FigureKind.BATTERIES && (is(word + 1, Tag.ONFOOT) || is(word + 1, Tag.MOUNTED));
            boolean named = kind.isCount() && (mounted || word == at + 1 && (measure.isAny(HEADCOUNTED) || kindOf));
            boolean pieces = kind == FigureKind.GUNS && measure.text().indexOf('-') > 0; // 6 Artillerie-Stücke
            return new Match(
                    named || pieces ? 1 : word + 1 - at, List.of(Figure.of(kindBeside(measure, kind), number)));
        }
        if (at == 0 && isBatteries(word)) {
            return new Match(1, List.of(Figure.of(FigureKind.BATTERIES, number)));
        }
        boolean headcount = measure.isAny(HEADCOUNTED) && word == at + 1 && number.value() >= FEWEST_OF_ARM;
        if (headcount && isOfPlace(at + 2)) {
            return new Match(1, List.of(Figure.of(FigureKind.MEN, number)));
        }
        return headcount && (bracketed || total || tokens.size() == 2 || followsFigures(word) || isBehindGuns(at, word))
                ? new Match(2, List.of(Figure.of(FigureKind.MEN, number)))
                : null;
    }

    /** {@code 60 dragoons of Numancia} are the men of a unit that has a name. */
    private boolean isOfPlace(int at) {
        Token name = token(at + 1);
        return is(at, Tag.PARTICLE)
                && name != null
                && name.isCapitalised()
                && name.tags().isEmpty();
    }

    /** {@code 1 sechspfünd. Batt.}, {@code 3 twelve-pounder batteries}: a calibre, and the battery that has it. */
    private boolean isCalibreOfBattery(int at) {
        return is(at + 1, Tag.BATTERY);
    }

    private boolean endsThere(int at) {
        Token next = token(at);
        return next == null || next.kind() == Token.Kind.SIGN;
    }

    /** {@code 4 sqd., 610 u., 588 cav.}: what a word counts that means something else where nothing is counted before it. */
    private @Nullable FigureKind inShort(int at, Token word) {
        String bare = bare(word);
        if (bracketed && GUNS_IN_SHORT.contains(bare)) {
            return FigureKind.GUNS;
        }
        FigureKind kind = MEN_IN_SHORT.contains(bare)
                ? FigureKind.MEN
                : HORSES_IN_SHORT.contains(bare) ? FigureKind.HORSES : null;
        return kind != null && isBehindCount(at) ? kind : null;
    }

    private static String bare(Token word) {
        String folded = word.folded();
        return folded.endsWith(".") ? folded.substring(0, folded.length() - 1) : folded;
    }

    /** Whether something before this place in the line is counted. */
    private boolean isBehindCount(int at) {
        for (int before = at - 1; before >= Math.max(0, at - FARTHEST); before--) {
            Token word = tokens.get(before);
            boolean counted = word.isAny(Tag.COUNTED) || word.isAny(Tag.MEASURES) || MEN_IN_SHORT.contains(bare(word));
            if (counted && (isNumeral(before - 1) || isNumeral(before + 1))) {
                return true;
            }
        }
        return false;
    }

    /** {@code 1 medium foot artillery}: in a list of a game, so many batteries. */
    private boolean isBatteries(int word) {
        Token number = tokens.get(0);
        int artillery = word;
        while (artillery < word + 2 && !is(artillery, Tag.ARTILLERY)) {
            artillery++;
        }
        Token named = token(artillery);
        return number.kind() == Token.Kind.NUMBER
                && number.value() <= MOST_PARTS
                && named != null
                && named.is(Tag.ARTILLERY)
                && !named.isCapitalised()
                && tokens.size() == artillery + 1;
    }

    /** {@code 8 pièces de 12}, {@code 4 guns 6-pdr}: where the calibre behind guns ends; 0 if there is none. */
    private int calibreBehind(int at) {
        if (is(at, Tag.PARTICLE) && is(at + 1, Tag.PARTICLE)) {
            return calibreBehind(at + 1); // 4 piezas de a 8
        }
        Token number = token(at + 1);
        Token next = token(at + 2);
        boolean calibre = is(at, Tag.PARTICLE)
                && number != null
                && isNumeral(at + 1)
                && number.value() <= HIGHEST_CALIBRE
                && (next == null || next.kind() == Token.Kind.SIGN);
        if (calibre) {
            return at + 2;
        }
        Token pounds = token(at);
        int word = isSign(at + 1, "-") ? at + 2 : at + 1;
        boolean bare = pounds != null && isNumeral(at) && pounds.value() <= HIGHEST_CALIBRE && is(word, Tag.CALIBRE);
        return bare ? word + 1 : 0;
    }

    /** {@code bat.} is a battery where guns are spoken of: those of many meanings count battalions first. */
    private static FigureKind kindBeside(Token measure, FigureKind kind) {
        return measure.is(Tag.BATTALION) && kind == FigureKind.BATTERIES ? FigureKind.BATTALIONS : kind;
    }

    /** {@code Artiglieria, 8 pezzi, 144 cannonieri}. */
    private boolean isBehindGuns(int at, int word) {
        return is(word, Tag.ARTILLERY)
                && token(word + 1) == null
                && isSign(at - 1, ",")
                && is(at - 2, Tag.GUNS)
                && isNumeral(at - 3);
    }

    private boolean followsFigures(int end) {
        return isSign(end + 1, ",") && isNumeral(end + 2);
    }

    /** {@code cavalli 556 uomini 426}: each figure behind what it counts. */
    private @Nullable Match behindMeasure(int at) {
        Token word = tokens.get(at);
        Token number = token(at + 1);
        boolean measure = word.isWord() && !word.isCapitalised() && (word.is(Tag.MEN) || word.is(Tag.HORSES));
        if (!measure
                || number == null
                || !isNumeral(at + 1)
                || isNumeral(at - 1) && !isMeasure(at - 2)
                || isCounted(at + 2) && !isNumeral(at + 3)) {
            return null;
        }
        FigureKind kind = word.is(Tag.MEN) ? FigureKind.MEN : FigureKind.HORSES;
        return new Match(2, List.of(Figure.of(kind, number)));
    }

    /** {@code 9° di linea, btg. 3, u. 1.512}: between commas. */
    private @Nullable Match listed(int at) {
        Token word = tokens.get(at);
        Token number = token(at + 1);
        boolean alone = isSign(at - 1, ",") && (token(at + 2) == null || isSign(at + 2, ","));
        if (!alone || !word.isWord() || word.isCapitalised() || number == null || !isNumeral(at + 1)) {
            return null;
        }
        if (MEN_IN_SHORT.contains(bare(word))) {
            return new Match(2, List.of(Figure.of(FigureKind.MEN, number)));
        }
        if (HORSES_IN_SHORT.contains(bare(word)) && isBehindCount(at)) {
            return new Match(2, List.of(Figure.of(FigureKind.HORSES, number)));
        }
        for (Tag tag : COUNTABLE) {
            FigureKind kind = word.is(tag) ? FigureKind.of(tag) : null;
            if (kind != null && (!kind.isCount() || number.value() <= MOST_BATTALIONS)) {
                return new Match(2, List.of(Figure.of(kindBeside(word, kind), number)));
            }
        }
        return null;
    }

    private boolean isMeasure(int at) {
        return is(at, Tag.MEN) || is(at, Tag.HORSES);
    }

    /** {@code bataillons : 12}. */
    private @Nullable Match labelled(int at) {
        Token word = tokens.get(at);
        boolean first = at == 0 || isSign(at - 1, ";") || isSign(at - 1, ",");
        Token number = token(at + 2);
        if (!word.isWord()
                || !first
                || !isSign(at + 1, ":")
                || number == null
                || !isNumeral(at + 2)
                || is(at + 3, Tag.GAME)) {
            return null;
        }
        for (Tag tag : COUNTABLE) {
            FigureKind kind = word.is(tag) ? FigureKind.of(tag) : null;
            if (kind != null) {
                return new Match(3, List.of(Figure.of(kind, number)));
            }
        }
        return null;
    }

    /** {@code 14e Ligne x2}: of so many parts. */
    private @Nullable Match times(int at) {
        Token number = token(at + 1);
        Token behind = token(at + 2);
        boolean sign = isSign(at, "x") || isSign(at, "×") || isTimes(at);
        boolean last = behind == null || behind.kind() == Token.Kind.SIGN;
        return sign && last && number != null && isNumeral(at + 1) && number.gap() == 0 && number.value() <= MOST_PARTS
                ? new Match(2, List.of(Figure.of(FigureKind.SMALL, number)))
                : null;
    }

    private @Nullable Match sum(int at) {
        Token number = token(at + 1);
        if (!isSign(at, "=") || !isNumeral(at + 1) || number == null) {
            return null;
        }
        Match said = counted(at + 1);
        // 3 bataillons = 1 530 hommes: of the one that is named, not of several above.
        return said != null && !said.figures().isEmpty()
                ? new Match(1 + said.tokens(), said.figures())
                : new Match(2, List.of(Figure.of(FigureKind.SUM, number)));
    }

    /** A number with nothing that says what it counts: at the end of what is said, in a cell or brackets of its own. */
    private @Nullable Match bare(int at) {
        Token number = tokens.get(at);
        if (number.kind() != Token.Kind.NUMBER
                || isSign(at + 1, "/")
                || isSign(at - 1, "/")
                || number.value() == Double.POSITIVE_INFINITY) {
            return null;
        }
        Token next = token(at + 1);
        boolean last = next == null
                || next.is(Tag.ABOUT)
                || next.kind() == Token.Kind.NUMBER
                || next.gap() >= Token.NEW_CELL
                || next.kind() == Token.Kind.SIGN && !isPartOfName(next);
        Token before = token(at - 1);
        boolean namesUnit = before != null
                && (before.is(Tag.REGIMENT) || before.is(Tag.CALIBRE))
                && number.gap() <= 1
                && number.value() <= HIGHEST_NUMBER
                && !isNumbered(at - 1)
                && !bracketed;
        if (!last || namesUnit || is(at + 1, Tag.CALIBRE)) {
            return null;
        }
        for (Tag tag : COUNTABLE) {
            boolean either = number.is(Tag.BATTALION) && number.is(Tag.SQUADRON);
            FigureKind headed = either ? FigureKind.SMALL : number.is(tag) ? FigureKind.of(tag) : null;
            if (headed != null) {
                return new Match(1, List.of(Figure.of(headed, number)));
            }
        }
        if (bracketed && tokens.size() == 1 && number.value() <= MOST_PARTS) {
            return new Match(1, List.of(Figure.of(FigureKind.SMALL, number)));
        }
        boolean alone = before == null
                || number.gap() >= Token.NEW_CELL
                || before.kind() != Token.Kind.ORDINAL
                || number.value() > HIGHEST_NUMBER;
        return alone ? new Match(1, List.of(Figure.of(FigureKind.STRENGTH, number))) : null;
    }

    /** {@code 9th Dragoon Regt 91}: whether the words up to here have a number, so that the next counts something. */
    private boolean isNumbered(int to) {
        int at = to;
        while (at > 0 && tokens.get(at).isWord() && !tokens.get(at).isOrdinal()) {
            at--;
        }
        return tokens.get(at).kind() == Token.Kind.ORDINAL && at < to;
    }

    private static boolean isPartOfName(Token sign) {
        return sign.isSign("/") || sign.isSign("'") || sign.isSign("&") || sign.isSign("-") && sign.gap() == 0;
    }
}
