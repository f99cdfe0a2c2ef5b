package coupdoeil.validator.imports.source.text;

import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.SourceLine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Two columns that were copied as one: two formations of one level on a line, and below it lines with an item of each.
 * They are read one after the other. Linear in the lines.
 */
final class Abreast {

    private static final String LEVEL =
            "(?:brigad[ae]n?|brigata|brygada|brig\\.|bde|divisi(?:on|one|ón)|division|colon(?:na|ne)|column|колонна|бригада|дивизия)";
    private static final String INITIALS = "bBdDcCкКбБдД";
    private static final Pattern TWO =
            Pattern.compile("(?iU)\\s*((" + LEVEL + ")\\s(?!.*\\d{3}).+?)\\s+(\\2(?!\\w).*)");
    private static final Pattern ITEMS = Pattern.compile("\\s*[–—•-]\\s*(\\S.*?\\S)\\s+[–—•-]\\s+(\\S.*)");
    private static final Pattern ITEM = Pattern.compile("\\s*[–—•-]\\s.*");
    private static final int LONGEST = 400;

    private Abreast() {}

    /**
     * Takes such lines out of a text.
     *
     * @return what they say, by the number of the line, from 0, that each goes before
     */
    static Map<Integer, List<SourceLine>> resolve(String[] lines) {
        Map<Integer, List<SourceLine>> resolved = new HashMap<>();
        Matcher heads = TWO.matcher("");
        for (int at = 0; at + 1 < lines.length; at++) {
            if (mayBeTwo(lines[at]) && heads.reset(lines[at]).matches() && !isOpen(heads.group(1))) {
                int first = at + 1;
                boolean wrapped = heads.group(3).strip().equalsIgnoreCase(heads.group(2))
                        && !ITEM.matcher(lines[first]).matches();
                first += wrapped ? 1 : 0;
                int end = first;
                while (end < lines.length && items(lines[end]).matches()) {
                    end++;
                }
                if (end > first) {
                    String second = heads.group(3).strip() + (wrapped ? " " + lines[at + 1].strip() : "");
                    resolved.put(at, columns(lines, at, heads.group(1), second, first, end));
                    for (int read = at; read < end; read++) {
                        lines[read] = "";
                    }
                }
            }
        }
        return resolved;
    }

    /** Whether a line begins with a letter that the name of a level does: few do. */
    private static boolean mayBeTwo(String line) {
        int at = 0;
        while (at < line.length() && isBlank(line.charAt(at))) {
            at++;
        }
        return line.length() <= LONGEST && at < line.length() && INITIALS.indexOf(line.charAt(at)) >= 0;
    }

    /** {@code Brigade Pack (1st Brigade)}: whether a text leaves a bracket open, in which is no second formation. */
    private static boolean isOpen(String text) {
        return text.lastIndexOf('(') > text.lastIndexOf(')');
    }

    private static boolean isBlank(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c);
    }

    private static Matcher items(String line) {
        return ITEMS.matcher(line.length() > LONGEST ? "" : line);
    }

    private static List<SourceLine> columns(String[] lines, int head, String left, String right, int from, int to) {
        List<SourceLine> read = new ArrayList<>();
        read.add(line(Mark.PLAIN, head, lines[head].indexOf(left), left));
        List<SourceLine> behind = new ArrayList<>();
        behind.add(line(Mark.PLAIN, head, Math.max(0, lines[head].lastIndexOf(right)), right));
        for (int at = from; at < to; at++) {
            Matcher items = items(lines[at]);
            if (items.matches()) {
                read.add(line(Mark.ITEM, at, items.start(1), items.group(1)));
                behind.add(line(Mark.ITEM, at, items.start(2), items.group(2).stripTrailing()));
            }
        }
        read.addAll(behind);
        return read;
    }

    private static SourceLine line(Mark mark, int number, int column, String text) {
        return new SourceLine(mark, 0, List.of(new Cell(text, number + 1, column + 1)), List.of(), false);
    }
}
