package coupdoeil.editor.draw;

import static coupdoeil.editor.draw.Shapes.of;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.rules.TerrainChart;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;

class ContoursTest {

    private static final TerrainChart CHART =
            RuleSystems.load("hm").orElseThrow().chart();

    private static TableFeature hill(String id, String shape) {
        return new TableFeature(id, "hill", "", of(shape), Attributes.NONE);
    }

    private static List<TableFeature> with(List<TableFeature> before, TableFeature contour) {
        return new Contours(before, CHART).with(contour).orElseThrow();
    }

    private static List<Integer> levels(List<TableFeature> features) {
        return features.stream().map(Contours::level).toList();
    }

    @Test
    void aContourWithinAnotherIsALevelHigher() {
        List<TableFeature> hills = with(List.of(), hill("a", "POLYGON ((0 0, 20 0, 20 20, 0 20, 0 0))"));
        hills = with(hills, hill("b", "POLYGON ((4 4, 16 4, 16 16, 4 16, 4 4))"));
        hills = with(hills, hill("c", "POLYGON ((6 6, 10 6, 10 10, 6 10, 6 6))"));
        hills = with(hills, hill("d", "POLYGON ((30 0, 40 0, 40 10, 30 10, 30 0))"));
        assertThat(levels(hills)).containsExactly(1, 2, 3, 1);
        assertThat(new Contours(hills, CHART).levelAt(8, 8)).isEqualTo(3);
        assertThat(new Contours(hills, CHART).levelAt(25, 8)).isZero();
    }

    @Test
    void whatLiesWithinANewOneRises() {
        List<TableFeature> hills = with(List.of(), hill("a", "POLYGON ((4 4, 16 4, 16 16, 4 16, 4 4))"));
        hills = with(hills, hill("b", "POLYGON ((6 6, 10 6, 10 10, 6 10, 6 6))"));
        hills = with(hills, hill("c", "POLYGON ((0 0, 20 0, 20 20, 0 20, 0 0))"));
        assertThat(levels(hills)).containsExactly(2, 3, 1);
    }

    @Test
    void noneMayCrossAnother() {
        List<TableFeature> hills = with(List.of(), hill("a", "POLYGON ((4 4, 16 4, 16 16, 4 16, 4 4))"));
        Optional<List<TableFeature>> crossing =
                new Contours(hills, CHART).with(hill("b", "POLYGON ((10 10, 20 10, 20 20, 10 20, 10 10))"));
        assertThat(crossing).isEmpty();
    }

    @Test
    void atADistanceInwardAndOutwardNestUntilThereIsNoRoom() {
        Polygon square = (Polygon) of("POLYGON ((0 0, 20 0, 20 20, 0 20, 0 0))");
        Geometry inner = Offsets.at(square, -3).get(0);
        Geometry outer = Offsets.at(square, 3).get(0);
        assertThat(square.covers(inner)).isTrue();
        assertThat(outer.covers(square)).isTrue();
        assertThat(inner.getArea()).isBetween(195.0, 197.0);
        assertThat(outer.getNumPoints()).isLessThan(40);
        assertThat(Offsets.at(square, -11)).isEmpty();
    }
}
