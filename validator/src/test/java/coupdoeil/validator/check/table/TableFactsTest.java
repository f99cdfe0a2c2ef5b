package coupdoeil.validator.check.table;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Findings;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.ValidationSession;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.check.fact.NotedReadings;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.example.ExamplePacks;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;

/** Features and pieces of a table, read square inch by square inch, and who has to read again after an edit. */
class TableFactsTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("hm").orElseThrow();

    private final NotedReadings readings = new NotedReadings();
    private final Tracker tracker = readings.tracker();
    private final List<String> again = readings.again();

    @Test
    void squareInchesThatHoldAPartOfARectangle() {
        assertThat(Block.of(inches(0.5, 0.5, 2.5, 1.5)))
                .containsExactly(
                        new Block(0, 0),
                        new Block(1, 0),
                        new Block(2, 0),
                        new Block(0, 1),
                        new Block(1, 1),
                        new Block(2, 1));
        assertThat(Block.of(inches(-0.5, -0.5, -0.4, -0.4))).containsExactly(new Block(-1, -1));
        assertThat(Block.of(inches(1e6, -1e6, 1e6, -1e6)))
                .containsExactly(new Block(Block.OUTERMOST, -Block.OUTERMOST));
        assertThat(Block.of(new Envelope())).isEmpty();
        assertThat(Block.around(Set.of(new Block(1, 2), new Block(3, 0)))).isEqualTo(inches(1, 0, 4, 3));
        assertThat(Block.around(Set.of(new Block(Block.OUTERMOST, 0), new Block(0, -Block.OUTERMOST)))
                        .contains(inches(1e6, -1e6, 1e6, 1)))
                .isTrue();
        assertThat(Block.count(inches(0.5, 0.5, 2.5, 1.5))).isEqualTo(6);
        assertThat(Block.count(new Envelope())).isZero();
        assertThat(new Block(5, 1)).isLessThan(new Block(0, 2)).isGreaterThan(new Block(4, 1));
    }

    @Test
    void tilesOfFourInchesSquare() {
        assertThat(Tiles.areMany(inches(0.5, 0.5, 7.5, 3.5)))
                .as("32 square inches")
                .isFalse();
        assertThat(Tiles.areMany(inches(0.5, 0.5, 7.5, 4.5)))
                .as("40 square inches")
                .isTrue();
        assertThat(Tiles.isNearlyAll(inches(0.5, 0.5, 199.5, 199.5))).isFalse();
        assertThat(Tiles.isNearlyAll(inches(-100.5, -100.5, 150.5, 150.5))).isTrue();
        List<Envelope> grounds = new ArrayList<>();
        Tiles.forEach(inches(4.5, -7.5, 5.5, -7.5), ground -> grounds.add(new Envelope(ground)), tile -> {});
        assertThat(grounds).containsExactly(inches(4, -8, 8, -4));
        Set<Integer> all = new TreeSet<>();
        Tiles.forEach(inches(-1, 3.5, 4.5, 8.5), ground -> true, all::add);
        assertThat(all).as("three columns, three rows").hasSize(9);
        Set<Integer> right = new TreeSet<>();
        Tiles.forEach(inches(-1, 3.5, 4.5, 8.5), ground -> ground.getMinX() >= 4 * Corner.PER_INCH, right::add);
        assertThat(right)
                .containsExactly(
                        Tiles.number(new Block(4, 0)), Tiles.number(new Block(7, 7)), Tiles.number(new Block(5, 9)));

        SortedMap<Block, SortedMap<Integer, String>> blocks = new TreeMap<>();
        blocks.put(new Block(1, 1), new TreeMap<>(Map.of(2, "mill")));
        blocks.put(new Block(3, 3), new TreeMap<>(Map.of(7, "farm", 2, "mill")));
        blocks.put(new Block(-1, 4), new TreeMap<>(Map.of(5, "barn")));
        Tiles<String> tiles = Tiles.of(blocks, Map.of(1, "river"));
        assertThat(numbers(tiles, new Block(0, 0))).containsExactly(2, 7);
        assertThat(numbers(tiles, new Block(-4, 7))).containsExactly(5);
        assertThat(numbers(tiles, new Block(36, 36))).isEmpty();
        BitSet every = new BitSet();
        tiles.addAllNumbers(every);
        every.set(1);
        assertThat(tiles.of(every, thing -> !thing.equals("farm"))).containsExactly("river", "mill", "barn");

        blocks.put(new Block(3, 3), new TreeMap<>(Map.of(7, "barn")));
        Tiles<String> after = tiles.after(blocks, List.of(new Block(3, 3)));
        assertThat(after.of(every, thing -> true)).containsExactly("river", "mill", "barn", "barn");
        int changed = Tiles.number(new Block(3, 3));
        assertThat(tiles.sameAt(changed, after)).isFalse();
        assertThat(tiles.sameAt(changed, Tiles.of(blocks, Map.of()))).isFalse();
        assertThat(after.sameAt(changed, Tiles.of(blocks, Map.of()))).isTrue();
        assertThat(tiles.sameAt(Tiles.number(new Block(-1, 4)), after)).isTrue();
        blocks.remove(new Block(3, 3));
        blocks.remove(new Block(1, 1));
        assertThat(numbers(tiles.after(blocks, List.of(new Block(1, 1), new Block(3, 3))), new Block(2, 2)))
                .isEmpty();
    }

    /** Ground beyond the outermost square inches belongs to the outermost tiles. */
    @Test
    void tilesReachAsFarAsThereIsGround() {
        List<Envelope> grounds = new ArrayList<>();
        Tiles.forEach(inches(1e5, -1e5, 1e5, -1e5), ground -> grounds.add(new Envelope(ground)), tile -> {});
        assertThat(grounds).hasSize(1);
        assertThat(grounds.get(0).contains(inches(1e5, -1e5, 1e5, -1e5))).isTrue();
    }

    private static List<Integer> numbers(Tiles<String> tiles, Block block) {
        BitSet numbers = new BitSet();
        tiles.addNumbers(Tiles.number(block), numbers);
        return numbers.stream().boxed().toList();
    }

    @Test
    void featuresNearARectangleInTheOrderWritten() {
        TableGround ground = ground(pack(
                "feature forest west 1,1 3,1 3,3 1,1",
                "feature forest wide 0,10 60,10 60,40 0,40 0,10",
                "feature forest east 50,1 52,1 52,3 50,1",
                "feature forest east 60,1 62,1 62,3 60,1 also"));

        assertThat(near(ground, inches(2, 2, 2.2, 2.2))).containsExactly("west");
        assertThat(near(ground, inches(20, 2, 20.2, 2.2))).isEmpty();
        assertThat(near(ground, inches(0, 0, 70, 20))).as("by tiles").containsExactly("west", "wide", "east", "east");
        assertThat(near(ground, inches(0, 0, 12, 5))).containsExactly("west");
        assertThat(near(ground, inches(-100, -100, 150, 150))).hasSize(4);
        assertThat(near(ground, inches(-150, -100, 0.5, 150))).containsExactly("wide");
        assertThat(ask(() -> ground.near(inches(0, 0, 70, 20), part -> part.getMaxX() > 48 * Corner.PER_INCH)).stream()
                        .map(GroundFeature::id))
                .containsExactly("wide", "east", "east");
    }

    @Test
    void aFeatureThatReachesOverMostOfTheWorldIsReadWhereverOneAsks() {
        TableGround ground = ground(pack(
                "feature forest all -50,-50 100,-50 100,60 -50,60 -50,-50", "feature forest west 1,1 3,1 3,3 1,1"));

        assertThat(near(ground, inches(70, 2, 70.2, 2.2))).containsExactly("all");
        assertThat(near(ground, inches(0, 0, 70, 20))).containsExactly("all", "west");
        assertThat(near(ground, inches(20, 0, 70, 20))).containsExactly("all");
        assertThat(near(ground, inches(-120, -120, 150, 150))).containsExactly("all", "west");
    }

    @Test
    void whoReadGroundThatIsDrawnUponReadsAgain() {
        Pack before = pack("feature forest west 1,1 3,1 3,3 1,1");
        TableGround ground = ground(before);
        reader("inch", () -> ground.near(inches(2, 2, 2.2, 2.2)));
        reader("inch elsewhere", () -> ground.near(inches(20, 20, 20.2, 20.2)));
        reader("tiles", () -> ground.near(inches(0, 0, 12, 12)));
        reader("tiles elsewhere", () -> ground.near(inches(20, 20, 32, 32)));
        reader("everywhere", () -> ground.near(inches(-120, -120, 150, 150)));

        ground.follow(mapped(pack("feature forest west 1,1 3,1 3,3 1,1")));
        assertThat(again).as("drawn anew, but the same").isEmpty();
        ground.follow(mapped(pack("feature forest west 1,1 3,1 3,2 1,1")));
        assertThat(again).containsExactlyInAnyOrder("inch", "tiles", "everywhere");
        assertThat(near(ground, inches(2, 1.2, 2.2, 1.3))).containsExactly("west");

        again.clear();
        Mapped wide = mapped(pack("feature forest all -50,-50 100,-50 100,60 -50,60 -50,-50"));
        ground.follow(wide);
        assertThat(again).contains("inch elsewhere", "tiles elsewhere");
    }

    @Test
    void featuresByIdAndByKey() {
        Pack pack = pack(
                "feature forest wood 1,1 3,1 3,3 1,1 name:Wood",
                "feature forest wood 11,1 13,1 13,3 11,1 also name:Copse");
        Features features = situation(pack).facts().get(Features.class);
        List<Feature> subjects = Feature.of(features.all());

        assertThat(features.byId("wood")).map(GroundFeature::name).contains("Wood");
        assertThat(features.byId("mill")).isEmpty();
        assertThat(subjects)
                .extracting(feature -> feature.ref().text())
                .containsExactly("feature:wood", "feature:wood#2");
        assertThat(subjects).extracting(Feature::name).containsExactly("Wood", "Copse");
        assertThat(subjects.get(0).places()).hasSize(1);
    }

    @Test
    void whoStandsNearARectangleInTheOrderOfTheSetUp() {
        Stands stands = stands(
                pack("unit a blue infantry @10,10 heading:0 line", "unit b blue infantry @60,10 heading:0 line"));
        Stand a = find(stands, "a");

        assertThat(a.ref().text() + " " + a.name() + " " + a.side()).isEqualTo("unit:a a blue");
        assertThat(a.places()).hasSameSizeAs(a.footprint().bases());
        assertThat(find(stands, "blue-general").kind()).isEqualTo("leader");
        assertThat(ids(ask(() -> stands.near(a.footprint()))))
                .as("the square inches of a base")
                .contains("a")
                .doesNotContain("b");
        assertThat(ids(ask(() -> stands.near(a.footprint().bounds())))).containsExactly("a");
        assertThat(ids(ask(() -> stands.near(inches(0, 0, 72, 15)))))
                .as("by tiles")
                .containsExactly("a", "b");
        assertThat(ids(ask(() -> stands.near(inches(0, 0, 72, 15), part -> part.getMinX() < 30 * Corner.PER_INCH))))
                .containsExactly("a");
        assertThat(ids(ask(() -> stands.near(inches(-150, -150, 72, 15)))))
                .as("all")
                .containsExactly("a", "b");
        assertThat(ask(stands::all)).hasSize(10);
        assertThat(ids(ask(() -> stands.near(inches(40, 0, 40.5, 0.5))))).isEmpty();
    }

    @Test
    void whoReadWhereSomebodyLeftOrEnteredReadsAgain() {
        Pack before = pack("unit a blue infantry @10,10 heading:0 line", "unit b blue infantry @60,10 heading:0 line");
        Situation was = situation(before);
        Stands stands = new Stands(Standing.BLOCKS.of(was), tracker);
        Stand a = find(stands, "a");
        Stand b = find(stands, "b");
        reader("inch", () -> stands.near(a.footprint()));
        reader("inch of b", () -> stands.near(b.footprint()));
        reader("crowd", () -> stands.crowded(a.footprint()));
        reader("tiles", () -> stands.near(inches(5, 5, 15, 15)));
        reader("tiles of b", () -> stands.near(inches(55, 5, 65, 15)));
        reader("all", stands::all);

        stands.follow(Standing.BLOCKS.of(situation(before)), Optional.empty());
        assertThat(again).isEmpty();
        Pack moved = PackEdits.placement(before, "example", "a", p -> p.withPosition(new Position.OnTable(30, 20)));
        stands.follow(Standing.BLOCKS.of(situation(moved)), Optional.empty());

        assertThat(again).containsExactlyInAnyOrder("inch", "crowd", "tiles", "all");
        assertThat(ids(ask(() -> stands.near(a.footprint())))).isEmpty();
        assertThat(ids(ask(() -> stands.near(inches(20, 15, 40, 25))))).containsExactly("a");
        again.clear();
        stands.follow(Standing.BLOCKS.of(was), Optional.of(Set.of()));
        assertThat(again).as("only blocks that are touched are compared").isEmpty();
    }

    @Test
    void whoReadOnePieceOrWhoIsThereReadsOnWhileOthersMove() {
        Pack before = pack("unit a blue infantry @10,10 heading:0 line", "unit b blue infantry @60,10 heading:0 line");
        Stands stands = new Stands(Standing.BLOCKS.of(situation(before)), tracker);
        reader("a", () -> stands.of("a"));
        reader("b", () -> stands.of("b"));
        reader("nobody", () -> stands.of("nobody"));
        reader("keys", stands::keys);

        Pack moved = PackEdits.placement(before, "example", "a", p -> p.withPosition(new Position.OnTable(30, 20)));
        stands.follow(Standing.BLOCKS.of(situation(moved)), Optional.empty());

        assertThat(again).containsExactly("a");
        assertThat(ask(() -> stands.of("a")).orElseThrow().placement().position())
                .isEqualTo(new Position.OnTable(30, 20));
        assertThat(ask(() -> stands.of("nobody"))).isEmpty();
        assertThat(ask(stands::keys)).containsSubsequence("blue-general", "a", "b");
        again.clear();
        Pack gone = pack("unit a blue infantry @30,20 heading:0 line");
        stands.follow(Standing.BLOCKS.of(situation(gone)), Optional.empty());

        assertThat(again).contains("b", "keys").doesNotContain("nobody");
        assertThat(ask(stands::keys)).contains("a").doesNotContain("b");
    }

    @Test
    void crowdsAreMoreThanTwelveOnASquareInch() {
        String[] twelve = crowd(12);
        String[] thirteen = crowd(13);
        Stands few = stands(pack(twelve));
        Stands many = stands(pack(thirteen));

        assertThat(ask(() -> few.crowded(find(few, "u0").footprint()))).isFalse();
        assertThat(ask(() -> many.crowded(find(many, "u0").footprint()))).isTrue();
        assertThat(ask(() -> many.crowded(find(many, "red-1").footprint()))).isFalse();
        assertThat(Crowds.of(situation(pack(twelve))).pieces()).isZero();
        assertThat(Crowds.of(situation(pack(thirteen))).pieces()).isEqualTo(13);
        Situation now = situation(pack(thirteen));
        Crowds none = new Crowds(0);
        assertThat(none.after(now, Optional.empty()).pieces()).isEqualTo(13);
        assertThat(none.after(now, Optional.of(Block.of(find(many, "u0").footprint())))
                        .pieces())
                .isEqualTo(13);
        assertThat(none.after(now, Optional.of(Set.of(new Block(0, 0))))).isSameAs(none);
        assertThat(new Crowds(13).after(situation(pack(twelve)), Optional.of(Set.of())))
                .isEqualTo(none);
        assertThat(pairs(twelve)).as("each with each").hasSize(12 * 11 / 2);
        assertThat(pairs(crowd(15)))
                .as("the first with each, others with the one before")
                .hasSize(12 * 11 / 2 + 3)
                .doesNotContain("u1+u14")
                .contains("u13+u14", "u0+u1");
    }

    private static List<String> pairs(String... lines) {
        return Standing.neighbours(situation(pack(lines))).stream()
                .map(Neighbours::key)
                .filter(key -> key.startsWith("u"))
                .toList();
    }

    private static String[] crowd(int size) {
        return IntStream.range(0, size)
                .mapToObj(i -> "unit u" + i + " blue infantry @36,10 heading:0 line")
                .toArray(String[]::new);
    }

    @Test
    void neighboursArePairsThatShareASquareInchAndNoPieceIsItsOwn() {
        List<Neighbours> found = Standing.neighbours(situation(pack(
                "unit a blue infantry @36,10 heading:0 line",
                "unit b blue infantry @36,10.3 heading:0 line",
                "put a @36,10.2 heading:0 line",
                "unit far blue infantry @60,10 heading:0 line")));

        assertThat(found).extracting(Neighbours::key).containsExactly("a+b", "b+a#2");
        Neighbours pair = found.get(0);
        assertThat(pair.ref().text() + " " + pair.name()).isEqualTo("neighbours:a+b a and b");
        assertThat(pair.places()).isEqualTo(pair.first().places());
    }

    @Test
    void aBaseAtTheEdgeIsOnTheTable() {
        Stands stands = stands(pack("unit a blue infantry @36,10 heading:0 line"));
        Envelope base = find(stands, "a").footprint().bases().get(0).bounds();
        double east = base.getMaxX() / Corner.PER_INCH;
        double north = base.getMaxY() / Corner.PER_INCH;
        var held = find(stands, "a").footprint().bases().get(0);

        assertThat(new TableSize(72, 48).holds(held)).isTrue();
        assertThat(new TableSize(east, north).holds(held)).isTrue();
        assertThat(new TableSize(east - 0.01, north).holds(held)).isFalse();
        assertThat(new TableSize(east, north - 0.01).holds(held)).isFalse();
    }

    @Test
    void piecesOfWhichNobodyKnowsTheSizeOrThatStandNowhereAreNone() {
        assertThat(Standing.stands(situation(pack(
                                "unit a blue infantry off:camp",
                                "put nobody @10,10",
                                "unit b blue infantry @36,10 heading:0 line")))
                        .values())
                .extracting(Stand::key)
                .contains("b")
                .doesNotContain("a", "nobody", "blue-chief");
    }

    @Test
    void aSessionFollowsWhatIsDrawnAndWhoMoves() {
        Validator validator = Validator.of(SYSTEM);
        ValidationSession session = validator.session();
        Pack first = pack(
                "unit a blue infantry @84,12 heading:0 line",
                "unit b blue infantry @36,10 heading:0 line",
                "unit c blue infantry @36,10.3 heading:0 line",
                "feature forest wood 200,1 203,1 203,3 200,1");
        Pack moved = PackEdits.placement(first, "example", "a", p -> p.withPosition(new Position.OnTable(60, 10)));
        Pack apart = PackEdits.placement(moved, "example", "c", p -> p.withPosition(new Position.OnTable(36, 20)));
        Pack drawn = apart.withBattlefield(
                pack("feature forest wood 30,1 33,1 33,3 30,1").battlefield());
        Pack small = drawn.withBattlefield(pack("table 40x30").battlefield());

        assertThat(follow(session, validator, first)).contains("HM-POS-01", "HM-POS-04");
        assertThat(follow(session, validator, moved)).contains("HM-POS-04").doesNotContain("HM-POS-01");
        assertThat(follow(session, validator, apart)).doesNotContain("HM-POS-01", "HM-POS-04");
        follow(session, validator, drawn);
        assertThat(follow(session, validator, small)).contains("HM-POS-01");
        follow(session, validator, first);
    }

    private static Set<String> follow(ValidationSession session, Validator validator, Pack pack) {
        Findings following = session.update(pack);
        assertThat(following).isEqualTo(validator.validate(pack));
        return following.all().stream().map(Finding::rule).collect(Collectors.toSet());
    }

    @Test
    void theWholeTableIsOneSubjectAndAFactSaysHowLargeItIs() {
        TableBattlefield table = pack("table 40x30").battlefield().table().orElseThrow();
        WholeTable whole = new WholeTable(table);

        assertThat(whole.ref().text() + " " + whole.name() + " " + whole.places())
                .isEqualTo("table:table table []");
        assertThat(situation(pack("table 40x30")).facts().get(TableSize.class)).isEqualTo(new TableSize(40, 30));
    }

    private Stand find(Stands stands, String id) {
        return ask(stands::all).stream()
                .filter(stand -> stand.key().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> ids(Collection<Stand> stands) {
        return stands.stream().map(Stand::key).toList();
    }

    private List<String> near(TableGround ground, Envelope bounds) {
        return ask(() -> ground.near(bounds)).stream().map(GroundFeature::id).toList();
    }

    private TableGround ground(Pack pack) {
        return new TableGround(mapped(pack), tracker);
    }

    private static Mapped mapped(Pack pack) {
        return Mapped.BLOCKS.apply(situation(pack));
    }

    private Stands stands(Pack pack) {
        return new Stands(Standing.BLOCKS.of(situation(pack)), tracker);
    }

    private static Envelope inches(double west, double south, double east, double north) {
        return new Envelope(
                west * Corner.PER_INCH, east * Corner.PER_INCH, south * Corner.PER_INCH, north * Corner.PER_INCH);
    }

    private void reader(String name, Runnable reading) {
        readings.reader(name, reading);
    }

    private <T> T ask(Supplier<T> question) {
        return readings.ask(question);
    }

    private static Pack pack(String... lines) {
        return ExamplePacks.of(SYSTEM, lines);
    }

    private static Situation situation(Pack pack) {
        return Situation.of(pack, SYSTEM, pack.scenarios().get(0));
    }
}
