package coupdoeil.editor.tool.table;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.draw.Snap;
import coupdoeil.editor.layer.ChangedLayers;
import coupdoeil.editor.tool.ToolContext;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.validator.picture.LayerId;
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

    /** What of the ground can be selected at a point, the uppermost first. */
    default List<Selection> hits(Coordinate at, double reach) {
        return new Hits(table(), session().chart())
                .at(at, reach).stream().filter(hit -> isOpen(layer(hit))).toList();
    }

    /** The layer that a place or feature is in. */
    default LayerId layer(Selection ground) {
        return table().features().stream()
                .filter(feature -> ground.features().contains(feature.id()))
                .findFirst()
                .map(feature -> ChangedLayers.of(feature, table(), session().chart()))
                .orElse(LayerId.PLACES);
    }

    /** How the next figures are drawn: with a curve through their points, or straight sides. */
    boolean drawsSmooth();

    /** Draws the next figures with a curve through their points, or straight sides. */
    void drawSmooth(boolean curves);

    default Snap snap(TablePointer at, List<Coordinate> drawn) {
        return snap(at, drawn, List.of());
    }
}
