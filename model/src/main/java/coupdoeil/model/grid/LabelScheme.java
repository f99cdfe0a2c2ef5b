package coupdoeil.model.grid;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * How hexes are labelled: a pattern with {@code {column}} and {@code {row}}, each as a number ({@code {row}}), a number
 * of fixed width ({@code {row:2}}) or letters ({@code {row:A}}: A…Z, AA…).
 *
 * <p>A hex that the pattern cannot name is labelled {@code @q,r} in axial coordinates, so that every hex has a label and
 * every label leads back to its hex. Such are hexes left of or above the first, and those whose numbers would run
 * together, as those of column 100 in {@code {column:2}{row:2}}.
 *
 * @param firstColumn number of column 0
 * @param firstRow number of row 0
 */
public record LabelScheme(String pattern, int firstColumn, int firstRow) {

    private static final Pattern PART = Pattern.compile("\\{(column|row)(?::([0-9]|A))?}");
    private static final Pattern AXIAL = Pattern.compile("@(-?\\d{1,6}),(-?\\d{1,6})");

    /** Patterns taken apart; a battle has one or a few. */
    private static final Map<String, Parts> PARTS = new ConcurrentHashMap<>();

    /**
     * A pattern taken apart.
     *
     * @param first style of the first number
     * @param second style of the second number
     * @param runTogether whether only the width of the first number tells where the second begins
     */
    private record Parts(
            String before,
            boolean columnFirst,
            @Nullable String first,
            String between,
            @Nullable String second,
            String after,
            boolean runTogether) {}

    // After the patterns, which its constructor reads.
    public static final LabelScheme STANDARD = new LabelScheme("{column:2}{row:2}", 1, 1);

    /** @throws IllegalArgumentException if the pattern does not hold one column and one row part */
    public LabelScheme {
        parts(pattern);
    }

    /** The label of the cell in this 0-based column and row; empty if the pattern cannot name it. */
    public Optional<String> label(int column, int row) {
        if (column + firstColumn < 0 || row + firstRow < 0) {
            return Optional.empty();
        }
        Parts parts = PARTS.computeIfAbsent(pattern, LabelScheme::split);
        int first = parts.columnFirst() ? column + firstColumn : row + firstRow;
        int second = parts.columnFirst() ? row + firstRow : column + firstColumn;
        if (unnamable(first, parts.first()) || unnamable(second, parts.second())) {
            return Optional.empty();
        }
        String text = style(first, parts.first());
        if (parts.runTogether() && !(isNumber(text) && text.length() == width(parts.first()))) {
            return Optional.empty();
        }
        return Optional.of(parts.before() + text + parts.between() + style(second, parts.second()) + parts.after());
    }

    /** Whether a number has no letters: they begin with A for 1. */
    private static boolean unnamable(int number, @Nullable String style) {
        return "A".equals(style) && number < 1;
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    private static Parts split(String pattern) {
        Matcher part = parts(pattern);
        boolean columnFirst = part.group(1).equals("column");
        String first = part.group(2);
        String before = pattern.substring(0, part.start());
        int firstEnd = part.end();
        part.find();
        String second = part.group(2);
        String between = pattern.substring(firstEnd, part.start());
        boolean letters = "A".equals(first);
        // Whether nothing but the width of the first number tells where the second begins.
        boolean runTogether = letters == "A".equals(second)
                && between.chars().allMatch(c -> letters ? c >= 'A' && c <= 'Z' : c >= '0' && c <= '9');
        return new Parts(before, columnFirst, first, between, second, pattern.substring(part.end()), runTogether);
    }

    /** The 0-based column and row that a label names, as {column, row}; empty if it does not follow the pattern. */
    Optional<int[]> parse(String label) {
        Matcher part = parts(pattern);
        boolean columnFirst = part.group(1).equals("column");
        String before = pattern.substring(0, part.start());
        int firstEnd = part.end();
        part.find();
        String between = pattern.substring(firstEnd, part.start());
        String after = pattern.substring(part.end());
        if (!label.startsWith(before) || !label.endsWith(after)) {
            return Optional.empty();
        }
        int end = label.length() - after.length();
        for (int split = before.length() + 1; split + between.length() < end; split++) {
            if (label.startsWith(between, split)) {
                int first = number(label.substring(before.length(), split));
                int second = number(label.substring(split + between.length(), end));
                int column = (columnFirst ? first : second) - firstColumn;
                int row = (columnFirst ? second : first) - firstRow;
                if (first >= 0
                        && second >= 0
                        && label(column, row).filter(label::equals).isPresent()) {
                    return Optional.of(new int[] {column, row});
                }
            }
        }
        return Optional.empty();
    }

    static Optional<Hex> parseAxial(String label) {
        Matcher matcher = AXIAL.matcher(label);
        return matcher.matches()
                ? Optional.of(new Hex(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))))
                : Optional.empty();
    }

    /** The axial coordinate of a hex, {@code @q,r}: its label where no other reaches. */
    public static String axial(Hex hex) {
        return "@" + hex.q() + "," + hex.r();
    }

    /** The width of numbers in this style; 0 if it has none. */
    private static int width(@Nullable String style) {
        return style == null || style.equals("A") ? 0 : Math.max(1, Integer.parseInt(style));
    }

    /** A matcher standing on the first part of the pattern. */
    private static Matcher parts(String pattern) {
        Matcher part = PART.matcher(pattern);
        StringBuilder found = new StringBuilder();
        while (part.find()) {
            found.append(part.group(1)).append(' ');
        }
        if (!found.toString().equals("column row ") && !found.toString().equals("row column ")) {
            throw new IllegalArgumentException(
                    "label pattern '" + pattern + "' must hold {column} and {row} once each, e.g. {column:2}{row:2}");
        }
        part.reset();
        part.find();
        return part;
    }

    private static String style(int number, @Nullable String style) {
        if (style == null) {
            return Integer.toString(number);
        }
        String digits = Integer.toString(number);
        return style.equals("A") ? letters(number) : "0".repeat(Math.max(0, width(style) - digits.length())) + digits;
    }

    private static String letters(int number) {
        StringBuilder letters = new StringBuilder();
        for (int n = number; n > 0; n = (n - 1) / 26) {
            letters.insert(0, (char) ('A' + (n - 1) % 26));
        }
        return letters.toString();
    }

    /** The number that digits or capital letters stand for, -1 if the text is neither. */
    private static int number(String text) {
        if (text.length() > 6) {
            return -1;
        }
        if (text.chars().allMatch(c -> c >= '0' && c <= '9')) {
            return Integer.parseInt(text);
        }
        int number = 0;
        for (char letter : text.toCharArray()) {
            if (letter < 'A' || letter > 'Z') {
                return -1;
            }
            number = number * 26 + (letter - 'A' + 1);
        }
        return number;
    }
}
