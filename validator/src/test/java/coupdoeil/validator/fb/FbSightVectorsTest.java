package coupdoeil.validator.fb;

import static coupdoeil.validator.fb.FbMaps.flat;
import static coupdoeil.validator.fb.FbMaps.row;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.validator.fb.fact.FireCone;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The digest's vectors of sight. */
class FbSightVectorsTest {

    private static final String VISIBLE = "VISIBLE";

    @Test
    @DisplayName("FB-T01 a slope hides the hex behind a crest one hex away")
    void t01() {
        FbMaps map = row(1, 1, 0, 0, 0, 0);

        assertThat(map.look("0,0", "2,0")).isEqualTo("BLIND SLOPE 1<2");
        assertThat(map.look("0,0", "3,0")).isEqualTo(VISIBLE);
        assertThat(map.look("0,0", "1,0")).isEqualTo(VISIBLE);
    }

    @Test
    @DisplayName("FB-T02 two hexes behind the crest, two hexes are blind")
    void t02() {
        FbMaps map = row(1, 1, 1, 0, 0, 0, 0);

        assertThat(map.look("0,0", "3,0")).isEqualTo("BLIND SLOPE 1<3");
        assertThat(map.look("0,0", "4,0")).isEqualTo("BLIND SLOPE 2<3");
        assertThat(map.look("0,0", "5,0")).isEqualTo(VISIBLE);
        assertThat(map.look("0,0", "6,0")).isEqualTo(VISIBLE);
    }

    @Test
    @DisplayName("FB-T03 at the crest nothing is blind")
    void t03() {
        FbMaps map = row(1, 0, 0, 0);

        assertThat(map.look("0,0", "1,0")).isEqualTo(VISIBLE);
        assertThat(map.look("0,0", "3,0")).isEqualTo(VISIBLE);
    }

    @Test
    @DisplayName("FB-T04 higher ground blocks")
    void t04() {
        assertThat(row(0, 1, 0).look("0,0", "2,0")).isEqualTo("BLOCKED HIGHER_GROUND 1>0");
    }

    @Test
    @DisplayName("FB-T05 equal levels see each other across a valley")
    void t05() {
        assertThat(row(1, 0, 0, 0, 1).look("0,0", "4,0")).isEqualTo(VISIBLE);
    }

    @Test
    @DisplayName("FB-T06 elevation does not help over terrain")
    void t06() {
        assertThat(row(1, 0, 0, 0, 1).woods(2, 0).look("0,0", "4,0")).isEqualTo("BLOCKED TERRAIN");
    }

    @Test
    @DisplayName("FB-T07 terrain in a blind zone is looked over")
    void t07() {
        assertThat(row(1, 1, 0, 0, 0, 1).woods(2, 0).look("0,0", "5,0")).isEqualTo(VISIBLE);
    }

    @Test
    @DisplayName("FB-T08 units in a blind zone are looked over, others not")
    void t08() {
        assertThat(row(1, 1, 0, 0, 0, 0).infantry(2, 0).look("0,0", "4,0")).isEqualTo(VISIBLE);
        assertThat(row(1, 1, 0, 0, 0, 0).infantry(3, 0).look("0,0", "4,0")).isEqualTo("BLOCKED UNIT");
    }

    @Test
    @DisplayName("FB-T09 which units block")
    void t09() {
        assertThat(ridge().infantry(1, 0).look("0,0", "3,0")).isEqualTo("BLOCKED UNIT");
        assertThat(ridge().unit("infantry", "skirmish-screen", 1, 0).look("0,0", "3,0"))
                .isEqualTo(VISIBLE);
        assertThat(ridge().unit("artillery", "unlimbered", 1, 0).look("0,0", "3,0"))
                .isEqualTo(VISIBLE);
        assertThat(ridge().leader(1, 0).look("0,0", "3,0")).isEqualTo(VISIBLE);
        assertThat(ridge().infantry(1, 0).unit("artillery", "unlimbered", 1, 0).look("0,0", "3,0"))
                .isEqualTo("BLOCKED UNIT");
    }

    private static FbMaps ridge() {
        return row(1, 0, 0, 0);
    }

    @Test
    @DisplayName("FB-T10 along hexsides both sides must block")
    void t10() {
        assertThat(flat().woods(1, 0).look("0,0", "2,2")).isEqualTo(VISIBLE);
        assertThat(flat().woods(1, 0).woods(2, 1).look("0,0", "2,2")).isEqualTo(VISIBLE);
        assertThat(flat().woods(1, 0).woods(1, 2).look("0,0", "2,2")).isEqualTo("BLOCKED TERRAIN");
        assertThat(flat().woods(1, 0).infantry(0, 1).look("0,0", "2,2")).isEqualTo("BLOCKED TERRAIN UNIT");
    }

    @Test
    @DisplayName("FB-T11 a high wall blocks the line that runs along it")
    void t11() {
        assertThat(flat().side(1, 0, 0, 1, "high-wall").look("0,0", "2,2")).isEqualTo("BLOCKED ALONG_HEXSIDE");
    }

    @Test
    @DisplayName("FB-T12 same-elevation visibility counts hexes, or limits the range")
    void t12() {
        FbMaps map = flat().visibility(15, 3);

        assertThat(map.look("0,0", "4,0")).isEqualTo(VISIBLE);
        assertThat(map.look("0,0", "5,0")).isEqualTo("TOO_FAR SAME_ELEVATION 4>3");
        assertThat(map.look("0,0", "3,1")).isEqualTo(VISIBLE);
        assertThat(map.look("0,0", "4,1")).as("five hexes on each side").isEqualTo("TOO_FAR SAME_ELEVATION 4>3");
        assertThat(map.switches("sameElevationMode", "RANGE").look("0,0", "4,0"))
                .isEqualTo("TOO_FAR SAME_ELEVATION 4>3");
    }

    @Test
    @DisplayName("FB-T13 lower hexes do not count for the same-elevation visibility")
    void t13() {
        assertThat(row(1, 0, 0, 0, 0, 0, 1).visibility(15, 0).look("0,0", "6,0"))
                .isEqualTo(VISIBLE);
        assertThat(row(1, 1, 0, 0, 0, 0, 1).visibility(15, 0).look("0,0", "6,0"))
                .isEqualTo("TOO_FAR SAME_ELEVATION 1>0");
    }

    @Test
    @DisplayName("FB-T14 of several highest slopes the last one blocks")
    void t14() {
        FbMaps map = row(2, 1, 2, 1, 0);

        assertThat(map.look("0,0", "3,0")).isEqualTo("BLIND SLOPE 1<3");
        assertThat(map.look("0,0", "4,0")).isEqualTo("BLIND SLOPE 2<3");
    }

    @Test
    @DisplayName("FB-T15 a lower slope cannot block")
    void t15() {
        FbMaps map = row(2, 2, 1, 0, 0, 0);

        assertThat(map.look("0,0", "2,0")).isEqualTo("BLIND SLOPE 1<2");
        assertThat(map.look("0,0", "3,0")).isEqualTo(VISIBLE);
    }

    @Test
    @DisplayName("FB-T16 the lowest cap in force limits the visibility")
    void t16() {
        FbMaps map = flat().visibility(20, 20);

        assertThat(map.conditions("rain", "dusk").look("0,0", "5,0")).isEqualTo(VISIBLE);
        assertThat(map.conditions("rain", "dusk").look("0,0", "6,0")).isEqualTo("TOO_FAR VISIBILITY 6>5");
        assertThat(map.conditions("fog").look("0,0", "2,0")).isEqualTo(VISIBLE);
        assertThat(map.conditions("fog").look("0,0", "3,0")).isEqualTo("TOO_FAR VISIBILITY 3>2");
        assertThat(map.conditions("night").look("0,0", "1,0")).isEqualTo(VISIBLE);
        assertThat(map.conditions("night").look("0,0", "2,0")).isEqualTo("TOO_FAR VISIBILITY 2>1");
        assertThat(map.conditions("squall").look("0,0", "1,0")).isEqualTo("TOO_FAR VISIBILITY 1>0");
        assertThat(map.conditions("squall").look("0,0", "0,0")).isEqualTo(VISIBLE);
    }

    @Test
    @DisplayName("FB-T31 the cone of a battery facing corner 1 begins with its two front hexes")
    void t31() {
        assertThat(FireCone.hexes(Hex.ORIGIN, HexCorner.C1, 1)).containsExactly(new Hex(1, 0), new Hex(0, 1));
        assertThat(FireCone.hexes(Hex.ORIGIN, HexCorner.C1, 2))
                .containsExactly(new Hex(1, 0), new Hex(0, 1), new Hex(2, 0), new Hex(1, 1), new Hex(0, 2));
        assertThat(FireCone.hexes(new Hex(4, 4), HexCorner.C0, 14)).hasSize(14 * 17 / 2);
    }
}
