package coupdoeil.validator.imports.source.text;

import coupdoeil.validator.imports.source.ColumnKind;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * {@code Unit   SP   M   Hex} over rows of a booklet: what a game says of its counters, and no order of battle. The cells at
 * the ends of the rows below are taken away. In {@code Unit   Men   Fig   Notes} the men are kept, and what stands right of
 * them is taken away, also where a heading has such there. Linear in the lines.
 */
final class GameColumns {

    private static final Pattern NAME = Pattern.compile("\\S+(?: \\S+)*");
    private static final Pattern CELL = Pattern.compile("\\s+\\S{1,6}\\s*$");
    /** {@code 4 x 6pdr}. */
    private static final Pattern GUNS = Pattern.compile("\\d{1,2} x \\d{1,2} ?(?:pdrs?|lb|£)");

    private static final int[] NOWHERE = {0, 0};
    private static final int FEWEST = 2;
    private static final int FARTHEST = 60;

    private GameColumns() {}

    static void leaveOut(String[] raw) {
        int columns = 0;
        int[] men = NOWHERE;
        for (int at = 0; at < raw.length; at++) {
            boolean may = raw[at].length() <= TextLines.LONGEST_ROW && raw[at].indexOf("  ") >= 0;
            int named = may ? named(raw[at]) : 0;
            int[] counted = may ? men(raw[at]) : NOWHERE;
            if (named > 0 || counted != NOWHERE) {
                columns = named;
                men = counted;
                raw[at] = "";
            } else if (columns > 0) {
                raw[at] = without(raw[at], columns);
            } else if (men != NOWHERE && may) {
                raw[at] = upTo(raw[at], men);
            }
        }
    }

    /** Where the only figures of an army stand among columns of a game, if they are the first: from, to. */
    private static int[] men(String line) {
        Matcher name = NAME.matcher(line);
        int[] men = NOWHERE;
        int others = 0;
        for (int at = 0; name.find(); at++) {
            if (at == 0 && hasDigit(name.group())) {
                return NOWHERE;
            }
            boolean other = at > 1 && (name.group().length() <= 2 || ColumnKind.isOther(name.group()));
            if (at > 1 ? !other : ColumnKind.of(name.group()) != (at == 0 ? ColumnKind.NAME : ColumnKind.MEN)) {
                return NOWHERE;
            }
            men = at == 1 ? new int[] {name.start(), name.end()} : men;
            others += other ? 1 : 0;
        }
        return others >= FEWEST ? men : NOWHERE;
    }

    /** Units have numbers; what their column is called has none. */
    private static boolean hasDigit(String text) {
        return text.chars().anyMatch(Character::isDigit);
    }

    /** A row up to its men, and the guns it names behind; a heading up to the gap before that column. */
    private static String upTo(String line, int[] men) {
        int end = Math.min(men[1], line.length());
        while (end > 0 && end < line.length() && Character.isDigit(line.charAt(end))) {
            end++;
        }
        boolean counted = end > men[0] && Character.isDigit(line.charAt(end - 1));
        if (counted) {
            Matcher guns = GUNS.matcher(line).region(end, line.length());
            return line.substring(0, end) + (guns.find() ? "  " + guns.group() : "");
        }
        int gap = line.indexOf("   ", line.length() - line.stripLeading().length());
        boolean behind =
                gap > 0 && line.length() - line.substring(gap).stripLeading().length() >= men[0];
        return behind ? line.substring(0, gap) : line;
    }

    /** How many columns a line names beside that of units; 0 unless all of those are of a game. */
    private static int named(String line) {
        Matcher name = NAME.matcher(line);
        if (!name.find() || hasDigit(name.group()) || ColumnKind.of(name.group()) != ColumnKind.NAME) {
            return 0;
        }
        List<String> names = new ArrayList<>();
        do {
            names.add(name.group());
        } while (name.find());
        boolean all = names.size() > FEWEST;
        int known = 0;
        for (int at = 1; all && at < names.size(); at++) {
            boolean other = ColumnKind.isOther(names.get(at));
            known += other ? 1 : 0;
            all = other || names.get(at).length() <= 2;
        }
        return all && 2 * known >= names.size() - 1 ? names.size() - 1 : 0;
    }

    /** The line without so many cells at its end, if it has them behind a gap. */
    private static String without(String line, int columns) {
        if (line.length() > TextLines.LONGEST_ROW) {
            return line;
        }
        String left = line.stripTrailing();
        for (int column = 0; column < columns; column++) {
            Matcher cell = CELL.matcher(left).region(Math.max(0, left.length() - FARTHEST), left.length());
            if (!cell.find()) {
                return line;
            }
            left = left.substring(0, cell.start());
        }
        boolean gap = line.startsWith("  ", left.length()) && !left.isBlank();
        return gap ? left : line;
    }
}
