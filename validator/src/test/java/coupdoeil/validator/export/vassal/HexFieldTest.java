package coupdoeil.validator.export.vassal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.picture.HexPlane;
import coupdoeil.validator.picture.MapView;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where VASSAL has hexes, and what it calls them. */
class HexFieldTest {

    @ParameterizedTest
    @CsvSource({"POINTY, ODD", "POINTY, EVEN", "FLAT, ODD", "FLAT, EVEN"})
    void centresLieWithinHalfAPixelOfThoseOfThePicture(Orientation orientation, Shifted shifted) {
        HexGrid grid = new HexGrid(23, 17, orientation, shifted, LabelScheme.STANDARD);
        HexPlane plane = new HexPlane(grid, MapView.UNITS_PER_HEX);
        for (double pixels : new double[] {64, 33, 41.5, 8}) {
            HexField field = new HexField(HexBattlefield.plain(grid, "clear"), pixels, false);
            double scale = pixels / MapView.UNITS_PER_HEX;
            grid.hexes().forEach(hex -> {
                Spot spot = field.spot(new Position.OnHex(hex)).orElseThrow();
                HexPlane.Point centre = plane.centre(hex);
                assertThat(spot.x() - (centre.x() - field.frame().x()) * scale).isCloseTo(0, within(0.51));
                assertThat(spot.y() - (centre.y() - field.frame().y()) * scale).isCloseTo(0, within(0.51));
            });
            assertThat(field.frame().x()).isLessThan(0);
            assertThat(field.frame().y()).isLessThan(0);
            assertThat(field.frame().x() + field.frame().width()).isGreaterThan(plane.width());
            assertThat(field.frame().y() + field.frame().height()).isGreaterThan(plane.height());
        }
        HexField field = new HexField(HexBattlefield.plain(grid, "clear"), 64, false);
        assertThat(field.spot(new Position.OnHex(grid.hexAt(-1, 0)))).isEmpty();
        assertThat(field.spot(new Position.OffMap("reserve"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {column:2}{row:2}     |  1 |  1 |   0
            R{row}C{column}       |  1 |  1 |   0
            {row:3}.{column}      |  0 |  5 |   0
            hex {row:A}-{column}! |  1 |  1 |   0
            {column:A}{row:2}     |  1 |  1 |  48
            ${column}-{row}       |  1 |  1 | 480
            {column:2}{row:2}     | 90 |  1 | 320
            """)
    void whatVassalCannotSayIsKnown(String pattern, int firstColumn, int firstRow, int otherwise) {
        for (Orientation orientation : Orientation.values()) {
            for (Shifted shifted : Shifted.values()) {
                HexGrid grid =
                        new HexGrid(30, 16, orientation, shifted, new LabelScheme(pattern, firstColumn, firstRow));
                List<String> others = new HexField(HexBattlefield.plain(grid, "clear"), 64, false).otherLabels();
                assertThat(others).as("%s %s %s", pattern, orientation, shifted).hasSize(otherwise);
            }
        }
    }

    @Test
    void hexesAreFoundByTheirLabels() {
        HexGrid grid = new HexGrid(9, 7, Orientation.FLAT, Shifted.EVEN, new LabelScheme("R{row}C{column:A}", 1, 1));
        Numbering numbering = Numbering.of(grid, Numbering.shift(grid));

        grid.hexes()
                .forEach(hex -> assertThat(numbering.find(grid.label(hex)))
                        .contains(new Numbering.Cell(grid.column(hex) + 1, grid.row(hex))));
        assertThat(numbering.find("R1")).isEmpty();
        assertThat(numbering.find("R01CA")).isEmpty();
        assertThat(numbering.find("C1RA")).isEmpty();
    }
}
