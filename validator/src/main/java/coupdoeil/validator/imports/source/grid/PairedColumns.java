package coupdoeil.validator.imports.source.grid;

import coupdoeil.validator.imports.source.ColumnKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Columns that hold two figures with a stroke between them, {@code men/guns} above {@code 118/5}, as two columns. */
final class PairedColumns {

    private static final String SIDE = "\\s*((?:\\d[\\d.,' \\u00a0\\u202f]*|[–—-]+)?)";
    private static final Pattern PAIR = Pattern.compile(SIDE + "\\s*/" + SIDE + "\\s*");
    private static final Pattern NONE = Pattern.compile("[0–—-]*");

    private PairedColumns() {}

    static Grid parted(Grid grid) {
        GridHeader header = GridHeader.of(grid);
        Grid parted = grid;
        for (int column = grid.width() - 1; column >= 0; column--) {
            String name = header.names().get(column);
            if (isPair(name) && holdsPairs(grid, header.rows(), column, name)) {
                parted = parted(parted, column, name);
            }
        }
        return parted;
    }

    private static boolean isPair(String name) {
        int stroke = name.indexOf('/');
        if (stroke < 0 || stroke != name.lastIndexOf('/')) {
            return false;
        }
        ColumnKind one = ColumnKind.of(name.substring(0, stroke));
        ColumnKind other = ColumnKind.of(name.substring(stroke + 1));
        return one.isFigure() && other.isFigure() && one != other;
    }

    private static boolean holdsPairs(Grid grid, int from, int column, String name) {
        int pairs = 0;
        int all = 0;
        for (int row = from; row < grid.height(); row++) {
            String text = grid.at(row, column).text();
            boolean figure = text.chars().anyMatch(Character::isDigit) && !text.equals(name);
            all += figure ? 1 : 0;
            pairs += figure && PAIR.matcher(text).matches() ? 1 : 0;
        }
        return pairs > 0 && 3 * pairs >= 2 * all;
    }

    private static Grid parted(Grid grid, int column, String name) {
        Grid parted = new Grid();
        for (int at = 0; at < grid.height(); at++) {
            List<Grid.Field> row = new ArrayList<>(grid.row(at));
            if (column < row.size()) {
                Grid.Field field = row.get(column);
                row.set(column, side(field, name, 1).orElse(field));
                row.add(column + 1, side(field, name, 2).orElse(Grid.Field.EMPTY));
            }
            parted.add(row);
        }
        return parted;
    }

    /** One of the two sides of a field that has two; nought of what a unit has none of is nothing. */
    private static Optional<Grid.Field> side(Grid.Field field, String name, int side) {
        if (field.text().equals(name)) {
            return Optional.of(field.withText(name.split("/", 2)[side - 1].strip()));
        }
        Matcher pair = PAIR.matcher(field.text());
        if (!pair.matches()) {
            return Optional.empty();
        }
        String text = pair.group(side).strip();
        return Optional.of(NONE.matcher(text).matches() ? Grid.Field.EMPTY : field.withText(text));
    }
}
