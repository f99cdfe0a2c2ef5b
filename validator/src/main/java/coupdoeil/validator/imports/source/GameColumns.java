package coupdoeil.validator.imports.source;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * {@code Unit   SP   M   Hex} over rows of a booklet: what a game says of its counters, and no order of battle. The cells at
 * the ends of the rows below are taken away. Linear in the lines.
 */
final class GameColumns {

    private static final Pattern NAME = Pattern.compile("\\S+(?: \\S+)*");
    private static final Pattern CELL = Pattern.compile("\\s+\\S{1,6}\\s*$");
    private static final int FEWEST = 2;
    private static final int FARTHEST = 60;

    private GameColumns() {}

    static void leaveOut(String[] raw) {
        int columns = 0;
        for (int at = 0; at < raw.length; at++) {
            int named = raw[at].length() > TextLines.LONGEST_ROW || raw[at].indexOf("  ") < 0 ? 0 : named(raw[at]);
            if (named > 0) {
                columns = named;
                raw[at] = "";
            } else if (columns > 0) {
                raw[at] = without(raw[at], columns);
            }
        }
    }

    /** How many columns a line names beside that of units; 0 unless all of those are of a game. */
    private static int named(String line) {
        List<String> names = new ArrayList<>();
        for (Matcher name = NAME.matcher(line); name.find(); ) {
            names.add(name.group());
        }
        boolean all = names.size() > FEWEST && ColumnKind.of(names.get(0)) == ColumnKind.NAME;
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
