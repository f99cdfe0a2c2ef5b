package coupdoeil.validator.check;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.fact.SetupPieces;
import coupdoeil.validator.check.hexes.HexField;
import coupdoeil.validator.check.hexes.HexStacks;
import coupdoeil.validator.check.hexes.Stack;
import coupdoeil.validator.check.subject.PlacedPiece;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.ScenarioItem;
import coupdoeil.validator.example.ExamplePacks;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What a situation takes over from the one before an edit, and what is worked out anew. */
class SituationTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("fb").orElseThrow();

    private final Pack pack = ExamplePacks.of(
            SYSTEM,
            "unit a blue infantry @0303",
            "unit b red infantry @0404 ~steps=2",
            "put a @0505",
            "unit c blue infantry none @0606",
            "token om om-1 @0202");
    private final Situation before = situation(pack);

    @Test
    void whoIsPlacedByKeyAndSide() {
        assertThat(before.placedUnits()).extracting(PlacedUnit::key).containsExactly("a", "b", "a#2", "c");
        assertThat(before.placedUnits()).extracting(PlacedUnit::side).containsExactly("blue", "red", "blue", "");
        assertThat(before.placedLeaders()).extracting(leader -> leader.key()).contains("blue-general", "red-general");
        assertThat(before.placedPieces())
                .extracting(PlacedPiece::key)
                .startsWith("a", "b", "a#2", "c")
                .hasSize(4 + before.placedLeaders().size());
        assertThat(before.placements().get("a")).hasSize(2);
        assertThat(before.items().get(0).kind()).isEqualTo("scenario");
        assertThat(before.in(null).setup()).isEmpty();
        assertThat(before.in(null).scenario()).isEmpty();
        assertThat(before.scenario()).contains(pack.scenarios().get(0));
    }

    @Test
    void whoStaysIsTheSameAndWhoMovesIsTheSamePieceElsewhere() {
        List<PlacedUnit> units = before.placedUnits();
        List<PlacedPiece> pieces = before.placedPieces();
        List<ScenarioItem> items = before.items();
        SetupPieces cast = before.get(Placed.CAST);
        SortedMap<Hex, Stack> stacks = HexStacks.STACKS.of(before);
        Situation after = after(move("b", "0707"));

        assertThat(after.movesSince(before)).map(Moves::pieces).contains(Set.of("b"));
        assertThat(after.movesSince(situation(pack.withScenario(
                        "example",
                        scenario ->
                                scenario.withSetup(List.copyOf(scenario.setup().subList(0, 1)))))))
                .as("another set-up")
                .isEmpty();
        assertThat(after.placedUnits().get(0)).isSameAs(units.get(0));
        assertThat(after.placedUnits().get(1).placement().hex()).contains(hex("0707"));
        assertThat(after.placedPieces())
                .isEqualTo(situation(after.pack()).placedPieces())
                .isNotEqualTo(pieces);
        assertThat(after.items()).isEqualTo(situation(after.pack()).items()).isNotEqualTo(items);
        assertThat(after.get(Placed.CAST)).as("who takes part").isSameAs(cast);
        SortedMap<Hex, Stack> moved = HexStacks.STACKS.of(after);
        assertThat(moved).isEqualTo(HexStacks.STACKS.of(situation(after.pack())));
        assertThat(moved.get(hex("0303"))).isSameAs(stacks.get(hex("0303")));
        assertThat(HexStacks.STACKS.touched(before, after)).contains(Set.of(hex("0404"), hex("0707")));
    }

    @Test
    void nothingIsTakenOverWhereMoreThanAMoveDiffers() {
        before.placedUnits();
        HexStacks.STACKS.of(before);
        Situation renamed = after(edited -> PackEdits.unit(edited, "b", unit -> unit.withName("95th")));
        Situation fewer = after(edited -> edited.withScenario(
                "example",
                scenario -> scenario.withSetup(
                        scenario.setup().subList(2, scenario.setup().size()))));
        Situation turned = after(edited -> PackEdits.placement(
                edited, "example", "b", p -> p.withAttributes(p.attributes().with("steps", 1))));

        assertThat(renamed.movesSince(before)).isEmpty();
        assertThat(renamed.placedUnits().get(1).name()).isEqualTo("95th");
        assertThat(renamed.roster()).isNotSameAs(before.roster());
        assertThat(fewer.movesSince(before)).isEmpty();
        assertThat(HexStacks.STACKS.touched(before, fewer)).isEmpty();
        assertThat(fewer.placedUnits()).isEqualTo(situation(fewer.pack()).placedUnits());
        assertThat(turned.get(Placed.CAST))
                .isEqualTo(SetupPieces.of(turned.setup()))
                .isNotEqualTo(before.get(Placed.CAST));
    }

    @Test
    void stacksKeepTheNamesOfTheirHexesOnlyWhileLabelsStay() {
        HexStacks.STACKS.of(before);
        Situation relabelled = after(edited -> PackEdits.map(
                edited,
                map -> ExamplePacks.of(SYSTEM, "map 12x10 labels:{row:2}.{column:2}")
                        .battlefield()
                        .hexMap()
                        .orElseThrow()));

        assertThat(HexStacks.STACKS.of(relabelled).get(hex("0303")).label()).isEqualTo("03.03");
        assertThat(HexStacks.STACKS.touched(before, relabelled)).isEmpty();
    }

    @Test
    void rosterSystemAndChartAreTakenOverWhileTheyAreTheSame() {
        Situation moved = after(move("b", "0707"));
        assertThat(moved.roster()).isSameAs(before.roster());
        assertThat(moved.system()).isSameAs(before.system());
        assertThat(moved.chart()).isSameAs(before.chart());

        Situation house = after(edited -> edited.withHouse(
                ExamplePacks.of(SYSTEM, "house stacking.unlimberedBatteries=3").house()));
        assertThat(house.system()).isEqualTo(situation(house.pack()).system()).isNotEqualTo(before.system());
        Situation chart = after(edited -> edited.withChart(
                ExamplePacks.of(SYSTEM, "record hex heath name=Heath").chart()));
        assertThat(chart.chart().records()).hasSize(before.chart().records().size() + 1);
    }

    @Test
    void onlyTheGroundDiffers() {
        Situation painted = after(edited -> PackEdits.map(edited, map -> map.withTerrain(hex("0808"), "woods")));
        Situation written = after(edited -> PackEdits.map(edited, map -> map.withPlaces(List.of())));
        Situation moved = after(move("b", "0707"));

        assertThat(painted.sameButGround(before)).isTrue();
        assertThat(written.sameButGround(before)).as("places").isFalse();
        assertThat(moved.sameButGround(before)).isFalse();
        assertThat(painted.in(null).sameButGround(before)).as("no scenario").isFalse();
        assertThat(HexField.groundSince(before, painted)).contains(List.of(hex("0808")));
        assertThat(HexField.groundSince(before, moved)).isEmpty();
        assertThat(after(edited -> edited.withInfo(edited.info().withName("Other")))
                        .sameButGround(before))
                .isFalse();
        assertThat(after(edited -> PackEdits.map(edited, map -> relabelled())).sameButGround(before))
                .isFalse();
        assertThat(Situation.of(
                                pack,
                                RuleSystems.load("lb").orElseThrow(),
                                pack.scenarios().get(0))
                        .sameButGround(before))
                .isFalse();
    }

    private static HexBattlefield relabelled() {
        return ExamplePacks.of(SYSTEM, "map 12x10 labels:{row:2}.{column:2}")
                .battlefield()
                .hexMap()
                .orElseThrow();
    }

    @Test
    void onlySomebodyMoved() {
        assertThat(after(move("b", "0707")).onlyMoved(before)).isTrue();
        assertThat(after(edited -> PackEdits.tokens(edited, "example", tokens -> List.of()))
                        .onlyMoved(before))
                .isFalse();
        assertThat(after(edited -> edited.withScenario("example", s -> s.withName("Other")))
                        .onlyMoved(before))
                .isFalse();
        assertThat(before.in(null).onlyMoved(before)).isFalse();
        assertThat(before.onlyMoved(before.in(null))).isFalse();
        before.items();
        Situation token = after(edited -> PackEdits.tokens(move("b", "0707").apply(edited), "example", t -> List.of()));
        assertThat(token.items()).isEqualTo(situation(token.pack()).items());
    }

    @Test
    void choicesOfEntriesAreExaminedAsIfTheyWereMade() {
        Validator validator = Validator.of(SYSTEM);
        Pack choosing = ExamplePacks.of(
                SYSTEM,
                "unit u blue infantry",
                "place entry field 0505 name:Field",
                "group g 06:30 west column march:u entries=[field]",
                "place entry west 0105");
        List<Finding> chosen = choices(validator.validate(choosing));

        assertThat(chosen).isNotEmpty().allSatisfy(finding -> {
            assertThat(finding.message()).startsWith("If it chooses Field: ");
            assertThat(finding.subjects().get(finding.subjects().size() - 1).text())
                    .isEqualTo("place:field");
            assertThat(finding.data()).containsEntry("choice", "Field");
            assertThat(finding.fixes()).extracting(Fix::name).containsExactly("Strike Field from its choices");
        });
        Fix.Change strike = (Fix.Change) chosen.get(0).fixes().get(0);
        Pack struck = strike.edit().apply(choosing);
        assertThat(struck.scenarios()
                        .get(0)
                        .reinforcements()
                        .get(0)
                        .attributes()
                        .has("entries"))
                .isFalse();
        assertThat(choices(validator.validate(struck))).isEmpty();
        Pack two = PackEdits.group(
                choosing,
                "example",
                "g",
                group -> group.withAttributes(group.attributes().with("entries", List.of("field", "east"))));
        assertThat(strike.edit()
                        .apply(two)
                        .scenarios()
                        .get(0)
                        .reinforcements()
                        .get(0)
                        .attributes()
                        .texts("entries"))
                .containsExactly("east");

        ValidationSession session = validator.session();
        assertThat(choices(session.update(choosing))).isEqualTo(chosen);
        assertThat(choices(session.update(struck))).isEmpty();
        assertThat(choices(session.update(two))).isEqualTo(choices(validator.validate(two)));
        Pack unnamed = PackEdits.place(choosing, "field", place -> place.withName(""));
        assertThat(choices(session.update(unnamed)).get(0).message()).startsWith("If it chooses Entry at 0505: ");
    }

    private static List<Finding> choices(Findings findings) {
        return findings.all().stream()
                .filter(finding -> finding.message().startsWith("If it chooses"))
                .toList();
    }

    @Test
    void whatDiffersOfAScenarioIsFollowedOverTheMove() {
        Situation first = after(move("b", "0707"));
        Situation second = first.after(
                move("a", "0808").apply(first.pack()),
                scenario(move("a", "0808").apply(first.pack())));

        assertThat(second.movesSince(first)).isPresent();
        assertThat(second.movesSince(before)).as("more than one move ago").isEmpty();
        assertThat(second.placements()).isEqualTo(situation(second.pack()).placements());
    }

    private Situation after(UnaryOperator<Pack> edit) {
        Pack edited = edit.apply(pack);
        return before.after(edited, scenario(edited));
    }

    private static Scenario scenario(Pack of) {
        return of.scenarios().get(0);
    }

    private static Situation situation(Pack of) {
        return Situation.of(of, SYSTEM, scenario(of));
    }

    private static UnaryOperator<Pack> move(String piece, String label) {
        return edited ->
                PackEdits.placement(edited, "example", piece, p -> p.withPosition(new Position.OnHex(hex(label))));
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
