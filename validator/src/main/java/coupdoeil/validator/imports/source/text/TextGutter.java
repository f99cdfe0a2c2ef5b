package coupdoeil.validator.imports.source.text;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Text in which two lists stand beside each other, with a gutter of blanks between them. Both sides hold words with
 * figures behind them; a table has words on one side only.
 */
record TextGutter(int column, int first, int last) {

    private static final int NARROWEST = 20;
    private static final int BLANKS = 2;
    private static final int FEWEST = 4;
    private static final Pattern WORDS = Pattern.compile("\\s*(?:\\d{1,3}\\S*\\s)?\\S*\\p{L}{2}.*");
    private static final Pattern FIGURE = Pattern.compile("[\\d.,]*\\d\\)?");
    private static final int MOST_TRIED = 12;
    /** So far left of the others a few headings may begin. */
    private static final int FURTHER_OUT = 8;

    private static final char LAST_LATIN = '\u00ff';

    /** A longer line has no other beside it. */
    private static final int LONGEST = 400;

    /** Where the second list begins; empty if there is one list only. */
    static Optional<TextGutter> of(String[] lines) {
        int widest = 0;
        for (String line : lines) {
            widest = line.length() > LONGEST ? widest : Math.max(widest, line.length());
        }
        int[] starts = new int[widest + 1];
        int[] crossed = new int[widest + 1];
        char[] letters = new char[widest];
        for (String line : lines) {
            if (line.length() > NARROWEST - BLANKS && line.length() <= widest) {
                line.getChars(0, line.length(), letters, 0);
                count(letters, line.length(), starts, crossed);
            }
        }
        int best = -1;
        for (int column = NARROWEST; column <= widest; column++) {
            boolean clear = crossed[column] * FEWEST <= starts[column];
            if (clear && starts[column] >= FEWEST && (best < 0 || starts[column] > starts[best])) {
                best = column;
            }
        }
        return best >= 0 && areLists(lines, best)
                ? Optional.of(new TextGutter(best, 0, lines.length - 1))
                : ragged(lines, starts, crossed, widest);
    }

    /**
     * A gutter of which headings stand further out than what is below them, and with a title above, or notes below, that run
     * over it.
     */
    private static Optional<TextGutter> ragged(String[] lines, int[] starts, int[] crossed, int widest) {
        int tried = 0;
        for (int column = NARROWEST; column <= widest && tried < MOST_TRIED; column++) {
            if (starts[column] >= FEWEST - 1) {
                tried++;
                for (int out = 0; out <= FURTHER_OUT && column - out >= NARROWEST; out++) {
                    boolean run = FEWEST * crossed[column - out] > lines.length;
                    Optional<TextGutter> gutter = run ? Optional.empty() : between(lines, column - out);
                    if (gutter.isPresent()) {
                        return gutter;
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** The gutter before a column, if between the first and the last line that have something on both sides none runs over it. */
    private static Optional<TextGutter> between(String[] lines, int column) {
        int first = -1;
        int last = -1;
        int apart = 0;
        boolean runOver = false;
        for (int at = 0; at < lines.length; at++) {
            if (isApart(lines[at], column)) {
                if (runOver) {
                    return Optional.empty();
                }
                first = first < 0 ? at : first;
                last = at;
                apart++;
            } else {
                runOver |= first >= 0 && !isClear(lines[at], column);
            }
        }
        int right = last;
        while (right >= 0 && right + 1 < lines.length && isClear(lines[right + 1], column)) {
            right++;
        }
        int left = first;
        while (left > 0 && isClear(lines[left - 1], column)) {
            left--;
        }
        for (int at = left; at >= 0 && at <= right; at++) {
            if (!isClear(lines[at], column)) {
                return Optional.empty();
            }
        }
        TextGutter gutter = new TextGutter(column, left, right);
        boolean lists = apart >= FEWEST && areLists(gutter.inside(lines), column) && areHeaded(lines, gutter);
        return lists ? Optional.of(gutter) : Optional.empty();
    }

    private String[] inside(String[] lines) {
        return Arrays.copyOfRange(lines, first, last + 1);
    }

    /** Whether headings without figures stand on both sides, as no table has them. */
    private static boolean areHeaded(String[] lines, TextGutter gutter) {
        int left = 0;
        int right = 0;
        for (String line : gutter.inside(lines)) {
            String behind = line.length() > gutter.column ? line.substring(gutter.column) : "";
            String before = line.substring(0, Math.min(gutter.column, line.length()));
            left += isHeading(before) ? 1 : 0;
            right += isHeading(behind) ? 1 : 0;
        }
        return left >= 2 && right >= 2;
    }

    private static boolean isHeading(String text) {
        return text.strip().length() > 3
                && text.chars().anyMatch(Character::isUpperCase)
                && text.chars().noneMatch(Character::isDigit);
    }

    /** Whether words end before a column and others begin at it or behind, with blanks between. */
    private static boolean isApart(String line, int column) {
        return line.length() > column && line.length() <= LONGEST && isClear(line, column) && !isBlank(line, 0, column);
    }

    private static boolean isClear(String line, int column) {
        return line.length() <= column - BLANKS
                || line.length() <= LONGEST && isBlank(line, column - BLANKS, Math.min(column, line.length()));
    }

    private static boolean isBlank(String line, int from, int to) {
        for (int at = from; at < to; at++) {
            if (!Character.isWhitespace(line.charAt(at))) {
                return false;
            }
        }
        return true;
    }

    /** The list on the left, and what runs over both; lines and columns where they were. */
    String[] left(String[] lines) {
        String[] left = lines.clone();
        for (int at = first; at <= last; at++) {
            left[at] =
                    left[at].substring(0, Math.min(column, left[at].length())).stripTrailing();
        }
        return left;
    }

    /** The list on the right. */
    String[] right(String[] lines) {
        String[] right = new String[lines.length];
        Arrays.fill(right, "");
        for (int at = first; at <= last; at++) {
            right[at] = lines[at].length() > column ? " ".repeat(column) + lines[at].substring(column) : "";
        }
        return right;
    }

    /** At which columns something begins behind blanks, and which columns words run over. */
    private static void count(char[] line, int length, int[] starts, int[] crossed) {
        int blanks = 0;
        for (int at = NARROWEST - BLANKS; at < length; at++) {
            boolean letter = line[at] > ' ' && line[at] <= LAST_LATIN; // Most are, and are no blanks.
            boolean blank = !letter && Character.isWhitespace(line[at]);
            if (at >= NARROWEST && blanks < BLANKS) {
                crossed[at]++;
            } else if (at >= NARROWEST && !blank) {
                starts[at]++;
            }
            blanks = blank ? blanks + 1 : 0;
        }
    }

    private static boolean areLists(String[] lines, int column) {
        int left = 0;
        int right = 0;
        int mostWordless = filled(lines, column) / 10;
        for (String line : lines) {
            String behind = line.length() > column ? line.substring(column) : "";
            if (!behind.isBlank() && !WORDS.matcher(behind).matches()) {
                mostWordless--;
                if (mostWordless < 0) {
                    return false;
                }
            }
            String before = line.substring(0, Math.min(column, line.length()));
            left += endsInFigure(before) ? 1 : 0;
            right += endsInFigure(behind) ? 1 : 0;
        }
        return left >= FEWEST && right >= FEWEST;
    }

    /** How many lines have something at a column or behind it. */
    private static int filled(String[] lines, int column) {
        int filled = 0;
        for (String line : lines) {
            filled += line.length() > column && !isBlank(line, column, line.length()) ? 1 : 0;
        }
        return filled;
    }

    /** Words, and a figure behind them. */
    private static boolean endsInFigure(String text) {
        String bare = text.strip();
        int blank = bare.lastIndexOf(' ');
        return blank > 0
                && FIGURE.matcher(bare.substring(blank + 1)).matches()
                && bare.substring(0, blank).chars().anyMatch(Character::isLetter);
    }
}
