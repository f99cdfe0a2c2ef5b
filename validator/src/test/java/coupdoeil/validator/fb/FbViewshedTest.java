package coupdoeil.validator.fb;

import static coupdoeil.validator.fb.FbMaps.hex;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.validator.fb.fact.FireCone;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.BlindZones;
import coupdoeil.validator.sight.hexes.HexScene;
import coupdoeil.validator.sight.hexes.Viewshed;
import java.util.List;
import org.junit.jupiter.api.Test;

class FbViewshedTest {

    /** A ridge three hexes wide on the left of the map, its crest on the slant between q = 2 and q = 3. */
    private final HexScene ridge = ridge().scene();

    private static FbMaps ridge() {
        FbMaps maps = FbMaps.flat().visibility(9, 20).woods(6, 4);
        for (int r = 0; r < 12; r++) {
            for (int q = -6; q < 3; q++) {
                if (q + r / 2 >= 0) {
                    maps.level(1, q, r);
                }
            }
        }
        return maps;
    }

    private Viewshed from(String from, List<Hex> region) {
        return Viewshed.of(ridge.rule(0), ridge.ground(), hex(from), region);
    }

    @Test
    void aConeIsSplitIntoWhatIsSeenAndWhatNot() {
        Viewshed cone = from("0,4", FireCone.hexes(hex("0,4"), HexCorner.C0, 10));

        assertThat(cone.at(hex("2,4"))).contains(Sighting.VISIBLE);
        assertThat(cone.at(hex("4,4"))).contains(Sighting.BLIND);
        assertThat(cone.at(hex("5,4"))).contains(Sighting.VISIBLE);
        assertThat(cone.at(hex("8,4"))).contains(Sighting.BLOCKED);
        assertThat(cone.at(hex("10,4"))).contains(Sighting.TOO_FAR);
        assertThat(cone.at(hex("2,5"))).as("outside the cone").isEmpty();
        assertThat(cone.hexes(Sighting.BLIND))
                .hasSize(cone.count(Sighting.BLIND))
                .contains(hex("3,4"));
        assertThat(cone.sees(hex("2,4"))).isTrue();
        assertThat(cone.sees(hex("3,4"))).isFalse();
    }

    @Test
    void offTheMapThereIsNothingToSee() {
        assertThat(from("0,0", FireCone.hexes(hex("0,0"), HexCorner.C0, 3)).hexes(Sighting.VISIBLE))
                .allMatch(hex -> hex.r() == 0);
    }

    @Test
    void deadGroundIsWhatNobodySees() {
        List<Hex> region = List.of(hex("3,4"), hex("4,4"), hex("5,4"), hex("3,6"), hex("8,4"));
        Viewshed behind = from("0,4", region);
        Viewshed atTheCrest = from("2,4", region);

        assertThat(BlindZones.of(behind).hexes()).containsExactly(hex("3,4"), hex("4,4"), hex("3,6"));
        assertThat(BlindZones.of(behind).zones()).containsExactly(List.of(hex("3,4"), hex("4,4")), List.of(hex("3,6")));
        assertThat(BlindZones.ofAll(List.of(behind, atTheCrest)).hexes()).isEmpty();
    }

    @Test
    void anEmptyRegionHasNoHexes() {
        assertThat(from("0,0", List.of()).hexes(Sighting.VISIBLE)).isEmpty();
        assertThat(BlindZones.ofAll(List.of()).zones()).isEmpty();
    }
}
