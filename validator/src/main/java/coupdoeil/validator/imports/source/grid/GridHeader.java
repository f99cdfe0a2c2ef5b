package coupdoeil.validator.imports.source.grid;

import coupdoeil.validator.imports.source.ColumnKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What the columns of a grid are called, and where in it one list ends and another beside it begins.
 *
 * @param titles how many rows at the top stand above those of headings
 * @param rows how many rows at the top are titles or headings
 * @param names of each column; empty where it has none
 * @param starts first columns of lists that stand side by side, the first of them 0
 */
public record GridHeader(int titles, int rows, List<String> names, List<Integer> starts) {

    private static final int MOST_ROWS = 4;
    private static final int LONGEST = 40;
    private static final Pattern FIGURE = Pattern.compile("[=~c.]*\\s*\\d[\\d.,' \\u00a0\\u202f]*[*†?+]?");

    static GridHeader of(Grid grid) {
        int header = -1;
        int most = 0;
        int filled = 0;
        for (int row = 0; row < grid.height() && filled < MOST_ROWS; row++) {
            filled += grid.filled(row) > 0 ? 1 : 0;
            int known = known(grid, row);
            if (known > most) {
                most = known;
                header = row;
            }
        }
        int last = header >= 0 && parts(grid, header + 1) ? header + 1 : header;
        int top = header > 0 && last == header && isAllHeadings(grid, header - 1) ? header - 1 : Math.max(0, header);
        String[] names = new String[grid.width()];
        Arrays.fill(names, "");
        String above = "";
        for (int column = 0; header >= 0 && column < grid.width(); column++) {
            String own = name(grid, header, column);
            String below = last > header ? name(grid, last, column) : "";
            above = own.isEmpty() ? above : own;
            names[column] = below.isEmpty() ? own : whole(above, below);
            String over = top < header ? name(grid, top, column) : "";
            names[column] = names[column].isEmpty() ? over : whole(over, names[column]);
        }
        List<String> list = List.of(names);
        return new GridHeader(top, last + 1, list, starts(grid, last + 1, list));
    }

    /** Whether a row below the headings parts some of them, each into two or more: {@code Officers, Men} below {@code Present}. */
    private static boolean parts(Grid grid, int row) {
        if (row >= grid.height() || grid.filled(row) < 2) {
            return false;
        }
        boolean spans = false;
        for (int column = 0; column < grid.width(); column++) {
            Grid.Field field = grid.at(row, column);
            Grid.Field above = grid.at(row - 1, column);
            if (!field.isBlank() && (!field.heading() || ColumnKind.of(name(grid, row, column)) == ColumnKind.NONE)) {
                return false;
            }
            spans |= !field.isBlank() && above.isBlank();
        }
        return spans;
    }

    /** Whether a row above the headings says more of them, and nothing else: {@code Strength, Morale} above {@code men, A-E}. */
    private static boolean isAllHeadings(Grid grid, int row) {
        for (int column = 0; column < grid.width(); column++) {
            String name = name(grid, row, column);
            boolean says = ColumnKind.of(name) != ColumnKind.NONE || ColumnKind.isOther(name);
            if (!name.isEmpty() && (!says || name.matches(".*\\d.*"))) {
                return false;
            }
        }
        return grid.filled(row) > 1;
    }

    /** What is said of those that are absent, and of none of an army, is said of all below it. */
    private static String whole(String above, String below) {
        ColumnKind kind = ColumnKind.of(above);
        return kind == ColumnKind.LOSSES || ColumnKind.isOther(above) ? above : below;
    }

    private static String name(Grid grid, int row, int column) {
        return grid.at(row, column).text().strip().replaceAll("-\\n", "").replace('\n', ' ');
    }

    /** How many cells of a row say what their column holds; 0 if the row is no row of headings. */
    private static int known(Grid grid, int row) {
        int known = 0;
        int filled = 0;
        boolean figures = false;
        boolean marked = true;
        for (int column = 0; column < grid.width(); column++) {
            Grid.Field field = grid.at(row, column);
            if (!field.isBlank()) {
                filled++;
                marked &= field.heading();
                figures |= isFigure(field.text());
                boolean plain =
                        field.text().length() < LONGEST && field.text().chars().noneMatch(Character::isDigit);
                boolean says = ColumnKind.of(field.text()) != ColumnKind.NONE || ColumnKind.isOther(field.text());
                known += plain && says ? 1 : 0;
            }
        }
        boolean heads = filled >= 2 && !figures && (2 * known >= filled || marked && known > 0);
        return heads ? known : 0;
    }

    /** Whether a cell is a number, or a few of them with what they count. */
    public static boolean isFigure(String text) {
        return FIGURE.matcher(text.strip()).matches();
    }

    /** By headings that repeat; else by columns of words behind columns of figures that have figures of their own. */
    private static List<Integer> starts(Grid grid, int from, List<String> names) {
        List<Integer> starts = new ArrayList<>(List.of(0));
        if (names.stream().anyMatch(name -> !name.isEmpty())) {
            String repeated = repeated(names);
            int last = repeated.isEmpty() || isOfFormation(names, repeated) ? -1 : names.indexOf(repeated);
            for (int column = last + 1; last >= 0 && column < names.size(); column++) {
                if (names.get(column).equalsIgnoreCase(repeated)) {
                    starts.add(start(names, last, column));
                    last = column;
                }
            }
            return List.copyOf(starts);
        }
        boolean figures = false;
        for (int column = 0; column < grid.width(); column++) {
            boolean isFigures = mostly(grid, from, column, true);
            boolean isWords = mostly(grid, from, column, false);
            boolean own = column + 1 < grid.width() && mostly(grid, from, column + 1, true);
            if (figures && isWords && own) {
                starts.add(column);
                figures = false;
            }
            figures |= isFigures;
        }
        return List.copyOf(starts);
    }

    /**
     * {@code Corps | Division | Strength | Brigades | Units | Strength}: whether what comes again is a figure, first of
     * formations, and then of the units further down, so that all is one list.
     */
    private static boolean isOfFormation(List<String> names, String repeated) {
        if (!ColumnKind.of(repeated).isFigure()) {
            return false;
        }
        int first = names.indexOf(repeated);
        int second = names.subList(first + 1, names.size()).indexOf(repeated) + first + 1;
        List<String> upper = names.subList(0, first);
        List<String> lower = names.subList(first + 1, second);
        return second > first
                && upper.stream().anyMatch(FormationNames::isEchelon)
                && lower.stream().allMatch(name -> isOfNames(name) && !upper.contains(name))
                && lower.stream().anyMatch(GridHeader::isOfNames);
    }

    private static boolean isOfNames(String name) {
        return FormationNames.isEchelon(name) || ColumnKind.of(name) == ColumnKind.NAME;
    }

    /** The first heading that occurs again, one that says what its column holds. */
    private static String repeated(List<String> names) {
        for (int column = 0; column < names.size(); column++) {
            String name = names.get(column);
            for (int other = column + 2; other < names.size(); other++) {
                boolean known = ColumnKind.of(name) != ColumnKind.NONE;
                if (!name.isEmpty() && known && names.get(other).equalsIgnoreCase(name)) {
                    return name;
                }
            }
        }
        return "";
    }

    /** Where, between two columns of one heading, the second list begins: behind a gap, or with its names. */
    private static int start(List<String> names, int first, int second) {
        for (int column = first + 1; column < second; column++) {
            if (names.get(column).isEmpty()) {
                return column + 1;
            }
        }
        for (int column = first + 1; column <= second; column++) {
            if (!ColumnKind.of(names.get(column)).isFigure()) {
                return column;
            }
        }
        return second;
    }

    private static boolean mostly(Grid grid, int from, int column, boolean figures) {
        int of = 0;
        int all = 0;
        for (int row = from; row < grid.height(); row++) {
            String text = grid.at(row, column).text();
            if (!text.isBlank()) {
                all++;
                of += isFigure(text) == figures ? 1 : 0;
            }
        }
        return all >= 2 && 3 * of >= 2 * all;
    }
}
