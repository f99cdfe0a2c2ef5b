package coupdoeil.validator.fb;

import static coupdoeil.validator.fb.FbMaps.hex;
import static coupdoeil.validator.fb.FbMaps.row;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.SightStory.Effect;
import coupdoeil.validator.sight.hexes.HexScene;
import coupdoeil.validator.sight.hexes.LineStory;
import coupdoeil.validator.sight.hexes.Obstacle;
import coupdoeil.validator.sight.hexes.SightFigure;
import coupdoeil.validator.sight.hexes.SightPath;
import coupdoeil.validator.sight.hexes.SightStep;
import coupdoeil.validator.sight.hexes.SightStep.Kind;
import coupdoeil.validator.sight.hexes.Sightline;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The whole story of a line of sight. */
class FbSightStoryTest {

    @Test
    void everyHexAndHexsideHasItsVerdict() {
        FbMaps map = row(1, 1, 1, 0, 0, 0, 0).infantry(3, 0).woods(5, 0);

        assertThat(story(map, "0,0", "6,0")).isEqualTo("""
                        0101 does not see 0701 (blocked): range 6, visibility 15, level 1 to 0.
                        The lower end is 0701; a slope that is nearer to it than to the other hides it.
                        On the line, blocked:
                          0101, level 1: an end of the line, where nothing blocks
                          0201, level 1: no effect, for it is not above level 1
                          0301, level 1: no effect, for it is not above level 1
                        o hexside 0301/0, level 1: a slope; looked over, for it is not nearer the lower end: 4 from the lower end, 3 from the higher
                        o 0401, level 0: infantry-1 is looked over, for it lies in the blind zone of 0101
                          0501, level 0: no effect, for it is not above level 1
                        x 0601, level 0: Woods blocks, for it lies in no blind zone
                          0701, level 0: an end of the line, where nothing blocks""");
    }

    @Test
    void theHighestSlopeAloneDecides() {
        FbMaps map = row(2, 2, 1, 0, 0, 0);

        assertThat(story(map, "2,0", "0,0"))
                .contains("The lower end is 0301")
                .contains("x hexside 0201/0, level 2: a slope; blocks, for it is nearer the lower end: 1 from the lower"
                        + " end, 2 from the higher");
        assertThat(story(map, "0,0", "3,0"))
                .contains("o hexside 0201/0, level 2: a slope; looked over")
                .contains("  hexside 0301/0, level 1: a slope; no effect, for only the highest slope can block");
    }

    @Test
    void betweenEndsOfOneLevelSlopesHaveNoEffectAndHexesAreCounted() {
        FbMaps map = row(1, 1, 0, 0, 0, 0, 1).visibility(15, 0);

        assertThat(story(map, "0,0", "6,0"))
                .contains("Both ends are of one level, between which no slope blocks.")
                .contains("Blocked by the same-elevation visibility: 1 hexes, at most 0.")
                .contains("  hexside 0201/0, level 1: a slope; no effect between ends of one level")
                .contains("Hexes of level 1 between the ends: 1");
        // Counted, one hex of the level is allowed; as a limit of the range, 1 is less than 6.
        assertThat(story(map.visibility(15, 1), "0,0", "6,0"))
                .contains("The answer rests on reading L1: whether the same-elevation number counts hexes or limits")
                .contains("(switch sameElevationMode)");
    }

    @Test
    void bothSidesOfAForkedLineAreTold() {
        assertThat(story(FbMaps.flat().woods(1, 0), "0,0", "1,1"))
                .contains("To the left of the line, blocked:")
                .contains("To the right of the line, clear:");
        assertThat(story(FbMaps.flat().hole(1, 0), "0,0", "2,0")).contains("off the map, where nothing blocks");
    }

    @Test
    void theFigureStopsWhereTheLineIsFirstBlocked() {
        FbMaps map = row(1, 1, 1, 0, 0, 0, 0).infantry(3, 0).woods(5, 0);

        SightFigure blocked = SightFigure.of(line(map, "0,0", "6,0"));
        SightFigure blind = SightFigure.of(line(map, "0,0", "4,0"));
        SightFigure clear = SightFigure.of(line(row(1, 1, 1, 0, 0, 0, 0), "0,0", "6,0"));
        SightFigure far = SightFigure.of(line(map.visibility(2, 2), "0,0", "0,5"));

        assertThat(blocked.stop()).hasValue(5 / 6.0);
        assertThat(blocked.hexes()).containsExactly(hex("5,0"));
        assertThat(blocked.overlooked()).as("slope and infantry").containsExactly(2.5 / 6, 3 / 6.0);
        assertThat(blind.stop()).hasValue(2.5 / 4);
        assertThat(blind.sides()).hasSize(1);
        assertThat(clear.stop()).isEmpty();
        assertThat(clear.sides()).isEmpty();
        assertThat(far.stop()).as("nothing on the way").hasValue(0.5);
    }

    @Test
    void theStoryAgreesWithTheJudgement() {
        int blocking = 0;
        for (int seed = 0; seed < 60; seed++) {
            RandomField field = new RandomField(seed);
            HexScene scene = field.battle().scene();
            Random random = new Random(seed);
            for (int pair = 0; pair < 60; pair++) {
                Sightline line = scene.rule(0).sightline(scene.ground(), field.any(random), field.any(random));
                for (SightPath path : line.paths()) {
                    assertThat(considered(path, Effect.BLOCKS))
                            .as(line::toString)
                            .isEqualTo(told(path.obstacles()));
                    assertThat(considered(path, Effect.OVERLOOKED))
                            .as(line::toString)
                            .isEqualTo(told(path.overlooked()));
                    assertThat(slopes(path, Effect.BLOCKS)).as(line::toString).containsAll(slopes(path.obstacles()));
                    assertThat(slopes(path, Effect.BLOCKS).isEmpty())
                            .isEqualTo(slopes(path.obstacles()).isEmpty());
                    assertThat(slopes(path, Effect.OVERLOOKED))
                            .as(line::toString)
                            .containsAll(slopes(path.overlooked()));
                    blocking += path.obstacles().size();
                }
            }
        }
        assertThat(blocking).isGreaterThan(1_000);
    }

    /** What was considered with an effect, slopes apart; several reasons of one hex in any order. */
    private static List<String> considered(SightPath path, Effect effect) {
        return path.steps().stream()
                .filter(step -> step.effect() == effect && step.kind() != Kind.SLOPE)
                .map(step -> (step.kind() == Kind.GROUND
                                ? "HIGHER_GROUND"
                                : step.kind().name())
                        + step.hex()
                        + step.side()
                        + step.actual()
                        + step.limit())
                .sorted()
                .toList();
    }

    private static List<String> told(List<Obstacle> obstacles) {
        return obstacles.stream()
                .filter(obstacle -> obstacle.kind() != Obstacle.Kind.SLOPE)
                .map(obstacle -> obstacle.kind().name()
                        + obstacle.hex()
                        + obstacle.side()
                        + obstacle.actual()
                        + obstacle.limit())
                .sorted()
                .toList();
    }

    private static List<String> slopes(SightPath path, Effect effect) {
        return path.steps().stream()
                .filter(step -> step.effect() == effect && step.kind() == Kind.SLOPE)
                .map(FbSightStoryTest::slope)
                .toList();
    }

    private static String slope(SightStep step) {
        return step.side() + " " + step.actual() + " " + step.limit();
    }

    private static List<String> slopes(List<Obstacle> obstacles) {
        return obstacles.stream()
                .filter(obstacle -> obstacle.kind() == Obstacle.Kind.SLOPE)
                .map(obstacle -> obstacle.side() + " " + obstacle.actual() + " " + obstacle.limit())
                .toList();
    }

    private static String story(FbMaps map, String from, String to) {
        return LineStory.of(line(map, from, to), map.scene().names()).text();
    }

    private static Sightline line(FbMaps map, String from, String to) {
        HexScene scene = map.scene();
        Hex start = hex(from);
        return scene.rule(0).sightline(scene.ground(), start, hex(to));
    }
}
