package coupdoeil.validator.imports.lines;

import coupdoeil.validator.imports.source.Cell;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Words of a line by where they stand, without what they mean: what signs keep apart, or the cells of a row. */
public final class LineTexts {

    /** What stands between texts. A comma of thousands, a hyphen and the stop of a shortened word stand inside them. */
    private static final Pattern SIGN = Pattern.compile(
            "(?U)(?<comma>,(?!\\d)|(?<=\\p{L}),(?=\\d))|(?<semicolon>;)|(?<colon>:(?=\\s|$))"
                    + "|(?<dash>\\s[-–—]+\\s|—)|(?<bracket>[(\\[{])|(?<end>[)\\]}])|(?<gap>\\s{3,}|\\t|\\.{3,}|…)|(?<slash>\\s/\\s)");

    private static final String FIRST = "first text";
    private static final String[] SIGNS = {"comma", "semicolon", "colon", "dash", "bracket", "end", "gap", "slash"};
    /** A figure and what it counts is no text. */
    private static final Pattern COUNTED = Pattern.compile("(?U)[~=c.]{0,2}\\s*\\d[\\d.,'’]*(?:\\s+.*)?");

    /** Texts of a line are few; more are prose. */
    private static final int MOST = 8;

    /**
     * A text.
     *
     * @param line physical line, from 1
     * @param start its first character there, from 1
     * @param from the same in {@link ListLine#text}, from 0
     */
    public record Text(String text, int line, int start, int from) {}

    private LineTexts() {}

    /** Whether only words can stand at a place; a column may hold words or figures. */
    public static boolean isTextOnly(String place) {
        return place.equals(FIRST) || place.startsWith("text ");
    }

    /** By place, in the order printed: {@code first text}, {@code text after comma}, {@code text in brackets 2}, {@code column Unit}. */
    public static Map<String, Text> of(ListLine line) {
        return line.isRow() ? ofRow(line) : ofText(line);
    }

    private static Map<String, Text> ofRow(ListLine line) {
        Map<String, Text> found = new LinkedHashMap<>();
        Map<String, LineFigures.At> figures = LineFigures.of(line);
        int from = 0;
        for (int i = 0; i < line.cells().size(); i++) {
            Cell cell = line.cells().get(i);
            String column = LineFigures.column(line, i);
            if (!figures.containsKey(column) && isText(cell.text())) {
                found.putIfAbsent(column, new Text(cell.text(), cell.line(), cell.column(), from));
            }
            from += cell.text().length() + 1;
        }
        return found;
    }

    private static Map<String, Text> ofText(ListLine line) {
        Cell cell = line.cells().get(0);
        String text = cell.text();
        Map<String, Text> found = new LinkedHashMap<>();
        Map<String, Integer> times = new HashMap<>();
        Matcher sign = SIGN.matcher(text);
        String place = FIRST;
        int from = 0;
        while (found.size() < MOST) {
            boolean more = sign.find(from);
            int to = more ? sign.start() : text.length();
            put(found, place, cell, from, to);
            if (!more) {
                break;
            }
            String after = after(sign);
            int many = times.merge(after, 1, Integer::sum);
            place = many == 1 ? after : after + " " + many;
            from = sign.end();
        }
        return found;
    }

    private static String after(Matcher sign) {
        for (String name : SIGNS) {
            if (sign.group(name) != null) {
                return switch (name) {
                    case "bracket" -> "text in brackets";
                    case "end" -> "text after brackets";
                    default -> "text after " + name.toLowerCase(Locale.ROOT);
                };
            }
        }
        throw new IllegalStateException(sign.group());
    }

    private static void put(Map<String, Text> found, String place, Cell cell, int from, int to) {
        int first = from;
        int last = to;
        while (first < last && Character.isWhitespace(cell.text().charAt(first))) {
            first++;
        }
        while (first < last && Character.isWhitespace(cell.text().charAt(last - 1))) {
            last--;
        }
        String text = cell.text().substring(first, last);
        if (isText(text) && (place.equals(FIRST) || !COUNTED.matcher(text).matches())) {
            found.put(place, new Text(text, cell.line(), cell.column() + first, first));
        }
    }

    private static boolean isText(String text) {
        return text.chars().anyMatch(Character::isLetter);
    }
}
