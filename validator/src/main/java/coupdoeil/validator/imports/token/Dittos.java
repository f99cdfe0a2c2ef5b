package coupdoeil.validator.imports.token;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Ditto marks and words, and what they stand for: {@code 86th of the Line; 47th ditto}, {@code Batallón N.° 11 de id.}, and in
 * rows of counts {@code 2 Bat. Kunheim} above {@code 2 -- Borcke}. Linear in the words.
 */
public final class Dittos {

    /** No name has more words. */
    private static final int LONGEST = 12;

    private static final int LONGEST_HEAD = 3;

    /** No regiment has more battalions, squadrons or guns. */
    private static final int MOST_COUNTED = 12;

    /** Blanks that part columns. */
    private static final int WIDE = 3;

    private static final Pattern MISREAD = Pattern.compile("\\p{Ll}?(?:ste|te)");

    /** The words behind the last number that something was called by. */
    private List<Token> called = List.of();
    /** The words that the last name began with, before a small word or a number. */
    private List<Token> head = List.of();
    /** What was counted in the last line that counts anything. */
    private List<Token> counted = List.of();
    /** What was counted last in figures; null if nothing was. */
    private @Nullable Token figured;
    /** The number that the last line began with. */
    private double number;

    private final Labels labels = new Labels();

    /** The row before, with what its own marks stand for. */
    private List<Token> above = List.of();

    /** The words of a line with others in the place of some; hardly any line has such, so it is copied only then. */
    private static final class Said {

        private final List<Token> line;
        private @Nullable List<Token> words;

        Said(List<Token> line) {
            this.line = line;
        }

        void same(int at) {
            if (words != null) {
                words.add(line.get(at));
            }
        }

        void other(int at, Token word) {
            if (words == null) {
                words = new ArrayList<>(line.subList(0, at));
            }
            words.add(word);
        }

        /** @param gap blanks before the first of them */
        void others(int at, List<Token> other, Token mark, int gap) {
            for (int word = 0; word < other.size(); word++) {
                other(at, other.get(word).inPlaceOf(mark, word == 0 ? gap : 1));
            }
        }

        List<Token> words() {
            return words == null ? line : words;
        }
    }

    private Dittos() {}

    /** The lines with the words that were meant in the place of such marks. */
    public static List<TokenLine> resolved(List<TokenLine> lines) {
        Dittos dittos = new Dittos();
        return Lists.mapped(lines, dittos::line);
    }

    private TokenLine line(TokenLine line) {
        List<Token> row = row(counted(leading(regiment(wholeName(Strokes.filled(line.tokens(), above))))));
        List<Token> said = labels.labelled(words(row));
        number = next(row);
        above = row;
        return said.equals(line.tokens()) ? line : new TokenLine(line.source(), said, line.kind(), line.told());
    }

    /** {@code id.     2e bat.} below {@code 16e léger     1er bat.}: the name before the gap. */
    private List<Token> wholeName(List<Token> tokens) {
        boolean alone = tokens.size() > 1
                && isDitto(tokens.get(0))
                && tokens.get(1).gap() >= WIDE
                && tokens.get(1).gap() < Token.NEW_CELL
                && !above.isEmpty();
        int end = 1;
        while (alone && end < above.size() && above.get(end).gap() < WIDE) {
            end++;
        }
        if (!alone || end == above.size() || end > LONGEST) {
            return tokens;
        }
        Said said = new Said(tokens);
        Token mark = tokens.get(0);
        said.other(0, above.get(0).inPlaceOf(mark));
        said.others(0, above.subList(1, end), mark, 1);
        for (int at = 1; at < tokens.size(); at++) {
            said.same(at);
        }
        return said.words();
    }

    /** {@code „ „ 2e bataljon} below {@code 2e Regiment Nassau, 1e bataljon}: all that stands before the same word above. */
    private List<Token> regiment(List<Token> tokens) {
        boolean begins =
                !tokens.isEmpty() && isMark(tokens.get(0)) && !tokens.get(0).isDash();
        int marks = begins ? 1 + marks(tokens, 1) : 0; // Nothing stands before the first that it could be apart from.
        if (marks < 2 || marks + 1 >= tokens.size() || !tokens.get(marks).isOrdinal()) {
            return tokens;
        }
        String part = tokens.get(marks + 1).folded();
        int end = Math.min(LONGEST, above.size() - 1) - 1;
        while (end > 0
                && !(above.get(end).isOrdinal() && above.get(end + 1).folded().equals(part))) {
            end--;
        }
        if (end <= 0) {
            return tokens;
        }
        Said said = new Said(tokens);
        said.other(0, above.get(0).inPlaceOf(tokens.get(0)));
        said.others(0, above.subList(1, end), tokens.get(0), 1);
        for (int at = marks; at < tokens.size(); at++) {
            said.same(at);
        }
        return said.words();
    }

    /**
     * {@code Id. de la Corona, 2 id.} below {@code Regimiento de la Reyna, 3 batallones}: a mark that begins a name stands for its
     * first words, one behind a number for what was counted in its place.
     */
    private List<Token> leading(List<Token> tokens) {
        Said said = new Said(tokens);
        List<Token> counts = new ArrayList<>();
        for (int at = 0; at < tokens.size(); at++) {
            Token token = tokens.get(at);
            Token before = at == 0 ? null : tokens.get(at - 1);
            boolean begins = before == null || before.kind() == Token.Kind.SIGN && !isOpening(before);
            boolean counted = before != null && before.isNumber();
            boolean quoted = counted && isQuoteBetween(tokens, at);
            boolean ofNation = at == 1 && isDitto(token) && isOfNation(before);
            if ((isDitto(token) || quoted) && counted && counts.size() < counts().size()) {
                Token word = counts().get(counts.size());
                counts.add(word);
                said.other(at, word.inPlaceOf(token));
            } else if (figured != null && isDashAtEnd(tokens, at)) {
                said.other(at, figured.inPlaceOf(token));
            } else if (ofNation) {
                said.others(at, behindNation(), token, Math.max(1, token.gap()));
            } else if (isDitto(token) && begins && !head.isEmpty()) {
                said.others(at, head, token, Math.max(1, token.gap()));
            } else {
                if (counted && token.isWord() && (token.isAny(Tag.COUNTED) || token.isAny(Tag.MEASURES))) {
                    counts.add(token);
                    figured = before != null && isCount(before) ? token : figured;
                }
                head = begins ? head(tokens, at) : head;
                said.same(at);
            }
        }
        counted = counts.isEmpty() ? counted : List.copyOf(counts);
        return said.words();
    }

    /** {@code Italian ditto} below {@code Spanish brigade}. */
    private boolean isOfNation(@Nullable Token first) {
        return first != null
                && first.isCapitalised()
                && above.size() > 1
                && above.get(0).is(Tag.NATION)
                && above.get(1).isWord();
    }

    /** The words behind the nation that the line above began with. */
    private List<Token> behindNation() {
        int end = 2;
        while (end < Math.min(above.size(), LONGEST_HEAD) && above.get(end).isWord()) {
            end++;
        }
        return above.subList(1, end);
    }

    /** {@code 2   „   1.744} below {@code 3 Bat.   2.655}. */
    private static boolean isQuoteBetween(List<Token> tokens, int at) {
        boolean mark = isMark(tokens.get(at))
                && !tokens.get(at).isDash()
                && tokens.get(at).gap() > 0;
        Token next = at + 1 < tokens.size() ? tokens.get(at + 1) : null;
        return mark && (next == null || next.gap() > 0 && (isCount(next) || next.isDash()));
    }

    /** {@code Herzog Pius, 2 —} below {@code Salern, 2 Bataillons}: so few behind a comma are no men. */
    private static boolean isDashAtEnd(List<Token> tokens, int at) {
        return at > 2
                && tokens.get(at).isDash()
                && tokens.get(at).gap() > 0
                && isCount(tokens.get(at - 1))
                && tokens.get(at - 1).value() <= MOST_COUNTED
                && tokens.get(at - 2).isSign(",")
                && Lists.all(tokens.subList(at + 1, tokens.size()), token -> token.kind() == Token.Kind.SIGN);
    }

    private List<Token> counts() {
        return counted;
    }

    /** The words that a name begins with, if a small word or a number follows; else those of the name before. */
    private List<Token> head(List<Token> tokens, int from) {
        int at = from;
        while (at < tokens.size()
                && at < from + LONGEST_HEAD
                && tokens.get(at).isWord()
                && !tokens.get(at).is(Tag.PARTICLE)
                && !tokens.get(at).isNumber()
                && !tokens.get(at).is(Tag.RANK)) {
            at++;
        }
        boolean named = at > from
                && at < tokens.size()
                && (tokens.get(at).is(Tag.PARTICLE) || tokens.get(at).kind() == Token.Kind.ORDINAL);
        Token first = tokens.get(from);
        boolean division = named && first.isAny(Tag.FORMATIONS) && Lists.any(tokens, Dittos::isCount);
        boolean troops =
                named && (!first.isCapitalised() || first.isAny(Tag.ARMS) || first.isAny(Tag.UNITS)) || division;
        return troops ? List.copyOf(tokens.subList(from, at)) : head;
    }

    /** The place of a row in its order: one behind the row above if marks stand for that, else the one it says. */
    private double next(List<Token> row) {
        for (int at = 0; at < row.size(); at++) {
            if (row.get(at).isOrdinal()) {
                return number > 0 && marks(row, at + 1) > 0
                        ? number + 1
                        : row.get(at).value();
            }
        }
        return number;
    }

    /** {@code das ate — — — Theobald}: a misread number before such marks is the next in its order. */
    private List<Token> counted(List<Token> tokens) {
        int at = tokens.size() > 1 && tokens.get(0).is(Tag.PARTICLE) ? 1 : 0;
        boolean misread = number > 0
                && at + 2 < tokens.size()
                && marks(tokens, at + 1) > 0
                && MISREAD.matcher(tokens.get(at).text()).matches();
        if (!misread) {
            return tokens;
        }
        List<Token> counted = new ArrayList<>(tokens);
        counted.set(at, tokens.get(at).asOrdinal((int) number + 1, "a misread number, the next in its order"));
        return counted;
    }

    /**
     * {@code 2 -- Borcke}, {@code 5  —   —  von Heising}: two strokes behind a count, or a dash with a name behind, stand for the
     * word in their place in the row above.
     */
    private List<Token> row(List<Token> tokens) {
        if (tokens.size() < 3 || !isCount(tokens.get(0)) || strokes(tokens, 1) == 0) {
            return tokens;
        }
        List<Token> row = new ArrayList<>();
        for (int at = 0; at < tokens.size(); at++) {
            Token token = tokens.get(at);
            Token over = row.size() < above.size() ? above.get(row.size()) : token;
            int strokes = strokes(tokens, at);
            boolean meant = strokes > 1 || over.isAny(Tag.COUNTED) || over.isAny(Tag.ARMS);
            boolean repeats = strokes > 0 && meant && over.isWord() && isCount(above.get(0));
            boolean behind = at > 1 && strokes == 0 && strokes(tokens, at - 1) == 1;
            row.add(repeats ? over.inPlaceOf(token, 1) : behind ? token.inPlaceOf(token, 1) : token);
            at += Math.max(0, strokes - 1);
        }
        return row;
    }

    private static boolean isCount(Token token) {
        return token.kind() == Token.Kind.NUMBER;
    }

    /** How many signs there are of such a mark here: two strokes, or one dash apart from others and before a name. */
    private static int strokes(List<Token> tokens, int at) {
        if (at + 1 >= tokens.size()) {
            return 0;
        }
        if (tokens.get(at).isSign("-")
                && tokens.get(at + 1).isSign("-")
                && tokens.get(at + 1).gap() == 0) {
            return 2;
        }
        int name = at;
        while (name < Math.min(tokens.size(), at + LONGEST_HEAD)
                && tokens.get(name).isDash()
                && tokens.get(name).gap() > 0) {
            name++;
        }
        return name > at && name < tokens.size() && tokens.get(name).isWord() ? 1 : 0;
    }

    private List<Token> words(List<Token> tokens) {
        Said said = new Said(tokens);
        List<Token> name = new ArrayList<>();
        boolean naming = false;
        int depth = 0;
        for (int at = 0; at < tokens.size(); at++) {
            Token token = tokens.get(at);
            if (token.kind() == Token.Kind.SIGN) {
                depth = Math.max(0, depth + (isOpening(token) ? 1 : isClosing(token) ? -1 : 0));
            }
            // 7th  ditto    Maucune: another column.
            naming = naming && (name.isEmpty() || token.gap() < WIDE || token.gap() >= Token.NEW_CELL);
            int marks = naming ? marks(tokens, at) : 0;
            if (depth > 0) {
                naming = false;
                said.same(at);
            } else if (marks > 0 && name.isEmpty()) {
                boolean named =
                        at + marks < tokens.size() && tokens.get(at + marks).isCapitalised();
                List<Token> meant = named ? trade() : called;
                said.others(at, meant, token, 1);
                name.addAll(meant);
                if (meant.isEmpty()) {
                    said.same(at);
                } else {
                    at += marks - 1;
                }
            } else if (naming && isDitto(token)) {
                int known = common(name, called);
                List<Token> meant = called.subList(known, called.size());
                said.others(at, meant, token, 1);
                name.addAll(meant);
                if (meant.isEmpty()) {
                    said.same(at);
                }
            } else {
                boolean begins = token.isOrdinal() || token.isPossessive();
                if (begins) {
                    keep(name);
                    name.clear();
                }
                naming = begins || naming && token.isWord();
                if (naming && !begins) {
                    name.add(token);
                }
                said.same(at);
            }
        }
        keep(name);
        return said.words();
    }

    /** How many marks in a row, each apart from others or a run of dashes, stand for words above: {@code 2nd " "}. */
    private static int marks(List<Token> tokens, int from) {
        int at = from;
        int marks = 0;
        while (at < tokens.size()
                && isMark(tokens.get(at))
                && !opensQuote(tokens, at)
                && tokens.get(at).gap() < Token.NEW_CELL
                && (tokens.get(at).gap() > 0 || tokens.get(at).isDash())) {
            marks += tokens.get(at).gap() > 0 ? 1 : 0;
            at++;
        }
        boolean dashes = at > from && tokens.get(from).isDash();
        return dashes && marks < 2 ? 0 : at - from;
    }

    private static boolean isMark(Token token) {
        return token.kind() == Token.Kind.SIGN
                && (token.isDash()
                        || token.isSign("\"")
                        || token.isSign("„")
                        || token.isSign("”")
                        || token.isSign("″")
                        || token.isSign("»"));
    }

    /** {@code Battery #20 "Bercken"}: a mark that touches what follows. */
    private static boolean opensQuote(List<Token> tokens, int at) {
        return at + 1 < tokens.size()
                && !tokens.get(at).isDash()
                && tokens.get(at + 1).gap() == 0
                && tokens.get(at + 1).isWord();
    }

    /** What something was called by, up to the last word that says of which troops it is. */
    private List<Token> trade() {
        int end = called.size();
        while (end > 0
                && !called.get(end - 1).isAny(Tag.UNITS)
                && !called.get(end - 1).isAny(Tag.ARMS)) {
            end--;
        }
        return called.subList(0, end);
    }

    private void keep(List<Token> name) {
        // A battalion is a part of what was called so, and no name of its own.
        boolean part = Lists.all(name, word -> word.is(Tag.BATTALION) && !word.isAny(Tag.ARMS));
        called = name.isEmpty() || part || name.size() > LONGEST ? called : List.copyOf(name);
    }

    /** How many words two names begin with together. */
    private static int common(List<Token> name, List<Token> other) {
        int same = 0;
        while (same < name.size()
                && same < other.size()
                && name.get(same).folded().equals(other.get(same).folded())) {
            same++;
        }
        return same == name.size() ? same : 0;
    }

    /** In some languages {@code do} is a word of its own; as a ditto it has a dot. */
    private static boolean isDitto(Token token) {
        return token.is(Tag.DITTO)
                && (token.text().length() > 2 || token.text().endsWith(".") || !token.is(Tag.PARTICLE));
    }

    private static boolean isOpening(Token token) {
        return token.isSign("(") || token.isSign("[");
    }

    private static boolean isClosing(Token token) {
        return token.isSign(")") || token.isSign("]");
    }
}
