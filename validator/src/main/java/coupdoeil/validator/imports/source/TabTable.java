package coupdoeil.validator.imports.source;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A table in the middle of a text, its cells parted by tabs, as a browser copies it. */
final class TabTable {

    private static final int FEWEST_COLUMNS = 3;
    private static final int FEWEST_ROWS = 3;

    /** A dash stands where there is nothing to say. */
    private static final Pattern NOTHING = Pattern.compile("[\\s–—-]*");

    private TabTable() {}

    /** How many lines from here on are a table with headings that say what its columns hold; 0 if they are none. */
    static int rows(String[] lines, int from) {
        String[] headings = lines[from].split("\t", -1);
        int known = 0;
        for (String heading : headings) {
            known += ColumnKind.of(heading) != ColumnKind.NONE ? 1 : 0;
        }
        if (headings.length < FEWEST_COLUMNS || 2 * known < headings.length) {
            return 0;
        }
        int end = from;
        while (end < lines.length && lines[end].indexOf('\t') >= 0) {
            end++;
        }
        return end - from >= FEWEST_ROWS ? end - from : 0;
    }

    static Grid grid(String[] lines, int from, int rows) {
        Grid grid = new Grid();
        for (int at = from; at < from + rows; at++) {
            List<Grid.Field> row = new ArrayList<>();
            int column = 1;
            for (String text : lines[at].split("\t", -1)) {
                row.add(
                        NOTHING.matcher(text).matches()
                                ? Grid.Field.EMPTY
                                : new Grid.Field(text.strip(), at + 1, column, at == from));
                column += text.length() + 1;
            }
            grid.add(row);
        }
        return ShortRows.placed(grid);
    }
}
