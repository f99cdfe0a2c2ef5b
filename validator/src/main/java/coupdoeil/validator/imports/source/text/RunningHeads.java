package coupdoeil.validator.imports.source.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a book prints above each of its pages: {@code 480   HISTORY OF THE WAR}, and on the next page {@code APPENDIX.   481}.
 * A line is one if it holds capitals and a number far from them, and the page before or behind it is numbered so too, or if
 * the number stands far before them on the first line.
 */
final class RunningHeads {

    private static final String CAPITALS = "\\p{Lu}[\\p{Lu}\\d .,'’&—–-]{3,60}";
    private static final String NUMBERED =
            "(?:Anlage|Beilage|Anhang|Annexe|Appendix|Apéndice|Appendice|Allegato) [\\dIVXLC]{1,6}\\.?";
    private static final String TITLE = "(?:" + CAPITALS + "|" + NUMBERED + ")";
    private static final Pattern HEAD = Pattern.compile("\\s*(?:(?<left>\\d{1,4})\\s{6,}" + TITLE + "|" + TITLE
            + "\\s{6,}(?<right>\\d{1,4}))\\s*|\\s*[—–-] ?(?<middle>\\d{1,4}) ?[—–-]\\s*");

    /** On the first line no other page is needed. */
    private static final Pattern TOP = Pattern.compile(
            "\\s*\\d{1,4}\\s{12,}" + CAPITALS + "\\s*|\\s*\\p{Lu}[\\p{Lu} .]{3,60}\\s{12,}\\d{1,3}\\s*");

    /** {@code 142      Beilage No. II.}, and on the next page {@code Schlacht bei Auerstedt.      143}: by both together. */
    private static final Pattern FACING = Pattern.compile("\\s*(?:(?<left>\\d{1,4})\\s{12,}\\p{Lu}\\S*(?: \\S+){0,6}"
            + "|\\p{Lu}\\S*(?: \\S+){0,6}\\s{12,}(?<right>\\d{1,4}))\\s*");

    /** What parts the number of a page from its head. */
    private static final String APART = " ".repeat(12);

    private static final Pattern ALONE = Pattern.compile("\\s*\\d{1,3}\\s*");
    /** {@code 1.127}: more than any page, and so no page where many stand alone. */
    private static final Pattern FIGURE = Pattern.compile("\\s*\\d{1,3}[.,]?\\d{0,3}\\s*");
    /** So many lines and more stand on a page. */
    private static final int FEWEST_LINES = 8;

    /** {@code 31*}: a sheet of the book, below what it holds. */
    private static final Pattern SIGNATURE = Pattern.compile("\\s*\\d{1,3}\\*\\s*");

    private static final int NARROWEST = 6;
    private static final int NEAR = 2;

    private RunningHeads() {}

    /** Blanks out those lines. Linear in the lines. */
    static void leaveOut(String[] raw) {
        Set<Integer> pages = new TreeSet<>();
        for (String line : raw) {
            if (mayBe(line)) {
                pages.addAll(page(line));
            }
        }
        for (int at = 0; at < raw.length; at++) {
            String line = raw[at];
            raw[at] = line.indexOf('*') > 0 && SIGNATURE.matcher(line).matches() ? "" : line;
        }
        for (int at = 0; pages.size() > 1 && at < raw.length; at++) {
            for (int page : mayBe(raw[at]) ? page(raw[at]) : Set.<Integer>of()) {
                raw[at] = isNear(pages, page) ? "" : raw[at];
            }
        }
        facing(raw);
        alone(raw);
        if (raw.length > 0
                && raw[0].length() < TextLines.LONGEST_ROW
                && TOP.matcher(raw[0]).matches()) {
            raw[0] = "";
        }
    }

    /** An even page on the left, and the odd one behind it on the right. */
    private static void facing(String[] raw) {
        int left = -1;
        int page = 0;
        for (int at = 0; at < raw.length; at++) {
            if (!raw[at].contains(APART) || !mayBe(raw[at])) {
                continue;
            }
            Matcher head = FACING.matcher(raw[at]);
            if (!head.matches()) {
                continue;
            }
            int number = Integer.parseInt(head.group("left") != null ? head.group("left") : head.group("right"));
            if (head.group("left") != null && number % 2 == 0) {
                left = at;
                page = number;
            } else if (left >= 0 && head.group("right") != null && number == page + 1) {
                raw[left] = "";
                raw[at] = "";
                left = -1;
            }
        }
    }

    /** {@code 27}: the number of a page or sheet, with nothing beside, above or below it; where there are many they are figures. */
    private static void alone(String[] raw) {
        List<Integer> numbers = new ArrayList<>();
        int figures = 0;
        int filled = 0;
        for (int at = 0; at < raw.length; at++) {
            filled += raw[at].isBlank() ? 0 : 1;
            boolean apart = isBlank(raw, at - 1) && isBlank(raw, at + 1);
            if (apart
                    && raw[at].length() < TextLines.LONGEST_ROW
                    && FIGURE.matcher(raw[at]).matches()) {
                figures++;
                if (ALONE.matcher(raw[at]).matches()) {
                    numbers.add(at);
                }
            }
        }
        if (figures * FEWEST_LINES <= filled) {
            numbers.forEach(at -> raw[at] = "");
        }
    }

    private static boolean isBlank(String[] raw, int at) {
        return at < 0 || at >= raw.length || raw[at].isBlank();
    }

    private static boolean isNear(Set<Integer> pages, int page) {
        for (int away = 1; away <= NEAR; away++) {
            if (pages.contains(page - away) || pages.contains(page + away)) {
                return true;
            }
        }
        return false;
    }

    /** Asked first: it begins or ends in a digit, or in a stroke. */
    private static boolean mayBe(String line) {
        String bare = line.strip();
        return bare.length() >= NARROWEST - 1
                && bare.length() < TextLines.LONGEST_ROW
                && (isSign(bare.charAt(0)) || isSign(bare.charAt(bare.length() - 1)));
    }

    private static boolean isSign(char c) {
        return c >= '0' && c <= '9' || c == '—' || c == '–' || c == '-';
    }

    /** The number that a head has; empty if a line is none. */
    private static Set<Integer> page(String line) {
        Matcher head = HEAD.matcher(line);
        if (!head.matches()) {
            return Set.of();
        }
        String left = head.group("left");
        String right = head.group("right");
        String middle = head.group("middle");
        return Set.of(Integer.parseInt(left != null ? left : right != null ? right : middle));
    }
}
