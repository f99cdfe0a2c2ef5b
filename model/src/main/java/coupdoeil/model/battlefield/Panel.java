package coupdoeil.model.battlefield;

import coupdoeil.model.grid.LabelScheme;
import io.soabase.recordbuilder.core.RecordBuilder;
import org.jspecify.annotations.Nullable;

/**
 * A map sheet: the block of cells that it covers, from a 0-based column and row.
 *
 * @param labels its own labels, if they are not the map's
 */
@RecordBuilder
public record Panel(
        String id,
        String name,
        int column,
        int row,
        int columns,
        int rows,
        @Nullable LabelScheme labels) implements PanelBuilder.With {}
