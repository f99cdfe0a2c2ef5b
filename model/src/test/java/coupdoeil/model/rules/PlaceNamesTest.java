package coupdoeil.model.rules;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.rules.PlaceKind.Extent;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;

class PlaceNamesTest {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();
    private static final HexGrid GRID = HexGrid.pointy(10, 12);

    private final PlaceNames names =
            new PlaceNames(List.of(new PlaceKind("depot", "Depot", Extent.ONE, List.of())), new Labels(GRID));

    private static Place place(String kind, String name, Area area) {
        return new Place("p-1", kind, name, area, Attributes.NONE);
    }

    private static Area hexes(String... labels) {
        return new Area.Hexes(List.of(labels).stream()
                .map(label -> GRID.parse(label).orElseThrow())
                .toList());
    }

    @Test
    void aNameIsAName() {
        assertThat(names.of(place("depot", "Old mill", hexes("0712")))).isEqualTo("Old mill");
    }

    @Test
    void aPlaceWithoutANameIsWhatItIsAndWhere() {
        assertThat(names.of(place("depot", "", hexes("0712", "0711")))).isEqualTo("Depot at 0712");
        assertThat(names.of(place("depot", " ", hexes()))).isEqualTo("Depot");
        assertThat(names.of(place("harbour", "", hexes("0712"))))
                .as("of a kind that the rules do not know")
                .isEqualTo("harbour at 0712");
    }

    @Test
    void onATableWhereItsMiddleIs() {
        Area edge = new Area.Shape(
                GEOMETRIES.createLineString(new Coordinate[] {new Coordinate(0, 10), new Coordinate(0.5, 12)}));
        assertThat(names.of(place("depot", "", edge))).isEqualTo("Depot at 0.3, 11");
        assertThat(names.of(place("depot", "", new Area.Shape(GEOMETRIES.createPoint()))))
                .isEqualTo("Depot");
    }
}
