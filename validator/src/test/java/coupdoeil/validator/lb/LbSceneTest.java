package coupdoeil.validator.lb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Pack;
import coupdoeil.validator.example.ExamplePacks;
import coupdoeil.validator.sight.SightSystem;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.HexScene;
import coupdoeil.validator.sight.hexes.SightRule;
import coupdoeil.validator.sight.hexes.Viewshed;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What units see out of their front, asked of a scene; and what a scene takes over from the one before. */
class LbSceneTest {

    /** A battery in hex 0307 that looks east, and one elsewhere; visibility is given in the second turn only. */
    private static final String[] FIELD = {
        "map 16x14",
        "unit rear blue artillery @0210 side:3 unlimbered",
        "unit f blue artillery @0307 side:0 unlimbered",
        "period 09:20 09:20 fog visibility=2"
    };

    @Test
    void theFieldOfAUnitIsWhatLiesBeforeItsFront() {
        Viewshed field = scene("terrain woods 0407").field("f", 0).orElseThrow();

        assertThat(field.from()).isEqualTo(hex("0307"));
        assertThat(field.at(hex("0407"))).contains(Sighting.VISIBLE);
        assertThat(field.at(hex("0607"))).as("behind the wood").contains(Sighting.BLOCKED);
        assertThat(field.at(hex("0307"))).as("its own").isEmpty();
        assertThat(field.at(hex("0107"))).as("behind its back").isEmpty();
    }

    @Test
    void theFieldEndsWhereTheVisibilityOfTheTurnDoes() {
        HexScene scene = scene();

        assertThat(scene.field("f", 0).orElseThrow().at(hex("0607"))).contains(Sighting.VISIBLE);
        assertThat(scene.field("f", 1).orElseThrow().at(hex("0607"))).contains(Sighting.TOO_FAR);
        assertThat(scene.rule(1).visibilityHexes()).isEqualTo(2);
        assertThat(scene.eyes("f", 1).orElseThrow().visibilityHexes()).isEqualTo(2);
    }

    @Test
    void whoStandsNowhereOnTheMapHasNeitherFieldNorEyes() {
        HexScene scene = scene("unit box blue artillery off:camp side:0 unlimbered", "leader duke blue corps @0507");

        for (String nobody : new String[] {"box", "duke", "stranger"}) {
            assertThat(scene.field(nobody, 0)).as(nobody).isEmpty();
            assertThat(scene.eyes(nobody, 0)).as(nobody).isEmpty();
        }
        assertThat(scene("terrain off-map 0307").field("f", 0))
                .as("beside the map")
                .isEmpty();
    }

    @Test
    void ofSeveralPlacementsTheFirstCounts() {
        assertThat(scene("put f @0909 side:0 unlimbered").field("f", 0).map(Viewshed::from))
                .contains(hex("0307"));
    }

    @Test
    void aUnitHasEyesInItsFrontAndFriendsInItsWay() {
        HexScene scene = scene("level 1 0707", "unit friend blue infantry @0607 side:0 column");
        SightRule eyes = scene.eyes("f", 0).orElseThrow();

        assertThat(eyes.look(scene.ground(), hex("0307"), hex("0507"))).isEqualTo(Sighting.VISIBLE);
        assertThat(look(scene, hex("0107"))).isEqualTo(Sighting.VISIBLE);
        assertThat(eyes.look(scene.ground(), hex("0307"), hex("0107"))).isEqualTo(Sighting.BLOCKED);
        // A friend next to a higher target is in the way of its own side alone (LB 23).
        assertThat(look(scene, hex("0707"))).isEqualTo(Sighting.VISIBLE);
        assertThat(eyes.look(scene.ground(), hex("0307"), hex("0707"))).isEqualTo(Sighting.BLOCKED);
    }

    @Test
    void theGroundAsItWouldBeWithoutSomebody() {
        HexScene scene = scene("unit x red infantry @0507 side:3 column");

        assertThat(look(scene, hex("0707"))).isEqualTo(Sighting.BLOCKED);
        assertThat(scene.rule(0).look(scene.ignoring(Set.of("x")), hex("0307"), hex("0707")))
                .isEqualTo(Sighting.VISIBLE);
        assertThat(scene.rule(0).look(scene.ignoring(Set.of("f")), hex("0307"), hex("0707")))
                .isEqualTo(Sighting.BLOCKED);
        assertThat(scene.names().hex(hex("0507"))).isEqualTo("0507");
        assertThat(scene.names().units(hex("0507"))).isEqualTo("x");
    }

    @Test
    void aSceneMadeOfTheOneBeforeKnowsWhatWasPaintedAndWhoMoved() {
        HexScene plain = scene();
        HexScene painted = scene(pack("terrain woods 0507"), plain);
        HexScene entered = scene(pack("unit x red infantry @0407 side:3 column"), painted);

        assertThat(look(plain, hex("0707"))).isEqualTo(Sighting.VISIBLE);
        assertThat(look(painted, hex("0707"))).isEqualTo(Sighting.BLOCKED);
        assertThat(look(painted, hex("0507"))).isEqualTo(Sighting.VISIBLE);
        assertThat(look(entered, hex("0507"))).isEqualTo(Sighting.BLOCKED);
    }

    /** What nobody in particular sees from the hex of the battery at the first turn. */
    private static Sighting look(HexScene scene, Hex to) {
        return scene.rule(0).look(scene.ground(), hex("0307"), to);
    }

    private static HexScene scene(String... lines) {
        return scene(pack(lines), null);
    }

    private static HexScene scene(Pack pack, @Nullable HexScene before) {
        return SightSystem.of("lb")
                .flatMap(sight -> HexScene.of(
                        sight.scene(pack, LbAnswers.SYSTEM, pack.scenarios().get(0), before)))
                .orElseThrow();
    }

    private static Pack pack(String... lines) {
        return ExamplePacks.of(
                LbAnswers.SYSTEM,
                Stream.concat(Arrays.stream(FIELD), Arrays.stream(lines)).toArray(String[]::new));
    }

    private static Hex hex(String label) {
        Optional<Hex> hex = pack().battlefield().hexMap().orElseThrow().grid().parse(label);
        return hex.orElseThrow();
    }
}
