package coupdoeil.validator.imports.source.grid;

import coupdoeil.validator.imports.source.ColumnKind;
import coupdoeil.validator.imports.source.RecordTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Tables with a row for each unit that repeats in columns of their own what it belongs to. */
public final class FlatRecords {

    private static final List<String> ADDED = List.of("id", "parent", "echelon", "commander");
    /** How headings of columns begin. */
    private static final Map<String, String> ECHELONS = Map.of(
            "div",
            "division",
            "bde",
            "brigade",
            "brig",
            "brigade",
            "corp",
            "corps",
            "korps",
            "corps",
            "cuerpo",
            "corps");

    private static final Pattern TOTAL = Pattern.compile(
            "(?U).*\\b(?:sub-?totals?|totals?|totale|totaux|sum|summe|gesamt|suma|somme|totaal|razem)\\b.*",
            Pattern.CASE_INSENSITIVE);

    private final List<ColumnKind> kinds;
    private final Grid grid;
    private final GridHeader header;
    /** The column of what units are called; those of names before it say what units belong to. */
    private final int lowest;

    private final List<RecordTable.Row> rows = new ArrayList<>();
    private final Map<String, String> ids = new HashMap<>();

    private FlatRecords(List<ColumnKind> kinds, Grid grid, GridHeader header) {
        this.kinds = kinds;
        this.grid = grid;
        this.header = header;
        this.lowest = kinds.lastIndexOf(ColumnKind.NAME);
    }
    /** The records of a grid whose columns say what belongs to what; empty if they do not. */
    public static Optional<RecordTable> records(Grid table) {
        Grid grid = PairedColumns.parted(table);
        GridHeader header = GridHeader.of(grid);
        List<ColumnKind> kinds = header.names().stream().map(ColumnKind::of).toList();
        boolean named = header.rows() > 0
                && kinds.contains(ColumnKind.NAME)
                && header.starts().size() == 1;
        boolean linked =
                kinds.contains(ColumnKind.PATH) || kinds.contains(ColumnKind.ID) && kinds.contains(ColumnKind.PARENT);
        if (named && !linked && isFlat(kinds, grid, header)) {
            return Optional.of(of(kinds, grid, header));
        }
        if (!named || !linked) {
            return Optional.empty();
        }
        List<RecordTable.Row> rows = new ArrayList<>();
        for (int row = header.rows(); row < grid.height(); row++) {
            List<String> fields = new ArrayList<>();
            int line = 0;
            for (int column = 0; column < grid.width(); column++) {
                fields.add(grid.at(row, column).text().strip());
                line = line == 0 ? grid.at(row, column).line() : line;
            }
            if (line > 0) {
                rows.add(new RecordTable.Row(line, fields));
            }
        }
        return Optional.of(new RecordTable(header.names(), rows));
    }

    /** Whether columns say the arm or kind, and at least two what units belong to and are called. */
    static boolean isFlat(List<ColumnKind> kinds, Grid grid, GridHeader header) {
        long names = kinds.stream().filter(kind -> kind == ColumnKind.NAME).count();
        boolean figures = kinds.stream().anyMatch(ColumnKind::isFigure);
        return (kinds.contains(ColumnKind.ARM) || kinds.contains(ColumnKind.KIND))
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
        FlatRecords records = new FlatRecords(kinds, grid, header);
        List<String> columns = new ArrayList<>(ADDED);
        for (int column = 0; column < kinds.size(); column++) {
            boolean above = records.isAbove(column) || records.leads(column);
            columns.add(
                    above
                            ? "above"
                            : column == records.lowest ? "name" : header.names().get(column));
        }
        for (int row = header.rows(); row < grid.height(); row++) {
            if (grid.filled(row) > 0 && !records.isTotal(row)) {
                records.row(row);
            }
        }
        return new RecordTable(columns, records.rows);
    }

    /** Whether a column says what units belong to. */
    private boolean isAbove(int column) {
        return kinds.get(column) == ColumnKind.NAME && column < lowest;
    }

    /** Whether a column says who commands what the column before it names. */
    private boolean leads(int column) {
        return column > 0 && kinds.get(column) == ColumnKind.COMMANDER && isAbove(column - 1);
    }

    /** Whether a row names no unit, and says that its figures are a total. */
    private boolean isTotal(int row) {
        boolean total = false;
        for (int column = 0; column < lowest; column++) {
            total |= isTotal(grid.at(row, column).text());
        }
        return total && grid.at(row, lowest).isBlank()
                || isTotal(grid.at(row, lowest).text());
    }

    /** Whether a cell says that its row adds up others. */
    public static boolean isTotal(String text) {
        return TOTAL.matcher(text).matches();
    }

    private void row(int row) {
        int line = 0;
        for (int column = 0; column < grid.width() && line == 0; column++) {
            line = grid.at(row, column).line();
        }
        String parent = "";
        int side = kinds.indexOf(ColumnKind.SIDE);
        StringBuilder path =
                new StringBuilder(side < 0 ? "" : grid.at(row, side).text());
        for (int column = 0; column < lowest; column++) {
            String name = text(row, column);
            if (isAbove(column) && !name.isEmpty()) {
                path.append('\u0000').append(name);
                String known = ids.get(path.toString());
                if (known == null) {
                    String commander = leads(column + 1) ? text(row, column + 1) : "";
                    known = add(parent, echelon(header.names().get(column)), commander, line, row, name);
                    ids.put(path.toString(), known);
                }
                parent = known;
            }
        }
        add(parent, "", "", line, row, text(row, lowest));
    }

    private String text(int row, int column) {
        return grid.at(row, column).text().strip();
    }

    private static String echelon(String heading) {
        String word = heading.toLowerCase(Locale.ROOT).strip();
        return ECHELONS.entrySet().stream()
                .filter(echelon -> word.startsWith(echelon.getKey()))
                .findFirst()
                .map(Map.Entry::getValue)
                .orElse(word);
    }

    /** Adds a unit with all its fields, or (with an echelon) a formation with its name, side and commander only. */
    private String add(String parent, String echelon, String commander, int line, int row, String name) {
        String id = Integer.toString(rows.size() + 1);
        List<String> fields = new ArrayList<>(List.of(id, parent, echelon, commander));
        for (int column = 0; column < grid.width(); column++) {
            boolean own = echelon.isEmpty() || kinds.get(column) == ColumnKind.SIDE;
            fields.add(column == lowest ? name : own ? text(row, column) : "");
        }
        rows.add(new RecordTable.Row(line, fields));
        return id;
    }
}
