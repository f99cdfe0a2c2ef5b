package coupdoeil.validator.check.fact;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.PlaceNames;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.Token;
import coupdoeil.validator.example.ExamplePacks;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What rules read of a scenario beside the map: who takes part, when, by which readings, and through which entries. */
class ScenarioFactsTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("fb").orElseThrow();
    private static final PlaceNames NAMES =
            PlaceNames.of(ExamplePacks.of(SYSTEM).battlefield(), SYSTEM);

    @Test
    void whatHoldsInEachTurn() {
        Timetable timetable = timetable(
                "clock 06:00 07:00",
                "remove period 06:00",
                "period 06:15 06:30 mist nonsense visibility=4 sameElevation=9",
                "period 06:30 06:45 mist rain visibility=2",
                "period 06:10 06:20 fog");

        assertThat(timetable.turns())
                .extracting(Timetable.Turn::label)
                .containsExactly("06:00", "06:15", "06:30", "06:45", "07:00");
        assertThat(timetable.turns()).extracting(Timetable.Turn::number).containsExactly(0, 1, 2, 3, 4);
        assertThat(timetable.turns().stream()
                        .map(turn -> turn.conditions().stream().map(Choice::id).toList()))
                .containsExactly(
                        List.of(), List.of("mist"), List.of("mist", "rain"), List.of("mist", "rain"), List.of());
        assertThat(timetable.turns())
                .extracting(Timetable.Turn::attributes)
                .containsExactly(
                        Attributes.NONE,
                        Attributes.of("visibility", 4, "sameElevation", 9),
                        Attributes.of("visibility", 2, "sameElevation", 9),
                        Attributes.of("visibility", 2),
                        Attributes.NONE);
        assertThat(timetable.track().turnOf("06:30")).hasValue(2);
    }

    @Test
    void aPeriodThatEndsBeforeItBeginsGoesOnPastMidnight() {
        Timetable timetable = timetable("clock 22:00 23:30", "remove period 06:00", "period 23:15 22:15 visibility=1");

        assertThat(timetable.turns())
                .extracting(turn -> turn.attributes().integer("visibility", 0))
                .containsExactly(1, 1, 0, 0, 0, 1, 1);
    }

    @Test
    void theTurnNearestToATimeOfDay() {
        Timetable timetable = timetable("clock 22:00 22:45");

        assertThat(timetable.nearestTurn("22:20")).contains("22:15");
        assertThat(timetable.nearestTurn("21:00")).contains("22:00");
        assertThat(timetable.nearestTurn("01:00")).as("midnight is between").contains("22:45");
        assertThat(timetable.nearestTurn("soon")).isEmpty();
        assertThat(timetable("clock - -").nearestTurn("22:00")).isEmpty();
    }

    @Test
    void readingsAreTheScenariosWhereItKnowsThemElseTheSystems() {
        Switches switches = Switches.of(
                SYSTEM, scenario("switch alliedDepot=OWN_ONLY", "switch leaderOnTrain=MAYBE", "switch mood=good"));

        assertThat(switches.is("alliedDepot", "OWN_ONLY")).isTrue();
        assertThat(switches.is("alliedDepot", "SHARED")).isFalse();
        assertThat(switches.is("leaderOnTrain", "ALLOW")).isTrue();
        assertThat(switches.is("sameElevationMode", "COUNT")).isTrue();
        assertThat(switches.is("mood", "good")).isFalse();
    }

    @Test
    void whoTakesPartInAnyScenario() {
        Pack pack = pack(
                "unit here blue infantry @0303",
                "unit coming blue infantry",
                "unit absent blue infantry",
                "group g 06:30 west column march:coming");
        List<?> named = Participants.madeOf(pack);

        assertThat(Participants.of(pack).pieces())
                .contains("here", "coming", "blue-general")
                .doesNotContain("absent");
        assertThat(Participants.madeOf(pack("unit here blue infantry @0303"))).isNotEqualTo(named);
        assertThat(Participants.madeOf(pack(
                        "unit here blue infantry @0505",
                        "unit coming blue infantry",
                        "unit absent blue infantry",
                        "group g 06:30 west column march:coming")))
                .as("somebody moved")
                .isEqualTo(named);
        assertThat(Participants.madeOf(pack(
                        "unit absent blue infantry @0303",
                        "unit coming blue infantry",
                        "group g 06:30 west column march:coming")))
                .isNotEqualTo(named);
    }

    @Test
    void whomTheSetUpNamesAndWhatItSaysOfThem() {
        List<Placement> setup =
                scenario("unit here blue infantry @0303 ~steps=2").setup();

        assertThat(SetupPieces.of(setup).parts()).contains(new SetupPieces.Part("here", Attributes.of("steps", 2)));
        assertThat(SetupPieces.of(setup).parts()).hasSameSizeAs(setup);
    }

    @Test
    void placesByKindAndById() {
        List<Place> all = pack("place location mill 0303", "place location farm 0404")
                .battlefield()
                .places();
        Places places = new Places(all, NAMES);

        assertThat(places.all()).isEqualTo(all);
        assertThat(places.ofKind("location")).extracting(Place::id).containsExactly("mill", "farm");
        assertThat(places.ofKind("harbour")).isEmpty();
        assertThat(places.byId("farm")).map(Place::kind).contains("location");
        assertThat(places.byId("barn")).isEmpty();
        assertThat(places).isEqualTo(new Places(all, NAMES)).hasSameHashCodeAs(new Places(all, NAMES));
        assertThat(places)
                .isNotEqualTo(new Places(all.subList(1, all.size()), NAMES))
                .isNotEqualTo(all);
    }

    @Test
    void ofPlacesOfOneIdTheFirstCounts() {
        Place mill = pack("place location mill 0303").battlefield().places().stream()
                .filter(place -> place.id().equals("mill"))
                .findFirst()
                .orElseThrow();

        assertThat(new Places(List.of(mill, mill.withName("another")), NAMES).byId("mill"))
                .contains(mill);
    }

    @Test
    void tokensOfAKind() {
        Tokens tokens = new Tokens(scenario("token om om-1 @0202 of:blue-brigade", "token smoke s-1 @0303")
                .tokens());

        assertThat(tokens.ofKind("smoke")).extracting(Token::id).containsExactly("s-1");
        assertThat(tokens.all()).hasSize(2);
    }

    @Test
    void specialRulesOfAllScenarios() {
        Pack pack = pack("special ad-hoc text:First", "special attachment text:Second");

        assertThat(PackSpecialRules.of(pack).all()).extracting(SpecialRule::id).containsExactly("ad-hoc", "attachment");
    }

    @Test
    void idsThatSomethingMayReferTo() {
        Ids ids = Ids.of(
                pack("unit whole blue infantry", "unit part blue infantry regiment:whole", "place location mill 0303"));

        assertThat(ids.of(List.of("unit"))).containsExactly("whole", "part");
        assertThat(ids.of(List.of("regiment"))).containsExactly("whole");
        assertThat(ids.of(List.of("side", "army"))).containsExactly("blue", "red", "blue-army", "red-army");
        assertThat(ids.of(List.of("formation"))).containsExactly("blue-brigade", "red-brigade");
        assertThat(ids.of(List.of("leader"))).contains("blue-general", "red-brigadier");
        assertThat(ids.of(List.of("place"))).contains("mill", "blue-depot");
        assertThat(ids.of(List.of("feature", "nothing"))).isEmpty();
        assertThat(Ids.features(pack("table 48x36", "feature forest wood 10,10 20,10 20,20")))
                .hasSize(1);
    }

    @Test
    void placementsPieceByPieceAreReadAgainWhereTheyDiffer() {
        Tracker tracker = Tracker.recording();
        Map<String, List<Placement>> first = byPiece(setup("unit a blue infantry @0303", "unit b blue infantry @0404"));
        Placements placements = new Placements(first, tracker);
        List<String> forgotten = new ArrayList<>();
        for (String piece : List.of("a", "b", "c")) {
            read(tracker, placements, piece, forgotten);
        }
        assertThat(placementsOf(tracker, placements, "a")).isEqualTo(first.get("a"));
        assertThat(placementsOf(tracker, placements, "c")).isEmpty();

        placements.follow(byPiece(setup("unit a blue infantry @0303", "unit c blue infantry @0404")));

        assertThat(forgotten).containsExactlyInAnyOrder("b", "c");
        assertThat(placementsOf(tracker, placements, "b")).isEmpty();
        assertThat(placementsOf(tracker, placements, "c")).hasSize(1);

        placements.followSome(byPiece(setup("unit a blue infantry @0505")));
        assertThat(forgotten).containsExactlyInAnyOrder("a", "b", "c");
        assertThat(placementsOf(tracker, placements, "c"))
                .as("who is not named stays")
                .hasSize(1);
    }

    private static void read(Tracker tracker, Placements placements, String piece, List<String> forgotten) {
        tracker.begin(new Evaluation() {
            @Override
            protected void forget() {
                forgotten.add(piece);
            }
        });
        placements.of(piece);
        tracker.end();
    }

    private static List<Placement> placementsOf(Tracker tracker, Placements placements, String piece) {
        tracker.pass();
        try {
            return placements.of(piece);
        } finally {
            tracker.record();
        }
    }

    private static List<Placement> setup(String... lines) {
        return scenario(lines).setup().stream()
                .filter(placement -> placement.piece().length() == 1)
                .toList();
    }

    private static Map<String, List<Placement>> byPiece(List<Placement> setup) {
        return setup.stream().collect(Collectors.groupingBy(Placement::piece));
    }

    @Test
    void otherEntriesAreTheChoicesOfAGroup() {
        Scenario scenario = scenario(
                "unit u blue infantry",
                "group g 06:30 west column march:u entries=[west,north,south,north]",
                "group h 06:30 west column march:u");
        EntryChoices choices = new EntryChoices(new Arrivals(scenario.reinforcements()));

        assertThat(choices.all()).extracting(EntryChoices.Choice::entry).containsExactly("north", "south");
        assertThat(choices.examined()).isEqualTo(choices.all());
        Scenario other = choices.all().get(1).in(scenario);
        assertThat(other.reinforcements()).extracting(ArrivalGroup::entry).containsExactly("south", "west");
        assertThat(Arrivals.entries(scenario.reinforcements().get(1))).containsExactly("west");
        assertThat(Arrivals.entries(scenario.reinforcements().get(1).withEntry("")))
                .as("it names none")
                .isEmpty();
    }

    @Test
    void ofManyChoicesOfManyGroupsOnlyTheFirstAreExamined() {
        assertThat(choices(10, 9, 0).examined()).as("640 / 10").hasSize(64);
        assertThat(choices(200, 1, 0).examined()).as("never fewer than eight").hasSize(8);
        assertThat(choices(4, 100, 300).examined()).as("640 / (4 + 1200 / 50)").hasSize(22);
        assertThat(choices(2, 3, 0).examined()).as("all").hasSize(6);
        assertThat(choices(0, 0, 0).examined()).isEmpty();
    }

    private static EntryChoices choices(int groups, int entries, int marchers) {
        List<ArrivalGroup.Marcher> march = IntStream.range(0, marchers)
                .mapToObj(i -> new ArrivalGroup.Marcher("u" + i, null, Attributes.NONE))
                .toList();
        List<String> others = IntStream.range(0, entries).mapToObj(i -> "e" + i).toList();
        ArrivalGroup group =
                scenario("group g 06:30 west column").reinforcements().get(0);
        return new EntryChoices(new Arrivals(IntStream.range(0, groups)
                .mapToObj(i ->
                        group.withId("g" + i).withMarch(march).withAttributes(Attributes.of(Arrivals.ENTRIES, others)))
                .toList()));
    }

    private static Timetable timetable(String... lines) {
        return Timetable.of(SYSTEM, scenario(lines));
    }

    private static Scenario scenario(String... lines) {
        return pack(lines).scenarios().get(0);
    }

    private static Pack pack(String... lines) {
        return ExamplePacks.of(SYSTEM, lines);
    }
}
