package coupdoeil.validator.imports.source.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * {@code Vedel's Bde   [ ][ ][ ][ ]   M5  DS}: boxes to tick off behind a name, a step of strength each, and what a game says
 * of it in letters and figures. They count no men.
 */
final class TickBoxes {

    private static final String DRAWN = "□☐▢";

    private static final Pattern BOXES = Pattern.compile("(?:\\[[ _xXs]?] ?|[□☐▢] ?)+");
    /** Of letters or with a letter before its figure: {@code M5}, {@code HvA}. */
    private static final Pattern CODE = Pattern.compile("\\p{L}{1,3}\\+?,?|\\p{L}{1,2}[-+]?\\d{1,2}\\+?,?");

    /** How a unit fights: {@code Light,}, {@code Medium}. */
    private static final Pattern KIND = Pattern.compile("\\p{L}{4,8},?");
    /** {@code 6th Light Infantry M5}, before its boxes. */
    private static final Pattern RATED = Pattern.compile("\\s\\p{L}{1,2}[-+]?\\d{1,2}\\+?$");

    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final int MOST_CODES = 8;

    private TickBoxes() {}

    static boolean mayHold(String line) {
        if (line.length() > TextLines.LONGEST_ROW) {
            return false;
        }
        for (int sign = 0; sign < DRAWN.length(); sign++) {
            if (line.indexOf(DRAWN.charAt(sign)) >= 0) {
                return true;
            }
        }
        return line.indexOf('[') >= 0;
    }

    /** With the number of boxes for them, if something is named before them and nothing but a game's letters and words stands behind. */
    static String counted(String line) {
        Matcher boxes = BOXES.matcher(line);
        if (!boxes.find() || line.substring(0, boxes.start()).chars().noneMatch(Character::isLetter)) {
            return line;
        }
        String behind = line.substring(boxes.end()).strip();
        String[] codes = behind.isEmpty() ? new String[0] : BLANKS.split(behind);
        boolean all = codes.length <= MOST_CODES;
        for (int at = 0; all && at < codes.length; at++) {
            all = CODE.matcher(codes[at]).matches() || KIND.matcher(codes[at]).matches();
        }
        if (!all) {
            return line;
        }
        String named =
                RATED.matcher(line.substring(0, boxes.start()).stripTrailing()).replaceFirst("");
        return named + " - " + count(boxes.group()) + " boxes";
    }

    private static long count(String boxes) {
        return boxes.chars()
                .filter(sign -> sign == '[' || DRAWN.indexOf(sign) >= 0)
                .count();
    }
}
