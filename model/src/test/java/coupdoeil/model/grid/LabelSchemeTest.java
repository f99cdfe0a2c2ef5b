package coupdoeil.model.grid;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LabelSchemeTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{column:2}{row:2}",
                "{column}{row}",
                "x{column}{row}y",
                "hex {column:2}{row:2}",
                "{row:2}{column}",
                "{column:A}{row}",
                "{column}{row:A}",
                "{column:A}{row:A}",
                "{column}.{row}",
                "{column}0{row}",
                "R{row}C{column}",
                "{column:A}B{row}",
                "{column:A}Bx{row:A}",
                "{column:A}B{row:A}",
                "hex {column:3}-{row:A}!",
            })
    void everyLabelLeadsBackToItsHexHoweverLargeTheMap(String pattern) {
        HexGrid grid = new HexGrid(400, 400, Orientation.FLAT, Shifted.EVEN, new LabelScheme(pattern, 0, 1));
        for (int column = -2; column < 402; column += 3) {
            for (int row = -2; row < 402; row += 7) {
                Hex hex = grid.hexAt(column, row);
                assertThat(grid.parse(grid.label(hex))).as(grid.label(hex)).contains(hex);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "{column:2}{row:2}, 6, 11, 0712",
        "{column:2}{row:2}, 6, 120, 07121",
        "{column:2}{row:2}, 100, 0, '@100,0'",
        "{column:A}{row}, 6, 11, G12",
        "{column:A}{row}, 26, 0, AA1",
        "{column}.{row}, 100, 0, 101.1",
        "R{row}C{column}, 100, 0, R1C101",
    })
    void labelsLookAsTheirPattern(String pattern, int column, int row, String label) {
        HexGrid grid = new HexGrid(300, 300, Orientation.POINTY, Shifted.ODD, new LabelScheme(pattern, 1, 1));

        assertThat(grid.label(grid.hexAt(column, row))).isEqualTo(label);
    }
}
