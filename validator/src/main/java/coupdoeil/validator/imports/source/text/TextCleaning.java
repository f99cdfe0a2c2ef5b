package coupdoeil.validator.imports.source.text;

import coupdoeil.validator.imports.source.Once;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lines of plain text without what a page shows beside its list: code, tables of contents, its number, leading dots. */
final class TextCleaning {

    /** {@code [p. 31]  Le truppe italiane}: where a page of what was copied begins, and its head. */
    private static final Pattern PAGE_MARK =
            Pattern.compile("\\s*\\[p(?:p|ág|ag)?\\. ?\\d{1,4}]\\s.*|\\s*\\[p(?:p|ág|ag)?\\. ?\\d{1,4}]\\s*");

    /** Dots that lead to officers and men at the end of a line. */
    private static final Pattern LED = Pattern.compile("(.*?[^.\\s])(\\s*\\.{4,}\\s*)(\\d{1,3}/\\d[\\d,.]*)\\s*");

    /** Dots far from each other, that lead to a figure. */
    private static final Pattern LEADERS = Pattern.compile("(?<=[\\p{L}\\d)])\\s+\\.(?:\\s+\\.)*\\s{2,}(?=[\\d(])");

    /** How a printed page is numbered above or below what it holds. */
    private static final Pattern PAGE_NUMBER = Pattern.compile(
            "(?U).{0,90}(?:[–—-]|\\s{3}|^)\\s*(?:page|pg?\\.|seite|s\\.|str\\.|strona|pagina|página|pág\\.|стр\\.)\\s*\\d{1,4}\\s*",
            Pattern.CASE_INSENSITIVE);

    private static final List<String> PAGE_WORDS =
            List.of("page", "p.", "pg.", "seite", "s.", "str.", "strona", "pagina", "página", "pág.", "стр.");

    private static final int LONGEST_PAGE_WORD = 6;

    /** The number of a sheet in a collection, alone on its line or before whose it is. */
    private static final Pattern PAGE = Pattern.compile("\\s*\\d{3}[A-Z]{3}(?:\\s{3,}(?:Copyright|©).{0,40})?\\s*");

    private static final int PAGE_LENGTH = 6;

    private static final Pattern CONTENTS = Pattern.compile(
            "(?U)\\s*(?:contents|indice|índice|sommaire|inhaltsverzeichnis|inhoud)\\b.{0,20}",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern HOLLOW = Pattern.compile("\\s*o\\s+(?=\\S)");

    private static final String CONTENTS_BEGIN = "cisCIS";

    private static final Pattern CHAPTER = Pattern.compile("\\s*\\d{1,2}(?:\\.\\d{1,2})*\\.?\\s+\\p{L}");

    /** What a page does not show, or strikes out. */
    private static final Pattern HIDDEN = Pattern.compile("<!--.*?-->|~~[^~]+~~");

    /** {@code **Commander:** Gen. Hill}: stressed, and what it says of behind it. */
    private static final Pattern LABEL = Pattern.compile("(\\s*)\\*\\*([^*]{1,60}:)\\*\\*(?=\\s+\\S)");

    /** {@code 1stens aus dem 4ten Regiment}: what is counted off. */
    private static final Pattern COUNTED_OFF = Pattern.compile("(\\s*)(\\d{1,2}s?tens)(?=[\\s:])");

    /** {@code 2?tes leichtes Bataillon}: a sign that was read behind a number. */
    private static final Pattern BLOTTED = Pattern.compile("(?U)(?<=\\d)[?*](?=tes?\\b)");

    private TextCleaning() {}

    /** Cleans lines in their places. */
    static void clean(String[] raw) {
        PageHeadings.mark(raw);
        change(raw, line -> line.indexOf('[') >= 0, TextCleaning::withoutCode);
        change(raw, TextCleaning::isMarked, TextCleaning::withoutMarks);
        leaveOutContents(raw);
        RunningHeads.leaveOut(raw);
        drawBullets(raw);
        GameColumns.leaveOut(raw);
        change(raw, TickBoxes::mayHold, TickBoxes::counted);
        change(raw, TextCleaning::isUntidy, TextCleaning::tidied);
        change(raw, TextCleaning::isCountedOff, TextCleaning::listed);
    }

    private static boolean isCountedOff(String line) {
        return line.length() <= TextLines.LONGEST_ROW
                && Character.isDigit(TextLines.first(line))
                && (line.contains("tens") || line.contains("?te") || line.contains("*te"));
    }

    /** With a bullet in the place of a word that only counts off, and without blots behind numbers. */
    private static String listed(String line) {
        Matcher counted = COUNTED_OFF.matcher(line);
        String listed = counted.lookingAt()
                ? counted.group(1) + "•" + " ".repeat(counted.group(2).length() - 1) + line.substring(counted.end())
                : line;
        return BLOTTED.matcher(listed).replaceAll("");
    }

    /** @param may asked first, for few lines have anything to change */
    private static void change(String[] raw, Predicate<String> may, UnaryOperator<String> by) {
        Once<String, String> changed = new Once<>();
        Arrays.parallelSetAll(raw, at -> may.test(raw[at]) ? changed.of(raw[at], by) : raw[at]);
    }

    private static boolean isMarked(String line) {
        return line.length() <= TextLines.LONGEST_ROW
                && (line.indexOf('<') >= 0 && line.contains("<!--")
                        || line.indexOf('~') >= 0 && line.contains("~~")
                        || line.indexOf('*') >= 0 && line.contains(":**"));
    }

    private static String withoutMarks(String line) {
        String shown = HIDDEN.matcher(line).replaceAll("");
        Matcher label = LABEL.matcher(shown);
        return label.lookingAt() ? label.group(1) + label.group(2) + shown.substring(label.end()) : shown;
    }

    /**
     * Without quotes of others, and the marks of stressed words, as forums have them; a
     * line that is stressed is a heading.
     */
    private static String withoutCode(String raw) {
        String line = PAGE_MARK.matcher(raw).matches() ? "" : raw;
        return ForumCodes.mayHold(line) ? ForumCodes.resolved(line) : line;
    }

    private static boolean isUntidy(String line) {
        return line.indexOf(" .") > 0 || line.contains("....") || isPage(line) || isPageNumber(line);
    }

    /** With dots that lead to figures as one row of them, or as blanks; the number of a page is nothing. */
    private static String tidied(String raw) {
        String line = raw.length() <= TextLines.LONGEST_ROW && raw.indexOf(" .") > 0
                ? LEADERS.matcher(raw)
                        .replaceAll(dots -> " " + ".".repeat(dots.group().length() - 2) + " ")
                : raw;
        boolean led = line.length() <= TextLines.LONGEST_ROW && line.contains("....");
        Matcher parted = led ? LED.matcher(line) : null;
        if (parted != null && parted.matches()) {
            return parted.group(1) + " ".repeat(parted.group(2).length() - 1) + "(" + parted.group(3) + ")";
        }
        return isPage(line) || isPageNumber(line) ? "" : line;
    }

    /** Asks for its length first. */
    private static boolean isPage(String line) {
        String page = line.strip();
        return page.length() >= PAGE_LENGTH
                && Character.isDigit(page.charAt(0))
                && (page.length() == PAGE_LENGTH || line.contains("Copyright") || line.indexOf('©') > 0)
                && line.length() <= TextLines.LONGEST_ROW
                && PAGE.matcher(line).matches();
    }

    /** Asks for the word first, for most lines that end in a number end in a strength. */
    private static boolean isPageNumber(String line) {
        String before = line.stripTrailing();
        int end = before.length();
        while (end > 0 && Character.isDigit(before.charAt(end - 1))) {
            end--;
        }
        if (end == before.length()) {
            return false;
        }
        String word = before.substring(0, end).stripTrailing();
        String last =
                word.substring(Math.max(0, word.length() - LONGEST_PAGE_WORD)).toLowerCase(Locale.ROOT);
        for (String page : PAGE_WORDS) {
            if (last.endsWith(page)) {
                return PAGE_NUMBER.matcher(line).matches();
            }
        }
        return false;
    }

    /** The letter o before several lines, and before a number: a hollow bullet that was copied as a letter. */
    private static void drawBullets(String[] raw) {
        int bullets = 0;
        boolean numbered = false;
        for (String line : raw) {
            if (TextLines.first(line) == 'o' && HOLLOW.matcher(line).lookingAt()) {
                bullets++;
                numbered |= Character.isDigit(TextLines.first(line.substring(line.indexOf('o') + 1)));
            }
        }
        if (bullets > 1 && numbered) {
            change(
                    raw,
                    line -> TextLines.first(line) == 'o' && HOLLOW.matcher(line).lookingAt(),
                    line -> line.replaceFirst("o", "○"));
        }
    }

    /** Whether a line begins with a letter that contents are called by, or with one that no other does in ASCII. */
    private static boolean mayHead(String line) {
        char first = TextLines.first(line);
        return CONTENTS_BEGIN.indexOf(first) >= 0 || first > '~';
    }

    /** The table of contents of a page names formations in front of their place. */
    private static void leaveOutContents(String[] raw) {
        boolean contents = false;
        boolean headed = false;
        Once<String, Boolean> heads = new Once<>();
        for (int at = 0; at < raw.length; at++) {
            // A blank line may part the chapters from what they are called by, and then parts them from all else.
            boolean head = mayHead(raw[at])
                    && heads.of(raw[at], line -> CONTENTS.matcher(line).matches());
            headed = head || headed && raw[at].isBlank();
            contents = head || headed || contents && CHAPTER.matcher(raw[at]).lookingAt();
            raw[at] = contents ? "" : raw[at];
        }
    }
}
