package coupdoeil.editor.edit.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.editor.edit.Members;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.table.Footprint;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Validator;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class DrawingUpTest {

    private final Tables battle = Tables.guilford();
    private final String side = battle.pack().orderOfBattle().sides().get(0).id();
    private final List<Piece> foot = battle.foot(side).subList(0, 4).stream()
            .map(id -> battle.roster().piece(id).orElseThrow())
            .toList();
    private final List<Point2D> east = List.of(new Point2D.Double(10, 20), new Point2D.Double(60, 20));

    private List<Placement> drawnUp(List<Point2D> line, LineOrder array) {
        return drawnUp(battle.scenario(), line, array);
    }

    private List<Placement> drawnUp(Scenario scenario, List<Point2D> line, LineOrder array) {
        return new DrawingUp(battle.pack(), battle.system(), scenario, battle.roster(), line)
                .stands(foot, array).stream()
                        .map(stand -> stand.pose().put(stand.placement()))
                        .toList();
    }

    /** The same battle before anybody has come. */
    private Scenario empty() {
        return battle.scenario().withSetup(List.of());
    }

    private static double degrees(Placement placement) {
        return ((Facing.Heading) placement.facing()).degrees();
    }

    private static Position.OnTable at(Placement placement) {
        return (Position.OnTable) placement.position();
    }

    @ParameterizedTest
    @EnumSource(LineOrder.class)
    void nobodyStandsOnAnothersGround(LineOrder array) {
        List<Point2D> bent = List.of(new Point2D.Double(5, 10), new Point2D.Double(30, 12), new Point2D.Double(45, 30));
        List<Footprint> footprints =
                drawnUp(bent, array).stream().map(battle::footprint).toList();

        assertThat(footprints).hasSize(4);
        for (int i = 0; i < footprints.size(); i++) {
            for (int j = 0; j < i; j++) {
                assertThat(footprints.get(i).overlaps(footprints.get(j)))
                        .as("%d and %d in %s", i, j, array)
                        .isFalse();
            }
        }
    }

    @Test
    void aLineIsSharedOutFromEndToEndFacingAcrossIt() {
        List<Placement> line = drawnUp(empty(), east, LineOrder.LINE);

        assertThat(line).allMatch(placement -> degrees(placement) == 90);
        assertThat(line).allMatch(placement -> at(placement).y() == 20);
        double left = battle.footprint(line.get(0)).rectangle().frontLeft().xInches();
        double right = battle.footprint(line.get(3)).rectangle().frontRight().xInches();
        assertThat(left).isCloseTo(10, within(0.01));
        assertThat(right).isCloseTo(60, within(0.01));
    }

    @Test
    void aShortLineIsInContactAboutItsMiddle() {
        List<Placement> line =
                drawnUp(empty(), List.of(new Point2D.Double(30, 20), new Point2D.Double(31, 20)), LineOrder.LINE);

        for (int i = 1; i < line.size(); i++) {
            assertThat(battle.footprint(line.get(i)).inchesFrom(battle.footprint(line.get(i - 1))))
                    .isCloseTo(0, within(0.001));
        }
        assertThat((at(line.get(0)).x() + at(line.get(3)).x()) / 2).isCloseTo(30.5, within(3.0));
    }

    @Test
    void aLineFacesTheEnemyWhicheverWayItIsDrawn() {
        List<Placement> line = drawnUp(east, LineOrder.LINE);
        List<Placement> back = drawnUp(List.of(east.get(1), east.get(0)), LineOrder.LINE);

        assertThat(degrees(line.get(0))).isEqualTo(degrees(back.get(0)));
        Point2D enemy = new TableFront(battle.pack(), battle.system(), battle.scenario(), battle.roster())
                .enemy(side)
                .orElseThrow();
        Pose pose = new Pose(35, 20, degrees(line.get(0)));
        assertThat(pose.ahead(enemy.getX(), enemy.getY())).isPositive();
    }

    @Test
    void theSecondLineStandsBehindTheFirst() {
        List<Placement> lines = drawnUp(empty(), east, LineOrder.TWO_LINES);

        assertThat(lines.subList(0, 2)).allMatch(placement -> at(placement).y() == 20);
        double depth = battle.footprint(lines.get(0))
                .rectangle()
                .inches()
                .getEnvelopeInternal()
                .getHeight();
        assertThat(lines.subList(2, 4))
                .allSatisfy(placement -> assertThat(at(placement).y()).isCloseTo(16 - depth, within(0.01)));
    }

    @Test
    void aColumnHasItsHeadWhereTheLineEnds() {
        List<Placement> column = drawnUp(empty(), east, LineOrder.COLUMN);

        assertThat(at(column.get(0)).x()).isEqualTo(60);
        assertThat(column).allMatch(placement -> degrees(placement) == 0);
        assertThat(column).extracting(placement -> at(placement).x()).isSortedAccordingTo((a, b) -> b.compareTo(a));
        assertThat(battle.footprint(column.get(3)).rectangle().rearLeft().xInches())
                .isCloseTo(10, within(0.01));
    }

    @Test
    void aMarchGoesRoundTheBendsOfARoad() {
        List<Point2D> road = List.of(new Point2D.Double(10, 0), new Point2D.Double(10, 20), new Point2D.Double(22, 20));
        List<Placement> march = drawnUp(empty(), road, LineOrder.MARCH);

        assertThat(march).allMatch(placement -> "march-column".equals(placement.formation()));
        assertThat(at(march.get(0))).isEqualTo(new Position.OnTable(22, 20));
        assertThat(degrees(march.get(0))).isZero();
        assertThat(degrees(march.get(3))).isEqualTo(90);
    }

    @Test
    void aLineThatLeadsNowhereDrawsUpNobody() {
        Point2D point = new Point2D.Double(3, 3);
        assertThat(drawnUp(List.of(point, point), LineOrder.LINE)).isEmpty();
    }

    @Test
    void leadersStandBehindThem() {
        Piece leader = battle.roster().leaders().get(0);
        List<Placement> all = new DrawingUp(battle.pack(), battle.system(), empty(), battle.roster(), east)
                .stands(List.of(foot.get(0), leader), LineOrder.LINE).stream()
                        .map(stand -> stand.pose().put(stand.placement()))
                        .toList();

        assertThat(all).hasSize(2);
        assertThat(all.get(1).piece()).isEqualTo(leader.id());
        assertThat(at(all.get(1)).y()).isLessThan(at(all.get(0)).y());
        assertThat(battle.footprint(all.get(1)).overlaps(battle.footprint(all.get(0))))
                .isFalse();
    }

    /** A brigade with its general, on a line by the edge of the table that is too short for it. */
    @ParameterizedTest
    @CsvSource({
        "guilford-courthouse-1781, webster, 12, HM-POS-01, HM-CMD-05",
        "quatre-bras-1815, merlen, 12, OT-OCC-03, OT-CMD-07",
        "quatre-bras-1815, pire, 12, OT-OCC-03, OT-CMD-07"
    })
    void aWholeBrigadeStandsOnTheTableWithItsGeneralInCommand(
            String sample, String brigade, double toY, String offTable, String outOfCommand) {
        Tables table = Tables.sample(sample);
        List<Piece> pieces =
                new Members(table.roster(), table.roster().formation(brigade).orElseThrow()).pieces();
        Set<String> ids = pieces.stream().map(Piece::id).collect(Collectors.toSet());
        double east = table.pack().battlefield().table().orElseThrow().widthInches();
        for (List<Point2D> edge : List.of(
                List.<Point2D>of(new Point2D.Double(0.2, 0.2), new Point2D.Double(0.2, toY)),
                List.<Point2D>of(new Point2D.Double(east - 0.2, toY), new Point2D.Double(east - 0.2, 0.2)),
                List.<Point2D>of(new Point2D.Double(0, 0.2), new Point2D.Double(toY, 0.2)))) {
            Scenario empty = table.scenario().withSetup(List.of());
            Pack drawnUp = new DrawingUp(table.pack(), table.system(), empty, table.roster(), edge)
                    .of(pieces, LineOrder.LINE, brigade)
                    .orElseThrow()
                    .change()
                    .apply(table.pack().withScenarios(List.of(empty)));

            assertThat(drawnUp.scenarios().get(0).setup()).hasSize(pieces.size());
            assertThat(pieces).anyMatch(Leader.class::isInstance);
            assertThat(Validator.of(table.system()).validate(drawnUp).open())
                    .as("%s at %s", brigade, edge)
                    .filteredOn(finding -> finding.rule().equals(outOfCommand)
                            || finding.rule().equals(offTable)
                                    && finding.message().contains("off the table"))
                    .filteredOn(finding -> finding.subjects().stream()
                            .anyMatch(subject ->
                                    ids.stream().anyMatch(id -> subject.text().endsWith(":" + id))))
                    .extracting(Finding::message)
                    .isEmpty();
        }
    }

    @Test
    void beforeAnybodyHasComeWhoComesFirstFacesAwayFromHisOwnEdge() {
        TableFront front = new TableFront(battle.pack(), battle.system(), empty(), battle.roster());
        for (String piece : List.of("foot-23", "md-1")) {
            Placement there = front.at(36, 20, battle.roster().piece(piece).orElseThrow());
            assertThat(degrees(there)).as(piece).isEqualTo(piece.equals("md-1") ? 180 : 0);
        }
    }
}
