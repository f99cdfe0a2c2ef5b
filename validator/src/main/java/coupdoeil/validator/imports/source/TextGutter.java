package coupdoeil.validator.imports.source;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Text in which two lists stand beside each other, with a gutter of blanks between them. Both sides hold words with
 * figures behind them; a table has words on one side only.
 */
final class TextGutter {

    private static final int NARROWEST = 20;
    private static final int BLANKS = 2;
    private static final int FEWEST = 4;
    private static final Pattern WORDS = Pattern.compile("\\s*(?:\\d{1,3}\\S*\\s)?\\S*\\p{L}{2}.*");
    private static final Pattern FIGURE = Pattern.compile("[\\d.,]*\\d\\)?");
    /** A longer line has no other beside it. */
    private static final int LONGEST = 400;

    private TextGutter() {}

    /** Where the second list begins, from 0; empty if there is one list only. */
    static Optional<Integer> of(String[] lines) {
        int widest = 0;
        for (String line : lines) {
            widest = line.length() > LONGEST ? widest : Math.max(widest, line.length());
        }
        int[] starts = new int[widest + 1];
        int[] crossed = new int[widest + 1];
        for (String line : lines) {
            count(line, starts, crossed, widest);
        }
        int best = -1;
        for (int column = NARROWEST; column <= widest; column++) {
            boolean clear = crossed[column] * FEWEST <= starts[column];
            if (clear && starts[column] >= FEWEST && (best < 0 || starts[column] > starts[best])) {
                best = column;
            }
        }
        return best >= 0 && areLists(lines, best) ? Optional.of(best) : Optional.empty();
    }

    /** At which columns something begins behind blanks, and which columns words run over. */
    private static void count(String line, int[] starts, int[] crossed, int widest) {
        if (line.length() > widest) {
            return;
        }
        for (int at = NARROWEST; at < line.length(); at++) {
            boolean blanks = line.substring(at - BLANKS, at).isBlank();
            if (!Character.isWhitespace(line.charAt(at)) && blanks) {
                starts[at]++;
            } else if (!blanks) {
                crossed[at]++;
            }
        }
    }

    private static boolean areLists(String[] lines, int column) {
        int left = 0;
        int right = 0;
        int words = 0;
        int all = 0;
        for (String line : lines) {
            String behind = line.length() > column ? line.substring(column) : "";
            String before = line.substring(0, Math.min(column, line.length()));
            left += endsInFigure(before) ? 1 : 0;
            right += endsInFigure(behind) ? 1 : 0;
            words += WORDS.matcher(behind).matches() ? 1 : 0;
            all += behind.isBlank() ? 0 : 1;
        }
        return left >= FEWEST && right >= FEWEST && 10 * words >= 9 * all;
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
