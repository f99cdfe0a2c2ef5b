package coupdoeil.editor.draw;

import static coupdoeil.editor.draw.Shapes.of;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.model.table.TableGrid;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;

class CutsTest {

    private static final Geometry SQUARE = of("POLYGON ((0 0, 10 0, 10 10, 0 10, 0 0))");

    @Test
    void aLineAcrossASquareMakesTwo() {
        List<Geometry> parts = Cuts.split(SQUARE, (LineString) of("LINESTRING (-1 3, 11 3)"));
        assertThat(parts).hasSize(2).allMatch(part -> part instanceof Polygon);
        assertThat(parts.get(0).getArea()).isEqualTo(70);
        assertThat(parts.get(1).getArea()).isEqualTo(30);
    }

    @Test
    void aLineThatEndsInsideCutsNothing() {
        List<Geometry> parts = Cuts.split(SQUARE, (LineString) of("LINESTRING (-1 3, 5 3)"));
        assertThat(parts).hasSize(1);
        assertThat(parts.get(0).getArea()).isEqualTo(100);
    }

    @Test
    void aRoadIsCutWhereALineCrossesIt() {
        List<Geometry> parts = Cuts.split(of("LINESTRING (0 0, 4 0, 4 8)"), (LineString) of("LINESTRING (3 2, 5 2)"));
        assertThat(parts).containsExactly(of("LINESTRING (0 0, 4 0, 4 2)"), of("LINESTRING (4 2, 4 8)"));
    }

    @Test
    void whatIsTakenFromTheMiddleLeavesAHoleThatCanBeFilled() {
        List<Geometry> left = Cuts.without(SQUARE, of("POLYGON ((4 4, 6 4, 6 6, 4 6, 4 4))"));
        assertThat(left).hasSize(1);
        assertThat(((Polygon) left.get(0)).getNumInteriorRing()).isEqualTo(1);
        assertThat(Cuts.withoutHoles(left.get(0)).equalsTopo(SQUARE)).isTrue();
    }

    @Test
    void squaresSideBySideAreOneAndApartAreTwo() {
        Geometry beside = of("POLYGON ((10 0, 20 0, 20 10, 10 10, 10 0))");
        Geometry apart = of("POLYGON ((30 0, 40 0, 40 10, 30 10, 30 0))");
        assertThat(Cuts.united(List.of(SQUARE, beside))).hasSize(1);
        assertThat(Cuts.united(List.of(SQUARE, apart))).hasSize(2);
    }

    @Test
    void aLakeThatCrossesItselfMeetsARoadAllTheSame() {
        Geometry bow = of("POLYGON ((0 0, 10 10, 10 0, 0 4, 0 0))");
        assertThat(Cuts.meetings(bow, of("LINESTRING (8 -1, 8 11)"))).hasSize(2);
        assertThat(Cuts.meetings(bow, of("POLYGON ((8 -1, 9 -1, 9 11, 8 11, 8 -1))")))
                .hasSizeGreaterThan(2);
    }

    @Test
    void ofABowTieTheLargerPartIsSound() {
        Polygon bow = (Polygon) of("POLYGON ((0 0, 10 10, 10 0, 0 4, 0 0))");
        assertThat(bow.isValid()).isFalse();
        assertThat(Cuts.sound(bow))
                .hasValueSatisfying(part -> assertThat(part.isValid()).isTrue());
    }

    @Test
    void areasAddUpAndAllIsOnTheGrid() {
        Random random = new Random(42);
        for (int i = 0; i < 300; i++) {
            Polygon one = Shapes.blob(random, 20, 20, 8);
            Polygon other = Shapes.blob(random, 20 + random.nextInt(10), 20 + random.nextInt(10), 8);
            double both = area(Cuts.united(List.of(one, other)));
            double left = area(Cuts.without(one, other));
            double common = area(Cuts.inside(one, other));
            assertThat(left + common).as("run %d", i).isCloseTo(one.getArea(), within(0.05));
            assertThat(left + other.getArea()).as("run %d", i).isCloseTo(both, within(0.05));
            for (Geometry part : Cuts.without(one, other)) {
                assertThat(TableGrid.whole(part).isValid()).isTrue();
                assertThat(TableGrid.inches(TableGrid.whole(part))).isEqualTo(part);
            }
        }
    }

    private static double area(List<Geometry> parts) {
        return parts.stream().mapToDouble(Geometry::getArea).sum();
    }
}
