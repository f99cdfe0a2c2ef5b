package coupdoeil.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Members;
import coupdoeil.model.oob.Piece;
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
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A brigade dropped on a table by one drag stands square, on the table, and its general has it in command. */
class DroppedBrigadeTest {

    /** Off the table, on others' ground, out of command. */
    private static final Set<String> WRONG =
            Set.of("HM-POS-01", "HM-CMD-05", "OT-OCC-01", "OT-OCC-03", "OT-CMD-07", "OT-CMD-08");

    private static final String OFF_THE_TABLE = "stands off the table";

    private static final String GUILFORD = "guilford-courthouse-1781";
    private static final String QUATRE_BRAS = "quatre-bras-1815";

    /** The largest brigades of each side, of the second battle also with guns, whose limbered models face nowhere. */
    static Stream<Arguments> brigades() {
        List<Point2D> ofGuilford =
                List.of(new Point2D.Double(36, 30), new Point2D.Double(20, 59.5), new Point2D.Double(71, 1));
        List<Point2D> ofQuatreBras =
                List.of(new Point2D.Double(30, 70), new Point2D.Double(30, 95.5), new Point2D.Double(119, 1));
        return Stream.concat(
                Stream.of("williams", "webster")
                        .flatMap(brigade -> ofGuilford.stream().map(point -> Arguments.of(GUILFORD, brigade, point))),
                Stream.of("weimar", "merlen", "soye", "pire")
                        .flatMap(brigade ->
                                ofQuatreBras.stream().map(point -> Arguments.of(QUATRE_BRAS, brigade, point))));
    }

    @ParameterizedTest
    @MethodSource("brigades")
    void standsSquareOnTheTableAndInCommand(String sample, String brigade, Point2D point) {
        Session session = new Session(new Document(sample(sample), null));
        List<Piece> pieces = new Members(
                        session.roster(), session.roster().formation(brigade).orElseThrow())
                .pieces();
        Set<String> ids = pieces.stream().map(Piece::id).collect(Collectors.toSet());
        withOnlyEnemies(session, ids);

        new PieceCommands(session).drawUp(brigade, point);

        List<Placement> there = session.scenario().orElseThrow().setup().stream()
                .filter(placement -> ids.contains(placement.piece()))
                .toList();
        assertThat(there).hasSize(pieces.size());
        assertThat(there).allSatisfy(placement -> {
            if (placement.facing() instanceof Facing.Heading heading) {
                assertThat(heading.degrees() % 90).isZero();
            }
        });
        assertThat(wrong(session, ids)).extracting(Finding::message).isEmpty();
    }

    private static Pack sample(String name) {
        Path samples = Path.of(System.getProperty("basedir", "."))
                .toAbsolutePath()
                .normalize()
                .resolveSibling("samples/" + name);
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
                // Whether it was dropped in a zone of its own is the designer's affair.
                .filter(finding ->
                        !finding.rule().equals("OT-OCC-03") || finding.message().contains(OFF_THE_TABLE))
                .filter(finding -> finding.subjects().stream()
                        .anyMatch(subject ->
                                ids.stream().anyMatch(id -> subject.text().endsWith(":" + id))))
                .toList();
    }
}
