package coupdoeil.validator.check.subject;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** Where a finding is, exactly enough to be drawn. */
public sealed interface FindingPlace {

    record AtHex(Hex hex) implements FindingPlace {}

    record AtSide(HexSide side) implements FindingPlace {}

    record AtCorner(Hex hex, HexCorner corner) implements FindingPlace {}

    /** From the centre of one hex to the centre of another. */
    record AtLine(Hex from, Hex to) implements FindingPlace {}

    /** On a table, in inches. @param geometry not empty */
    record AtShape(Geometry geometry) implements FindingPlace {

        /** A point of a table, in inches. */
        public static AtShape point(double xInches, double yInches) {
            return new AtShape(new GeometryFactory().createPoint(new Coordinate(xInches, yInches)));
        }

        /** The middle of the rectangle around it, in inches: where a mark or a label of it goes. */
        public Coordinate middle() {
            return geometry.getEnvelopeInternal().centre();
        }
    }

    static List<Hex> hexes(List<FindingPlace> places) {
        return places.stream()
                .flatMap(place -> place instanceof AtHex at ? Stream.of(at.hex()) : Stream.empty())
                .toList();
    }

    static List<FindingPlace> of(List<Hex> hexes) {
        return hexes.stream().<FindingPlace>map(AtHex::new).toList();
    }

    /** Where a place of the battlefield is; nowhere if its shape is empty. */
    static List<FindingPlace> of(Area area) {
        return area instanceof Area.Shape shape && !shape.geometry().isEmpty()
                ? List.of(new AtShape(shape.geometry()))
                : of(area.hexList());
    }

    /** Where something stands; nowhere if it is with something else or off the map. */
    static List<FindingPlace> of(Position position) {
        if (position instanceof Position.OnHex on) {
            return List.of(new AtHex(on.hex()));
        }
        return position instanceof Position.OnTable on ? List.of(AtShape.point(on.x(), on.y())) : List.of();
    }

    /** Everywhere that a piece stands, its own place first. */
    static List<FindingPlace> of(Placement placement) {
        List<FindingPlace> places = new ArrayList<>(of(placement.position()));
        placement.parts().forEach(part -> places.add(new AtHex(part.hex())));
        return places;
    }
}
