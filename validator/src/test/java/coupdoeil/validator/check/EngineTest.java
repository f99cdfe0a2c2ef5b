package coupdoeil.validator.check;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Participants;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.hexes.Cell;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.example.ExamplePacks;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Which subjects a session examines again after an edit, with rules made for it; and that it finds what a fresh one does. */
class EngineTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("fb").orElseThrow();

    /** Which rule examined what, in order. */
    private static final List<String> ASKED = new ArrayList<>();

    /** Whether a unit's hex is wooded: worked out once, and kept. */
    public static final class Cover {
        private final Memo<String, Boolean> woods;

        public Cover(Ground ground, Placements placements, Tracker tracker) {
            ASKED.add("made");
            this.woods = new Memo<>(tracker, piece -> {
                ASKED.add("cover " + piece);
                return placements.of(piece).stream()
                        .flatMap(placed -> placed.hex().stream())
                        .anyMatch(hex -> ground.terrain(hex).equals("woods"));
            });
        }

        boolean woods(String piece) {
            return woods.get(piece);
        }
    }

    /** How many take part: the same as long as the number is. */
    public static final class Head {
        private final int count;

        public Head(Participants participants) {
            this.count = participants.pieces().size();
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Head head && head.count == count;
        }

        @Override
        public int hashCode() {
            return count;
        }
    }

    /** What units are called. */
    public static final class Names {
        private final Roster roster;

        public Names(Roster roster) {
            this.roster = roster;
        }

        String of(String unit) {
            return roster.unit(unit).map(Unit::name).orElse("");
        }
    }

    /** The same as long as it is made of the same. */
    public record Called(Roster roster, Names names) {}

    static final class Topic {
        @Rule("FB-STACK-01")
        void inWoods(PlacedUnit unit, Ground ground, Reporter out) {
            ASKED.add("ground " + unit.key());
            if (unit.placement()
                    .hex()
                    .map(ground::terrain)
                    .filter("woods"::equals)
                    .isPresent()) {
                out.report().with("h", unit.key()).with("units", "woods");
            }
        }

        @Rule("FB-STACK-02")
        void lonely(PlacedUnit unit, Occupancy occupancy, Reporter out) {
            ASKED.add("neighbour " + unit.key());
            Hex east = unit.placement().hex().orElse(Hex.ORIGIN).plus(1, 0);
            occupancy
                    .at(east)
                    .forEach(other -> out.report()
                            .with("u", unit.key())
                            .about(other.ref())
                            .at(east));
        }

        @Rule("FB-STACK-03")
        void covered(UnitEntry unit, Cover cover, Reporter out) {
            ASKED.add("covered " + unit.key());
            if (unit.unit().attributes().has("steps") && cover.woods(unit.key())) {
                out.report();
            }
        }

        @Rule("FB-STACK-04")
        void cells(Cell cell, Roster roster, Reporter out) {
            if (cell.terrain().equals("woods") && !roster.units().isEmpty()) {
                out.report().at(cell.hex());
            }
        }

        @Rule("FB-STACK-05")
        void everybody(PlacedUnit unit, Setup setup, Timetable timetable, Reporter out) {
            ASKED.add("all " + unit.key());
            if (setup.units().size() > 2 && timetable.turns().size() > 1) {
                out.report().with("u", unit.key());
            }
        }

        @Rule("FB-STACK-06")
        void heads(UnitEntry unit, Head head, Reporter out) {
            ASKED.add("head " + unit.key());
            out.report().with("n", head.count);
        }

        @Rule("FB-STACK-08")
        void called(UnitEntry unit, Called called, Reporter out) {
            out.report().with("n", called.names().of(unit.key()));
        }

        @Rule("FB-STACK-07")
        void breaks(PlacedUnit unit, Ground ground, Reporter out) {
            if (unit.placement()
                    .hex()
                    .map(ground::terrain)
                    .filter("marsh"::equals)
                    .isPresent()) {
                throw new IllegalStateException("mud");
            }
            out.report().with("u", unit.key());
        }
    }

    private record Rules(
            String system, List<String> groups, List<Object> topics, Set<Class<?>> costly, boolean complete)
            implements RuleSet {}

    private final Validator validator = validator(Set.of());

    private final ValidationSession session = validator.session();
    private Pack pack = ExamplePacks.of(
            SYSTEM, "unit a blue infantry steps=2 @0303", "unit b blue infantry steps=2 @0503", "terrain woods 0503");

    EngineTest() {
        session.update(pack);
        ASKED.clear();
    }

    private static Validator validator(Set<Class<?>> costly) {
        return new Validator(
                SYSTEM,
                RuleBook.of(List.of(
                        SystemModule.of(RuleBook.EVERY_SYSTEM).orElseThrow(),
                        new Rules("fb", List.of("FB-STACK"), List.of(new Topic()), costly, false))));
    }

    @Test
    void whatIsExaminedBesideTheOthersIsFoundAllTheSame() {
        ValidationSession beside = validator(Set.of(Ground.class, Cover.class)).session();
        List<UnaryOperator<Pack>> edits = List.of(
                before -> before,
                before -> PackEdits.map(before, map -> map.withTerrain(hex("0303"), "woods")),
                move("b", "0403"),
                before -> PackEdits.map(before, map -> map.withTerrain(hex("0403"), "marsh")),
                move("b", "0603"));
        for (UnaryOperator<Pack> edit : edits) {
            pack = edit.apply(pack);
            Findings usual = session.update(pack);

            assertThat(beside.update(pack)).isEqualTo(usual);
            assertThat(usual.all()).isNotEmpty();
        }
    }

    @Test
    void nothingIsExaminedAgainWhenNothingDiffers() {
        follow(same -> same);

        assertThat(ASKED).isEmpty();
    }

    @Test
    void whoReadAPaintedHexIsExaminedAgainAndNobodyElse() {
        edit(before -> PackEdits.map(before, map -> map.withTerrain(hex("0303"), "woods")));

        assertThat(ASKED).containsExactlyInAnyOrder("ground a", "covered a", "cover a");
    }

    @Test
    void whoReadTheHexThatIsEnteredIsExaminedAgain() {
        edit(move("b", "0403"));

        assertThat(ASKED).contains("neighbour a", "neighbour b", "ground b", "all a", "all b", "cover b");
        assertThat(ASKED).doesNotContain("ground a", "cover a", "made").noneMatch(asked -> asked.startsWith("head"));
        ASKED.clear();
        edit(move("b", "0603"));
        assertThat(ASKED).contains("neighbour a");
        ASKED.clear();
        edit(move("b", "0803"));
        assertThat(ASKED).doesNotContain("neighbour a");
    }

    @Test
    void aFactOfItsOwnMindIsAskedWhetherItDiffers() {
        edit(before -> swap(before, "b", "c"));
        assertThat(ASKED).as("as many take part as before").noneMatch(asked -> asked.startsWith("head"));
        ASKED.clear();

        edit(before -> before.withScenario(
                "example",
                scenario -> scenario.withSetup(
                        scenario.setup().subList(0, scenario.setup().size() - 1))));
        assertThat(ASKED).contains("head a", "head b");
    }

    @Test
    void aFactOfItsOwnMindIsMadeOfFactsAsTheyAreNow() {
        edit(before -> PackEdits.unit(before, "a", unit -> unit.withName("95th")));

        assertThat(found("FB-STACK-08")).contains("95th");
    }

    @Test
    void whatDiffersOfTheTimetableConcernsWhoTakesIt() {
        edit(before -> before.withScenario(
                "example", scenario -> scenario.withClock(scenario.clock().withEnd("06:00"))));

        assertThat(ASKED).containsExactlyInAnyOrder("all a", "all b");
    }

    @Test
    void aUnitThatComesOrGoesIsFoundAndForgotten() {
        Pack three = ExamplePacks.of(
                SYSTEM,
                "unit a blue infantry steps=2 @0303",
                "unit n blue infantry steps=2 @0304",
                "unit b blue infantry steps=2 @0503",
                "terrain woods 0503 0304");
        edit(before -> three);
        assertThat(found("FB-STACK-05")).containsExactly("a", "n", "b");
        edit(before -> pack);
        edit(before -> ExamplePacks.of(SYSTEM));
        assertThat(found("FB-STACK-07")).isEmpty();
        edit(before -> three);
        assertThat(found("FB-STACK-07")).containsExactly("a", "n", "b");
    }

    @Test
    void findingsStayInTheOrderOfTheirSubjects() {
        for (String label : List.of("0909", "0202", "0505", "0302")) {
            edit(before -> PackEdits.map(before, map -> map.withTerrain(hex(label), "woods")));
        }
        assertThat(found("FB-STACK-04")).isEmpty();
        assertThat(session.update(pack).all().stream()
                        .filter(finding -> finding.rule().equals("FB-STACK-04"))
                        .map(finding -> finding.subjects().get(0).key()))
                .containsExactly("0202", "0302", "0503", "0505", "0909");
        edit(before -> PackEdits.map(before, map -> {
            var many = map;
            for (int column = 1; column <= 12; column++) {
                for (int row = 1; row <= 4; row++) {
                    many = many.withTerrain(map.grid().hexAt(column - 1, row - 1), "woods");
                }
            }
            return many;
        }));
        edit(before -> PackEdits.map(before, map -> map.withTerrain(hex("0202"), "clear")));
    }

    @Test
    void aRuleThatBreaksDownHasFoundNothingUntilItRunsAgain() {
        edit(before -> PackEdits.map(before, map -> map.withTerrain(hex("0303"), "marsh")));
        Findings broken = session.update(pack);

        assertThat(broken.all())
                .filteredOn(finding -> finding.rule().equals("PACK-59"))
                .singleElement()
                .satisfies(finding -> assertThat(finding.message()).contains("FB-STACK-07"));
        assertThat(broken.all()).extracting(Finding::rule).doesNotContain("FB-STACK-07");
        assertThat(broken.examined()).containsEntry("FB-STACK-07", 0).containsEntry("FB-STACK-01", 2);

        edit(before -> PackEdits.map(before, map -> map.withTerrain(hex("0303"), "clear")));
        assertThat(found("FB-STACK-07")).containsExactly("a", "b");
        assertThat(session.update(pack).examined()).containsEntry("FB-STACK-07", 2);
    }

    @Test
    void otherLabelsMeanThatEverythingIsExaminedAgain() {
        edit(before -> ExamplePacks.of(
                SYSTEM,
                "map 12x10 labels:{row:2}.{column:2}",
                "unit a blue infantry steps=2 @03.03",
                "unit b blue infantry steps=2 @05.03"));

        assertThat(ASKED).contains("ground a", "ground b", "made");
    }

    @Test
    void eachScenarioIsExaminedByItselfEvenIfTwoHaveOneId() {
        Scenario other = pack.scenarios().get(0).withName("Another");
        edit(before -> before.withScenarios(List.of(before.scenarios().get(0), other)));
        assertThat(found("FB-STACK-07")).containsExactly("a", "b", "a", "b");
        assertThat(session.update(pack).examined()).containsEntry("FB-STACK-07", 4);
        edit(before -> before.withScenarios(List.of(other)));
        assertThat(found("FB-STACK-07")).containsExactly("a", "b");
    }

    @Test
    void houseRulesAndChartAreFollowed() {
        edit(before -> before.withChart(SYSTEM.chart().records().subList(0, 2)));
        edit(before -> PackEdits.unit(before, "a", unit -> unit.withName("95th")));
        assertThat(ASKED).contains("covered a");
        edit(before -> ExamplePacks.of(SYSTEM, "house stacking.unlimberedBatteries=3", "unit a blue infantry @0303"));
    }

    private void edit(UnaryOperator<Pack> edit) {
        follow(edit);
    }

    private void follow(UnaryOperator<Pack> edit) {
        pack = edit.apply(pack);
        Findings following = session.update(pack);
        List<String> asked = List.copyOf(ASKED);
        Findings fresh = validator.validate(pack);
        assertThat(following).isEqualTo(fresh);
        ASKED.clear();
        ASKED.addAll(asked);
    }

    private List<String> found(String rule) {
        return session.update(pack).all().stream()
                .filter(finding -> finding.rule().equals(rule))
                .flatMap(finding -> finding.data().values().stream().limit(1))
                .map(Object::toString)
                .toList();
    }

    private static UnaryOperator<Pack> move(String piece, String label) {
        return before ->
                PackEdits.placement(before, "example", piece, p -> p.withPosition(new Position.OnHex(hex(label))));
    }

    /** Somebody else takes a unit's place in the set-up. */
    private static Pack swap(Pack before, String piece, String other) {
        return before.withScenario(
                "example",
                scenario -> scenario.withSetup(scenario.setup().stream()
                        .map(placed -> placed.piece().equals(piece) ? Placement.of(other, placed.position()) : placed)
                        .toList()));
    }

    private static Hex hex(String label) {
        return ExamplePacks.of(SYSTEM)
                .battlefield()
                .hexMap()
                .orElseThrow()
                .grid()
                .parse(label)
                .orElseThrow();
    }
}
