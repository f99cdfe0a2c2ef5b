package coupdoeil.validator.imports.source.grid;

import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.ColumnKind;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.SourceLine;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Tables that have a column for each unit and a row for each thing that is said of it, {@code Unit, 12. IR, 24. IR} above
 * {@code Men, 2.390, 2.412}: as rows of units below lines of the formations that stand between such blocks.
 */
final class TurnedLists {

    private static final int FEWEST_UNITS = 2;
    private static final int FEWEST_SAID = 2;
    private static final String COMMANDER = " — ";

    private final Grid grid;
    private final List<SourceLine> lines = new ArrayList<>();

    private TurnedLists(Grid grid) {
        this.grid = grid;
    }

    /** Its lines; empty if there is no such block. */
    static Optional<List<SourceLine>> read(Grid grid) {
        TurnedLists lists = new TurnedLists(grid);
        return lists.all() ? Optional.of(lists.lines) : Optional.empty();
    }

    private boolean all() {
        boolean turned = false;
        boolean blank = true;
        int row = 0;
        while (row < grid.height()) {
            int end = end(row);
            if (end > row) {
                lines.addAll(GridLines.of(turned(row, end)));
                turned = true;
                row = end;
            } else {
                if (grid.filled(row) > 0) {
                    lines.add(alone(row, blank));
                }
                blank = grid.filled(row) == 0;
                row++;
            }
        }
        return turned;
    }

    /** Behind the last row of a block that begins in a row; the row itself if none does. */
    private int end(int row) {
        int first = first(row);
        if (kind(row, first) != ColumnKind.NAME
                || !ColumnKind.isKnown(grid.at(row, first).text())
                || units(row, first) < FEWEST_UNITS) {
            return row;
        }
        Set<ColumnKind> said = EnumSet.noneOf(ColumnKind.class);
        boolean figures = false;
        int end = row + 1;
        while (end < grid.height() && first(end) == first && says(end, first)) {
            ColumnKind kind = kind(end, first);
            if (kind == ColumnKind.NAME) {
                break; // Another block.
            }
            said.add(kind);
            figures |= kind.isFigure() && holdsFigures(end, first);
            end++;
        }
        return figures && said.size() >= FEWEST_SAID ? end : row;
    }

    /** Names behind the heading that are no headings themselves. */
    private int units(int row, int first) {
        int units = 0;
        int others = 0;
        for (int column = first + 1; column < grid.width(); column++) {
            String text = grid.at(row, column).text();
            if (!text.isBlank()) {
                boolean heading = ColumnKind.of(text) != ColumnKind.NONE && !FlatRecords.isTotal(text);
                others += GridHeader.isFigure(text) || heading && !text.matches("(?s).*\\d.*") ? 1 : 0;
                units++;
            }
        }
        return 2 * others < units ? units : 0;
    }

    private boolean says(int row, int first) {
        String heading = grid.at(row, first).text();
        return !heading.matches("(?s).*\\d.*")
                && (ColumnKind.of(heading) != ColumnKind.NONE || ColumnKind.isOther(heading));
    }

    private boolean holdsFigures(int row, int first) {
        for (int column = first + 1; column < grid.width(); column++) {
            if (GridHeader.isFigure(grid.at(row, column).text())) {
                return true;
            }
        }
        return false;
    }

    private ColumnKind kind(int row, int column) {
        return column < grid.width() ? ColumnKind.of(grid.at(row, column).text()) : ColumnKind.NONE;
    }

    private int first(int row) {
        int first = 0;
        while (first < grid.width() && grid.at(row, first).isBlank()) {
            first++;
        }
        return first;
    }

    private Grid turned(int from, int end) {
        Grid turned = new Grid();
        for (int column = first(from); column < grid.width(); column++) {
            List<Grid.Field> row = new ArrayList<>();
            for (int at = from; at < end; at++) {
                row.add(grid.at(at, column));
            }
            if (!row.get(0).isBlank()) {
                turned.add(row);
            }
        }
        return turned;
    }

    /** A row between blocks: a total if it has figures, else a formation and who commands it. */
    private SourceLine alone(int row, boolean blank) {
        List<Cell> cells = new ArrayList<>();
        boolean figures = false;
        for (Grid.Field field : grid.row(row)) {
            if (!field.isBlank()) {
                figures |= GridHeader.isFigure(field.text());
                cells.add(new Cell(field.text().replace('\n', ' ').strip(), field.line(), field.column()));
            }
        }
        if (figures || cells.size() != 2) {
            return figures
                    ? new SourceLine(Mark.ROW, 0, cells, List.of(), blank)
                    : new SourceLine(Mark.PLAIN, 0, cells, List.of(), blank);
        }
        Cell name = cells.get(0);
        String led = name.text() + COMMANDER + cells.get(1).text();
        return new SourceLine(Mark.PLAIN, 0, List.of(new Cell(led, name.line(), name.column())), List.of(), blank);
    }
}
