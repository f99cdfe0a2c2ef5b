package coupdoeil.editor.draw;

import static coupdoeil.editor.draw.Shapes.at;
import static coupdoeil.editor.draw.Shapes.of;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;

class CornersTest {

    private static final Geometry RING = of("POLYGON ((0 0, 10 0, 10 10, 0 10, 0 0), (4 4, 6 4, 5 6, 4 4))");

    @Test
    void cornersOfHolesAreCountedAfterThoseOfTheRim() {
        Corners corners = Corners.of(RING);
        assertThat(corners.all()).hasSize(7);
        assertThat(corners.near(at(6.2, 4.1), 0.5)).contains(5);
        assertThat(corners.edgeNear(at(0.1, 5), 0.5)).contains(3);
        assertThat(corners.middle(3)).contains(at(0, 5));
        assertThat(corners.shape()).isEqualTo(RING);
    }

    @Test
    void aCornerMovesComesAndGoes() {
        Corners corners = Corners.of(RING);
        assertThat(corners.moved(2, at(12, 12)).shape().getArea()).isEqualTo(118);
        assertThat(corners.inserted(3, at(-2, 5)).all().get(4)).isEqualTo(at(-2, 5));
        assertThat(corners.without(2).shape().getArea()).isEqualTo(48);
        assertThat(((Polygon) corners.without(5).shape()).getNumInteriorRing()).isZero();
    }

    @Test
    void theLastCornersStay() {
        Corners triangle = Corners.of(of("POLYGON ((0 0, 10 0, 10 10, 0 0))"));
        assertThat(triangle.without(1)).isSameAs(triangle);
        Corners line = Corners.of(of("LINESTRING (0 0, 1 1)"));
        assertThat(line.without(0)).isSameAs(line);
        assertThat(line.middle(1)).isEmpty();
    }

    @Test
    void fourQuarterTurnsAndTwoMirrorsChangeNothing() {
        Random random = new Random(11);
        for (int i = 0; i < 100; i++) {
            Polygon blob = Shapes.blob(random, 20, 30, 6);
            var middle = Moved.middle(List.of(blob));
            Geometry turned = blob;
            for (int turn = 0; turn < 4; turn++) {
                turned = Moved.turned(turned, 1, middle);
            }
            assertThat(turned).isEqualTo(blob);
            assertThat(Moved.mirrored(Moved.mirrored(blob, middle), middle)).isEqualTo(blob);
            assertThat(Moved.by(Moved.by(blob, 3, -2), -3, 2)).isEqualTo(blob);
        }
    }
}
