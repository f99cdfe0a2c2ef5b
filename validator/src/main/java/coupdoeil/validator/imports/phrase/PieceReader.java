package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Cuts a token line into pieces at its separators, and takes figures and brackets out of the words. */
final class PieceReader {

    private static final Pattern NUMBERS = Pattern.compile("(?:[Nn]os|[Nn]rn?|[Nn]úms?|nn)\\.?(?: ?\\d+)?");
    /** Blanks that part columns. */
    private static final int COLUMN_GAP = 3;
    /** The highest number of a battalion or battery before a slash. */
    private static final int HIGHEST_PART = 30;
    /** Letters that a battalion without a number has at most: {@code Gren/}. */
    private static final int LONGEST_LETTERS = 4;

    /** Signs that stand in names; a comma only where it parts nothing. */
    private static final Set<String> PART_OF_NAME = Set.of("/", "-", "'", ",");

    private static final Tags TROOPS = Tag.UNITS.union(Tag.ARMS);

    private static final int MOST_PARTICLES = 3;

    /** Words of numbers of battalions before a slash, at most: no regiment has so many. */
    private static final int LONGEST_NOTATION = 60;

    private static final Set<String> GRADES = Set.of("line", "regular", "regulars");

    private final List<Token> tokens;
    private final Brackets brackets;
    private final boolean total;
    private final List<Piece> pieces = new ArrayList<>();
    private Piece current = new Piece(Separator.START, null);

    PieceReader(List<Token> tokens) {
        this.tokens = tokens;
        this.brackets = new Brackets(tokens);
        this.total = Tags.of(tokens).has(Tag.TOTAL);
    }

    List<Piece> pieces() {
        FigureReader figures = new FigureReader(tokens, false, total);
        for (int at = 0; at < tokens.size(); ) {
            Token token = tokens.get(at);
            gap(token);
            int close = brackets.closing(at);
            int notation = notation(at);
            if (close > at && isInName(at, close)) {
                current.words.addAll(tokens.subList(at, close + 1));
                at = close + 1;
            } else if (close > at) {
                bracket(tokens.subList(at, close + 1));
                at = close + 1;
            } else if (notation > 0) {
                current.words.addAll(tokens.subList(at, at + notation));
                at += notation;
            } else {
                at += one(at, token, figures);
            }
        }
        part(Separator.START, null);
        leaveOutPlaces();
        leaveOutSections();
        leaveOutGame();
        Calibres.leaveOut(pieces);
        return pieces;
    }

    /** {@code National Guards, before Saragossa 971}: where somebody stood is nobody else, and the figure is his. */
    private void leaveOutPlaces() {
        for (int at = pieces.size() - 1; at > 0; at--) {
            Piece piece = pieces.get(at);
            Token first = piece.words.isEmpty() ? null : piece.words.get(0);
            boolean where = first != null && first.is(Tag.PROSE) && !first.isCapitalised();
            if (where && piece.before == Separator.COMMA && piece.words.size() == 2) {
                pieces.get(at - 1).figures.addAll(piece.figures);
                pieces.remove(at);
            }
        }
    }

    /** {@code 1.er rég. à pied, 2 escouades}: so many squads of it, which nobody counts any further. */
    private void leaveOutSections() {
        List<Piece> kept = new ArrayList<>();
        for (Piece piece : pieces) {
            boolean sections = !kept.isEmpty()
                    && piece.before == Separator.COMMA
                    && piece.words.size() == 2
                    && piece.words.get(0).kind() == Token.Kind.NUMBER
                    && piece.words.get(1).is(Tag.SECTION);
            if (sections) {
                kept.get(kept.size() - 1).figures.addAll(piece.figures);
            } else {
                kept.add(piece);
            }
        }
        pieces.clear();
        pieces.addAll(kept);
    }

    /** {@code 1/95th Rifles - Elite - 16 figures (482)}: how good it is and what stands for it are no troops; the men are its own. */
    private void leaveOutGame() {
        List<Piece> kept = new ArrayList<>();
        for (Piece piece : pieces) {
            boolean game = !kept.isEmpty() && (isOfGame(piece) || isGrade(piece));
            if (!game) {
                kept.add(piece);
            } else if (isCountedInGame(piece)) {
                kept.get(kept.size() - 1).figures.addAll(piece.figures);
            }
        }
        pieces.clear();
        pieces.addAll(kept);
    }

    /** {@code - Line -}: in a list of a game, neither the best nor the worst. */
    private static boolean isGrade(Piece piece) {
        return piece.before == Separator.DASH
                && piece.figures.isEmpty()
                && piece.words.size() == 1
                && GRADES.contains(piece.words.get(0).folded());
    }

    private static boolean isCountedInGame(Piece piece) {
        for (int at = 1; at < piece.words.size(); at++) {
            if (piece.words.get(at).is(Tag.GAME) && piece.words.get(at - 1).kind() == Token.Kind.NUMBER) {
                return true;
            }
        }
        return false;
    }

    /** {@code 5 stands, Elite, M6}: what a unit is in a game. */
    private static boolean isOfGame(Piece piece) {
        List<Token> said = Lists.where(piece.words, Token::isWord);
        return !said.isEmpty() && Lists.all(said, word -> word.is(Tag.GAME) || isCode(word));
    }

    private static boolean isCode(Token word) {
        return word.text().length() == 1 && word.isCapitalised() && word.tags().isEmpty();
    }

    /** {@code 29th (Bavarian) Division}. */
    private boolean isInName(int open, int close) {
        return isOfLetter(open)
                || close == open + 2
                        && close + 1 < tokens.size()
                        && open > 0
                        && tokens.get(open - 1).isOrdinal()
                        && tokens.get(open + 1).isCapitalised()
                        && tokens.get(close + 1).isWord()
                        && tokens.get(close + 1).isAny(Tag.FORMATIONS);
    }

    /** {@code A [Howard]}: a brigade that has nothing but a letter is called by its commander too. */
    private boolean isOfLetter(int open) {
        Token letter = open > 0 ? tokens.get(open - 1) : tokens.get(open);
        return tokens.get(open).isSign("[")
                && letter.is(Tag.BRIGADE)
                && letter.text().length() == 1;
    }

    private int one(int at, Token token, FigureReader figures) {
        FigureReader.Match match = figures.at(at);
        if (match != null) {
            current.figures.addAll(match.figures());
            current.dated |= match.figures().isEmpty();
            return match.tokens();
        }
        if (token.is(Tag.ABOUT) && (isNumber(at - 1) || isNumber(at + 1))) {
            return 1;
        }
        if (token.is(Tag.EACH)) {
            current.each = true;
            return 1;
        }
        if (isOfCounted(at, token) || current.words.isEmpty() && OneUnit.isOne(tokens, at)) {
            return 1;
        }
        if (Leaders.isOfArm(tokens, at, current)) {
            part(Separator.DASH, null);
        }
        Separator separator = separator(at, token);
        if (separator != null) {
            part(separator, token);
        } else if (token.kind() != Token.Kind.SIGN || PART_OF_NAME.contains(token.text())) {
            current.words.add(token);
        }
        return 1;
    }

    /** {@code two companies of the 6th Infantry}: what leads from what is counted to the name. */
    private boolean isOfCounted(int at, Token token) {
        if (!current.words.isEmpty() || current.figures.isEmpty() || !token.is(Tag.PARTICLE) || token.isCapitalised()) {
            return false;
        }
        int behind = at + 1;
        while (behind < Math.min(tokens.size(), at + MOST_PARTICLES)
                && tokens.get(behind).is(Tag.PARTICLE)) {
            behind++;
        }
        return behind < tokens.size() && tokens.get(behind).isOrdinal();
    }

    /** A rank, and names. */
    private static boolean isOfficer(List<Token> words) {
        return words.size() > 1
                && words.get(0).is(Tag.RANK)
                && Lists.all(
                        words.subList(1, words.size()),
                        word -> word.is(Tag.RANK)
                                || word.is(Tag.PARTICLE)
                                || word.isCapitalised() && word.tags().isEmpty());
    }

    private boolean isNumber(int at) {
        return at >= 0 && at < tokens.size() && tokens.get(at).kind() == Token.Kind.NUMBER;
    }

    private void gap(Token token) {
        if (token.gap() >= Token.NEW_CELL) {
            part(Separator.CELL, null);
        } else if (token.gap() >= COLUMN_GAP) {
            part(Separator.GAP, null);
        }
    }

    private void part(Separator separator, @Nullable Token sign) {
        if (!current.isEmpty()) {
            pieces.add(current);
            current = new Piece(separator, sign);
        } else if (pieces.isEmpty() || separator.compareTo(current.before) > 0) {
            current = new Piece(pieces.isEmpty() ? Separator.START : separator, sign);
        }
    }

    private @Nullable Separator separator(int at, Token token) {
        if (token.isWord()) {
            boolean and = token.is(Tag.CONNECT) && !token.isCapitalised() && at > 0;
            return and && !LetteredParts.goOn(tokens, at) ? Separator.AND : null;
        }
        if (ApartSigns.part(tokens, at, current.words)) {
            return Separator.COMMA;
        }
        boolean apart = token.gap() > 0
                && (at + 1 == tokens.size() || tokens.get(at + 1).gap() > 0);
        return switch (token.text()) {
            case "," -> Commas.isInName(tokens, at, current) || LetteredParts.goOn(tokens, at) ? null : Separator.COMMA;
            case ";" -> Separator.SEMICOLON;
            case ":" -> Separator.COLON;
            case "&", "+" -> Separator.AND;
            case "." -> endsSentence(at) ? Separator.SEMICOLON : null;
            case "—" -> Separator.DASH;
            case "=" -> apart && !isHyphen(at) ? Separator.DASH : null;
            case "–", "-", "−" -> apart ? Separator.DASH : null;
            default -> null;
        };
    }

    /** {@code Infanterie = Bataillon Vincenti}: so old prints were read that part a word by two strokes. */
    private boolean isHyphen(int at) {
        return at > 0
                && at + 1 < tokens.size()
                && tokens.get(at - 1).isWord()
                && tokens.get(at + 1).isAny(Tag.UNITS)
                && tokens.get(0).isOrdinal();
    }

    /** A full stop with a blank behind it and a capital or number after that. */
    private boolean endsSentence(int at) {
        Token next = at + 1 < tokens.size() ? tokens.get(at + 1) : null;
        boolean leads =
                at > 0 && tokens.get(at).gap() == 0 && tokens.get(at - 1).isSign(".");
        return next != null
                && !leads
                && next.gap() > 0
                && (next.isCapitalised() || !next.isWord())
                && !next.isSign(".")
                && !next.isNumberOfName()
                && !isRankMisread(at, next)
                && !isAbbreviated(at, next);
    }

    /** {@code Oberstk. Mayr}: a rank cut short that was read badly, and a name. */
    private boolean isRankMisread(int stop, Token next) {
        Token rank = stop > 0 ? tokens.get(stop - 1) : next;
        return rank.is(Tag.RANK)
                && rank.repair() != null
                && tokens.get(stop).gap() == 0
                && next.isCapitalised()
                && next.tags().isEmpty();
    }

    /** {@code 1. Westpreuß. Inf.-Regt.}: a word that is not known, and no name of a person, cut short before what it says more of. */
    private boolean isAbbreviated(int stop, Token next) {
        Token word = stop > 0 ? tokens.get(stop - 1) : next;
        return tokens.get(stop).gap() == 0
                && word.isWord()
                && (word.isCapitalised() && current.figures.isEmpty() || current.words.size() == 1)
                && (word.tags().isEmpty() || word.is(Tag.NATION) && !word.isCapitalised())
                && next.isAny(TROOPS)
                && !Lists.any(current.words, said -> said.is(Tag.RANK))
                && (pieces.isEmpty() || Lists.any(current.words, Token::isOrdinal));
    }

    /** Tokens of a battalion's number before a slash, and of several such: {@code 1/}, {@code 1/, 2/}, {@code 1,2/}. */
    private int notation(int from) {
        if (ApartSigns.areTwo(tokens, from)) {
            return 0;
        }
        int at = from;
        boolean slash = false;
        int end = Math.min(tokens.size(), from + LONGEST_NOTATION);
        while (at < end && (isPart(tokens.get(at)) || at > from && isLettered(at))) {
            at++;
            if (at < tokens.size() && tokens.get(at).isSign("/")) {
                slash = true;
                at++;
                if (at >= tokens.size()) {
                    return 0;
                }
            }
            Token next = at < tokens.size() ? tokens.get(at) : null;
            if (next != null && at + 1 < tokens.size() && isOther(from, at + 1)) {
                return 0;
            }
            boolean goesOn = next != null
                    && at + 1 < tokens.size()
                    && (isPart(tokens.get(at + 1)) || isLettered(at + 1))
                    && isAnd(next);
            if (goesOn) {
                at++;
            } else if (slash) {
                boolean numbered = next != null && (next.isOrdinal() || next.kind() == Token.Kind.NUMBER);
                boolean named = next != null && (numbered || next.isWord());
                return named && !isHalf(from, at) ? numbered ? at + 1 - from : at - from : 0;
            } else {
                return 0;
            }
        }
        return 0;
    }

    /** {@code 20th, 1/23rd}: the number of a regiment, and that of a battalion of the next. */
    private boolean isOther(int from, int at) {
        return tokens.get(from).isOrdinal()
                && tokens.get(from + 1).isSign(",")
                && tokens.get(at).kind() == Token.Kind.NUMBER
                && isPart(tokens.get(at));
    }

    private boolean isHalf(int from, int at) {
        return tokens.get(from).value() == 1
                && tokens.get(at).value() == 2
                && at + 1 < tokens.size()
                && (tokens.get(at + 1).is(Tag.BATTERY) || tokens.get(at + 1).is(Tag.COMPANY));
    }

    private static boolean isPart(Token token) {
        return (token.kind() == Token.Kind.NUMBER || token.isOrdinal()) && token.value() <= HIGHEST_PART;
    }

    /** {@code 1/,2/,Fus/4th}: a battalion that has no number. */
    private boolean isLettered(int at) {
        Token token = tokens.get(at);
        return token.isCapitalised()
                && token.text().length() <= LONGEST_LETTERS
                && at + 1 < tokens.size()
                && tokens.get(at + 1).isSign("/");
    }

    private static boolean isAnd(Token token) {
        return token.isSign(",")
                || token.isSign("&")
                || token.isSign("+")
                || token.isSign("-")
                || token.isSign("+")
                || token.is(Tag.CONNECT);
    }

    private void bracket(List<Token> whole) {
        List<Token> inside = whole.subList(1, whole.size() - 1);
        if (Remarks.isOne(inside, whole.get(0).text())) {
            return;
        }
        boolean counted = Lists.any(inside, Token::isNumber);
        if (isOfficer(current.words) && !counted && Lists.any(inside, token -> token.isAny(TROOPS))) {
            return; // Major Churchill (1st Foot Guards): the regiment on whose list he stands.
        }
        if (isNumbers(inside)) {
            current.brackets.add(inside);
            return;
        }
        if (Lists.any(inside, Token::isPossessive)
                && Lists.all(inside, token -> token.isCapitalised() || token.is(Tag.PARTICLE))) {
            current.words.addAll(whole);
            return;
        }
        FigureReader reader = new FigureReader(inside, true, total);
        List<Figure> figures = new ArrayList<>();
        List<Token> rest = new ArrayList<>();
        boolean dated = false;
        for (int at = 0; at < inside.size(); ) {
            FigureReader.Match match = reader.at(at);
            if (match != null) {
                figures.addAll(match.figures());
                dated |= match.figures().isEmpty();
                at += match.tokens();
            } else {
                Token token = inside.get(at++);
                if (token.kind() != Token.Kind.SIGN || !figures.isEmpty() || !rest.isEmpty()) {
                    rest.add(token);
                }
            }
        }
        current.dated |= dated;
        current.each |= rest.removeIf(token -> token.is(Tag.EACH));
        boolean words = Lists.any(rest, token -> token.isWord() && !token.isAny(Tag.MEASURES) && !isGlue(token));
        if (words && isBattalion(rest)) {
            battalion(whole, rest);
        } else if (words || Lists.any(rest, token -> token.isOrdinal())) {
            boolean one = Lists.count(rest, Token::isOrdinal) == 1;
            boolean partOfName = !words && !current.words.isEmpty();
            if (partOfName && one) {
                current.words.addAll(rest);
            } else if (!partOfName) {
                current.brackets.add(rest);
            }
        }
        // A bracket that tells a story may hold any number.
        if (!words || isOnlyNamed(rest)) {
            current.figures.addAll(figures);
        }
    }

    /** {@code (Nos. 4, 5, 6, 7)}: which ones they are, and not how many. */
    private static boolean isNumbers(List<Token> inside) {
        return inside.size() > 3 && NUMBERS.matcher(inside.get(0).text()).matches();
    }

    /** One is a name, several are a number. */
    private void battalion(List<Token> whole, List<Token> inside) {
        int several = Lists.count(inside, Token::isOrdinal);
        if (several > 1) {
            current.figures.add(Figure.of(FigureKind.BATTALIONS, several, inside.get(0)));
        } else {
            current.words.addAll(whole);
        }
    }

    private static boolean isGlue(Token token) {
        return token.is(Tag.CONNECT) || token.is(Tag.PARTICLE) || token.is(Tag.TOTAL) || token.isAny(Tag.ARMS);
    }

    private static boolean isOnlyNamed(List<Token> rest) {
        return !Lists.any(rest, token -> token.is(Tag.PROSE) || token.is(Tag.NOTE) || token.is(Tag.LOSSES));
    }

    /** {@code (2nd batt.)}, {@code (1st and 2nd Battalions)}: which of a regiment's battalions it is, or they are. */
    private static boolean isBattalion(List<Token> rest) {
        return Tags.of(rest).has(Tag.BATTALION)
                && Lists.all(
                        rest,
                        token -> token.is(Tag.BATTALION)
                                || token.isOrdinal()
                                || token.is(Tag.CONNECT)
                                || token.kind() != Token.Kind.WORD);
    }
}
