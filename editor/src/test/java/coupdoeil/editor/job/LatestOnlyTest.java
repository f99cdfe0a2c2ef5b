package coupdoeil.editor.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

class LatestOnlyTest {

    private final Deque<Runnable> background = new ArrayDeque<>();
    private final Deque<Runnable> front = new ArrayDeque<>();
    private final List<Integer> computed = new ArrayList<>();
    private final List<Integer> delivered = new ArrayList<>();
    private final LatestOnly<Integer, Integer> newest = new LatestOnly<>(
            background::add,
            front::add,
            value -> {
                computed.add(value);
                return value * 10;
            },
            delivered::add);

    private static void run(Deque<Runnable> tasks) {
        while (!tasks.isEmpty()) {
            tasks.remove().run();
        }
    }

    @Test
    void deliversTheResultOnTheFrontExecutor() {
        newest.ask(1);
        run(background);
        assertThat(delivered).isEmpty();
        run(front);

        assertThat(delivered).containsExactly(10);
        assertThat(newest.isBusy()).isFalse();
    }

    @Test
    void neverComputesAValueThatIsOvertaken() {
        newest.ask(1);
        newest.ask(2);
        newest.ask(3);
        run(background);
        run(front);

        assertThat(computed).containsExactly(3);
        assertThat(delivered).containsExactly(30);
    }

    @Test
    void dropsAResultThatIsOvertakenBeforeItsDelivery() {
        newest.ask(1);
        run(background);
        newest.ask(2);
        run(front);
        assertThat(delivered).isEmpty();
        run(background);
        run(front);

        assertThat(delivered).containsExactly(20);
    }

    @Test
    void aCancelledQuestionIsNotAnswered() {
        newest.ask(1);
        run(background);
        newest.cancel();
        run(front);

        assertThat(delivered).isEmpty();
    }

    @Test
    void oneThatFollowsDeliversWhatIsOvertakenToo() {
        LatestOnly<Integer, Integer> following =
                LatestOnly.following(background::add, front::add, value -> value * 10, delivered::add);
        following.ask(1);
        run(background);
        following.ask(2);
        run(front);
        assertThat(delivered).containsExactly(10);

        run(background);
        run(front);
        assertThat(delivered).containsExactly(10, 20);
    }

    @Test
    void oneThatFollowsDeliversNothingThatIsCancelled() {
        LatestOnly<Integer, Integer> following =
                LatestOnly.following(background::add, front::add, value -> value * 10, delivered::add);
        following.ask(1);
        run(background);
        following.cancel();
        following.ask(2);
        run(front);
        run(background);
        run(front);

        assertThat(delivered).containsExactly(20);
    }
}
