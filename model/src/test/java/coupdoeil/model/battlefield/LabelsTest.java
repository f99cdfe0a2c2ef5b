package coupdoeil.model.battlefield;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.scenario.Position;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LabelsTest {

    private static final HexGrid GRID = HexGrid.pointy(8, 6);
    private static final Labels HEXES = HexBattlefield.plain(GRID, "clear").labels();
    private static final Labels TABLE = new TableBattlefield(48, 36, List.of(), List.of()).labels();

    @Test
    void hexesAreWrittenAndReadAsTheGridDoes() {
        Hex hex = GRID.parse("0302").orElseThrow();
        assertThat(HEXES.hex(hex)).isEqualTo("0302");
        assertThat(HEXES.side(new HexSide(hex, HexDirection.D1))).isEqualTo("0302/1");
        assertThat(HEXES.corner(hex, HexCorner.of(3))).isEqualTo("0302 corner 3");
        assertThat(HEXES.position(new Position.OnHex(hex))).isEqualTo("0302");
        assertThat(HEXES.parse("0302")).contains(new Position.OnHex(hex));
        assertThat(HEXES.parse("12.5,30")).isEmpty();
        assertThat(HEXES.parse("@-3,4")).contains(new Position.OnHex(new Hex(-3, 4)));
    }

    @Test
    void pointsOfATableAreWrittenToAThousandth() {
        assertThat(TABLE.point(12.5, 30)).isEqualTo("12.5,30");
        assertThat(TABLE.point(-0.0001, 100)).isEqualTo("0,100");
        assertThat(TABLE.point(17.03937007, 2)).isEqualTo("17.039,2");
        assertThat(TABLE.position(new Position.OnTable(12.5, 30))).isEqualTo("12.5,30");
        assertThat(TABLE.parse("12.5,30")).contains(new Position.OnTable(12.5, 30));
        assertThat(TABLE.parse("-2,0.25")).contains(new Position.OnTable(-2, 0.25));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0302", "12.5", "12.5,", "1e5,2", "12.5, 30", "99999999999,1", "@1,2", ""})
    void nothingElseIsAPointOfATable(String text) {
        assertThat(TABLE.parse(text)).isEmpty();
    }

    @Test
    void positionsAwayFromTheGroundAreWords() {
        assertThat(TABLE.position(new Position.InFeature("farm"))).isEqualTo("in:farm");
        assertThat(TABLE.position(new Position.Attached("b-4"))).isEqualTo("with:b-4");
        assertThat(TABLE.position(new Position.OffMap("reserve"))).isEqualTo("off:reserve");
    }

    @Test
    void equalLabelsMeanTheSamePlaces() {
        assertThat(HEXES)
                .isEqualTo(HexBattlefield.plain(HexGrid.pointy(8, 6), "woods").labels());
        assertThat(HEXES)
                .isNotEqualTo(
                        HexBattlefield.plain(HexGrid.pointy(8, 7), "clear").labels());
        assertThat(HEXES).isNotEqualTo(TABLE);
        assertThat(TABLE).isEqualTo(new TableBattlefield(72, 48, List.of(), List.of()).labels());
    }
}
