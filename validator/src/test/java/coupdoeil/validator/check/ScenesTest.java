package coupdoeil.validator.check;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.example.ExamplePacks;
import coupdoeil.validator.sight.SightSystem;
import coupdoeil.validator.sight.hexes.HexScene;
import coupdoeil.validator.sight.hexes.PackedGround;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** After any edit a scene made of the one before is a fresh one. */
@Tag("long")
class ScenesTest {

    private static final int EDITS = 12;
    /** Only every so many-th example is edited by day. */
    private static final int EVERY = 4;

    static List<RuleSystem> systems() {
        return ExamplePacks.systems().stream()
                .filter(system -> SightSystem.of(system.id()).isPresent())
                .filter(system -> ExamplePacks.of(system).battlefield().hexMap().isPresent())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("systems")
    void sceneMadeOfTheOneBeforeEqualsAFreshOne(RuleSystem system) {
        follow(system, ExamplePacks.some(system, EVERY));
    }

    @ParameterizedTest
    @MethodSource("systems")
    @Tag("nightly")
    void sceneMadeOfTheOneBeforeEqualsAFreshOneOfEveryExample(RuleSystem system) {
        follow(system, ExamplePacks.all(system));
    }

    private static void follow(RuleSystem system, List<Pack> examples) {
        SightSystem sight = SightSystem.of(system.id()).orElseThrow();
        RandomEdits edits = new RandomEdits(system, 20261122L);
        int compared = 0;
        for (Pack example : examples) {
            Pack pack = example;
            Optional<HexScene> before = Optional.empty();
            for (int i = 0; i < EDITS && !pack.scenarios().isEmpty(); i++) {
                Optional<HexScene> now =
                        HexScene.of(sight.scene(pack, system, pack.scenarios().get(0), before.orElse(null)));
                Optional<HexScene> fresh =
                        HexScene.of(pack, system, pack.scenarios().get(0));
                assertThat(now.map(HexScene::ground).map(ScenesTest::cells))
                        .isEqualTo(fresh.map(HexScene::ground).map(ScenesTest::cells));
                compared += now.isPresent() && before.isPresent() ? 1 : 0;
                before = now;
                pack = edits.next(pack);
            }
        }
        assertThat(compared).isGreaterThan(2 * examples.size());
    }

    private static List<Integer> cells(PackedGround ground) {
        return IntStream.range(0, ground.size()).map(ground::cell).boxed().toList();
    }
}
