package coupdoeil.validator.check.subject;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.PlaceNames;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import coupdoeil.validator.example.ExamplePacks;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whatever a pack lists is an item, known by what it is and by its id, a second one of an id by a number behind it. */
class ItemsTest {

    private static final RuleSystem FB = RuleSystems.load("fb").orElseThrow();

    @Test
    void everythingThatScenariosShare() {
        Pack pack = ExamplePacks.of(
                FB,
                "unit u1 blue infantry",
                "unit u1 red infantry also",
                "leader u1 blue formation",
                "unit blue-army blue infantry",
                "place location mill 0303 name:Windmill",
                "place location barn 0304 name:",
                "panel a 0,0 6x10",
                "record hex heath name=Heath");

        assertThat(shown(items(pack)))
                .containsSubsequence(
                        "side:blue blue 1",
                        "side:red red 1",
                        "army:blue-army blue-army 1",
                        "formation:blue-brigade blue-brigade 1",
                        "unit:u1 u1 1",
                        "unit:u1#2 u1 2",
                        "unit:blue-army blue-army 1")
                .contains(
                        "leader:u1#3 u1 3",
                        "place:mill Windmill 1 [0303]",
                        "place:barn location at 0304 1 [0304]",
                        "panel:a a 1",
                        "scenario:example Example 1")
                .anyMatch(item -> item.startsWith("chart:heath "));
    }

    private static List<PackItem> items(Pack pack) {
        return Items.of(pack, names(pack));
    }

    private static List<?> madeOf(Pack pack) {
        return Items.madeOf(pack, names(pack));
    }

    private static PlaceNames names(Pack pack) {
        return PlaceNames.of(pack.battlefield(), pack.rules().orElseThrow());
    }

    @Test
    void armiesAndFormationsShareTheirIds() {
        Pack pack = ExamplePacks.of(FB, "formation blue-army brigade army:blue-army");

        assertThat(shown(items(pack))).contains("army:blue-army blue-army 1", "formation:blue-army#2 blue-army 2");
    }

    @Test
    void featuresOfATableAreItemsWhereTheyLie() {
        Pack pack = ExamplePacks.of(
                RuleSystems.load("hm").orElseThrow(),
                "feature forest wood 10,10 20,10 20,20 name:Wood",
                "feature forest copse 30,10 40,10 40,20");

        assertThat(shown(items(pack))).contains("feature:wood Wood 1 [shape]", "feature:copse copse 1 [shape]");
    }

    @Test
    void whatItemsAreMadeOfDiffersWithThem() {
        Pack pack = ExamplePacks.of(FB, "unit u1 blue infantry @0303", "place location mill 0303");
        List<?> madeOf = madeOf(pack);

        assertThat(madeOf(PackEdits.placement(pack, "example", "u1", p -> p.withPosition(new Position.OffMap("camp")))))
                .as("somebody moved")
                .isEqualTo(madeOf);
        assertThat(Stream.of(
                                PackEdits.unit(pack, "u1", unit -> unit.withName("95th")),
                                PackEdits.place(pack, "mill", place -> place.withName("Windmill")),
                                pack.withChart(FB.chart().records().subList(0, 1)),
                                ExamplePacks.of(
                                        FB,
                                        "unit u1 blue infantry @0303",
                                        "place location mill 0303",
                                        "panel a 0,0 6x10"),
                                pack.withScenario("example", scenario -> scenario.withName("Another")))
                        .map(ItemsTest::madeOf))
                .doesNotContain(madeOf);
    }

    @Test
    void everythingThatAScenarioLists() {
        Scenario scenario = scenario();
        Token token = new Token("om-1", "om", null, new Position.OffMap("desk"), Attributes.NONE);
        scenario = scenario.withReinforcements(
                List.of(scenario.reinforcements().get(0).withTokens(List.of(token))));

        assertThat(shown(Items.of(scenario)).stream()
                        .filter(item -> !item.contains("general"))
                        .toList())
                .startsWith("scenario:example Example 1", "period:0 0 1", "period:1 1 1", "event:flood flood 1")
                .containsSubsequence(
                        "placement:u1 u1 1 [0303]",
                        "placement:u1#2 u1 2 [0404]",
                        "token:om-1 om-1 1 [0202]",
                        "group:g g 1",
                        "marcher:u2 u2 1",
                        "marcher:u2#2 u2 2",
                        "token:om-1#2 om-1 2",
                        "victory:hold-the-field hold-the-field 1",
                        "special-rule:ad-hoc ad-hoc 1",
                        "special-rule:ad-hoc#2 ad-hoc 2");
        assertThat(Items.of(scenario).stream().map(item -> item.item().id()).filter(String::isEmpty))
                .as("periods, placements, marchers and special rules have no id")
                .hasSize(1 + 2 + scenario.setup().size() + 2 + 2);
    }

    @Test
    void anItemFollowsItsPlacement() {
        Scenario scenario = scenario();
        ScenarioItem item = Items.of(scenario).stream()
                .filter(known -> known.key().equals("u1"))
                .findFirst()
                .orElseThrow();
        Placement moved = scenario.setup().stream()
                .filter(placement -> placement.piece().equals("blue-general"))
                .findFirst()
                .orElseThrow();

        ScenarioItem now = Items.moved(item, moved);
        assertThat(now.item().entry()).isSameAs(moved);
        assertThat(now.key()).isEqualTo("u1");
        assertThat(FindingPlace.hexes(now.places())).isEqualTo(moved.hexes());
        ScenarioItem itself = Items.edited(Items.of(scenario).get(0), scenario.withSetup(List.of()));
        assertThat(itself).isEqualTo(Items.of(scenario.withSetup(List.of())).get(0));
    }

    private static Scenario scenario() {
        return ExamplePacks.of(
                        FB,
                        "unit u1 blue infantry @0303",
                        "put u1 @0404",
                        "unit u2 blue infantry",
                        "period 06:00 07:00 mist",
                        "event flood 06:30",
                        "token om om-1 @0202",
                        "special ad-hoc text:First",
                        "special ad-hoc text:Second",
                        "group g 06:30 west column march:u2,u2")
                .scenarios()
                .get(0);
    }

    private static List<String> shown(List<? extends ItemSubject> items) {
        return items.stream()
                .map(item -> item.ref().text() + " " + item.name() + " "
                        + item.item().occurrence() + (item.places().isEmpty() ? "" : " " + places(item)))
                .toList();
    }

    private static List<String> places(ItemSubject item) {
        return item.places().stream()
                .map(place -> place instanceof FindingPlace.AtHex at
                        ? ExamplePacks.of(FB).battlefield().labels().hex(at.hex())
                        : "shape")
                .toList();
    }
}
