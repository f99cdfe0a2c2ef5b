package coupdoeil.editor.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LowPriorityWorkTest {

    private final ManualClock clock = new ManualClock();
    private final List<Long> done = new ArrayList<>();
    private boolean busy;
    private final LowPriorityWork work = new LowPriorityWork(clock, () -> busy, () -> done.add(clock.now()));

    @Test
    void workIsDoneAtOnceWhereNothingElseGoesOn() {
        work.ask();
        assertThat(done).containsExactly(0L);
    }

    @Test
    void workIsDoneOnceTheOtherIs() {
        busy = true;
        work.ask();
        clock.pass(30);
        work.ask();
        assertThat(done).isEmpty();

        busy = false;
        work.goOn();
        work.goOn();
        clock.pass(LowPriorityWork.PATIENCE);
        assertThat(done).containsExactly(30L);
    }

    @Test
    void workWaitsNoLongerThanItHasPatienceHoweverOftenItIsAskedFor() {
        busy = true;
        work.ask();
        clock.pass(LowPriorityWork.PATIENCE - 1);
        work.ask();
        assertThat(done).isEmpty();

        clock.pass(1);
        assertThat(done).containsExactly((long) LowPriorityWork.PATIENCE);
    }

    @Test
    void workThatWasDoneMeanwhileIsNotDoneAgain() {
        busy = true;
        work.ask();
        busy = false;
        work.ask();
        assertThat(done).containsExactly(0L);

        work.goOn();
        clock.pass(LowPriorityWork.PATIENCE);
        assertThat(done).containsExactly(0L);
    }

    @Test
    void whatWasNotAskedForIsNotDone() {
        work.goOn();
        assertThat(done).isEmpty();
    }
}
