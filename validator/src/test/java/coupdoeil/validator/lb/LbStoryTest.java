package coupdoeil.validator.lb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.lb.fact.Relief;
import coupdoeil.validator.sight.hexes.LineStory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The reasons of a line of sight, in the words of La Bataille, step by step (LB 23). Hex 0307 is the origin. */
class LbStoryTest {

    private static final String GUNS = "unit g blue artillery @0307 side:0 unlimbered";

    @Test
    void endsOfOneLevelLookOverNothing() {
        assertThat(story("terrain woods 0407", GUNS))
                .contains(
                        "0307 does not see 0707 (blocked): range 4, level 0 to 0.",
                        "Both ends are of one level and look over nothing.",
                        "x 0407, level 0: Woods blocks, for ends of one level look over nothing",
                        "  0507, level 0: no effect, for it is not above level 0")
                .noneMatch(line -> line.contains("blind zone") || line.contains("slope"));
    }

    @Test
    void theHigherEndLooksOverWhatIsNearerToIt() {
        assertThat(story("level 1 0307", "terrain woods 0407 0607", GUNS))
                .contains(
                        "The higher end is 0307; it looks over what is nearer to it than to the other.",
                        "o 0407, level 0: Woods is looked over, for it is near the higher end: 1 from it, 3 from the lower",
                        "x 0607, level 0: Woods blocks, for it is not nearer the higher end: 3 from it, 1 from the lower");
    }

    @Test
    void aRimHidesTheGroundBelowIt() {
        assertThat(story("level 1 0307 0407 0507", GUNS))
                .contains(
                        "o 0407, level 1: a rim as high as the higher end, which is looked over, for it is near the higher end: 1 from it, 3 from the lower",
                        "x 0507, level 1: a rim as high as the higher end, which blocks, for it is not nearer the higher end: 2 from it, 2 from the lower");
    }

    @Test
    void byTheReadingInForceGroundHasNoEffect() {
        assertThat(story("switch los.ground=NONE", "level 1 0507", GUNS))
                .contains("  0507, level 1: no effect, for ground does not block by the reading in force");
        assertThat(story(
                        "switch los.lowObstacle=IGNORE_IF_BELOW_BOTH", "level 1 0307 0707", "terrain woods 0507", GUNS))
                .contains("o 0507, level 0: Woods is looked over, for it is below both ends");
    }

    @Test
    void aWoodThatIsExemptOpensNothingElseInItsHex() {
        String[] vineyard = {
            "special los-exempt terrain=[garden]",
            "record feature vineyard blocksLosThrough=true",
            "terrain garden 0407",
            "feature vineyard 0407",
            GUNS
        };

        assertThat(story(vineyard))
                .contains("x 0407, level 0: Vineyard blocks, for ends of one level look over nothing");
        assertThat(story("special los-exempt terrain=[garden]", "terrain garden 0407", GUNS))
                .contains("0307 sees 0707 (visible): range 4, level 0 to 0.");
    }

    @Test
    void ofTwoBatteriesTheUpperOneSaysWhichWayBothLook() {
        assertThat(story(
                        "unit top blue artillery @0307 side:3 unlimbered #1",
                        "unit g blue artillery @0307 side:0 unlimbered #2"))
                .contains("Blocked by the front: the line leaves by hexside 0307/0.");
        assertThat(story(
                        "unit top blue artillery @0307 side:0 unlimbered #1",
                        "unit g blue artillery @0307 side:3 unlimbered #2"))
                .contains("0307 sees 0707 (visible): range 4, level 0 to 0.");
    }

    @Test
    void aFriendNextToTheTargetIsInTheWay() {
        assertThat(story("level 1 0707", GUNS, "unit f blue infantry @0607 side:0 column"))
                .contains("x 0607, level 0: f block, for they are next to the end");
        assertThat(story("level 1 0707", GUNS, "unit f red infantry @0607 side:3 column"))
                .contains(
                        "o 0607, level 0: f is looked over, for it is near the higher end: 1 from it, 3 from the lower");
    }

    @Test
    void nobodyLooksOutOfHisRear() {
        assertThat(story("unit g blue artillery @0307 side:3 unlimbered"))
                .contains("Blocked by the front: the line leaves by hexside 0307/0.");
    }

    /** What the unit g sees of hex 0707, line by line. */
    private static List<String> story(String... lines) {
        List<String> changes = new ArrayList<>(List.of("map 16x14"));
        changes.addAll(List.of(lines));
        LbAnswers answers = LbAnswers.of(changes.toArray(String[]::new));
        Hex target = answers.placed("g").placement().hex().orElseThrow().plus(4, 0);
        return LineStory.of(
                        answers.sightline("g", target),
                        answers.fact(Relief.class).names())
                .text()
                .lines()
                .toList();
    }
}
