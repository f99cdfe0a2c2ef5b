package coupdoeil.validator.sight.hexes;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.HexGrid;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeptViewshedTest {

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 3, 1_000_000, Integer.MAX_VALUE})
    void anyVisibilityThatAPackMaySayHasRoomOnTheMap(int visibility) {
        HexGrid grid = HexGrid.pointy(8, 6);
        PackedGround ground = PackedGround.copyOf((q, r) -> 0, grid);
        int from = ground.index(grid.hexAt(5, 3));

        KeptViewshed viewshed = new KeptViewshed(ground, from, visibility);

        assertThat(grid.hexes().map(hex -> viewshed.code(ground, hex))).containsOnly((byte) 0);
    }
}
