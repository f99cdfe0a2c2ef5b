package coupdoeil.validator.hexes;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.example.ExamplePacks;
import java.util.List;
import org.junit.jupiter.api.Test;

class MapEdgeTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("lb").orElseThrow();

    @Test
    void runsAlongAStraightEdgeClockwise() {
        assertThat(around("0105", 2, true)).containsExactly("0107", "0106", "0105", "0104", "0103");
    }

    @Test
    void goesRoundACornerOrStopsThere() {
        assertThat(around("0102", 3, true)).containsExactly("0105", "0104", "0103", "0102", "0101", "0201", "0301");
        assertThat(around("0102", 3, false)).containsExactly("0105", "0104", "0103", "0102", "0101");
    }

    @Test
    void knowsTheFourCornersOfEitherOrientation() {
        assertThat(corners()).containsExactly("0101", "1201", "0110", "1210");
        assertThat(corners("map 7x5 flat")).containsExactly("0101", "0701", "0105", "0705");
        assertThat(corners("map 7x5 even")).containsExactly("0101", "0701", "0105", "0705");
    }

    @Test
    void goesRoundTheWholeMapOnce() {
        assertThat(around("0105", 1000, true)).hasSize(2 * 12 + 2 * 8).doesNotHaveDuplicates();
    }

    @Test
    void leavesOutHexesOutOfPlay() {
        assertThat(around("0105", 2, true, "terrain off-map 0104 0103"))
                .containsExactly("0107", "0106", "0105", "0205", "0204");
    }

    @Test
    void hasNoPlaceForAHexInside() {
        assertThat(around("0505", 5, true)).isEmpty();
    }

    private static List<String> corners(String... lines) {
        Facts facts = facts(lines);
        HexGrid grid = facts.get(HexGrid.class);
        MapEdge edge = facts.get(MapEdge.class);
        return grid.hexes().filter(edge::corner).map(grid::label).toList();
    }

    private static List<String> around(String label, int steps, boolean roundCorners, String... lines) {
        Facts facts = facts(lines);
        HexGrid grid = facts.get(HexGrid.class);
        Hex from = grid.parse(label).orElseThrow();
        return facts.get(MapEdge.class).around(from, steps, roundCorners).stream()
                .map(grid::label)
                .toList();
    }

    private static Facts facts(String... lines) {
        Pack pack = ExamplePacks.of(SYSTEM, lines);
        return Situation.of(pack, SYSTEM, pack.scenarios().get(0)).facts();
    }
}
