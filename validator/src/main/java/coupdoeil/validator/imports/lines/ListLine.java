package coupdoeil.validator.imports.lines;

import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.source.Cell;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A line of a list, or a record, as a person sees it.
 *
 * @param at its place among all of them, from 0
 * @param line physical line, from 1
 * @param cells one for text; otherwise those that hold something
 * @param header what the columns of the cells are called; empty if unsaid
 * @param depth as the layout puts it; more is deeper
 * @param entries what the readers took it for; none for a record
 */
public record ListLine(int at, int line, List<Cell> cells, List<String> header, int depth, List<Entry> entries) {

    public ListLine {
        cells = List.copyOf(cells);
        header = List.copyOf(header);
        entries = List.copyOf(entries);
    }

    /** Whether it is a row of a table or a record. */
    public boolean isRow() {
        return cells.size() > 1 && cells.stream().noneMatch(Cell::continues);
    }

    /** All it says. */
    public String text() {
        return cells.stream().map(Cell::text).collect(Collectors.joining("\t")).strip();
    }
}
