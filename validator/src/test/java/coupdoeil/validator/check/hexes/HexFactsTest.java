package coupdoeil.validator.check.hexes;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.MapDifference;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.fact.NotedReadings;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.example.ExamplePacks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Ground and occupants of a map, read hex by hex, and who has to read again after an edit. */
class HexFactsTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("fb").orElseThrow();

    private final NotedReadings readings = new NotedReadings();
    private final Tracker tracker = readings.tracker();
    private final List<String> again = readings.again();

    private final HexBattlefield map =
            map("terrain woods 0404", "level 2 0405", "feature orchard 0505", "hexside 0407/0 high-wall");

    @Test
    void theGroundIsWhatIsPainted() {
        Ground ground = new Ground(map, tracker);

        assertThat(ask(() -> ground.terrain(hex("0404")))).isEqualTo("woods");
        assertThat(ask(() -> ground.terrain(new Hex(-9, 0)))).isEqualTo(HexBattlefield.OFF_MAP);
        assertThat(ask(() -> ground.level(hex("0405")))).isEqualTo(2);
        assertThat(ask(() -> ground.features(hex("0505")))).containsExactly("orchard");
        HexSide side = new HexSide(hex("0407"), HexDirection.of(0));
        assertThat(ask(() -> ground.on(side))).containsExactly("high-wall");
        assertThat(ask(() -> ground.writtenAt(hex("0407"), HexDirection.of(0)))).containsExactly("high-wall");
        assertThat(ask(() -> ground.writtenAt(hex("0507"), HexDirection.of(3)))).isEmpty();
        assertThat(ask(() -> ground.contains(hex("0404")))).isTrue();
        assertThat(ask(() -> ground.contains(new Hex(-9, 0)))).isFalse();
        assertThat(ask(() -> ground.isEdge(hex("0101")))).isTrue();
        assertThat(ask(() -> ground.isEdge(hex("0505")))).isFalse();
        assertThat(ground.grid()).isEqualTo(map.grid());
    }

    @Test
    void whoReadAHexThatIsPaintedReadsAgain() {
        Ground ground = new Ground(map, tracker);
        reader("terrain", () -> ground.terrain(hex("0303")));
        reader("level", () -> ground.level(hex("0303")));
        reader("features", () -> ground.features(hex("0303")));
        reader("contains", () -> ground.contains(hex("0303")));
        reader("near", () -> ground.on(new HexSide(hex("0303"), HexDirection.of(0))));
        reader("far", () -> ground.on(new HexSide(hex("0203"), HexDirection.of(0))));
        reader("written", () -> ground.writtenAt(hex("0303"), HexDirection.of(2)));
        reader("other", () -> ground.terrain(hex("0304")));
        reader("outside", () -> ground.terrain(new Hex(-9, 0)));

        follow(ground, map, map.withTerrain(hex("0303"), "woods"));

        assertThat(again)
                .containsExactlyInAnyOrder("terrain", "level", "features", "contains", "near", "far", "written");
        assertThat(ask(() -> ground.terrain(hex("0303")))).isEqualTo("woods");
    }

    @Test
    void whoReadANumberMadeOfTheGroundReadsAgainOnlyIfItIsAnother() {
        Ground ground = new Ground(map, tracker);
        List<Hex> made = new ArrayList<>();
        HexMemo heights = new HexMemo(ground, 2, (hex, slot) -> {
            made.add(hex);
            return slot == 0 ? ground.level(hex) : ground.level(hex.plus(HexDirection.of(0)));
        });
        reader("own", () -> heights.get(hex("0505")));
        reader("neighbour", () -> heights.get(hex("0405"), 1));
        reader("other", () -> heights.get(hex("0303")));
        assertThat(ask(() -> heights.get(hex("0405")))).isEqualTo(2);
        assertThat(ask(() -> heights.get(hex("0305"), 1))).isEqualTo(2);
        made.clear();
        assertThat(ask(() -> heights.get(hex("0405")))).isEqualTo(2);
        assertThat(made).as("kept").isEmpty();

        HexBattlefield woods = map.withTerrain(hex("0505"), "woods");
        follow(ground, map, woods);
        assertThat(again).isEmpty();
        assertThat(made).isNotEmpty().doesNotContain(hex("0303"));

        follow(ground, woods, woods.withLevel(hex("0505"), 3));
        assertThat(again).containsExactlyInAnyOrder("own", "neighbour");
        assertThat(ask(() -> heights.get(hex("0405"), 1))).isEqualTo(3);
        assertThat(ask(() -> heights.get(new Hex(-9, 0))))
                .as("outside the grid")
                .isZero();
    }

    @Test
    void whoReadTheWholeMapReadsAgainWhenABitOfItDiffers() {
        Ground ground = new Ground(map, tracker);
        HexMemo levels = new HexMemo(ground, 1, (hex, slot) -> ground.level(hex));
        reader("ones", () -> levels.all(1));
        reader("all", () -> levels.all(-1));
        assertThat(ask(() -> levels.all(-1))[map.grid().index(hex("0405"))]).isEqualTo(2);
        assertThat(ask(() -> levels.all(-1)).length).isEqualTo(map.grid().size());

        HexBattlefield higher = map.withLevel(hex("0303"), 2);
        follow(ground, map, higher);
        assertThat(again).containsExactly("all");
        follow(ground, higher, higher.withLevel(hex("0303"), 3));
        assertThat(again).containsExactly("all", "ones");
        assertThat(ask(() -> levels.all(-1))[map.grid().index(hex("0303"))]).isEqualTo(3);
    }

    @Test
    void whoStandsWhereTheTopOfTheStackFirst() {
        SortedMap<Hex, Stack> stacks = stacks(
                "unit low blue infantry @0303 #2",
                "unit top blue infantry @0303 #1",
                "unit loose blue infantry @0303",
                "unit wide blue infantry @0404 +0303:1:#1",
                "unit gone blue infantry off:camp",
                "leader duke blue formation with:low",
                "put nobody @0303");

        Stack stack = stacks.get(hex("0303"));
        assertThat(stack.label()).isEqualTo("0303");
        assertThat(ids(stack)).containsExactly("top", "wide", "low", "loose", "duke");
        assertThat(stack.units()).hasSize(4);
        assertThat(ids(stacks.get(hex("0404")))).containsExactly("wide");
        assertThat(stack.ref().text()).isEqualTo("stack:0303");
        assertThat(stack.name()).isEqualTo("0303");
        assertThat(stack.places()).hasSize(1);
    }

    @Test
    void friendsAreOfTheSideOfTheTopmost() {
        SortedMap<Hex, Stack> stacks = stacks(
                "leader duke red formation @0303 #1",
                "unit top blue infantry @0303 #2",
                "unit foe red infantry @0303 #3",
                "unit friend blue infantry @0303 #4");

        assertThat(stacks.get(hex("0303")).friends())
                .extracting(occupant -> occupant.piece().id())
                .containsExactly("top", "friend");
        assertThat(stacks("leader duke red formation @0303").get(hex("0303")).friends())
                .isEmpty();
    }

    @Test
    void whoReadAHexThatSomebodyLeftOrEnteredReadsAgain() {
        Occupancy occupancy = occupancy("unit a blue infantry @0303", "unit b red infantry @0505");
        for (String label : List.of("0303", "0304", "0505", "0606")) {
            reader(label, () -> occupancy.at(hex(label)));
        }
        reader("enemy of red in 0303", () -> occupancy.enemyOf("red", hex("0303")));
        reader("enemy of blue in 0303", () -> occupancy.enemyOf("blue", hex("0303")));
        reader("friend of blue in 0304", () -> occupancy.friendOf("blue", hex("0304")));
        reader("friend of red in 0304", () -> occupancy.friendOf("red", hex("0304")));

        SortedMap<Hex, Stack> moved = stacks("unit a blue infantry @0304", "unit b red infantry @0505");
        occupancy.follow(moved, Optional.empty());

        assertThat(again).containsExactlyInAnyOrder("0303", "0304", "enemy of red in 0303", "friend of blue in 0304");
        assertThat(ask(() -> ids(occupancy.at(hex("0304"))))).containsExactly("a");
        assertThat(ask(() -> occupancy.at(hex("0303")))).isEmpty();

        again.clear();
        occupancy.follow(stacks("unit a blue infantry @0606"), Optional.of(Set.of(hex("0606"))));
        assertThat(again).as("only what is touched is compared").containsExactly("0606");
    }

    @Test
    void enemiesAndFriendsAreUnitsOfASide() {
        Occupancy occupancy = occupancy(
                "unit a blue infantry @0303",
                "leader duke red formation @0304",
                "army none - - nationalities=[spanish]",
                "unit stray red infantry none @0405");

        assertThat(ask(() -> occupancy.friendOf("blue", hex("0303")))).isTrue();
        assertThat(ask(() -> occupancy.friendOf("red", hex("0303")))).isFalse();
        assertThat(ask(() -> occupancy.enemyOf("red", hex("0303")))).isTrue();
        assertThat(ask(() -> occupancy.enemyOf("blue", hex("0303")))).isFalse();
        assertThat(ask(() -> occupancy.enemyOf("blue", hex("0304"))))
                .as("a leader")
                .isFalse();
        assertThat(ask(() -> occupancy.enemyOf("blue", hex("0405"))))
                .as("of no army")
                .isFalse();
        assertThat(ask(() -> occupancy.enemyOf("blue", new Hex(-9, 0)))).isFalse();
    }

    @Test
    void whoAsksForSidesWithinADistanceAsksAgainWhenOneOfThemComes() {
        Occupancy occupancy = occupancy("unit a blue infantry @0303", "unit b red infantry @0909");

        assertThat(ask(() -> occupancy.anyWithin(hex("0404"), 2, "blue"::equals, stack -> true)))
                .isTrue();
        assertThat(ask(() -> occupancy.anyWithin(hex("0404"), 2, "red"::equals, stack -> true)))
                .isFalse();
        assertThat(ask(() -> occupancy.anyWithin(hex("0404"), 9, "red"::equals, stack -> true)))
                .isTrue();
        assertThat(ask(() -> occupancy.anyWithin(hex("0404"), 9, side -> true, stack -> false)))
                .isFalse();
        reader("blue", () -> occupancy.anyWithin(hex("0404"), 2, "blue"::equals, stack -> false));
        reader("all", () -> occupancy.anyWithin(hex("0404"), 2, side -> true, stack -> false));

        occupancy.follow(stacks("unit a blue infantry @0303", "unit b red infantry @0404"), Optional.empty());
        assertThat(again).containsExactly("all");
        assertThat(ask(() -> occupancy.anyWithin(hex("0404"), 2, "red"::equals, stack -> true)))
                .isTrue();
        again.clear();
        reader("blue again", () -> occupancy.anyWithin(hex("0404"), 2, "blue"::equals, stack -> false));
        occupancy.follow(
                stacks("unit a blue infantry @0303", "unit b red infantry @0404", "unit c red infantry none @1010"),
                Optional.empty());
        assertThat(again).as("pieces of no army are another side").contains("blue again");
    }

    private Occupancy occupancy(String... lines) {
        return new Occupancy(map.grid(), stacks(lines), tracker);
    }

    private static SortedMap<Hex, Stack> stacks(String... lines) {
        Pack pack = ExamplePacks.of(SYSTEM, lines);
        SortedMap<Hex, Stack> stacks = new TreeMap<>(
                HexStacks.STACKS.of(Situation.of(pack, SYSTEM, pack.scenarios().get(0))));
        stacks.keySet().removeAll(List.of(hex("0105"), hex("1205")));
        return stacks;
    }

    private static List<String> ids(Stack stack) {
        return ids(stack.occupants());
    }

    private static List<String> ids(List<Occupant> occupants) {
        return occupants.stream().map(occupant -> occupant.piece().id()).toList();
    }

    private static void follow(Ground ground, HexBattlefield before, HexBattlefield after) {
        ground.follow(after, MapDifference.between(before, after).touched());
    }

    private void reader(String name, Runnable reading) {
        readings.reader(name, reading);
    }

    private <T> T ask(Supplier<T> question) {
        return readings.ask(question);
    }

    private static HexBattlefield map(String... lines) {
        return ExamplePacks.of(SYSTEM, lines).battlefield().hexMap().orElseThrow();
    }

    private static Hex hex(String label) {
        return map().grid().parse(label).orElseThrow();
    }
}
