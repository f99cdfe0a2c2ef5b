package coupdoeil.validator.lb;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What counters may print. */
class LbVectorsRatingsTest {

    @Test
    void t36MovementTwelveIsNotLight() {
        assertThat(LbAnswers.of("unit c blue cavalry movement=12 class=light @0507 side:0 column")
                        .messages("LB-UNIT-04"))
                .containsExactly("c: movement 12 makes it heavy; cavalry is light from 13 on.");
    }

    @Test
    void t37MoraleForty() {
        assertThat(LbAnswers.of("unit u blue infantry morale=40 @0507 side:0 column")
                        .messages("LB-UNIT-03"))
                .containsExactly("u: morale 40 is no result of two dice.");
    }
}
