package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.Source;
import coupdoeil.validator.imports.source.SourceLine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * Ways in which a list is laid out that its readers do not see through by themselves, and the same list without them. Somebody
 * must say that it is so; what looks like it is asked about. Each is linear in the text.
 */
public enum ListLayout {
    /** Two lists beside each other, a bar between them. */
    ABREAST("whether two lists stand beside each other with a bar between them"),
    /** Blanks between the letters of words: {@code A R M Y}. */
    SPACED("whether letters are set apart, as A R M Y for ARMY"),
    /** No blanks between words: {@code LightBrigade}. */
    GLUED("whether blanks between words were lost, as LightBrigade for Light Brigade");

    /** Of all lines so many in a hundred have a bar in the same column. */
    private static final int BARS = 60;

    private static final Pattern LETTERS_APART = Pattern.compile("(?U)(?<!\\S)(?:[\\p{L}'’.-] ){3,}[\\p{L}'’.](?!\\S)");
    /** Beside words of such letters short ones stand alike, with their numbers: {@code 1 S T}, {@code T H E}. */
    private static final Pattern APART = Pattern.compile("(?U)(?<!\\S)(?:[\\p{L}\\d'’.-] )+[\\p{L}'’.](?!\\S)");

    private static final Pattern BLANKS = Pattern.compile(" {2,}");
    /** Between words, and between words and figures; {@code 27th}, {@code Mc} and {@code d'} stay whole. */
    private static final Pattern WORDS_MEET = Pattern.compile("(?U)(?<=\\p{Ll})(?<!\\bM[ac]|\\bMac)(?=\\p{Lu})"
            + "|(?<=\\p{L}{3}|[.)])(?=\\d)|(?<=[\\p{L}.])(?=\\()|(?<=\\))(?=[\\p{L}\\d])|(?<=,)(?=\\p{L}|\\d(?!\\d\\d(?!\\d)))|(?<=\\p{L},)(?=\\d)"
            + "|(?<=\\d)(?=(?!(?:st|nd|rd|th|er|[eè]re|[eè]me|te|ma|mo)(?!\\p{Ll}))\\p{Ll}{3})");

    private static final Pattern GLUED_WORD = Pattern.compile("(?U)\\p{Ll}{2}\\p{Lu}\\p{Ll}|\\p{Ll}{3}\\d|\\p{Ll}\\(");
    private static final int GLUED_LINES = 3;

    /** Lines that are looked at: a list that is laid out so is laid out so at its beginning. */
    private static final int SAMPLE = 5_000;
    /** And characters of each. */
    private static final int LONG = 400;

    private final String text;

    ListLayout(String text) {
        this.text = text;
    }

    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<ListLayout> of(String key) {
        for (ListLayout layout : values()) {
            if (layout.key().equals(key)) {
                return Optional.of(layout);
            }
        }
        return Optional.empty();
    }

    /** What is asked, in words. */
    String text() {
        return text;
    }

    /** Whether a list looks as if it were laid out so. */
    boolean isLikely(Source source) {
        List<SourceLine> lines = source.lines();
        return switch (this) {
            case ABREAST -> bar(lines) > 0;
            case SPACED -> lines.stream().limit(SAMPLE).anyMatch(line -> finds(LETTERS_APART, line));
            case GLUED ->
                lines.stream()
                                        .limit(SAMPLE)
                                        .filter(line -> finds(GLUED_WORD, line))
                                        .count()
                                * GLUED_LINES
                        > Math.min(SAMPLE, lines.size());
        };
    }

    private static boolean finds(Pattern pattern, SourceLine line) {
        String text = line.text();
        return pattern.matcher(text).region(0, Math.min(text.length(), LONG)).find();
    }

    /** The list as it would be without. */
    Source without(Source source) {
        List<SourceLine> lines = source.lines();
        return new Source(
                source.name(),
                source.kind(),
                switch (this) {
                    case ABREAST -> parted(lines, bar(lines));
                    case SPACED -> changed(lines, ListLayout::drawnTogether);
                    case GLUED ->
                        changed(lines, text -> WORDS_MEET.matcher(text).replaceAll(" "));
                },
                source.records(),
                source.remarks());
    }

    private static String drawnTogether(String text) {
        if (!LETTERS_APART.matcher(text).find()) {
            return text;
        }
        String joined =
                APART.matcher(text).replaceAll(letters -> letters.group().replace(" ", ""));
        return BLANKS.matcher(joined).replaceAll(" ");
    }

    private static List<SourceLine> changed(List<SourceLine> lines, UnaryOperator<String> change) {
        return lines.stream()
                .map(line -> new SourceLine(
                        line.mark(),
                        line.level(),
                        line.cells().stream()
                                .map(cell -> new Cell(
                                        change.apply(cell.text()), cell.line(), cell.column(), cell.continues()))
                                .toList(),
                        line.header(),
                        line.afterBlank()))
                .toList();
    }

    /** The column of the bar in most lines, from 1; 0 if there is none. */
    private static int bar(List<SourceLine> lines) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (SourceLine line : lines) {
            Cell cell = line.cells().get(0);
            int at = cell.text().indexOf('|');
            if (line.mark() == Mark.PLAIN && at >= 0 && at == cell.text().lastIndexOf('|')) {
                counts.merge(cell.column() + at, 1, Integer::sum);
            }
        }
        return counts.entrySet().stream()
                .filter(count -> 100 * count.getValue() > BARS * lines.size())
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse(0);
    }

    private static List<SourceLine> parted(List<SourceLine> lines, int bar) {
        List<SourceLine> left = new ArrayList<>();
        List<SourceLine> right = new ArrayList<>();
        for (SourceLine line : lines) {
            Cell cell = line.cells().get(0);
            int at = bar - cell.column();
            if (at < 0 || at >= cell.text().length() || cell.text().charAt(at) != '|') {
                left.add(line);
                continue;
            }
            block(left, cell.text().substring(0, at), line, cell.column(), line.level());
            block(right, cell.text().substring(at + 1), line, bar + 1, 0);
        }
        left.addAll(right);
        return left;
    }

    private static void block(List<SourceLine> to, String text, SourceLine line, int column, int level) {
        String stripped = text.stripLeading();
        if (!stripped.isBlank()) {
            int in = text.length() - stripped.length();
            Cell cell = new Cell(stripped.strip(), line.line(), column + in);
            to.add(new SourceLine(Mark.PLAIN, level + in, List.of(cell), List.of(), line.afterBlank() || to.isEmpty()));
        }
    }
}
