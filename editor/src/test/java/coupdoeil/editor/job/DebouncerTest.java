package coupdoeil.editor.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DebouncerTest {

    private final ManualClock clock = new ManualClock();
    private final List<Long> done = new ArrayList<>();
    private final Debouncer unhurried = new Debouncer(clock, () -> done.add(clock.now()));

    /** Changes at one pace. @return when the last was */
    private long stroke(int changes, int millis) {
        unhurried.changed(true);
        for (int i = 1; i < changes; i++) {
            clock.pass(millis);
            unhurried.changed(true);
        }
        return clock.now();
    }

    @Test
    void aSingleChangeIsFollowedAsSoonAsItIsOnTheScreen() {
        unhurried.changed(true);
        assertThat(done).isEmpty();
        clock.pass(Debouncer.BREATH);
        assertThat(done).containsExactly((long) Debouncer.BREATH);

        clock.pass(Debouncer.PAUSE);
        unhurried.changed(true);
        clock.pass(Debouncer.BREATH);
        assertThat(done).containsExactly((long) Debouncer.BREATH, (long) Debouncer.PAUSE + 2 * Debouncer.BREATH);
    }

    @Test
    void whatNothingIsToFollowIsFollowedAtOnce() {
        unhurried.changed(false);
        assertThat(done).containsExactly(0L);
        unhurried.changed(false);
        clock.pass(Debouncer.PAUSE - 1);
        assertThat(done).as("keys that are held down are a stroke, too").hasSize(1);
    }

    @Test
    void whatFollowsFastWaitsForAPauseAndIsNotForgotten() {
        long last = stroke(4, 30);
        assertThat(done).isEmpty();

        clock.pass(Debouncer.PAUSE - 1);
        assertThat(done).isEmpty();
        clock.pass(1);
        assertThat(done).containsExactly(last + Debouncer.PAUSE);

        clock.pass(10_000);
        assertThat(done).as("nothing is left to do").hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 16, 39, 40, 41, 70, 150, 199, 200, 500})
    void noChangeWaitsLongerThanTheLongest(int millis) {
        long last = stroke(3000 / millis + 2, millis);
        clock.pass(Debouncer.LONGEST);

        for (int i = 1; i < done.size(); i++) {
            assertThat(done.get(i) - done.get(i - 1)).isLessThanOrEqualTo(Debouncer.LONGEST);
        }
        assertThat(done.get(done.size() - 1)).isBetween(last, last + Debouncer.PAUSE);
    }

    @Test
    void withinAStrokeItTakesAMomentInWhichNothingHasJustChanged() {
        stroke(40, 70);

        assertThat(done.subList(1, done.size()))
                .hasSizeGreaterThan(5)
                .allSatisfy(time -> assertThat(time % 70).isEqualTo(Debouncer.BREATH));
    }
}
