package coupdoeil.validator.imports.source.text;

import coupdoeil.validator.imports.source.ColumnKind;
import coupdoeil.validator.imports.source.grid.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A table in a text that parts its cells by blanks, with columns of their own for what units belong to, before the one of
 * their names: {@code Division   Brigade   Regiment   Bat.   Mann}. Each cell is of the column below whose name it stands; what
 * a formation is called goes on below it. Linear in the lines.
 */
final class SpacedTable {

    private static final int LONGEST = 400;
    private static final int FEWEST_ROWS = 3;
    /** So many lines that are no rows may stand between rows. */
    private static final int MOST_BETWEEN = 2;
    /** A name may begin so many columns before or behind what its column is called. */
    private static final int NEAR = 2;

    private static final Pattern NAME = Pattern.compile("[^\\s.]+(?:\\. ?|(?: [^\\s.]+\\.?)*)");
    private static final Pattern CELL = Pattern.compile("\\S+(?: \\S+)*");
    private static final Pattern RULE = Pattern.compile("[-–—=_ ]*");
    private static final Pattern FIGURE = Pattern.compile("\\d[\\d.,'’ ]*[*†?]?");
    private static final Pattern NOTHING = Pattern.compile("[-–—.»\"]+");
    /** {@code GM. Weiss} below {@code Avantgarde}: a rank in short. */
    private static final Pattern RANKED = Pattern.compile("\\(?\\p{Lu}[\\p{L}-]{0,6}\\.\\s?[^\\d]+");

    /** Words of the line of headings, and where they stand. */
    private record Column(String name, int start, int end) {
        boolean isFigure() {
            return ColumnKind.of(name).isFigure();
        }
    }

    private final List<Column> columns;
    /** How many columns at the left say what units belong to. */
    private final int above;

    private SpacedTable(List<Column> columns, int above) {
        this.columns = columns;
        this.above = above;
    }

    /** The table whose headings a line is; empty if it is none. */
    static Optional<TableInText> at(String[] raw, int from) {
        List<Column> columns = columns(raw[from]);
        int names = 0;
        while (names < columns.size() && ColumnKind.of(columns.get(names).name()) == ColumnKind.NAME) {
            names++;
        }
        boolean figures = columns.size() > names
                && columns.subList(names, columns.size()).stream()
                        .allMatch(column -> column.isFigure() || ColumnKind.isOther(column.name()))
                && columns.subList(names, columns.size()).stream().anyMatch(Column::isFigure);
        return names < 2 || !figures ? Optional.empty() : new SpacedTable(columns, names - 1).read(raw, from);
    }

    private static List<Column> columns(String line) {
        List<Column> columns = new ArrayList<>();
        boolean may = line.length() <= LONGEST
                && line.indexOf("  ") >= 0
                && line.chars().noneMatch(Character::isDigit);
        for (Matcher name = NAME.matcher(may ? line : ""); name.find(); ) {
            String text = name.group().strip();
            columns.add(new Column(text, name.start(), name.start() + text.length()));
        }
        return columns;
    }

    private Optional<TableInText> read(String[] raw, int from) {
        List<List<Grid.Field>> rows = new ArrayList<>();
        rows.add(columns.stream()
                .map(column -> new Grid.Field(column.name(), from + 1, column.start() + 1, true))
                .toList());
        int units = 0;
        int end = 1;
        int at = from + 1;
        for (int between = 0; isInside(raw, from, at) && between <= MOST_BETWEEN; at++) {
            boolean empty = RULE.matcher(raw[at]).matches();
            Optional<List<Grid.Field>> row = empty ? Optional.of(List.of()) : row(raw[at], at + 1);
            rows.add(row.orElse(List.of(new Grid.Field(raw[at].strip(), at + 1, 1, false))));
            between += row.isPresent() ? 0 : 1;
            if (row.isPresent() && !empty) {
                between = 0;
                units += row.get().get(above).isBlank() ? 0 : 1;
                end = rows.size();
            }
        }
        return units < FEWEST_ROWS
                ? Optional.empty()
                : Optional.of(new TableInText(grid(rows.subList(0, end)), end, false));
    }

    /** On the next page the same headings begin a table of their own. */
    private static boolean isInside(String[] raw, int from, int at) {
        return at < raw.length && !raw[at].equals(raw[from]);
    }

    /** The cells of a line, each in its column; empty if one of them stands in none. */
    private Optional<List<Grid.Field>> row(String line, int number) {
        Grid.Field[] row = new Grid.Field[columns.size()];
        Arrays.fill(row, Grid.Field.EMPTY);
        for (Matcher cell = CELL.matcher(line.length() > LONGEST ? "" : line); cell.find(); ) {
            boolean nothing = NOTHING.matcher(cell.group()).matches();
            boolean figure = nothing || FIGURE.matcher(cell.group()).matches();
            int column = figure ? ofFigure(cell.end()) : ofName(cell.start(), cell.end());
            boolean bare = column > above && cell.group().chars().noneMatch(Character::isDigit);
            if (column < 0 || bare && !nothing) {
                return Optional.empty();
            }
            if (!nothing) {
                row[column] = row[column].isBlank()
                        ? new Grid.Field(cell.group(), number, cell.start() + 1, false)
                        : row[column].withText(row[column].text() + " " + cell.group());
            }
        }
        return Optional.of(List.of(row));
    }

    /** The column of figures whose name ends nearest. */
    private int ofFigure(int end) {
        int nearest = -1;
        for (int column = above + 1; column < columns.size(); column++) {
            int far = Math.abs(columns.get(column).end() - end);
            boolean nearer = nearest < 0 || far < Math.abs(columns.get(nearest).end() - end);
            nearest = nearer ? column : nearest;
        }
        return nearest;
    }

    /** The column in which words stand; -1 if they run into the next, or begin elsewhere. */
    private int ofName(int start, int end) {
        int column = columns.size() - 1;
        while (column > 0 && columns.get(column).start() > start + NEAR) {
            column--;
        }
        boolean inside =
                column + 1 == columns.size() || end <= columns.get(column + 1).start();
        boolean formation = column < above && Math.abs(columns.get(column).start() - start) > 2 * NEAR;
        return inside && !formation ? column : -1;
    }

    /** A formation that goes on in the next row, as with its commander, has both lines in the first of them. */
    private Grid grid(List<List<Grid.Field>> rows) {
        for (int at = rows.size() - 1; at > 1; at--) {
            for (int column = 0; column < above; column++) {
                Grid.Field lower = field(rows.get(at), column);
                Grid.Field upper = field(rows.get(at - 1), column);
                if (!lower.isBlank() && !upper.isBlank() && goesOn(upper.text(), lower.text())) {
                    rows.set(at - 1, with(rows.get(at - 1), column, joined(upper, lower)));
                    rows.set(at, with(rows.get(at), column, Grid.Field.EMPTY));
                }
            }
        }
        Grid grid = new Grid();
        rows.forEach(grid::add);
        return grid;
    }

    private static Grid.Field field(List<Grid.Field> row, int column) {
        return column < row.size() ? row.get(column) : Grid.Field.EMPTY;
    }

    private static boolean goesOn(String upper, String lower) {
        return upper.endsWith("-")
                || lower.startsWith("(")
                || Character.isLowerCase(lower.charAt(0))
                || RANKED.matcher(lower).matches() && !RANKED.matcher(upper).matches();
    }

    private static Grid.Field joined(Grid.Field upper, Grid.Field lower) {
        return new Grid.Field(
                upper.text() + "\n" + lower.text(),
                upper.line(),
                upper.column(),
                false,
                List.of(upper.line(), lower.line()));
    }

    private static List<Grid.Field> with(List<Grid.Field> row, int column, Grid.Field field) {
        List<Grid.Field> changed = new ArrayList<>(row);
        changed.set(column, field);
        return changed;
    }
}
