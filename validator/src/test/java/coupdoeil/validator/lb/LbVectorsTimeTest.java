package coupdoeil.validator.lb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.check.fact.Timetable;
import org.junit.jupiter.api.Test;

/** Test vectors of the turn record, named as in the rules digest (LB 3, 42). */
class LbVectorsTimeTest {

    @Test
    void t45NineHoursAreTwentyEightTurns() {
        LbAnswers answers = LbAnswers.of("clock 09:00 18:00");
        assertThat(answers.fact(Timetable.class).turns()).hasSize(28);
        assertThat(answers.findings("LB-SCEN")).isEmpty();
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
