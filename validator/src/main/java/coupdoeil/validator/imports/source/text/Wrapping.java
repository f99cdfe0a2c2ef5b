package coupdoeil.validator.imports.source.text;

import coupdoeil.validator.imports.words.WordList;
import java.util.regex.Pattern;

/** Whether a line of plain text goes on on the next one: by what ends the one and what begins the other. */
final class Wrapping {

    private static final Pattern OPEN_END =
            Pattern.compile("(?U)(?:[,;(–—-]|\\b(?:and|et|und|y|e|en|(?<!\\d )u\\.)|&)\\s*\\z");

    /** What parts what is listed, or leads to it. */
    private static final Pattern LIST = Pattern.compile("\\), |\\d; |\\.[—–]");

    /** {@code (d'Ornano) et Tirailleurs du Pô}: begins with the colonel of what the line before ends with. */
    private static final Pattern BRACKET_FIRST =
            Pattern.compile("\\([^()\\d]{2,40}\\) ?(?:,|(?:et|and|und|y|e|en) )[^()]*[\\p{L}\\d].*");

    /** Guns alone below what has them. */
    private static final Pattern GUNS_ALONE =
            Pattern.compile("\\(\\d{1,3} ?(?:pi[eè]ces|pces|canons|guns|Geschütze|piezas|cannoni)\\.?\\)");

    private static final int LONGEST_NAME = 60;

    private static final int LONGEST_OPEN_END = 3;

    /** What a line may end with that is open at its end. */
    private static final String OPEN_ENDS = ",;(–—-&dtyen.";

    /** The letter l where a digit is meant begins a unit. */
    private static final Pattern MISREAD = Pattern.compile("l(?:[/\\d]|st|th)");

    private static final Pattern COMPLETE = Pattern.compile(".*[.:;)\\d]\\s*");

    private static final Pattern COUNTED = Pattern.compile(
            ".*\\d[ \\p{Z}]?(?:men|hommes|h\\.|Mann|guns|canons|pièces|chevaux|horses|hombres|uomini|homens|manschappen)\\s*");

    /** A strength that a narrow column put below what it is of. */
    private static final Pattern FIGURE_ALONE = Pattern.compile(
            "\\(?\\d[\\d.,' ]*(?:men|hommes|h|Mann|hombres|uomini|homens|man|żołnierzy|ludzi)?\\.?\\)?");

    private static final Pattern LEADING = Pattern.compile(
            "(?U).*(?:\\.{4,}|\\b(?:environ|about|circa|etwa|ungefähr|unos|cerca de|ongeveer|około))\\s*");

    /** The rest of {@code - 4 bases} or of {@code 25th line}, with a number at the end of the line before it. */
    private static final Pattern BASES_GO_ON =
            Pattern.compile("(?U)(?:\\S+\\s+){0,2}(?:bases?|stands?|figures?|points?|line|light|foot|horse"
                    + "|infantry|cavalry|artillery|battery|guns?|guards?|grenadiers?|fusiliers?|landwehr|militia|volunteers?|jagers?|rifles"
                    + "|hussars?|dragoons?|lancers?"
                    + "|uhlans?|chasseurs?|cuirassiers?|carabiniers?|ligne|l[eé]g[eè]re?)\\b");

    /** A line that ends with the number of a regiment, or with a count behind a stroke. */
    private static final Pattern BASES = Pattern.compile(".*(?:\\d(?:st|nd|rd|th)|- \\d{1,2}|\\* 1)\\s*");

    /** A count of stands, and a word that says of which kind something is, which is on the next line. */
    private static final Pattern QUALIFIED = Pattern.compile(".*\\d.* (?:light|heavy|medium|foot|horse)\\s*");

    /** {@code 5tes}, {@code rstes}: how a German list numbers its regiments, however it was read. */
    private static final Pattern NUMBERED = Pattern.compile("\\s*(?:d(?:as|er|ie)\\s+)?\\S{1,4}tes?\\s");

    private static final Pattern ENDED = Pattern.compile(".*[.:\\d]\\s*");

    /** {@code Divisione Rossi (3.100 uomini): 7 battaglioni} begins an entry, whatever stands before it. */
    private static final Pattern ENTRY =
            Pattern.compile("\\p{Lu}[^(:|]{2,40}\\(\\d[\\d.,'’ ]{0,8} ?\\p{L}{1,12}\\.?\\) ?:");

    /** {@code 3 battaglioni e 2}, and on the next line {@code squadroni}. */
    private static final Pattern NUMBER_LAST = Pattern.compile("\\p{L} \\d{1,2}\\s*$");

    private static final Pattern COUNTED_BELOW = Pattern.compile(
            "(?U)(?:battalions?|squadrons?|bataillone?s?|escadrons?|batallones|escuadrones|battaglion[ei]|squadron[ei]"
                    + "|bataljons?|eskadrons?|compan(?:y|ies)|compagni[ae]s?|kompanien?|batter(?:y|ies)|pezzi|piezas|pièces)\\b");

    /** {@code 7 battaglioni - Non lontano da}, and on the next line the place. */
    private static final Pattern PLACE_OPEN =
            Pattern.compile("\\d \\p{L}{3,15} [-–—] \\p{Lu}[^\\d]* (?:a|da|di|in|à|bei|zu|near|at|te|op)\\s*$");

    /** Guns of another kind below those of a battery. */
    private static final Pattern MORE_GUNS =
            Pattern.compile("\\d{1,2} (?:guns?|how|howitzers?|mortars?|obusiers?|Haubitzen?|obici|obuses)\\.?");

    private static final Pattern WITH_GUNS =
            Pattern.compile(".*\\d (?:guns?|canons|pièces|Geschütze|Kanonen|cannoni|piezas)\\.?\\s*");

    /** The end of a name that a narrow column broke. */
    private static final Pattern UNIT_ONLY =
            Pattern.compile("(?U)(?:Regiment|Battalion|Battery|Regt|Bn|Batt)\\b\\.?\\s*\\(");

    private static final int FURTHER_IN = 3;

    private static final int WRAPPED = 50;

    private static final int WIDE = 60;
    /** A longer line is not looked at for figures at its end. */
    private static final int LONGEST_ROW = 400;

    private Wrapping() {}

    /**
     * Whether a line that is no bullet is the rest of the one before, wrapped.
     *
     * @param widest characters of the widest line of the text
     */
    static boolean goesOn(String last, String line, int widest) {
        String next = line.strip();
        if (last.contains("|") || next.startsWith("|") || last.indexOf('\t') > 0) {
            return false;
        }
        if (next.contains("te")
                && NUMBERED.matcher(last).lookingAt()
                && NUMBERED.matcher(next).lookingAt()) {
            return false;
        }
        if (last.lastIndexOf('(') <= last.lastIndexOf(')')
                && ENTRY.matcher(next).lookingAt()) {
            return false;
        }
        boolean small = Character.isLowerCase(next.charAt(0));
        boolean row = last.length() <= LONGEST_ROW;
        boolean figure = row && (next.charAt(0) == '(' || next.charAt(0) >= '0' && next.charAt(0) <= '9');
        return isBracketOpen(last, next)
                || figure
                        && next.charAt(0) == '('
                        && (BRACKET_FIRST.matcher(next).matches()
                                || last.stripTrailing().endsWith(")")
                                        && GUNS_ALONE.matcher(next).matches())
                || row && small && isUnitGoingOn(last, next)
                || row
                        && small
                        && COUNTED_BELOW.matcher(next).lookingAt()
                        && NUMBER_LAST.matcher(last).find()
                || isPlaceGoingOn(last)
                || figure
                        && MORE_GUNS.matcher(next).matches()
                        && WITH_GUNS.matcher(last).matches()
                || stressOpen(last, next)
                || figure
                        && FIGURE_ALONE.matcher(next).matches()
                        && LEADING.matcher(last).matches()
                || small && isSentence(last, line, next)
                || isRunning(last, widest)
                || small && isParagraph(last, line, widest)
                || isRestOfUnit(last, line, next)
                || isOpen(last)
                || small && indent(line) > indent(last) && isOfUnit(last, next)
                || endsInOf(last, line);
    }

    /** {@code 9° Reggimento di linea di}, and further in the rest; {@code *Burgos (2), *3rd of}, at the end of a line of a list. */
    private static boolean endsInOf(String last, String line) {
        String bare = last.stripTrailing();
        String word = bare.substring(bare.lastIndexOf(' ') + 1);
        boolean listed = bare.length() >= WRAPPED && LIST.matcher(bare).find() && !word.equals("the");
        return WordList.OF.has(word) && (indent(line) > indent(last) || listed);
    }

    /** {@code of the Vistula Legion   (2) 800 men}, below a name that nothing is counted of. */
    private static boolean isOfUnit(String last, String next) {
        int blank = next.indexOf(' ');
        String bare = last.strip();
        return blank > 0
                && !bare.isEmpty()
                && WordList.OF.has(next.substring(0, blank))
                && bare.length() <= LONGEST_NAME
                && !bare.endsWith(")")
                && !bare.endsWith(":")
                && !Character.isDigit(bare.charAt(bare.length() - 1));
    }

    private static boolean isBracketOpen(String last, String next) {
        return last.lastIndexOf('(') > last.lastIndexOf(')') && next.indexOf(')') >= 0
                || last.lastIndexOf('«') > last.lastIndexOf('»') && next.indexOf('»') >= 0;
    }

    private static boolean isPlaceGoingOn(String last) {
        return last.length() <= LONGEST_ROW
                && last.indexOf(')') > 0
                && PLACE_OPEN.matcher(last).find();
    }

    private static boolean isUnitGoingOn(String last, String next) {
        return BASES_GO_ON.matcher(next).lookingAt()
                && (BASES.matcher(last).matches() || QUALIFIED.matcher(last).matches());
    }

    private static boolean isSentence(String last, String line, String next) {
        return last.length() >= WRAPPED
                && indent(line) >= indent(last)
                && !COUNTED.matcher(last).matches()
                && !MISREAD.matcher(next).lookingAt()
                && !COMPLETE.matcher(last).matches();
    }

    /** A list between semicolons that fills the width of the page. */
    private static boolean isRunning(String last, int widest) {
        return widest >= WIDE
                && (last.length() >= 0.85 * widest && last.indexOf(';') >= 0
                        || last.length() >= 0.75 * widest && last.contains(". — "))
                && !ENDED.matcher(last).matches()
                && !COUNTED.matcher(last).matches();
    }

    /** The second line of a paragraph whose first is set in, if that fills the width of the page. */
    private static boolean isParagraph(String last, String line, int widest) {
        int in = indent(last) - indent(line);
        return widest >= WIDE
                && in > 0
                && in <= FURTHER_IN + 2
                && last.length() >= 0.85 * widest
                && !ENDED.matcher(last).matches()
                && !COUNTED.matcher(last).matches();
    }

    private static boolean isRestOfUnit(String last, String line, String next) {
        return next.indexOf('(') > 0
                && UNIT_ONLY.matcher(next).lookingAt()
                && indent(line) >= indent(last) + FURTHER_IN
                && !ENDED.matcher(last).matches()
                && !last.strip().endsWith(")");
    }

    /** Looks at the last character first, and for the pattern at the end only. */
    private static boolean isOpen(String last) {
        int end = last.length();
        while (end > 0 && isBlank(last.charAt(end - 1))) {
            end--;
        }
        boolean nothing = end > 2
                && isBlank(last.charAt(end - 2))
                && isBlank(last.charAt(end - 3))
                && last.charAt(end - 1) != '(';
        // 9 — 640 — —: strokes that stand for words of the row above.
        boolean strokes = end > 2 && isDash(last.charAt(end - 1)) && isDash(last.charAt(end - 3));
        return end > 0
                && !nothing
                && !strokes
                && !isDitto(last, end)
                && OPEN_ENDS.indexOf(last.charAt(end - 1)) >= 0
                && OPEN_END.matcher(last)
                        .region(Math.max(0, end - LONGEST_OPEN_END), last.length())
                        .useTransparentBounds(true)
                        .find();
    }

    private static boolean isDash(char c) {
        return c == '—' || c == '–';
    }

    /** {@code Herzog Pius, 2 —}: the dash stands for what is counted above, and nothing goes on behind it. */
    private static boolean isDitto(String last, int end) {
        return end > 3
                && isDash(last.charAt(end - 1))
                && isBlank(last.charAt(end - 2))
                && Character.isDigit(last.charAt(end - 3))
                && !Character.isDigit(last.charAt(end - 4));
    }

    private static boolean isBlank(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\u0085';
    }

    /** Stars that are opened on one line and closed on the next stress what stands on both. */
    private static boolean stressOpen(String last, String next) {
        int star = last.lastIndexOf('*');
        return star == last.indexOf('*')
                && last.strip().startsWith("*")
                && last.length() > star + 1
                && !Character.isWhitespace(last.charAt(star + 1))
                && next.indexOf('*') > 0
                && next.length() > 1
                && !Character.isWhitespace(next.charAt(next.indexOf('*') - 1));
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }
}
