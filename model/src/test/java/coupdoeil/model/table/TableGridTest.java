package coupdoeil.model.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** Inches and the grid that shapes lie on. */
class TableGridTest {

    @Test
    void everyPointOfTheGridIsReadAsItselfFromFewDecimals() {
        Random random = new Random(7);
        for (int i = 0; i < 20_000; i++) {
            double hundredths = random.nextInt(300_000);
            double inches = TableGrid.inches(hundredths);
            assertThat(Math.rint(inches * Corner.PER_INCH)).isEqualTo(hundredths);
            assertThat(BigDecimal.valueOf(inches).stripTrailingZeros().scale()).isLessThanOrEqualTo(4);
            assertThat(TableGrid.onGrid(inches)).isEqualTo(inches);
        }
    }

    @Test
    void whatAHandMeansIsWrittenAsItWasMeant() {
        for (double inches : new double[] {0, 12, 12.5, 31.25, 0.1, 7.05, 68.99, -3.5}) {
            assertThat(TableGrid.onGrid(inches)).isEqualTo(inches);
        }
        assertThat(TableGrid.onGrid(1.0 / 3)).isEqualTo(0.3335).isNotEqualTo(1.0 / 3);
    }

    @Test
    void aShapeComesBackFromTheGridAsItWasPutThere() {
        Geometry line = new GeometryFactory()
                .createLineString(new Coordinate[] {new Coordinate(0.5, 1.25), new Coordinate(10, 3.3)});
        Geometry whole = TableGrid.whole(line);
        assertThat(whole.getCoordinates()[0].x).isEqualTo(1270);
        assertThat(TableGrid.inches(whole)).isEqualTo(line);
        assertThat(TableGrid.whole(new GeometryFactory().createPoint(new Coordinate(Double.NaN, 1)))
                        .getCoordinate()
                        .x)
                .isZero();
    }
}
