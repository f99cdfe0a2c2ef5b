package coupdoeil.validator.check.subject;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.PlaceNames;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.source.OobSource;
import coupdoeil.validator.example.ExamplePacks;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;

/** What subjects are called in reports and suppressions, where they are, and what they tell of themselves. */
class SubjectsTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("fb").orElseThrow();
    private static final PlaceNames NAMES =
            PlaceNames.of(ExamplePacks.of(SYSTEM).battlefield(), SYSTEM);

    private final Pack pack = ExamplePacks.of(
            SYSTEM,
            "formation blue-brigade brigade army:blue-army name:Vanguard",
            "unit u1 blue infantry steps=4 @0303 line side:1 #2 ~steps=3 +0403:1:side:2:#5 +0503",
            "unit u2 blue artillery steps=6 @0404",
            "unit u3 blue infantry off:camp",
            "place location mill 0303,0304 name:Windmill kind=fine",
            "place location barn -",
            "token om om-1 @0202 of:blue-brigade colour=red",
            "token om om-2 off:desk",
            "group g 06:30 west column march:u3");
    private final OrderOfBattle oob = pack.orderOfBattle();
    private final Scenario scenario = pack.scenarios().get(0);

    @Test
    void entriesOfTheOrderOfBattleAreKnownByIdAndNamed() {
        Army army = oob.armies().get(0).withName("Army of the North");
        Formation brigade = oob.formations().stream()
                .filter(formation -> formation.id().equals("blue-brigade"))
                .findFirst()
                .orElseThrow();
        Unit unit = oob.units().get(0).withName("95th");
        Leader leader = oob.leaders().get(0).withName("Duke");

        assertThat(told(new ArmyEntry(army))).isEqualTo("army:blue-army Army of the North []");
        assertThat(told(new FormationEntry(brigade))).isEqualTo("formation:blue-brigade Vanguard []");
        assertThat(told(new UnitEntry(unit))).isEqualTo("unit:u1 95th []");
        assertThat(told(new LeaderEntry(leader))).isEqualTo("leader:" + leader.id() + " Duke []");
    }

    @Test
    void packScenarioChartAndGroups() {
        ArrivalGroup group = scenario.reinforcements().get(0);

        assertThat(told(new PackEntry(pack))).isEqualTo("pack:example Example []");
        assertThat(told(new ScenarioEntry(scenario.withName("The Crossing"))))
                .isEqualTo("scenario:example The Crossing []");
        assertThat(told(new ChartRow(SYSTEM.chart().records().get(0))))
                .isEqualTo("chart:" + SYSTEM.chart().records().get(0).id() + " "
                        + SYSTEM.chart().records().get(0).name() + " []");
        assertThat(told(new Arrival(group.withName("Reserve")))).isEqualTo("group:g Reserve []");
        assertThat(told(new Arrival(group.withName("")))).isEqualTo("group:g g []");
        assertThat(told(new EntryTurn("west", "06:30", List.of(group))))
                .isEqualTo("entry-turn:west@06:30 west at 06:30 []");
    }

    @Test
    void placesAndTokensAreWhereTheyAre() {
        Place mill = place("mill");
        Place barn = place("barn");

        assertThat(told(new MapPlace(mill, NAMES.of(mill)))).isEqualTo("place:mill Windmill [0303, 0304]");
        assertThat(told(new MapPlace(barn, NAMES.of(barn.withName(""))))).isEqualTo("place:barn location []");
        Landmark landmark = Landmark.of(mill, NAMES);
        assertThat(told(landmark)).isEqualTo("place:mill Windmill [0303, 0304]");
        assertThat(landmark.sort()).isEqualTo("location");
        assertThat(landmark.box() + landmark.of()).isEmpty();
        assertThat(landmark.attributes()).isEqualTo(Attributes.of("kind", "fine"));
        assertThat(Landmark.of(mill.withName(""), NAMES).name()).isEqualTo("location at 0303");
        Landmark token = Landmark.of(scenario.tokens().get(0));
        assertThat(told(token)).isEqualTo("token:om-1 om-1 [0202]");
        assertThat(token.sort() + " " + token.of() + token.box()).isEqualTo("om blue-brigade");
        assertThat(Landmark.of(scenario.tokens().get(1)).box()).isEqualTo("desk");
        assertThat(Landmark.of(scenario.tokens().get(1)).of()).isEmpty();
        assertThat(token.attributes().text("colour")).contains("red");
    }

    @Test
    void piecesAsTheSetUpPlacesThem() {
        PlacedUnit unit = new PlacedUnit("u1#2", unit("u1"), placement("u1"), "blue");
        PlacedLeader leader = new PlacedLeader("blue-general", oob.leaders().get(0), placement("blue-general"), "blue");

        assertThat(told(unit)).isEqualTo("unit:u1#2 u1 [0303, 0403, 0503]");
        assertThat(unit.formation()).isEqualTo("line");
        PlacedUnit battery = new PlacedUnit("u2", unit("u2"), placement("u2"), "blue");
        assertThat(battery.formation()).isEmpty();
        assertThat(battery.occupant()).isEqualTo(new Occupant(unit("u2"), placement("u2"), "blue", null));
        assertThat(unit.moved(placement("u2"))).isEqualTo(new PlacedUnit("u1#2", unit("u1"), placement("u2"), "blue"));
        assertThat(told(leader)).isEqualTo("leader:blue-general blue-general [0105]");
        assertThat(leader.moved(placement("u2")).placement()).isEqualTo(placement("u2"));
        PlacedPiece piece = new PlacedPiece("u1", unit("u1"), placement("u1"), "blue");
        assertThat(told(piece)).isEqualTo("unit:u1 u1 [0303, 0403, 0503]");
        assertThat(told(new PlacedPiece("l", oob.leaders().get(0), placement("blue-general"), "blue")))
                .isEqualTo("leader:l blue-general [0105]");
        assertThat(piece.moved(placement("u2")).placement()).isEqualTo(placement("u2"));
    }

    @Test
    void openPointsOfASourceAreAtTheLineTheyAreAbout() {
        Pack imported =
                ExamplePacks.of(SYSTEM, "source oman - \"1st Brigade|  1/45th Foot 500 men|  Guides of Estremadura\"");
        List<OpenPoint> points = OpenPoint.of(imported.sources());

        assertThat(points).extracting(this::told).containsExactly("source:oman:3 oman.txt, line 3 []");
        OobSource.Open nowhere = new OobSource.Open(points.get(0).open().rule(), List.of(), "");
        assertThat(new OpenPoint(imported.sources().get(0), nowhere).line()).isEqualTo(1);
    }

    @Test
    void aPieceAndItsPartInAHex() {
        Placement placed = placement("u1");
        Occupant unit = new Occupant(unit("u1"), placed, "blue", null);
        Occupant part = new Occupant(unit("u1"), placed, "blue", placed.parts().get(0));
        Occupant bare = new Occupant(unit("u1"), placed, "blue", placed.parts().get(1));
        Occupant leader = new Occupant(oob.leaders().get(0), placement("blue-general"), "blue", null);

        assertThat(unit.isExtension()).isFalse();
        assertThat(part.isExtension()).isTrue();
        assertThat(unit.facing()).contains(new Facing.ToSide(HexDirection.of(1)));
        assertThat(part.facing()).contains(new Facing.ToSide(HexDirection.of(2)));
        assertThat(bare.facing()).as("the unit's own").contains(new Facing.ToSide(HexDirection.of(1)));
        assertThat(List.of(unit.stackPlace(), part.stackPlace(), bare.stackPlace()))
                .hasToString("[Optional[2], Optional[5], Optional.empty]");
        assertThat(unit.formation() + leader.formation()).isEqualTo("line");
        assertThat(unit.unit()).contains(unit("u1"));
        assertThat(leader.unit()).isEmpty();
        assertThat(leader.isLeader()).isTrue();
        assertThat(unit.isLeader()).isFalse();
        assertThat(unit.arm() + leader.arm()).isEqualTo("infantry");
        assertThat(unit.ref().text()).isEqualTo("unit:u1");
        assertThat(leader.ref()).isEqualTo(new SubjectRef("leader", "blue-general", "blue-general"));
        assertThat(part.placed(placement("u2"))).isEqualTo(new Occupant(unit("u1"), placement("u2"), "blue", null));
        Occupant guns = new Occupant(unit("u2"), placement("u2"), "blue", null);
        assertThat(Occupant.ofArm(List.of(unit, guns, leader), "artillery")).containsExactly(guns);
    }

    @Test
    void findingPlacesOfHexesShapesAndPositions() {
        Hex hex = new Hex(2, 3);
        GeometryFactory shapes = new GeometryFactory();

        assertThat(FindingPlace.of(List.of(hex))).containsExactly(new FindingPlace.AtHex(hex));
        assertThat(FindingPlace.hexes(List.of(new FindingPlace.AtHex(hex), new FindingPlace.AtLine(hex, Hex.ORIGIN))))
                .containsExactly(hex);
        assertThat(FindingPlace.of(new Position.OnHex(hex))).containsExactly(new FindingPlace.AtHex(hex));
        assertThat(FindingPlace.of(new Position.OffMap("camp"))).isEmpty();
        assertThat(FindingPlace.of(new Position.OnTable(3, 4)))
                .containsExactly(FindingPlace.AtShape.point(3, 4))
                .extracting(place -> ((FindingPlace.AtShape) place).middle())
                .containsExactly(new Coordinate(3, 4));
        assertThat(FindingPlace.of(new Area.Shape(shapes.createPolygon()))).isEmpty();
        assertThat(FindingPlace.of(new Area.Shape(shapes.createPoint(new Coordinate(1, 2)))))
                .containsExactly(FindingPlace.AtShape.point(1, 2));
        assertThat(FindingPlace.of(new Area.Hexes(List.of(hex)))).containsExactly(new FindingPlace.AtHex(hex));
    }

    private String told(Subject subject) {
        List<String> places = FindingPlace.hexes(subject.places()).stream()
                .map(pack.battlefield().labels()::hex)
                .toList();
        return subject.ref().text() + " " + subject.ref().name() + " " + places;
    }

    private Place place(String id) {
        return pack.battlefield().places().stream()
                .filter(place -> place.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private Unit unit(String id) {
        return oob.units().stream()
                .filter(unit -> unit.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private Placement placement(String piece) {
        return scenario.setup().stream()
                .filter(placement -> placement.piece().equals(piece))
                .findFirst()
                .orElseThrow();
    }
}
