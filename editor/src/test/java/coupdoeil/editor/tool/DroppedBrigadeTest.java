package coupdoeil.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Members;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Validator;
import java.awt.geom.Point2D;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A brigade dropped on a table by one drag stands square, on the table, and its general has it in command. */
class DroppedBrigadeTest {

    private static final Set<String> WRONG = Set.of("HM-POS-01", "HM-CMD-05");

    /** The table is 72 by 60 inches: the middle, by an edge and in a corner. */
    static Stream<Point2D> points() {
        return Stream.of(new Point2D.Double(36, 30), new Point2D.Double(20, 59.5), new Point2D.Double(71, 1));
    }

    @ParameterizedTest
    @MethodSource("points")
    void standsSquareOnTheTableAndInCommand(Point2D point) {
        Pack battle = guilford();
        for (String side : battle.orderOfBattle().sides().stream().map(Side::id).toList()) {
            Formation brigade = largest(battle, side);
            Session session = new Session(new Document(battle, null));
            List<Piece> pieces = new Members(session.roster(), brigade).pieces();
            Set<String> ids = pieces.stream().map(Piece::id).collect(Collectors.toSet());
            withOnlyEnemies(session, ids);

            new PieceCommands(session).drawUp(brigade.id(), point);

            List<Placement> there = session.scenario().orElseThrow().setup().stream()
                    .filter(placement -> ids.contains(placement.piece()))
                    .toList();
            assertThat(there).as(brigade.name()).hasSize(pieces.size());
            assertThat(there).as(brigade.name()).allSatisfy(placement -> {
                if (placement.facing() instanceof Facing.Heading heading) {
                    assertThat(heading.degrees() % 90).isZero();
                }
            });
            assertThat(wrong(session, ids))
                    .as("%s at %s", brigade.name(), point)
                    .isEmpty();
        }
    }

    private static Formation largest(Pack battle, String side) {
        Roster roster = new Roster(battle.orderOfBattle());
        return battle.orderOfBattle().formations().stream()
                .filter(formation -> new Members(roster, formation)
                        .units().stream()
                                .findFirst()
                                .flatMap(roster::sideOf)
                                .filter(side::equals)
                                .isPresent())
                .max(Comparator.comparingInt(
                        formation -> new Members(roster, formation).units().size()))
                .orElseThrow();
    }

    private static Pack guilford() {
        Path samples = Path.of(System.getProperty("basedir", "."))
                .toAbsolutePath()
                .normalize()
                .resolveSibling("samples/guilford-courthouse-1781");
        return PackReader.read(samples).pack().orElseThrow();
    }

    /** Whoever else of its side is there might stand in the way, or have its general. */
    private static void withOnlyEnemies(Session session, Set<String> ids) {
        Scenario scenario = session.scenario().orElseThrow();
        String side = ids.stream()
                .flatMap(id -> session.roster().piece(id).stream())
                .flatMap(piece -> session.roster().sideOf(piece).stream())
                .findFirst()
                .orElse("");
        List<Placement> enemies = scenario.setup().stream()
                .filter(placement -> session.roster()
                        .piece(placement.piece())
                        .flatMap(session.roster()::sideOf)
                        .filter(other -> !other.equals(side))
                        .isPresent())
                .toList();
        session.edit(new Edit("Clear", pack -> pack.withScenarios(List.of(scenario.withSetup(enemies)))));
    }

    private static List<Finding> wrong(Session session, Set<String> ids) {
        return Validator.of(session.system()).validate(session.pack()).open().stream()
                .filter(finding -> WRONG.contains(finding.rule()))
                .filter(finding -> finding.subjects().stream()
                        .anyMatch(subject ->
                                ids.stream().anyMatch(id -> subject.text().endsWith(":" + id))))
                .toList();
    }
}
