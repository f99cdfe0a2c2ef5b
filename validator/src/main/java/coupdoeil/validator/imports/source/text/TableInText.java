package coupdoeil.validator.imports.source.text;

import coupdoeil.validator.imports.source.SourceLine;
import coupdoeil.validator.imports.source.grid.Grid;
import coupdoeil.validator.imports.source.grid.GridLines;
import java.util.List;
import java.util.Optional;

/**
 * A table that stands in a text, whole, from one line on.
 *
 * @param rows how many lines it takes
 * @param open whether what stands below it is no part of anything before
 */
record TableInText(List<SourceLine> lines, int rows, boolean open) {

    TableInText(Grid grid, int rows, boolean open) {
        this(GridLines.of(grid), rows, open);
    }

    /** @param blank whether something empty stands above the line */
    static Optional<TableInText> at(String[] raw, int at, boolean blank) {
        int barred = BarGrid.rows(raw, at);
        if (barred > 0) {
            return Optional.of(new TableInText(BarGrid.grid(raw, at, barred), barred, false));
        }
        int tabbed = TabTable.rows(raw, at, blank);
        if (tabbed > 0) {
            return Optional.of(new TableInText(TabTable.grid(raw, at, tabbed), tabbed, true));
        }
        Optional<TableInText> ruled = RuledTable.at(raw, at);
        return ruled.isPresent() ? ruled : SpacedTable.at(raw, at).or(() -> FlatTable.at(raw, at));
    }
}
