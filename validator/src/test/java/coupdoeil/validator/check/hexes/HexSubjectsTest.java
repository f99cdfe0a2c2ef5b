package coupdoeil.validator.check.hexes;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.MapDifference;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.SubjectList;
import coupdoeil.validator.check.Told;
import coupdoeil.validator.check.fact.Evaluation;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.example.ExamplePacks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Hexes, hexsides and stacks as subjects: which there are, what they are called, and which an edit changed. */
class HexSubjectsTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("fb").orElseThrow();

    private final HexBattlefield map = map("map 4x3");

    @Test
    void aHexWithWhatIsPaintedInIt() {
        HexBattlefield painted = map("map 4x3", "terrain woods 0202", "feature orchard 0202", "level 2 0202");
        Cell cell = Cell.of(painted, hex("0202"));

        assertThat(cell.ref().text() + " " + cell.name() + " " + cell.label()).isEqualTo("hex:0202 0202 0202");
        assertThat(cell.terrain() + cell.features() + cell.level()).isEqualTo("woods[orchard]2");
        assertThat(cell.places()).hasSize(1);
        assertThat(cell.inPlay()).isTrue();
        assertThat(Cell.of(painted, new Hex(-5, 0)).inPlay()).isFalse();
    }

    @Test
    void aHexsideWithWhatIsWrittenOnBothSides() {
        HexBattlefield drawn = map("map 4x3", "hexside 0202/0 road stream", "hexside 0302/3 road ford");
        Hexside side = Hexside.of(drawn, new HexSide(hex("0202"), HexDirection.of(0)));

        assertThat(side.near()).containsExactly("road", "stream");
        assertThat(side.far()).containsExactly("road", "ford");
        assertThat(side.features()).containsExactly("road", "stream", "ford");
        assertThat(side.ref().text()).isEqualTo("hexside:" + side.label());
        assertThat(side.name()).isEqualTo("0202/0");
        assertThat(side.places()).hasSize(1);
        assertThat(side.inside()).isTrue();
        assertThat(Hexside.of(drawn, new HexSide(hex("0101"), HexDirection.of(3)))
                        .inside())
                .isFalse();
        assertThat(Hexside.of(drawn, new HexSide(hex("0401"), HexDirection.of(0)))
                        .inside())
                .isFalse();
        assertThat(Hexside.of(map("map 4x3", "hexside 0202/0 road"), side.side())
                        .features())
                .containsExactly("road");
    }

    @Test
    void hexesOfTheMapAreListedRowByRow() {
        HexBattlefield ragged = map.withTerrain(hex("0401"), HexBattlefield.OFF_MAP);
        PaintedCells cells = new PaintedCells(ragged, null, Optional.empty());

        assertThat(cells.size()).isEqualTo(11);
        assertThat(keys(cells))
                .hasSize(11)
                .startsWith("0101", "0201", "0301", "0102")
                .endsWith("0403");
        assertThat(cells.get(3)).isNull();
        assertThat(cells.get(4)).isEqualTo(Cell.of(ragged, hex("0102")));
    }

    @Test
    void anEditSaysWhichHexesDiffer() {
        HexBattlefield after = map.withTerrain(hex("0102"), "woods").withTerrain(hex("0401"), HexBattlefield.OFF_MAP);
        PaintedCells before = new PaintedCells(map, null, Optional.empty());
        PaintedCells cells = new PaintedCells(after, before, Optional.of(change(map, after)));

        assertThat(before.size()).isEqualTo(12);
        assertThat(cells.size()).isEqualTo(11);
        assertThat(changes(cells)).isEqualTo("changed [4] gone [3]");
        PaintedCells back = new PaintedCells(map, cells, Optional.of(change(after, map)));
        assertThat(back.size()).isEqualTo(12);
        assertThat(cells.order()).as("order stays").isEqualTo(before.order());
    }

    @Test
    void hexsidesOfTheGridAndThoseFarFromItThatAreWritten() {
        PaintedSides sides = new PaintedSides(map, null, Optional.empty());
        HexSide stray = new HexSide(new Hex(40, 40), HexDirection.of(1));
        HexBattlefield written = map.withSides(map.sides().writing(stray.hex(), stray.direction(), List.of("road")));
        PaintedSides more = new PaintedSides(written, sides, Optional.of(change(map, written)));

        List<Object> places = new ArrayList<>();
        sides.forEach((place, subject) -> places.add(place));
        long expected = map.grid()
                .hexes()
                .flatMap(hex -> Stream.of(HexDirection.values()).map(direction -> new HexSide(hex, direction)))
                .distinct()
                .count();
        assertThat(places).doesNotHaveDuplicates().hasSize((int) expected);
        assertThat(sides.size()).isEqualTo((int) expected);
        assertThat(more.size()).isEqualTo(sides.size() + 1);
        assertThat(changes(more)).isEqualTo("changed [" + stray + "] gone []");
        assertThat(sides.get(stray)).isNull();
        assertThat(more.get(stray)).isEqualTo(Hexside.of(written, stray));
        assertThat(keys(more)).hasSize(sides.size() + 1);
        PaintedSides less = new PaintedSides(map, more, Optional.of(change(written, map)));
        assertThat(changes(less)).isEqualTo("changed [] gone [" + stray + "]");
        assertThat(sides.get(new HexSide(hex("0101"), HexDirection.of(3))))
                .as("at the edge")
                .isNotNull();
    }

    @Test
    void theWholeMapIsOneSubject() {
        WholeMap whole = new WholeMap(map);

        assertThat(whole.ref().text() + " " + whole.name() + " " + whole.places())
                .isEqualTo("map:map the map []");
    }

    @Test
    void hexesAndHexsidesAreInTheOrderOfTheGrid() {
        PaintedCells cells = new PaintedCells(map, null, Optional.empty());
        PaintedSides sides = new PaintedSides(map, null, Optional.empty());

        assertThat(cells.inOrder().compare(1, 2)).isNegative();
        assertThat(sides.inOrder()
                        .compare(
                                new HexSide(hex("0101"), HexDirection.of(0)),
                                new HexSide(hex("0102"), HexDirection.of(0))))
                .isNegative();
        assertThat(new StackSubjects(new TreeMap<>(), null).inOrder().compare(hex("0102"), hex("0101")))
                .isPositive();
        assertThat(cells.order()).isEqualTo(map.grid());
        assertThat(sides.order()).isEqualTo(map.grid());
    }

    @Test
    void stacksThatCameWentAndChanged() {
        StackSubjects before = new StackSubjects(
                stacks("unit a blue infantry @0303", "unit b blue infantry @0404", "unit c blue infantry @0606"), null);
        StackSubjects same = new StackSubjects(
                stacks("unit a blue infantry @0303", "unit b blue infantry @0404", "unit c blue infantry @0606"),
                before);
        StackSubjects after = new StackSubjects(
                stacks(
                        "unit a blue infantry @0303",
                        "unit b blue infantry @0404 line",
                        "unit d blue infantry @0503",
                        "unit e blue infantry @0707"),
                before);

        assertThat(changes(before)).isEqualTo("changed [] gone []");
        assertThat(changes(same)).isEqualTo("changed [] gone []");
        assertThat(keysOf(after, "changed")).containsExactlyInAnyOrder("0404", "0503", "0707");
        assertThat(keysOf(after, "gone")).containsExactly("0606");
        assertThat(after.size()).isEqualTo(4);
        assertThat(keys(after)).containsExactly("0303", "0503", "0404", "0707");
        assertThat(after.get(hex("0606"))).isNull();
        assertThat(after.get(hex("0303"))).isNotNull();
        assertThat(after.order()).isEqualTo(before.order());
        assertThat(changes(new StackSubjects(new TreeMap<>(), before))).startsWith("changed [] gone [Hex");
    }

    @Test
    void labelsThatTwoHexesShare() {
        assertThat(HexLabels.of(map("map 12x10")).duplicates()).isEmpty();
        HexBattlefield panels =
                map("map 8x4", "panel a 0,0 4x4 {column:2}{row:2}", "panel b 4,0 4x2 {column:2}{row:2}");

        List<HexLabels.Twice> twice = HexLabels.of(panels).duplicates();

        assertThat(twice).hasSize(8);
        assertThat(twice.get(0).label()).isEqualTo("0101");
        assertThat(twice.get(0).first()).isEqualTo(panels.grid().hexAt(0, 0));
        assertThat(twice.get(0).second()).isEqualTo(panels.grid().hexAt(4, 0));
        assertThat(HexLabels.of(map(
                                "map 8x6", "panel a 0,0 4x6 {column:2}{row:2}", "panel b 4,0 4x6 {column:2}{row:2}"))
                        .duplicates())
                .as("no more than ten are told")
                .hasSize(10);
        assertThat(HexLabels.of(map("map 100x100 labels:{column:1}-{row:1}")).duplicates())
                .isEmpty();
        assertThat(HexLabels.of(map("map 8x4", "panel a 0,0 4x4", "panel b 4,0 4x4"))
                        .duplicates())
                .isEmpty();
    }

    @Test
    void stacksWithinADistanceBlockByBlock() {
        Tracker tracker = Tracker.recording();
        HexBattlefield wide = map("map 40x30");
        SortedMap<Hex, Stack> all = stacks("map 40x30", "unit a blue infantry @0303", "unit b blue infantry @3828");
        StackBlocks blocks = new StackBlocks(wide.grid(), all.values(), tracker);
        List<Hex> hexes = wide.grid().hexes().toList();

        for (int i = 0; i < hexes.size(); i += 7) {
            Hex centre = hexes.get(i);
            for (int distance : new int[] {0, 1, 5, 12, 45}) {
                boolean near = all.keySet().stream().anyMatch(hex -> hex.distance(centre) <= distance);
                assertThat(within(tracker, blocks, centre, distance))
                        .as("%s %d", centre, distance)
                        .isEqualTo(near);
            }
        }
        Hex far = new Hex(500, 3);
        assertThat(within(tracker, blocks, far, 2)).isFalse();
        assertThat(within(tracker, blocks, far, Integer.MAX_VALUE)).isTrue();
        assertThat(within(tracker, blocks, hexes.get(0), Integer.MIN_VALUE)).isFalse();
        Stack stack = all.values().iterator().next();
        blocks.replace(far, new Stack(far, "far", stack.occupants()));
        assertThat(within(tracker, blocks, far, 2)).as("outside the grid").isTrue();
        blocks.replace(far, null);
        assertThat(within(tracker, blocks, far, 2)).isFalse();
    }

    @Test
    void whoAskedWithinADistanceAsksAgainWhenSomebodyMovesThere() {
        Tracker tracker = Tracker.recording();
        HexBattlefield wide = map("map 40x30");
        SortedMap<Hex, Stack> all = stacks("map 40x30", "unit a blue infantry @0303");
        StackBlocks blocks = new StackBlocks(wide.grid(), all.values(), tracker);
        List<String> again = new ArrayList<>();
        tracker.begin(new Evaluation() {
            @Override
            protected void forget() {
                again.add("near");
            }
        });
        assertThat(blocks.anyWithin(hex("0303"), 2, stack -> false)).isFalse();
        tracker.end();

        Hex elsewhere = wide.grid().parse("3020").orElseThrow();
        blocks.replace(elsewhere, new Stack(elsewhere, "3020", List.of()));
        assertThat(again).isEmpty();
        blocks.replace(hex("0404"), null);
        assertThat(again).containsExactly("near");
        assertThat(within(tracker, blocks, elsewhere, 0)).isTrue();
    }

    private static boolean within(Tracker tracker, StackBlocks blocks, Hex centre, int distance) {
        tracker.pass();
        try {
            return blocks.anyWithin(centre, distance, stack -> true);
        } finally {
            tracker.record();
        }
    }

    private static MapChange change(HexBattlefield before, HexBattlefield after) {
        MapDifference difference = MapDifference.between(before, after);
        return new MapChange(difference.cells(), difference.touched(), difference.sides());
    }

    private static String changes(SubjectList list) {
        return "changed " + Told.changed(list) + " gone " + Told.gone(list);
    }

    private static List<String> keysOf(SubjectList list, String which) {
        return (which.equals("gone") ? Told.gone(list) : Told.changed(list))
                .stream().map(hex -> map("map 12x10").grid().label((Hex) hex)).toList();
    }

    private static List<String> keys(SubjectList list) {
        List<String> keys = new ArrayList<>();
        list.forEach((place, subject) -> {
            assertThat(list.get(place)).isEqualTo(subject);
            keys.add(subject.key());
        });
        return keys;
    }

    private static SortedMap<Hex, Stack> stacks(String... lines) {
        var pack = ExamplePacks.of(SYSTEM, lines);
        SortedMap<Hex, Stack> stacks = new TreeMap<>(
                HexStacks.STACKS.of(Situation.of(pack, SYSTEM, pack.scenarios().get(0))));
        stacks.values().removeIf(stack -> stack.units().isEmpty());
        return stacks;
    }

    private static HexBattlefield map(String... lines) {
        return ExamplePacks.of(SYSTEM, lines).battlefield().hexMap().orElseThrow();
    }

    private static Hex hex(String label) {
        return map("map 12x10").grid().parse(label).orElseThrow();
    }
}
