package coupdoeil.editor.tool.table;

import coupdoeil.editor.draw.Snap;
import coupdoeil.editor.tool.ToolContext;
import coupdoeil.model.battlefield.TableBattlefield;
import java.util.Collection;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;

/** What a tool for tables works with. */
interface TableContext extends ToolContext {

    TableBattlefield table();

    /**
     * Where a point comes to lie.
     *
     * @param drawn the points of what is being drawn, the last of which it goes on from
     * @param moving ids of what is being moved, which does not draw points
     */
    Snap snap(TablePointer at, List<Coordinate> drawn, Collection<String> moving);

    default Snap snap(TablePointer at, List<Coordinate> drawn) {
        return snap(at, drawn, List.of());
    }
}
