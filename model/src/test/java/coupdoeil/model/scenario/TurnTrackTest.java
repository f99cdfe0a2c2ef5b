package coupdoeil.model.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TurnTrackTest {

    @Test
    void turnsAreLabelledByTheTimeTheyBegin() {
        TurnTrack day = new TurnTrack(new Clock("08:00", "09:30", null), 15);
        assertThat(day.count()).isEqualTo(7);
        assertThat(day.label(6)).isEqualTo("09:30");
        assertThat(day.turnOf("9:30")).hasValue(6);
        assertThat(day.turnOf("09:40")).isEmpty();
        assertThat(day.turnOf("05:00")).hasValue(-12);
    }

    @Test
    void aNightGoesOnAfterMidnight() {
        TurnTrack night = new TurnTrack(new Clock("21:00", null, 30), 20);
        assertThat(night.label(12)).isEqualTo("01:00");
        assertThat(night.turnOf("01:00")).hasValue(12);
        assertThat(night.turnOf("20:00")).hasValue(-3);
    }
}
