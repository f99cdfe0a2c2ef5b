package coupdoeil.editor.draw;

import static coupdoeil.editor.draw.Shapes.at;
import static coupdoeil.editor.draw.Shapes.of;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.draw.Snap.Kind;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.table.TableGrid;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;

class SnapperTest {

    private static final TableBattlefield TABLE = new TableBattlefield(
            72,
            48,
            List.of(new TableFeature(
                    "wood",
                    "forest",
                    "",
                    of("POLYGON ((10.25 10.4, 20.3 10.4, 20.3 18.7, 10.25 10.4))"),
                    Attributes.NONE)),
            List.of());

    private final Snapper snapper = new Snapper(TABLE, id -> true);

    @Test
    void aCornerDrawsBeforeItsEdges() {
        Snap snap = snapper.snap(at(20.1, 10.6), 0.5, List.of());
        assertThat(snap.kind()).isEqualTo(Kind.CORNER);
        assertThat(snap.at()).isEqualTo(at(20.3, 10.4));
    }

    @Test
    void anEdgeOfAFeatureAndTheEdgeOfTheTableDraw() {
        Snap edge = snapper.snap(at(15.43, 10.2), 0.4, List.of());
        assertThat(edge.kind()).isEqualTo(Kind.EDGE);
        assertThat(edge.at().y).isEqualTo(10.4);
        Snap table = snapper.snap(at(30.1, 0.3), 0.4, List.of());
        assertThat(table.kind()).isEqualTo(Kind.EDGE);
        assertThat(table.at()).isEqualTo(at(30, 0));
    }

    @Test
    void fromWhatIsDrawnRightAnglesDraw() {
        List<Coordinate> drawn = List.of(at(30, 20), at(34, 23));
        Snap square = snapper.snap(at(31.1, 27.1), 0.4, drawn);
        assertThat(square.kind()).isEqualTo(Kind.SQUARE);
        assertThat(square.at().distance(at(31, 27))).isLessThan(0.15);
        assertThat(square.guides()).hasSize(1);
        Snap level = snapper.snap(at(40.5, 23.2), 0.4, drawn);
        assertThat(level.at().y).isEqualTo(23);
    }

    @Test
    void wholeInchesDrawAndFurtherOffNothingDoes() {
        assertThat(snapper.snap(at(50.2, 30.9), 0.5, List.of()).at()).isEqualTo(at(50, 31));
        Snap free = snapper.snap(at(50.5, 30.47), 0.5, List.of());
        assertThat(free.kind()).isEqualTo(Kind.NOTHING);
        assertThat(free.at()).isEqualTo(at(50.5, 30.47));
    }

    @Test
    void whatIsBeingMovedDrawsNothing() {
        Snap snap = new Snapper(TABLE, id -> !id.equals("wood")).snap(at(20.31, 10.42), 0.2, List.of());
        assertThat(snap.kind()).isNotEqualTo(Kind.CORNER);
    }

    @Test
    void noPointIsDrawnFurtherThanTheReachAndAllLieOnTheGrid() {
        Random random = new Random(1);
        for (int i = 0; i < 2000; i++) {
            Coordinate here = at(random.nextDouble() * 72, random.nextDouble() * 48);
            double reach = 0.05 + random.nextDouble();
            List<Coordinate> drawn = i % 2 == 0 ? List.of() : List.of(at(20, 20), at(25, 22));
            Snap snap = snapper.snap(here, reach, drawn);
            assertThat(snap.at().distance(here)).isLessThanOrEqualTo(reach * 1.5 + 0.01);
            assertThat(TableGrid.onGrid(snap.at().x)).isEqualTo(snap.at().x);
        }
    }
}
