package coupdoeil.validator.sight;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.grid.Hex;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;

/**
 * Somebody who looks, or something that is looked at: a piece of the set-up, a place, or just a hex.
 *
 * @param kind {@value #UNIT}, {@value #LEADER}, {@value #HEX}, {@value #POINT} (of a table), or the kind of a place
 * @param id id of the piece or place; the label of a hex or point
 * @param side id of the side of a piece; empty if it has none, and for all but pieces
 * @param area where on the battlefield it is; of hexes at least one, its own first
 */
public record Viewpoint(String kind, String id, String name, String side, Area area) {

    public static final String UNIT = "unit";
    public static final String LEADER = "leader";
    public static final String HEX = "hex";
    public static final String POINT = "point";

    public static Viewpoint ofHex(Hex hex, String label) {
        return ofHexes(HEX, label, label, "", List.of(hex));
    }

    /** A point of a table, in inches. */
    public static Viewpoint ofPoint(double xInches, double yInches, String label) {
        return new Viewpoint(
                POINT,
                label,
                label,
                "",
                new Area.Shape(new GeometryFactory().createPoint(new Coordinate(xInches, yInches))));
    }

    public static Viewpoint ofHexes(String kind, String id, String name, String side, List<Hex> hexes) {
        return new Viewpoint(kind, id, name, side, new Area.Hexes(hexes));
    }

    /** Whether it is a unit or leader of the set-up. */
    public boolean isPiece() {
        return kind.equals(UNIT) || kind.equals(LEADER);
    }

    /** The hexes that it occupies, its own first; none on a table. */
    public List<Hex> hexes() {
        return area.hexList();
    }
}
