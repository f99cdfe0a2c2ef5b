package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.table.Corner;
import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.GeometryFactory;

/** The square inches of a table: those whose middle is on it, up to 200 by 200. */
class SquaresTest {

    @ParameterizedTest
    @CsvSource({
        "72, 48, 72, 48",
        "3.5, 2.49, 4, 2",
        "3.49, 2.5, 3, 3",
        "200, 200, 200, 200",
        "201, 200, 0, 0",
        "0.4, 9, 0, 0",
        "-3, 4, 0, 0",
        "4, -3, 0, 0",
        "0, 5, 0, 0",
        "5, 0, 0, 0"
    })
    void columnsAndRows(double width, double depth, int columns, int rows) {
        Squares squares = new Squares(width, depth);

        assertThat(squares.columns()).isEqualTo(columns);
        assertThat(squares.rows()).isEqualTo(rows);
        assertThat(squares.count()).isEqualTo(columns * rows);
    }

    @Test
    void rowByRowFromTheSouthWest() {
        Squares squares = new Squares(5, 3);

        assertThat(squares.middle(0)).isEqualTo(TableOf.corner(0.5, 0.5));
        assertThat(squares.middle(4)).isEqualTo(TableOf.corner(4.5, 0.5));
        assertThat(squares.middle(12)).isEqualTo(TableOf.corner(2.5, 2.5));
        assertThat(squares.where(middle -> middle.equals(TableOf.corner(2.5, 2.5))).stream())
                .containsExactly(12);
        BitSet some = squares.where(middle -> middle.xInches() < 2);
        assertThat(some.stream()).containsExactly(0, 1, 5, 6, 10, 11);
        assertThat(squares.where(some, middle -> middle.yInches() > 1).stream()).containsExactly(5, 6, 10, 11);
    }

    @Test
    void thoseOfAShapeHoldItsEdge() {
        Squares squares = new Squares(5, 3);
        GeometryFactory geometries = new GeometryFactory();

        assertThat(squares.within(geometries.toGeometry(new Envelope(0.5, 1.6, 0.6, 2.5))).stream())
                .containsExactly(5, 6, 10, 11);
        assertThat(squares.within(geometries.createPolygon()).isEmpty()).isTrue();
    }

    @Test
    void theTableInHundredths() {
        assertThat(new Squares(3.5, 2).table()).isEqualTo(new Envelope(0, 3.5 * Corner.PER_INCH, 0, 2 * 2540));
        assertThat(new Squares(0, 2).table().isNull()).isTrue();
        assertThat(new Squares(3, 2).bounds(ConvexGround.inches(-1, 1, 2, 5)))
                .isEqualTo(ConvexGround.inches(-1, 0, 3, 5));
        assertThat(new Squares(3, 2).bounds(new Envelope())).isEqualTo(ConvexGround.inches(0, 0, 3, 2));
    }
}
