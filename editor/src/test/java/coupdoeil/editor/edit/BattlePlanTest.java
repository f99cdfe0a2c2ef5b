package coupdoeil.editor.edit;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.Board;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.Validator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A new battle of every rule system, on every board. */
class BattlePlanTest {

    @TempDir
    private Path folder;

    private static RuleSystem system(String id) {
        return RuleSystems.load(id).orElseThrow();
    }

    static Stream<String> systems() {
        return RuleSystems.ids().stream();
    }

    /** Boards from the smallest to the largest, either way round, and those that the rules name. */
    static Stream<Arguments> boards() {
        return systems().flatMap(id -> boards(system(id)).map(board -> Arguments.of(id, board)));
    }

    private static Stream<Board> boards(RuleSystem system) {
        List<Board> boards = new ArrayList<>(system.newBattle().boards());
        boards.add(system.newBattle().size());
        if (system.newBattle().size() instanceof Board.OfHexes hexes) {
            for (Orientation orientation : Orientation.values()) {
                for (Shifted shifted : Shifted.values()) {
                    for (int[] size : new int[][] {{1, 1}, {2, 2}, {1, 7}, {7, 1}, {12, 9}, {13, 9}}) {
                        boards.add(hexes.ownSize(new HexGrid(
                                size[0],
                                size[1],
                                orientation,
                                shifted,
                                hexes.grid().labels())));
                    }
                }
            }
            boards.add(hexes.ownSize(new HexGrid(
                    HexGrid.MAX_SIZE,
                    HexGrid.MAX_SIZE,
                    Orientation.POINTY,
                    Shifted.ODD,
                    hexes.grid().labels())));
        } else {
            boards.add(new Board.OfTable("", 1, 1));
            boards.add(new Board.OfTable("", 33.35, 20.01));
        }
        return boards.stream();
    }

    private static List<Finding> errors(RuleSystem system, Pack pack) {
        return Validator.of(system).validate(pack).open().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("boards")
    void isWithoutErrorOnEveryBoardAndComesBackFromItsFiles(String id, Board board) throws IOException {
        Pack pack = BattlePlan.usual(system(id), "A new battle").on(board).pack();

        PackWriter.write(pack, folder.resolve("battle"));
        var reading = PackReader.read(folder.resolve("battle"));

        assertThat(reading.problems()).isEmpty();
        assertThat(reading.pack()).hasValue(pack);
        if (board instanceof Board.OfHexes hexes && hexes.grid().size() <= 4) {
            return; // Both sides have their backs to the same hexes.
        }
        assertThat(errors(system(id), pack)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("systems")
    void saysAllThatTheRulesRequireOfAScenario(String id) {
        Scenario scenario =
                BattlePlan.usual(system(id), "A new battle").pack().scenarios().get(0);

        assertThat(system(id).attributesOf("scenario").stream()
                        .filter(AttributeType::required)
                        .map(AttributeType::id))
                .allMatch(scenario.attributes()::has);
    }

    @ParameterizedTest
    @MethodSource("systems")
    void holdsWhatTheDesignerSaid(String id) {
        RuleSystem system = system(id);
        BattlePlan usual = BattlePlan.usual(system, "Wertingen");
        Pack pack = new BattlePlan(
                        system,
                        "Wertingen",
                        "8 October 1805",
                        OptionalInt.of(1805),
                        List.of("French", "Austrian"),
                        usual.board(),
                        usual.clock(),
                        OptionalInt.of(1))
                .pack();
        Scenario scenario = pack.scenarios().get(0);

        assertThat(pack.info().name()).isEqualTo("Wertingen");
        assertThat(pack.info().id()).isEqualTo("wertingen");
        assertThat(pack.orderOfBattle().sides())
                .extracting(side -> side.id() + " " + side.name())
                .containsExactly("french French", "austrian Austrian");
        assertThat(scenario.attributes().text(system.newBattle().date())).hasValue("8 October 1805");
        assertThat(scenario.attributes().text(system.newBattle().first())).hasValue("austrian");
        if (!system.newBattle().year().isEmpty()) {
            assertThat(scenario.attributes().integer(system.newBattle().year())).hasValue(1805);
        }
        assertThat(errors(system, pack)).isEmpty();
    }

    /** The units of the smallest battle of the system, one after the other, in the middle of the new map. */
    @ParameterizedTest
    @MethodSource("systems")
    void aUnitThatIsPlacedOnItCanPlay(String id) {
        RuleSystem system = system(id);
        Pack pack = BattlePlan.usual(system, "A new battle").pack();
        Pack small = PackReader.read(Path.of("..", "model", "src", "test", "resources", "packs", "napkin-" + id))
                .pack()
                .orElseThrow();
        Placement placed = small.scenarios().get(0).setup().stream()
                .filter(placement -> placement.position() instanceof Position.OnHex
                        || placement.position() instanceof Position.OnTable)
                .filter(placement -> unit(small, placement.piece()).isPresent())
                .filter(placement -> placement.parts().isEmpty())
                .findFirst()
                .orElseThrow();
        Unit known = unit(small, placed.piece()).orElseThrow();
        Belonging army = Belonging.NOWHERE.with(
                Belonging.ARMY, pack.orderOfBattle().armies().get(0).id());
        Optional<Formation> formation = formation(small, known);
        Unit unit = known.withUnder(formation
                        .map(its -> Belonging.NOWHERE.with(Belonging.COMMAND, its.id()))
                        .orElse(army))
                .withNote("")
                .withSource("");
        Position middle = pack.battlefield() instanceof HexBattlefield map
                ? new Position.OnHex(
                        map.grid().hexAt(map.grid().columns() / 2, map.grid().rows() / 2))
                : new Position.OnTable(30, 20);
        Pack with = OobEdits.add(unit).apply(pack);
        if (formation.isPresent()) {
            with = OobEdits.add(formation.get().withUnder(army)).apply(with);
        }
        with = with.withScenario(
                with.scenarios().get(0).id(), scenario -> scenario.withSetup(List.of(placed.withPosition(middle))));

        // That the other side has nobody yet is said of that side.
        assertThat(errors(system, with))
                .filteredOn(error -> error.subjects().stream()
                        .anyMatch(subject -> subject.key().equals(unit.id())))
                .isEmpty();
    }

    private static Optional<Formation> formation(Pack pack, Unit unit) {
        return pack.orderOfBattle().formations().stream()
                .filter(formation -> unit.under().to(Belonging.COMMAND).equals(Optional.of(formation.id())))
                .findFirst();
    }

    private static Optional<Unit> unit(Pack pack, String id) {
        OrderOfBattle oob = pack.orderOfBattle();
        return oob.units().stream().filter(unit -> unit.id().equals(id)).findFirst();
    }

    @Test
    void theBoardOfTheGameHasItsHexesAndSections() {
        Pack pack = BattlePlan.usual(system("cc"), "Vimeiro").pack();
        HexBattlefield map = (HexBattlefield) pack.battlefield();

        assertThat(map.grid().hexes().filter(map::contains)).hasSize(113);
        assertThat(map.grid().label(map.grid().hexAt(12, 8))).isEqualTo("R9C13");
        assertThat(pack.scenarios().get(0).attributes().flag("customBoard")).isFalse();
        assertThat(map.places()).extracting(Place::kind).containsOnly("section");
        assertThat(map.places())
                .extracting(place -> place.area().hexList().size())
                .as("eight hexes belong to two sections")
                .containsExactly(36, 49, 36);
    }

    @Test
    void aBoardOfAnotherSizeIsSaidToBeOne() {
        Board.OfHexes usual = (Board.OfHexes) system("cc").newBattle().usual();
        Pack pack = BattlePlan.usual(system("cc"), "La Haye Sainte")
                .on(usual.ownSize(new HexGrid(26, 9, Orientation.POINTY, Shifted.ODD, LabelScheme.STANDARD)))
                .pack();

        assertThat(pack.scenarios().get(0).attributes().flag("customBoard")).isTrue();
    }

    @Test
    void depotsAndEntriesLieOnTheEdgeBehindTheirSide() {
        Pack pack = BattlePlan.usual(system("fb"), "A new battle").pack();
        HexGrid grid = ((HexBattlefield) pack.battlefield()).grid();

        assertThat(pack.battlefield().places())
                .extracting(place -> place.kind() + " "
                        + place.area().hexList().stream().map(grid::label).toList())
                .containsExactly(
                        "depot [1601]",
                        "depot [1624]",
                        "entry [1101, 1201, 1301, 1401, 1501, 1601, 1701, 1801, 1901, 2001]",
                        "entry [1024, 1124, 1224, 1324, 1424, 1524, 1624, 1724, 1824, 1924, 2024]");
    }

    @Test
    void tableEdgesRunFromCornerToCorner() {
        Pack pack = BattlePlan.usual(system("ot"), "A new battle").pack();

        assertThat(((TableBattlefield) pack.battlefield()).widthInches()).isEqualTo(108);
        assertThat(pack.battlefield().places())
                .extracting(place -> ((Area.Shape) place.area()).geometry().toText())
                .containsExactly(
                        "LINESTRING (0 60, 108 60)",
                        "LINESTRING (0 0, 108 0)",
                        "LINESTRING (36 60, 72 60)",
                        "LINESTRING (36 0, 72 0)");
    }

    @Test
    void manyColumnsAreNumberedWithThreeDigits() {
        Board.OfHexes size = (Board.OfHexes) system("fb").newBattle().size();
        Board.OfHexes large = size.ownSize(new HexGrid(100, 5, Orientation.POINTY, Shifted.ODD, LabelScheme.STANDARD));

        assertThat(large.grid().label(large.grid().hexAt(99, 4))).isEqualTo("100005");
    }

    @Test
    void aFurtherScenarioKeepsWhatHoldsForTheBattle() {
        RuleSystem system = system("lb");
        Pack pack = BattlePlan.usual(system, "A new battle").pack();
        String first = pack.scenarios().get(0).id();
        SpecialRule chart = pack.scenarios().get(0).specialRules().get(0);
        SpecialRule own = chart.withText("As in the booklet.");
        Pack said = pack.withScenario(first, scenario -> {
            List<SpecialRule> rules = new ArrayList<>(scenario.specialRules());
            rules.set(0, own);
            return scenario.withAttributes(scenario.attributes()
                            .with("date", "14 October 1806")
                            .with("fractions", true))
                    .withSpecialRules(rules);
        });

        Scenario further = Starter.scenario(said, system, "Second day", new Clock("07:00", "09:00", null));

        assertThat(further.attributes().text("date")).hasValue("14 October 1806");
        assertThat(further.attributes().has("fractions")).isFalse();
        assertThat(further.specialRules())
                .hasSize(system.newBattle().specialRules().size());
        assertThat(further.specialRules().get(0)).isEqualTo(own);
        assertThat(further.clock().end()).isEqualTo("09:00");
        assertThat(errors(system, ScenarioEdits.add(further).apply(said))).isEmpty();
    }
}
