package coupdoeil.validator.lb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.hexes.March;
import coupdoeil.validator.lb.fact.Marches;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Reinforcements: formation at entry, blocked entries, time and columns. */
class LbVectorsScheduleTest {

    private static final String BATTALION = "unit u1 blue infantry";

    @Test
    void t41ColumnIntoAWoodWithoutARoad() {
        LbAnswers answers = LbAnswers.of(
                "terrain woods 0103",
                "place entry wood 0103 side=blue",
                BATTALION,
                "group g 10:00 wood column march:u1/column");

        assertThat(answers.messages("LB-SCHED-04"))
                .containsExactly("g: u1 may not enter in column at 0103: Woods imposes general order.");
    }

    @Test
    void t42RoadMarchCarreAndColumnByAClearRoad() {
        for (String formation : List.of("road-march", "carre", "column")) {
            assertThat(problems(BATTALION, "group g 10:00 west column march:u1/" + formation))
                    .as(formation)
                    .isEmpty();
        }
    }

    @Test
    void t43RoadMarchWithoutARoad() {
        String entry = "place entry field 0105 side=blue";
        String noRoad = "hexside 0105/0";
        String neitherRoad = "hexside 0105/3";

        assertThat(problems(entry, noRoad, neitherRoad, BATTALION, "group g 10:00 field column march:u1/road-march"))
                .containsExactly("LB-SCHED-04 group:g error");
        assertThat(problems(entry, noRoad, neitherRoad, BATTALION, "group g 10:00 field edge march:u1/line"))
                .isEmpty();
    }

    @Test
    void t44AnEnemyColumnFacesTheEntry() {
        String wide = "map 40x30";
        String entry = "place entry south 2030 side=blue";
        String group = "group g 10:00 south column march:u1/column";

        assertThat(LbAnswers.of(wide, entry, BATTALION, group, "unit r red infantry @2029 side:2 column")
                        .messages("LB-SCHED-07"))
                .containsExactly("g: 2030 starts blocked by r; it may enter at 2530 to 2130, 1830 to 1530.");
    }

    @Test
    void t44EveryHexOfTheFirstZoneIsTaken() {
        List<String> lines = new ArrayList<>(List.of(
                "map 40x30",
                "place entry south 2030 side=blue",
                BATTALION,
                "group g 10:00 south column march:u1/column"));
        for (int column = 15; column <= 25; column++) {
            lines.add("unit r" + column + " red infantry @" + column + "30 carre");
        }

        assertThat(LbAnswers.of(lines.toArray(String[]::new)).messages("LB-SCHED-07"))
                .containsExactly(
                        "g: 2030 starts blocked by r20; it may enter at 3030 to 2630, 1430 to 1030, a turn late.");
    }

    @Test
    void t45TwentyEightTurnsAndAnArrivalBetweenTwo() {
        LbAnswers answers =
                LbAnswers.of("clock 09:00 18:00", BATTALION, "group g 10:10 west column march:u1/road-march");
        TurnTrack track = answers.fact(Timetable.class).track();

        assertThat(track.count()).isEqualTo(28);
        assertThat(answers.messages("LB-SCHED-01"))
                .containsExactly("g: 10:10 is no turn of this scenario (09:00 to 18:00 by 20 minutes).");
    }

    @Test
    void t46EightHexesOfColumnAtThreePoints() {
        LbAnswers answers = LbAnswers.of(
                "unit u1 blue infantry increments=9 movement=3",
                "unit u2 blue infantry increments=9",
                "unit u3 blue infantry increments=8",
                "group g 10:00 west column march:u1/road-march,u2/road-march,u3/road-march");
        March march = march(answers, "g");

        assertThat(march.columnHexes()).isEqualTo(8);
        assertThat(march.steps()).extracting(March.Step::length).containsExactly(3, 3, 2);
        assertThat(march.steps()).extracting(March.Step::turn).containsExactly("10:00", "10:00", "10:20");
        assertThat(answers.messages("LB-SCHED-10")).containsExactly("g: 8 hexes of column take 2 turns to enter.");
    }

    @Test
    void theTailOfAUnitFollowsNextTurn() {
        March march = march(
                LbAnswers.of(
                        "unit u1 blue infantry increments=18 movement=2",
                        "unit u2 blue infantry increments=8 movement=2",
                        "group g 10:00 west column march:u1/road-march,u2/road-march"),
                "g");

        assertThat(march.steps()).extracting(March.Step::turn).containsExactly("10:20", "10:20");
        assertThat(march.steps().get(1).hexesAhead()).isEqualTo(1);
        assertThat(march.steps().get(1).movement()).isEqualByComparingTo("1.5");
    }

    @Test
    void aGroupWaitsForTheOneAheadOfIt() {
        LbAnswers answers = LbAnswers.of(
                "unit u1 blue infantry increments=8 movement=2",
                "unit u2 blue infantry increments=8 movement=2",
                "unit u3 blue infantry increments=8 movement=2",
                "group g 10:00 west column march:u1/road-march sequence=2",
                "group h 10:00 west column march:u2/road-march,u3/road-march sequence=1");
        Marches marches = answers.fact(Marches.class);

        assertThat(marches.inOrder(group(answers, "h")).orElseThrow().steps())
                .extracting(March.Step::turn)
                .containsExactly("10:00", "10:00");
        assertThat(marches.inOrder(group(answers, "g")).orElseThrow().steps())
                .extracting(March.Step::turn)
                .containsExactly("10:20");
        assertThat(march(answers, "g").late()).isEmpty();
    }

    private static March march(LbAnswers answers, String group) {
        return answers.fact(Marches.class).of(group(answers, group)).orElseThrow();
    }

    private static ArrivalGroup group(LbAnswers answers, String id) {
        return answers.fact(Arrivals.class).all().stream()
                .filter(group -> group.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** Errors and warnings about the group; whether its entry is near a corner is no matter here. */
    private static List<String> problems(String... lines) {
        return LbAnswers.of(lines).findings("LB-SCHED").stream()
                .filter(finding -> !finding.endsWith(" info") && !finding.startsWith("LB-SCHED-08"))
                .toList();
    }
}
