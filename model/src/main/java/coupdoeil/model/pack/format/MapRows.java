package coupdoeil.model.pack.format;

import coupdoeil.model.battlefield.CellLayer;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.json.Spot;
import coupdoeil.model.pack.problem.Problem.Severity;
import coupdoeil.model.pack.problem.ProblemKind;
import coupdoeil.model.pack.problem.Problems;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a map as texts, one character per hex.
 *
 * @param section the object that holds them
 * @param filling what missing hexes become, in words
 */
record MapRows(Fields section, HexGrid grid, String filling) {

    private static final String ROWS = "rows";

    /** What a character means. */
    interface Meaning<T> {
        /** The value; null if it has none. */
        @Nullable
        T of(char character);
    }

    /** The rows as a layer. Of rows too long the end is left out, what is missing is filled; both are reported. */
    <T> CellLayer<T> read(T fill, Meaning<T> meaning) {
        CellLayer.Editor<T> layer = CellLayer.filled(grid.size(), fill).edit();
        List<JsonValue> rows = section.items(ROWS);
        if (rows.size() != grid.rows()) {
            String message = "there are " + rows.size() + " rows; the map has " + grid.rows() + ", "
                    + (rows.size() > grid.rows() ? "the rest is left out" : "what is missing becomes " + filling);
            section.problems()
                    .add(
                            ProblemKind.ROW_LENGTH,
                            severity(rows.size() > grid.rows()),
                            message,
                            section.file(),
                            section.at(ROWS),
                            section.object().get(ROWS).map(JsonValue::spot).orElse(Spot.NONE));
        }
        for (int row = 0; row < Math.min(rows.size(), grid.rows()); row++) {
            if (rows.get(row) instanceof JsonScalar text && text.text().isPresent()) {
                read(layer, row, text.text().get(), text.spot(), meaning);
            }
        }
        for (int surplus = grid.rows(); surplus < rows.size(); surplus++) {
            leaveOut(surplus);
        }
        return layer.done();
    }

    private <T> void read(CellLayer.Editor<T> layer, int row, String text, Spot spot, Meaning<T> meaning) {
        boolean reported = false;
        for (int column = 0; column < Math.min(text.length(), grid.columns()); column++) {
            T value = meaning.of(text.charAt(column));
            if (value != null) {
                layer.set(row * grid.columns() + column, value);
            } else if (!reported) {
                reported = true;
                String message = Problems.quote(text.substring(column, column + 1)) + " at hex "
                        + grid.label(grid.hexAt(column, row))
                        + " has no meaning; it is neither in the legend nor 0-9 or a-z";
                Spot at = new Spot(spot.line(), spot.column() + 1 + column);
                add(ProblemKind.BAD_CHARACTER, Severity.ERROR, message, row, at);
            }
        }
        if (reported || text.length() > grid.columns()) {
            leaveOut(row);
        }
        if (text.length() != grid.columns()) {
            String message = "row " + (row + 1) + " is " + text.length() + " hexes long; the map has " + grid.columns()
                    + " columns, "
                    + (text.length() > grid.columns() ? "the rest is left out" : "what is missing becomes " + filling);
            add(ProblemKind.ROW_LENGTH, severity(text.length() > grid.columns()), message, row, spot);
        }
    }

    /** What is left out is kept, but not shown. */
    private static Severity severity(boolean leftOut) {
        return leftOut ? Severity.ERROR : Severity.WARNING;
    }

    private void leaveOut(int row) {
        section.leftOut().add(section.at(ROWS) + "/" + row);
    }

    private void add(ProblemKind kind, Severity severity, String message, int row, Spot spot) {
        section.problems().add(kind, severity, message, section.file(), section.at(ROWS) + "/" + row, spot);
    }
}
