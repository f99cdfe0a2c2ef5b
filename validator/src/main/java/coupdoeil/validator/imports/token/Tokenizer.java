package coupdoeil.validator.imports.token;

import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.ColumnKind;
import coupdoeil.validator.imports.source.SourceLine;
import coupdoeil.validator.imports.token.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Lines to token lines: what the words mean, Roman numbers, thousands with a blank, misprints. */
public final class Tokenizer {

    private static final Pattern ROMAN = Pattern.compile("(X{0,3}(?:IX|IV|V?I{0,3}))(?:e|er|[eéè]me|[eè]re)?\\.?");
    private static final String ROMAN_DIGITS = "IVX";
    private static final Tags BY_ROMAN =
            Tags.of(Tag.CORPS, Tag.DIVISION, Tag.BRIGADE, Tag.WING, Tag.BATTALION, Tag.ARMY, Tag.REGIMENT, Tag.GROUP);
    /** First figures of thousands with a blank that no count of officers is; more is left to the sums. */
    private static final int FEW = 4;

    /** No army has more thousands of horses: they are two figures. */
    private static final int MOST_THOUSANDS = 99;

    /** A number with a sign for it, of which several may follow each other. */
    private static final Pattern SIGNED = Pattern.compile("[#№]");

    private static final int SHORT = 2;

    private static final int LONGEST_CHAPTER = 5;

    private static final int LONGEST_NOTATION = 60;
    private static final int HIGHEST_DOTTED = 200;

    private Tokenizer() {}

    /** The tokens of a line by itself. */
    public static TokenLine tokens(SourceLine source) {
        return tokens(source, Legend.NONE);
    }

    /** The tokens of a line, cells in order. @param legend the abbreviations that the list explains */
    public static TokenLine tokens(SourceLine source, Legend legend) {
        if (legend.isSaidIn(source)) {
            return new TokenLine(source, List.of(), List.of());
        }
        List<Token> all = new ArrayList<>();
        List<Token> kinds = new ArrayList<>();
        for (int i = 0; i < source.cells().size(); i++) {
            String column = i < source.header().size() ? source.header().get(i) : "";
            ColumnKind kind = column.isEmpty() ? ColumnKind.NONE : ColumnKind.of(column);
            Cell cell = source.cells().get(i);
            List<Token> raw = new Scanner(cell, cell.line() - source.line()).tokens();
            List<Token> tokens = withoutChapter(joined(NumberedLists.read(known(raw, legend)), kind.isFigure()));
            boolean says = (kind == ColumnKind.KIND || kind == ColumnKind.ARM)
                    && !Tags.of(tokens).hasAny(Tag.MEASURES);
            (says ? kinds : all).addAll(headed(tokens, kind));
        }
        return all.isEmpty() ? new TokenLine(source, kinds, List.of()) : new TokenLine(source, all, kinds);
    }

    /** What the heading of a column says of the only number, or of the words, of a cell. */
    private static List<Token> headed(List<Token> tokens, ColumnKind column) {
        Tag tag = switch (column) {
            case MEN, FOOT, MOUNTED, GUNNERS -> Tag.MEN;
            case OFFICERS -> Tag.OFFICERS;
            case OTHERRANKS -> Tag.RANKS;
            case HORSES -> Tag.HORSES;
            case GUNS -> Tag.GUNS;
            case BATTALIONS -> Tag.BATTALION;
            case SQUADRONS -> Tag.SQUADRON;
            case COMPANIES -> Tag.COMPANY;
            case BATTERIES -> Tag.BATTERY;
            case LOSSES -> Tag.LOSSES;
            case COMMANDER -> Tag.RANK;
            case BATTALIONS_OR_SQUADRONS -> Tag.BATTALION;
            default -> null;
        };
        if (tag == null) {
            return tokens;
        }
        Tags said = Tags.of(tokens);
        boolean says = said.hasAny(Tag.MEASURES) || said.hasAny(Tag.COUNTED);
        if (says && column.isFigure()) {
            return tokens;
        }
        if (column.isCount()
                && tokens.size() > 1
                && tokens.get(0).kind() == Token.Kind.NUMBER
                && isShort(tokens.get(1))) {
            return headed(tokens.subList(0, 1), column);
        }
        boolean either = column == ColumnKind.BATTALIONS_OR_SQUADRONS;
        Meaning meaning = new Meaning(either ? Tags.of(tag, Tag.SQUADRON) : Tags.of(tag), 0, "");
        boolean person = tag == Tag.RANK;
        return tokens.stream()
                .map(token ->
                        token.kind() == Token.Kind.NUMBER && !person && tokens.size() <= 2 || token.isWord() && person
                                ? token.meaning(
                                        token.kind() == Token.Kind.NUMBER
                                                ? new Meaning(meaning.tags(), token.value(), "")
                                                : meaning)
                                : token)
                .toList();
    }

    /** {@code 4 E} in a column of battalions and squadrons: a letter or two for one of them. */
    private static boolean isShort(Token token) {
        return token.isWord() && token.text().length() <= SHORT;
    }

    /** The words of a text of its own, such as a name. */
    public static List<Token> words(String text) {
        return known(new Scanner(new Cell(text, 1, 1), 0).tokens(), Legend.NONE);
    }

    private static List<Token> known(List<Token> raw, Legend legend) {
        List<Token> out = new ArrayList<>(raw.size());
        for (int at = 0; at < raw.size(); at++) {
            Token token = raw.get(at);
            if (!token.isWord()) {
                out.add(token.isSign("£") ? token.meaning(new Meaning(Tags.of(Tag.CALIBRE), 0, "")) : token);
                continue;
            }
            Optional<Meaning> explained = legend.meaning(raw, at);
            int words = explained.isPresent() ? 0 : phrase(raw, at, out);
            if (explained.isPresent()) {
                out.add(token.meaning(explained.get()));
            } else if (words > 0) {
                at += words - 1;
            } else {
                out.add(word(token));
            }
        }
        HyphenNumbers.tell(out);
        Surnames.keep(out);
        Batteries.tell(out);
        NumberedDivisions.tell(out);
        Compounds.join(out);
        ByNeighbours.settle(out);
        LetteredCompanies.tell(out);
        for (int at = 0; at < out.size(); at++) {
            out.set(at, roman(out, at));
        }
        return out;
    }

    /** Adds the longest known phrase that begins here; the number of its words, 0 if there is none. */
    private static int phrase(List<Token> raw, int at, List<Token> out) {
        Gazetteer gazetteer = Gazetteer.all();
        int longest = Math.min(gazetteer.longestPhrase(raw.get(at).folded()), raw.size() - at);
        for (int words = longest; words > 1; words--) {
            StringBuilder folded = new StringBuilder(raw.get(at).folded());
            StringBuilder text = new StringBuilder(raw.get(at).text());
            boolean together = true;
            for (int i = 1; i < words && together; i++) {
                Token next = raw.get(at + i);
                together = next.isWord() && next.gap() <= 2;
                folded.append(' ').append(next.folded());
                text.append(next.gap() > 0 ? " " : "").append(next.text());
            }
            Optional<Meaning> meaning = together ? gazetteer.meaning(folded.toString()) : Optional.empty();
            if (meaning.isPresent()) {
                Token first = raw.get(at);
                Token last = raw.get(at + words - 1);
                out.add(new Token(
                                Kind.WORD,
                                text.toString(),
                                folded.toString(),
                                Tags.NONE,
                                0,
                                "",
                                first.below(),
                                first.start(),
                                last.end(),
                                first.gap(),
                                null)
                        .meaning(meaning.get()));
                return words;
            }
        }
        return 0;
    }

    private static Token word(Token token) {
        Gazetteer.Reading reading = Gazetteer.all().reading(token.folded());
        if (reading.meaning().tags().isEmpty()) {
            return token;
        }
        Token known = token.meaning(reading.meaning());
        return reading.repair().isEmpty() ? known : known.repaired(reading.repair());
    }

    private static Token roman(List<Token> tokens, int at) {
        Token token = tokens.get(at);
        boolean roman = token.isWord() && ROMAN_DIGITS.indexOf(token.text().charAt(0)) >= 0;
        Matcher matcher = roman ? ROMAN.matcher(token.text()) : null;
        if (matcher == null || !matcher.matches() || matcher.group(1).isEmpty()) {
            return token;
        }
        Token next = at + 1 < tokens.size() ? tokens.get(at + 1) : null;
        if (next != null && next.gap() == 0 && (next.isSign("°") || next.isSign("º"))) {
            next = at + 2 < tokens.size() ? tokens.get(at + 2) : null;
        }
        Token before = at > 0 ? tokens.get(at - 1) : null;
        Token third = at + 2 < tokens.size() ? tokens.get(at + 2) : null;
        if (at == 0
                && token.text().endsWith(".")
                && next != null
                && next.is(Tag.ARMY)
                && third != null
                && third.is(Tag.PARTICLE)) {
            return sign(token); // II. Army of Aragon: the second army of a list
        }
        boolean ordinal =
                next != null && (next.isSign("/") || next.isAny(BY_ROMAN)) || before != null && before.isAny(BY_ROMAN);
        if (ordinal) {
            return ordinal(token, value(matcher.group(1)));
        }
        boolean enumerates =
                at == 0 && token.text().endsWith(".") && next != null && (next.isAny(Tag.ARMS) || next.isOrdinal());
        return enumerates ? sign(token) : token;
    }

    /** {@code 3. Artiglieria e genio}: arms that no number counts, on a line of their own. */
    private static List<Token> withoutChapter(List<Token> tokens) {
        boolean chapter = tokens.size() > 1
                && tokens.size() <= LONGEST_CHAPTER
                && tokens.get(0).kind() == Kind.ORDINAL
                && tokens.get(0).text().endsWith(".")
                && tokens.get(1).isCapitalised();
        for (int at = 1; chapter && at < tokens.size(); at++) {
            Token token = tokens.get(at);
            boolean guns = (token.is(Tag.ARTILLERY) || token.is(Tag.ENGINEERS) || token.is(Tag.TRAIN))
                    && !token.isAny(Tag.UNITS);
            chapter = guns || at > 1 && token.is(Tag.CONNECT);
        }
        if (!chapter) {
            return tokens;
        }
        List<Token> plain = new ArrayList<>(tokens);
        plain.set(0, sign(tokens.get(0)));
        return plain;
    }

    /** {@code III. Artillery}: counts the chapters of a list, and is no part of a name. */
    private static Token sign(Token token) {
        return as(Kind.SIGN, token, token.folded(), 0);
    }

    private static Token ordinal(Token token, int value) {
        return as(Kind.ORDINAL, token, token.folded().toLowerCase(Locale.ROOT), value);
    }

    private static Token as(Kind kind, Token token, String folded, int value) {
        return new Token(
                kind,
                token.text(),
                folded,
                Tags.NONE,
                value,
                "",
                token.below(),
                token.start(),
                token.end(),
                token.gap(),
                token.repair());
    }

    private static int value(String roman) {
        int sum = 0;
        for (int i = 0; i < roman.length(); i++) {
            int digit = digit(roman.charAt(i));
            sum += i + 1 < roman.length() && digit < digit(roman.charAt(i + 1)) ? -digit : digit;
        }
        return sum;
    }

    private static int digit(char roman) {
        return switch (roman) {
            case 'I' -> 1;
            case 'V' -> 5;
            default -> 10;
        };
    }

    /**
     * {@code 1 049 hommes}: one number where what follows, or brackets, or the size of the first part say so.
     *
     * @param figure whether they stand in a column of figures
     */
    private static List<Token> joined(List<Token> tokens, boolean figure) {
        List<Token> out = new ArrayList<>(tokens.size());
        boolean total = figure || Tags.of(tokens).has(Tag.TOTAL);
        for (int at = 0; at < tokens.size(); at++) {
            Token token = tokens.get(at);
            Token next = at + 1 < tokens.size() ? tokens.get(at + 1) : null;
            if (next != null && isThousands(tokens, at, token, next, total)) {
                out.add(new Token(
                        Kind.NUMBER,
                        token.text() + " " + next.text(),
                        token.folded() + next.folded(),
                        Tags.NONE,
                        token.value() * 1000 + next.value(),
                        "",
                        token.below(),
                        token.start(),
                        next.end(),
                        token.gap(),
                        token.repair()));
                at++;
            } else {
                Token ordinal = germanOrdinal(tokens, at, next);
                out.add(
                        isNumber(out, token, next) || isNumberedPart(tokens, at)
                                ? ordinal(token, (int) token.value())
                                : ordinal);
                at += ordinal == token ? 0 : 1;
            }
        }
        return out;
    }

    /** {@code 2 pułk}, {@code Batteries #32 and 33}, {@code Nr. 3 u. 4}: whose number it is, and no count. */
    private static boolean isNumber(List<Token> before, Token token, @Nullable Token next) {
        if (token.kind() != Kind.NUMBER || token.value() > HIGHEST_DOTTED) {
            return false;
        }
        int last = before.size() - 1;
        boolean listed = last > 0
                && (before.get(last).is(Tag.CONNECT)
                        || before.get(last).isSign("&")
                        || before.get(last).isSign(",")
                                && SIGNED.matcher(before.get(last - 1).text()).lookingAt())
                && before.get(last - 1).kind() == Kind.ORDINAL
                && !Character.isDigit(before.get(last - 1).text().charAt(0));
        return listed && (next == null || next.kind() == Kind.SIGN) || next != null && next.is(Tag.NUMBERED);
    }

    /** {@code 1, 2 bat. 3 pułku}: numbers of battalions of a regiment whose number follows, and no count. */
    private static boolean isNumberedPart(List<Token> tokens, int from) {
        int at = from;
        while (at + 2 < Math.min(tokens.size(), from + LONGEST_NOTATION)
                && tokens.get(at).kind() == Kind.NUMBER
                && (tokens.get(at + 1).isSign(",") || tokens.get(at + 1).is(Tag.CONNECT))) {
            at += 2;
        }
        return at + 3 < tokens.size()
                && tokens.get(at).kind() == Kind.NUMBER
                && tokens.get(at + 1).isAny(Tag.COUNTED)
                && tokens.get(at + 2).kind() == Kind.NUMBER
                && tokens.get(at + 3).is(Tag.NUMBERED);
    }

    /** @param total whether the line speaks of a total */
    private static boolean isThousands(List<Token> tokens, int at, Token head, Token tail, boolean total) {
        if (head.kind() != Kind.NUMBER
                || tail.kind() != Kind.NUMBER
                || head.text().length() > 3
                || tail.text().length() != 3
                || tail.text().indexOf('.') >= 0
                || tail.gap() != 1) {
            return false;
        }
        @Nullable Token before = at > 0 ? tokens.get(at - 1) : null;
        @Nullable Token after = at + 2 < tokens.size() ? tokens.get(at + 2) : null;
        if (before != null && before.kind() == Kind.NUMBER || after != null && after.kind() == Kind.NUMBER) {
            return false;
        }
        if (head.value() > MOST_THOUSANDS && after != null && after.is(Tag.HORSES)) {
            return false;
        }
        boolean counted =
                after != null && (after.isAny(Tag.MEASURES) || after.isAny(Tag.ARMS) && !after.isCapitalised());
        boolean bracketed = before != null && after != null && before.isSign("(") && after.isSign(")");
        return counted || bracketed || total || head.value() <= FEW && (after == null || !after.isWord());
    }

    /** {@code 1., 2. und 3. Bataillon}: a comma between numbers with a dot each. */
    private static boolean isDottedAgain(List<Token> tokens, int comma) {
        return tokens.get(comma).isSign(",")
                && comma > 1
                && comma + 3 < tokens.size()
                && tokens.get(comma - 1).isSign(".")
                && tokens.get(comma - 2).kind() == Kind.NUMBER
                && tokens.get(comma + 1).kind() == Kind.NUMBER
                && tokens.get(comma + 2).isSign(".")
                && (tokens.get(comma + 3).isSign(",") || tokens.get(comma + 3).isWord());
    }

    /** {@code 4. — — Major Kern}: strokes for what the number above is of. */
    private static boolean isStroked(List<Token> tokens, int number) {
        return number == 0
                && tokens.size() > 4
                && (tokens.get(2).isSign("—") || tokens.get(2).isSign("–"))
                && tokens.get(3).isSign(tokens.get(2).text());
    }

    /** {@code 3. Division}: a number, a dot, a word. */
    private static Token germanOrdinal(List<Token> tokens, int at, @Nullable Token next) {
        Token token = tokens.get(at);
        boolean dotted = token.kind() == Kind.NUMBER && next != null && next.isSign(".") && next.gap() == 0;
        if (!dotted
                || at + 2 >= tokens.size()
                || token.value() > HIGHEST_DOTTED
                || !tokens.get(at + 2).isWord() && !isDottedAgain(tokens, at + 2) && !isStroked(tokens, at)) {
            return token;
        }
        boolean sentence = at > 0
                        && tokens.get(at - 1).isSign(",")
                        && !isDottedAgain(tokens, at - 1)
                        && !tokens.get(at + 2).is(Tag.BATTALION)
                || tokens.get(at + 2).is(Tag.TOTAL);
        if (sentence) {
            return token;
        }
        return new Token(
                Kind.ORDINAL,
                token.text() + ".",
                token.folded(),
                Tags.NONE,
                token.value(),
                "",
                token.below(),
                token.start(),
                token.end() + 1,
                token.gap(),
                token.repair());
    }
}
