package coupdoeil.model.battlefield;

import coupdoeil.model.grid.LabelScheme;
import org.jspecify.annotations.Nullable;

/**
 * A map sheet: the block of cells that it covers, from a 0-based column and row.
 *
 * @param labels its own labels, if they are not the map's
 */
public record Panel(
        String id,
        String name,
        int column,
        int row,
        int columns,
        int rows,
        @Nullable LabelScheme labels) {}
