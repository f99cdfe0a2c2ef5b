package coupdoeil.editor.edit.deploy;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Members;
import coupdoeil.editor.edit.table.LineOrder;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Validator;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Brigades are drawn up on maps of hexes in every order, and the rules have nothing against where they stand. */
class HexDeploymentTest {

    private static final Map<String, String> BATTLES = Map.of(
            "albuera-1811", "FB-STACK|FB-FORM|FB-EXT", "auerstedt-1806", "LB-STACK|LB-FORM", "rolica-1808", "CC-STACK");

    static Stream<Arguments> everyOrder() {
        return BATTLES.keySet().stream()
                .sorted()
                .flatMap(battle -> Stream.of(LineOrder.values()).map(order -> Arguments.of(battle, order)));
    }

    private static Pack battle(String name) {
        Path samples =
                Path.of(System.getProperty("basedir", ".")).toAbsolutePath().normalize();
        return PackReader.read(samples.resolveSibling("samples/" + name)).pack().orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("everyOrder")
    void whoIsDrawnUpStandsWhereTheRulesLetHim(String name, LineOrder order) {
        Session session = cleared(battle(name));
        Scenario scenario = session.scenario().orElseThrow();
        List<Piece> pieces = largest(session);
        Hex middle = middle(session);
        HexDeployment deployment = new HexDeployment(session.pack(), session.system(), scenario, session.roster());
        Set<String> before = wrong(session, BATTLES.get(name));

        session.edit(deployment
                .of(pieces, order, middle, OptionalDouble.of(210), "Brigade")
                .orElseThrow());

        List<Placement> setup = session.scenario().orElseThrow().setup();
        assertThat(setup).hasSizeGreaterThan(1);
        assertThat(setup)
                .allSatisfy(placement -> assertThat(session.pack()
                                .battlefield()
                                .hexMap()
                                .orElseThrow()
                                .contains(placement.hex().orElseThrow()))
                        .isTrue());
        assertThat(before).containsAll(wrong(session, BATTLES.get(name)));
        assertThat(session.document().depth()).isEqualTo(2);
    }

    @ParameterizedTest
    @MethodSource("everyOrder")
    void theyLookTheWayThatIsSaidAndEachOrderIsAnother(String name, LineOrder order) {
        Session session = cleared(battle(name));
        HexDeployment deployment = new HexDeployment(
                session.pack(), session.system(), session.scenario().orElseThrow(), session.roster());
        List<Piece> pieces = largest(session);
        Hex middle = middle(session);

        List<Placement> east = deployment.placements(pieces, order, middle, OptionalDouble.of(20));
        List<Placement> west = deployment.placements(pieces, order, middle, OptionalDouble.of(200));

        Set<Hex> hexes = hexes(east);
        assertThat(hexes).contains(middle).hasSizeGreaterThan(1);
        assertThat(hexes).as("all near to each other").allMatch(hex -> hex.distance(middle) < 40);
        Facing one = east.get(0).facing();
        Facing other = west.get(0).facing();
        if (one != null && other != null && order != LineOrder.MARCH) {
            assertThat(Math.floorMod(one.number() - other.number(), 6)).isEqualTo(3);
        }
        if (order == LineOrder.COLUMN) {
            assertThat(hexes(west)).as("behind, to the other side").isNotEqualTo(hexes);
        }
    }

    private static Set<Hex> hexes(List<Placement> placements) {
        return placements.stream()
                .flatMap(placement -> placement.hex().stream())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** A battle without anybody on the map or to come. */
    private static Session cleared(Pack battle) {
        Session session = new Session(new Document(battle, null));
        session.edit(new Edit(
                "Clear",
                pack -> pack.withScenarios(List.of(pack.scenarios()
                        .get(0)
                        .withSetup(List.of())
                        .withReinforcements(List.of())
                        .withTokens(List.of())))));
        return session;
    }

    private static List<Piece> largest(Session session) {
        Formation brigade = session.pack().orderOfBattle().formations().stream()
                .filter(formation -> units(session, formation) <= 12)
                .max(Comparator.comparingInt(formation -> units(session, formation)))
                .orElse(null);
        return brigade == null
                ? session.roster().units().stream()
                        .limit(5)
                        .map(Piece.class::cast)
                        .toList()
                : new Members(session.roster(), brigade).pieces();
    }

    private static int units(Session session, Formation formation) {
        return new Members(session.roster(), formation).units().size();
    }

    /** The hex nearest to the middle of the map that its first unit may stand in. */
    private static Hex middle(Session session) {
        var map = session.pack().battlefield().hexMap().orElseThrow();
        Hex middle = map.grid().hexAt(map.grid().columns() / 2, map.grid().rows() / 2);
        HexDeployment deployment = new HexDeployment(
                session.pack(), session.system(), session.scenario().orElseThrow(), session.roster());
        Unit first = session.roster().units().get(0);
        return map.grid().within(middle, 8).stream()
                .sorted(Comparator.comparingInt(middle::distance))
                .filter(hex -> deployment.placements(List.of(first), LineOrder.LINE, hex, OptionalDouble.of(0)).stream()
                        .anyMatch(
                                placement -> placement.hex().filter(hex::equals).isPresent()))
                .findFirst()
                .orElseThrow();
    }

    private static Set<String> wrong(Session session, String rules) {
        Set<String> wrong = new HashSet<>();
        for (Finding finding :
                Validator.of(session.system()).validate(session.pack()).open()) {
            if (finding.rule().matches("(" + rules + ").*")
                    && finding.severity().id().equals("error")) {
                wrong.add(finding.rule() + " " + finding.message());
            }
        }
        return wrong;
    }
}
