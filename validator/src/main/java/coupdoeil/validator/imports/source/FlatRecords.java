package coupdoeil.validator.imports.source;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Tables with a row for each unit that repeats in columns of their own what it belongs to. */
final class FlatRecords {

    private static final List<String> ADDED = List.of("id", "parent", "echelon");

    private FlatRecords() {}

    /** Whether columns say the arm, and at least two what units belong to and are called. */
    static boolean isFlat(List<ColumnKind> kinds, Grid grid, GridHeader header) {
        long names = kinds.stream().filter(kind -> kind == ColumnKind.NAME).count();
        boolean figures = kinds.stream().anyMatch(ColumnKind::isFigure);
        return kinds.contains(ColumnKind.ARM)
                && figures
                && names > 1
                && grid.height() > header.rows()
                && saysAbove(kinds, grid, header);
    }

    /** Whether most rows of units say themselves what they belong to, instead of standing below rows that do. */
    private static boolean saysAbove(List<ColumnKind> kinds, Grid grid, GridHeader header) {
        int lowest = kinds.lastIndexOf(ColumnKind.NAME);
        int units = 0;
        int saying = 0;
        for (int row = header.rows(); row < grid.height(); row++) {
            if (!grid.at(row, lowest).isBlank()) {
                units++;
                boolean says = false;
                for (int column = 0; column < lowest; column++) {
                    says |= kinds.get(column) == ColumnKind.NAME
                            && !grid.at(row, column).isBlank();
                }
                saying += says ? 1 : 0;
            }
        }
        return 2 * saying > units;
    }

    static RecordTable of(List<ColumnKind> kinds, Grid grid, GridHeader header) {
        int lowest = kinds.lastIndexOf(ColumnKind.NAME);
        List<String> columns = new ArrayList<>(ADDED);
        for (int column = 0; column < kinds.size(); column++) {
            boolean above = kinds.get(column) == ColumnKind.NAME && column < lowest;
            columns.add(
                    above ? "above" : column == lowest ? "name" : header.names().get(column));
        }
        List<RecordTable.Row> rows = new ArrayList<>();
        Map<String, String> ids = new HashMap<>();
        for (int row = header.rows(); row < grid.height(); row++) {
            if (grid.filled(row) > 0) {
                row(kinds, grid, header, row, lowest, rows, ids);
            }
        }
        return new RecordTable(columns, rows);
    }

    private static void row(
            List<ColumnKind> kinds,
            Grid grid,
            GridHeader header,
            int row,
            int lowest,
            List<RecordTable.Row> rows,
            Map<String, String> ids) {
        int line = 0;
        for (int column = 0; column < grid.width() && line == 0; column++) {
            line = grid.at(row, column).line();
        }
        String parent = "";
        int side = kinds.indexOf(ColumnKind.SIDE);
        StringBuilder path =
                new StringBuilder(side < 0 ? "" : grid.at(row, side).text());
        for (int column = 0; column < lowest; column++) {
            String name = grid.at(row, column).text().strip();
            if (kinds.get(column) == ColumnKind.NAME && !name.isEmpty()) {
                path.append('\u0000').append(name);
                String known = ids.get(path.toString());
                if (known == null) {
                    known = add(rows, parent, echelon(header.names().get(column)), line, grid, row, lowest, name, side);
                    ids.put(path.toString(), known);
                }
                parent = known;
            }
        }
        add(
                rows,
                parent,
                "",
                line,
                grid,
                row,
                lowest,
                grid.at(row, lowest).text().strip(),
                -1);
    }

    private static String echelon(String heading) {
        return heading.toLowerCase(Locale.ROOT).strip();
    }

    /** Adds a unit with all its fields, or (with an echelon) a formation with its name and side only. */
    private static String add(
            List<RecordTable.Row> rows,
            String parent,
            String echelon,
            int line,
            Grid grid,
            int row,
            int lowest,
            String name,
            int side) {
        String id = Integer.toString(rows.size() + 1);
        List<String> fields = new ArrayList<>(List.of(id, parent, echelon));
        for (int column = 0; column < grid.width(); column++) {
            boolean own = echelon.isEmpty() || column == side;
            fields.add(
                    column == lowest ? name : own ? grid.at(row, column).text().strip() : "");
        }
        rows.add(new RecordTable.Row(line, fields));
        return id;
    }
}
