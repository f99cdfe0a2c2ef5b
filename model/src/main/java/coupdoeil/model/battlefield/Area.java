package coupdoeil.model.battlefield;

import coupdoeil.model.grid.Hex;
import java.util.List;
import org.locationtech.jts.geom.Geometry;

/** Where a place is: hexes of a map in the order written, or a shape on a table in inches. */
public sealed interface Area {

    record Hexes(List<Hex> hexes) implements Area {
        public Hexes {
            hexes = List.copyOf(hexes);
        }
    }

    record Shape(Geometry geometry) implements Area {}

    /** The hexes of this area; none for a shape. */
    default List<Hex> hexList() {
        return this instanceof Hexes area ? area.hexes() : List.of();
    }
}
