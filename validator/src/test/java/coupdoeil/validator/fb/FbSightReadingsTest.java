package coupdoeil.validator.fb;

import static coupdoeil.validator.fb.FbMaps.flat;
import static coupdoeil.validator.fb.FbMaps.hex;
import static coupdoeil.validator.fb.FbMaps.row;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.sight.hexes.HexScene;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which disputed readings an answer rests on; each with a case where the other reading would turn it. */
class FbSightReadingsTest {

    @Test
    void mostAnswersRestOnNone() {
        assertThat(readings(row(1, 1, 0, 0, 0, 0), "0,0", "2,0")).isEmpty();
        assertThat(readings(flat().woods(1, 0).woods(1, 2), "0,0", "2,2")).isEmpty();
    }

    @Test
    void l1CountOrRange() {
        FbMaps map = flat().visibility(15, 3);

        assertThat(readings(map, "0,0", "4,0")).containsExactly("L1");
        assertThat(readings(map, "0,0", "5,0")).isEmpty();
        assertThat(readings(map.switches("sameElevationMode", "RANGE"), "0,0", "4,0"))
                .containsExactly("L1");
    }

    @Test
    void l2WhichOfTiedSlopes() {
        assertThat(readings(row(2, 1, 2, 1, 0), "0,0", "4,0")).containsExactly("L2");
    }

    @Test
    void l4WhoseBlindZone() {
        FbMaps map = row(1, 1, 0, 0, 0, 0, 2).woods(2, 0);

        assertThat(map.look("0,0", "6,0")).isEqualTo("VISIBLE");
        assertThat(readings(map, "0,0", "6,0")).containsExactly("L4");
    }

    /** The line crosses (1,0), (2,0), (2,1) and (3,1); it touches (1,1) on its right and (3,0) on its left. */
    @Test
    void l5TouchedCorners() {
        FbMaps oneSide = flat().woods(1, 1);
        FbMaps bothSides = flat().woods(1, 1).woods(3, 0);

        assertThat(oneSide.look("0,0", "4,1")).isEqualTo("VISIBLE");
        assertThat(readings(oneSide, "0,0", "4,1")).containsExactly("L5");
        assertThat(bothSides.look("0,0", "4,1")).isEqualTo("BLOCKED TERRAIN");
        assertThat(readings(bothSides, "0,0", "4,1")).containsExactly("L5");
        assertThat(readings(flat().woods(2, 0), "0,0", "4,1")).isEmpty();
    }

    @Test
    void l8WhichCount() {
        FbMaps map = flat().level(-1, 1, 0).level(-1, 2, 1).visibility(15, 2);

        assertThat(readings(map, "0,0", "2,2")).containsExactly("L1", "L8");
    }

    @Test
    void l11NeighboursAcrossAWall() {
        FbMaps map = flat().side(0, 0, 1, 0, "high-wall");

        assertThat(map.look("0,0", "1,0")).isEqualTo("BLOCKED HEXSIDE");
        assertThat(readings(map, "0,0", "1,0")).containsExactly("L11");
        assertThat(readings(map, "0,0", "2,0")).isEmpty();
    }

    @Test
    void l12WallInABlindZone() {
        FbMaps inside = row(1, 1, 1, 0, 0, 0, 0, 0).side(3, 0, 4, 0, "high-wall");
        FbMaps atItsEdge = row(1, 1, 1, 0, 0, 0, 0, 0).side(4, 0, 5, 0, "high-wall");

        assertThat(inside.look("0,0", "6,0")).isEqualTo("VISIBLE");
        assertThat(readings(inside, "0,0", "6,0")).containsExactly("L12");
        assertThat(atItsEdge.look("0,0", "6,0")).isEqualTo("BLOCKED HEXSIDE");
    }

    private static List<String> readings(FbMaps map, String from, String to) {
        HexScene scene = map.scene();
        return scene.rule(0).sightline(scene.ground(), hex(from), hex(to)).readings();
    }
}
