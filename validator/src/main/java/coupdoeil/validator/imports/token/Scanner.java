package coupdoeil.validator.imports.token;

import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.token.Token.Kind;
import coupdoeil.validator.imports.words.Folding;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Cuts the text of a cell into tokens, one pass, without looking at what words mean. */
final class Scanner {

    private static final String SUFFIX =
            "(?:\\.?[ªº]s?|°|st|nd|rd|th|d|\\.?ers?|[eè]res?|\\.?res?|\\.?[eéè]mes?|i[eè]mes?|\\.?e|è|a|o|"
                    + "da|ma|ta|to|mo|h?te[nrs]?|ste[nrs]?|de|-(?:я|й|е|го|му|ой|ая|ый|ий|х|aya|y[aj]|ja|j|go|o[jy]|ij))(?![\\p{L}\\d])";

    private static final Pattern TOKEN = Pattern.compile("(?<ordinal>(?:(?<of>\\d{1,4})" + SUFFIX
            + "|(?:[Nn](?:\\.?[ro]s?|[uú]m)\\.?|[Nn]\\.?[°º]\\.?|n\\.|№|#|N(?=\\s\\d))[\\s\\u00a0]?(?<numero>\\d{1,4})(?!\\d)))"
            + "|(?<misread>(?<letters>I?l[lIO]{0,2}|I(?=st)|(?=[\\dlIOo]{0,3}[lIOo])(?=[lIOo]{0,3}\\d)[\\dlIOo]{2,4})"
            + "(?:st|nd|rd|th)(?!\\p{L})|(?<first>[il])ste(?!\\p{L}))"
            + "|(?:(?<thousands>\\d{1,3}(?:[,.'’:\\u00a0\\u202f\\u2009]\\d{3})+(?!\\d))"
            + "|(?<decimal>\\d{1,2}\\.\\d{1,2}(?![\\d.]))"
            + "|(?<blurred>(?=[\\d,]{0,6}[lO])(?=[lO,]{0,5}\\d)(?:[\\dlO]{1,3}(?:,[\\dlO]{3})+|[\\dlO]{2,6})(?![\\p{L}\\d]))"
            + "|(?<digits>\\d+)(?<fraction>\\s?[½¼¾⅓⅔]|\\s1/2(?=\\s\\p{Ll}))?)|(?<half>[½¼¾⅓⅔])"
            + "|(?<one>(?<![\\p{L}\\d])l(?=/|$|\\s(?:cos?|coys?|sqns?|bns?|batts?|bttys?|btys?)(?![\\p{L}\\d])))"
            + "|(?<word>\\p{L}[\\p{L}\\p{M}]*(?:(?:\\.-|-|['’´`]|\\.(?=\\p{L}))[\\p{L}\\p{M}]+)*['’]?)"
            + "|(?<sign>[^\\s\\p{Z}])");

    /** Letters that an ordinal or a misread number may begin with. */
    private static final String NUMERIC = "NnIilOo";

    /** No blank between this one and ASCII is one. */
    private static final char NO_BREAK = '\u00a0';

    /** Signs behind digits that no number and no ordinal goes on with. */
    private static final String ENDING = "()[];/";

    private static final Set<String> ENGLISH = Set.of("st", "nd", "rd", "th");

    private static final String JOINTS = "-'’´`";

    /** A name behind the dot of a rank. */
    private static final Pattern NAMED = Pattern.compile("\\. ?\\p{Lu}");

    private static final int LONGEST_RANK = 8;
    /** No word that is cut short before a dot has more letters left. */
    private static final int LONGEST_CUT = 12;

    private static final Map<String, Double> FRACTIONS =
            Map.of("⅓", 0.33, "⅔", 0.67, "½", 0.5, "¼", 0.25, "¾", 0.75, "1/2", 0.5);
    /** No unit counts more; a longer row of digits is no figure. */
    private static final int MOST_DIGITS = 9;

    private final List<Token> tokens = new ArrayList<>();
    private final Cell cell;
    private final int below;
    private int last;

    /** @param below so many physical lines below the first cell of its line */
    Scanner(Cell cell, int below) {
        this.cell = cell;
        this.below = below;
    }

    List<Token> tokens() {
        String text = cell.text();
        Matcher matcher = TOKEN.matcher(text);
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            int digits = isDigit(c) ? endOfDigits(at) : 0;
            if (isBlank(c)) {
                at++;
            } else if (isLetterOfWord(c)) {
                at = word(at);
            } else if (isPlainSign(c)) {
                sign(String.valueOf(c), at);
                at++;
            } else if (digits > 0) {
                String number = text.substring(at, digits);
                add(Kind.NUMBER, number, number(number), at, null);
                at = digits;
            } else if (matcher.find(at)) {
                add(matcher);
                at = matcher.end();
            } else {
                return tokens;
            }
        }
        return tokens;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c >= '\t' && c <= '\r' || c >= NO_BREAK && Character.isSpaceChar(c);
    }

    /** Whether what begins with it can only be a word, and no number or ordinal. */
    private static boolean isLetterOfWord(char c) {
        return Character.isLetter(c) && NUMERIC.indexOf(c) < 0;
    }

    private static boolean isPlainSign(char c) {
        return c < 128 && c != '#' && !Character.isLetterOrDigit(c);
    }

    /** Where digits end that are a number, and can be nothing else by what stands behind them; 0 if that may be more. */
    private int endOfDigits(int start) {
        String text = cell.text();
        int end = start;
        while (end < text.length() && isDigit(text.charAt(end))) {
            end++;
        }
        char behind = end < text.length() ? text.charAt(end) : ')';
        char next = end + 1 < text.length() ? text.charAt(end + 1) : ')';
        boolean alone = ENDING.indexOf(behind) >= 0
                || behind == ',' && !isDigit(next) && next != 'l' && next != 'O'
                || behind == ' ' && next != '1' && !FRACTIONS.containsKey(String.valueOf(next));
        return alone ? end : 0;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** The word that begins here, as the pattern has it; where it ends. Most of a list are words. */
    private int word(int start) {
        String text = cell.text();
        int end = letters(start);
        for (int joint = joint(end); joint > 0; joint = joint(end)) {
            end = letters(end + joint);
        }
        boolean possessive = end < text.length() && (text.charAt(end) == '\'' || text.charAt(end) == '’');
        end += possessive ? 1 : 0;
        word(text.substring(start, end), start, end);
        return end;
    }

    private int letters(int from) {
        String text = cell.text();
        int at = from;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c >= 'a' && c <= 'z') {
                at++; // Most are.
            } else if (isLetterOrMark(at)) {
                at += Character.charCount(text.codePointAt(at));
            } else {
                return at;
            }
        }
        return at;
    }

    private boolean isLetterOrMark(int at) {
        if (at >= cell.text().length()) {
            return false;
        }
        int point = cell.text().codePointAt(at);
        int type = Character.getType(point);
        return Character.isLetter(point)
                || type == Character.NON_SPACING_MARK
                || type == Character.COMBINING_SPACING_MARK
                || type == Character.ENCLOSING_MARK;
    }

    /** Characters of what holds a word together here, with more of it behind; 0 if nothing does. */
    private int joint(int at) {
        String text = cell.text();
        char c = at < text.length() ? text.charAt(at) : ' ';
        if (c == '.') {
            boolean hyphen = at + 1 < text.length() && text.charAt(at + 1) == '-';
            boolean letter = at + 1 < text.length() && Character.isLetter(text.codePointAt(at + 1));
            return hyphen && isLetterOrMark(at + 2) ? 2 : letter ? 1 : 0;
        }
        return JOINTS.indexOf(c) >= 0 && isLetterOrMark(at + 1) ? 1 : 0;
    }

    private void word(String text, int start, int end) {
        boolean dotted = end < cell.text().length() && cell.text().charAt(end) == '.' && isAbbreviation(text, end);
        add(Kind.WORD, dotted ? text + "." : text, 0, start, null);
    }

    private void sign(String text, int start) {
        if (!(text.equals(".") && (lastIsDotted(start) || isOfOrdinal(start)))) {
            add(Kind.SIGN, text, 0, start, null);
        }
    }

    private void add(Matcher matcher) {
        String text = matcher.group();
        int start = matcher.start();
        if (matcher.group("digits") != null) {
            String fraction = matcher.group("fraction");
            double more = fraction == null ? 0 : FRACTIONS.getOrDefault(fraction.strip(), 0.0);
            add(Kind.NUMBER, text, number(matcher.group("digits")) + more, start, null);
        } else if (matcher.group("ordinal") != null) {
            String digits = matcher.group("of") == null ? matcher.group("numero") : matcher.group("of");
            add(Kind.ORDINAL, text, Integer.parseInt(digits), start, null);
        } else if (matcher.group("word") != null) {
            word(text, start, matcher.end());
        } else if (matcher.group("thousands") != null) {
            add(Kind.NUMBER, text, number(text), start, null);
        } else if (matcher.group("misread") != null) {
            int read = matcher.group("first") != null ? 1 : Integer.parseInt(digits(matcher.group("letters")));
            add(Kind.ORDINAL, text, read, start, "letters read as digits");
        } else if (matcher.group("one") != null) {
            add(Kind.NUMBER, text, 1, start, "letter read as digit");
        } else if (matcher.group("blurred") != null) {
            add(Kind.NUMBER, text, number(digits(text)), start, "letters read as digits");
        } else if (matcher.group("decimal") != null) {
            add(Kind.NUMBER, text, Double.parseDouble(text), start, null);
        } else if (matcher.group("half") != null) {
            add(Kind.NUMBER, text, FRACTIONS.getOrDefault(text, 0.0), start, null);
        } else {
            sign(text, start);
        }
    }

    /** Short words with a dot are abbreviations; the dot of a longer one ends a sentence. */
    private boolean isAbbreviation(String word, int end) {
        String last = word.substring(word.lastIndexOf('-') + 1);
        boolean named =
                NAMED.matcher(cell.text()).region(end, cell.text().length()).lookingAt();
        boolean known = Gazetteer.all().meaning(Folding.fold(last)).isPresent();
        boolean behindNumber =
                isBehindNumber() && (last.length() < LONGEST_RANK / 2 + 2 || !known && last.length() <= LONGEST_CUT);
        return last.length() <= 3
                || named && behindNumber
                || named && (last.length() <= LONGEST_RANK && isRank(last) || isCalibre(last))
                || last.length() <= 6 && known;
    }

    /** Behind an ordinal, or a number with a dot. */
    private boolean isBehindNumber() {
        int last = tokens.size() - 1;
        boolean dotted =
                last > 0 && tokens.get(last).isSign(".") && tokens.get(last).gap() == 0;
        return last >= 0
                && (tokens.get(last).kind() == Kind.ORDINAL
                        || dotted && tokens.get(last - 1).kind() == Kind.NUMBER);
    }

    private static boolean isRank(String word) {
        return Gazetteer.all()
                .meaning(Folding.fold(word))
                .orElse(Meaning.NONE)
                .tags()
                .has(Tag.RANK);
    }

    /** {@code 1 sechspfünd. Batt.}: what guns there are in a word, cut short. */
    private static boolean isCalibre(String last) {
        Tags tags = Gazetteer.all().reading(Folding.fold(last)).meaning().tags();
        return tags.has(Tag.CALIBRE) && tags.has(Tag.NUMBER);
    }

    /** {@code 2nd. Dragoons}: a dot that ends no sentence. */
    private boolean isOfOrdinal(int at) {
        return !tokens.isEmpty()
                && last == at
                && tokens.get(tokens.size() - 1).kind() == Kind.ORDINAL
                && ENGLISH.contains(cell.text().substring(Math.max(0, at - 2), at));
    }

    private boolean lastIsDotted(int at) {
        return !tokens.isEmpty() && last == at + 1;
    }

    private static double number(String digits) {
        int count = 0;
        int number = 0;
        for (int at = 0; at < digits.length(); at++) {
            char c = digits.charAt(at);
            if (isDigit(c)) {
                count++;
                number = 10 * number + c - '0';
            }
        }
        return count > MOST_DIGITS ? Double.POSITIVE_INFINITY : number;
    }

    private static String digits(String letters) {
        return letters.replace('l', '1').replace('I', '1').replace('O', '0').replace('o', '0');
    }

    private void add(Kind kind, String text, double value, int start, @Nullable String repair) {
        int gap = tokens.isEmpty() ? cell.continues() ? 1 : Token.NEW_CELL : gap(start);
        int from = cell.column() + start;
        Spelling word = Spelling.of(text);
        tokens.add(new Token(
                kind,
                word.text(),
                word.folded(),
                Tags.NONE,
                value,
                "",
                below,
                from,
                from + text.length(),
                gap,
                repair));
        last = start + text.length();
    }

    /** Blanks since the last token; a tab counts as four. */
    private int gap(int start) {
        int gap = 0;
        for (int at = last; at < start; at++) {
            gap += cell.text().charAt(at) == '\t' ? 4 : 1;
        }
        return Math.max(0, gap);
    }
}
