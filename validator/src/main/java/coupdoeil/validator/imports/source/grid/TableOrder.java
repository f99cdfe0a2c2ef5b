package coupdoeil.validator.imports.source.grid;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The order of the rows of a table that says in each of them what its unit belongs to. Such a table may be sorted by
 * anything, by strength or by day of arrival; read as lines, it would begin its formations over and over.
 */
final class TableOrder {

    private static final String END = "\u0000";
    /** A list may name a formation again for its guns; and a second list of one army names all of it again. */
    private static final int SELDOM = 4;

    /** No army has so many; each row says as many paths, each a column longer. */
    private static final int MOST_LEVELS = 12;

    private final Grid grid;
    /** The first of its rows that is none of headings. */
    private final int from;
    /** Of what units belong to, from left to right. */
    private final List<Integer> columns;
    /** Of what units are called. */
    private final int name;

    private TableOrder(Grid grid, int from, List<Integer> columns, int name) {
        this.grid = grid;
        this.from = from;
        this.columns = columns;
        this.name = name;
    }

    /** A table with the rows of each formation together, formations where their first rows were, if they are far apart. */
    static Grid together(Grid grid, int from, List<Integer> columns, int name) {
        TableOrder order = new TableOrder(grid, from, columns, name);
        boolean levels = !columns.isEmpty() && columns.size() <= MOST_LEVELS;
        return levels && order.comesBack() ? order.together() : grid;
    }

    /** Whether more than every fourth formation comes back after others, with a unit that it has not had. */
    private boolean comesBack() {
        Set<String> known = new HashSet<>();
        Set<String> units = new HashSet<>();
        List<String> open = List.of();
        int again = 0;
        for (int row = from; row < grid.height(); row++) {
            List<String> paths = saysAll(row) ? paths(row) : open;
            boolean more = !paths.isEmpty()
                    && units.add(
                            paths.get(paths.size() - 1) + grid.at(row, name).text());
            for (int level = 0; level < paths.size(); level++) {
                String path = paths.get(level);
                boolean goesOn = level < open.size() && open.get(level).equals(path);
                again += known.add(path) || goesOn || !more ? 0 : 1;
            }
            open = paths;
        }
        return SELDOM * again > known.size();
    }

    /** Whether a row leaves nothing out; one that does may go on with what is above it. */
    private boolean saysAll(int row) {
        return columns.stream().map(column -> grid.at(row, column)).noneMatch(GridLines::isLeftOut);
    }

    /** What is said of a row up to each column. */
    private List<String> paths(int row) {
        List<String> paths = new ArrayList<>();
        String path = "";
        for (int column : columns) {
            path = path + grid.at(row, column).text().strip() + END;
            paths.add(path);
        }
        return paths;
    }

    /** Sorts, and takes a little longer than what is linear. */
    private Grid together() {
        Map<String, Integer> firsts = new HashMap<>();
        List<List<Integer>> places = new ArrayList<>();
        for (int row = from; row < grid.height(); row++) {
            List<Integer> place = new ArrayList<>();
            for (String path : paths(row)) {
                firsts.putIfAbsent(path, row);
                place.add(firsts.get(path));
            }
            place.add(row);
            places.add(place);
        }
        places.sort(TableOrder::compare);
        List<Integer> rows = new ArrayList<>();
        for (int row = 0; row < from; row++) {
            rows.add(row);
        }
        places.forEach(place -> rows.add(place.get(columns.size())));
        return grid.withRows(rows);
    }

    private static int compare(List<Integer> one, List<Integer> other) {
        int level = 0;
        while (level < one.size() - 1 && one.get(level).equals(other.get(level))) {
            level++;
        }
        return Comparator.<Integer>naturalOrder().compare(one.get(level), other.get(level));
    }
}
