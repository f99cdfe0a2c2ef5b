package coupdoeil.validator.lb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Clock;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.example.ExamplePacks;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Test vectors of the turn record, named as in the rules digest, and nights that pass midnight (LB 3, 38, 42). */
class LbVectorsTimeTest {

    @Test
    void t45NineHoursAreTwentyEightTurns() {
        LbAnswers answers = LbAnswers.of("clock 09:00 18:00");
        assertThat(answers.fact(Timetable.class).turns()).hasSize(28);
        assertThat(answers.findings("LB-SCEN")).isEmpty();
    }

    @Test
    void aBattlePastMidnightHasAStartAndANumberOfTurns() {
        assertThat(record("18:00", null, 27)).isEmpty();
        assertThat(record("18:00", null, 0)).hasSize(1);
        assertThat(record("18:00", "02:00", null)).hasSize(1);
        assertThat(record("18:00", "02:00", 27)).hasSize(1);
    }

    @Test
    void endAndNumberOfTurnsMustAgree() {
        assertThat(record("09:00", "12:00", 10)).isEmpty();
        assertThat(record("09:00", "12:00", 9)).singleElement().satisfies(finding -> {
            assertThat(finding.message()).contains("10 turns, not 9");
            Pack cured = ((Fix.Change) finding.fixes().get(0)).edit().apply(pack("09:00", "12:00", 9));
            assertThat(record(cured)).isEmpty();
        });
    }

    /** A period that ends before it begins goes on past midnight. */
    @Test
    void aNightHoldsOnBothSidesOfMidnight() {
        String night = "period 21:00 05:00 night visibility=2 carreDistance=2";
        assertThat(dark("clock 20:00 22:00", night)).containsExactly("21:00", "21:20", "21:40", "22:00");
        assertThat(dark("clock 04:20 06:00", night)).containsExactly("04:20", "04:40", "05:00");
        assertThat(dark("clock 06:00 20:40", night)).isEmpty();
    }

    private static List<String> dark(String... lines) {
        return LbAnswers.of(lines).fact(Timetable.class).turns().stream()
                .filter(turn -> turn.attributes().has("visibility"))
                .map(Timetable.Turn::label)
                .toList();
    }

    private static Pack pack(String start, @Nullable String end, @Nullable Integer turns) {
        return ExamplePacks.of(LbAnswers.SYSTEM)
                .withScenario("example", scenario -> scenario.withClock(new Clock(start, end, turns)));
    }

    private static List<Finding> record(String start, @Nullable String end, @Nullable Integer turns) {
        return record(pack(start, end, turns));
    }

    private static List<Finding> record(Pack pack) {
        return Validator.of(LbAnswers.SYSTEM).validate(pack).all().stream()
                .filter(finding -> finding.rule().equals("LB-SCEN-02"))
                .toList();
    }

    @Test
    void aFurtherFormationHasTheFrontOfTheOneThatFacesAlike() {
        String masse = "unit u1 blue infantry @0507 side:0 formation:masse #1";
        LbAnswers column = LbAnswers.of("unit u1 blue infantry @0507 side:0 column #1");
        LbAnswers defined =
                LbAnswers.of(masse, "special extra-formation name=Masse facing=side fireDefence=6 increments=18");
        assertThat(defined.zone("u1")).isEqualTo(column.zone("u1")).hasSize(3);
        assertThat(LbAnswers.of(masse).zone("u1")).isEmpty();
    }
}
