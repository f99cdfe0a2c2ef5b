package coupdoeil.validator.check.fact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class MemoTest {

    private final Tracker tracker = Tracker.recording();
    private final Readings map = tracker.readings(1);

    @Test
    void anAnswerIsWorkedOutAgainOnlyWhenWhatItReadDiffers() {
        AtomicInteger asked = new AtomicInteger();
        Memo<String, Integer> memo = memo(asked);

        assertThat(memo.get("a")).isEqualTo(1);
        assertThat(memo.get("a")).isEqualTo(1);
        map.differ(0);
        assertThat(memo.get("a")).isEqualTo(2);
    }

    @Test
    void aClosedMemoIsNotHeldByTheMapThatItRead() throws InterruptedException {
        WeakReference<Memo<String, Integer>> closed = closed();

        for (int i = 0; i < 50 && closed.get() != null; i++) {
            System.gc();
            Thread.sleep(20);
        }

        assertThat(closed.get()).isNull();
        map.differ(0);
    }

    @Test
    void whoReadAComparedResultGoesOnWhileItIsEqual() {
        AtomicInteger number = new AtomicInteger(10);
        AtomicInteger asked = new AtomicInteger();
        Memo<String, Boolean> compared = Memo.compared(tracker, key -> {
            tracker.read(map, 0);
            return number.get() > 5;
        });
        Memo<String, Integer> resting = new Memo<>(tracker, key -> {
            compared.get(key);
            return asked.incrementAndGet();
        });

        assertThat(resting.get("a")).isEqualTo(1);
        number.set(7);
        follow();
        assertThat(resting.get("a")).isEqualTo(1);
        number.set(3);
        follow();
        assertThat(resting.get("a")).isEqualTo(2);
        number.set(2);
        follow();
        number.set(8);
        follow();
        assertThat(resting.get("a")).isEqualTo(3);
    }

    @Test
    void aComparedResultIsWorkedOutAgainWhenItIsAskedForInBetween() {
        AtomicInteger number = new AtomicInteger(1);
        Memo<String, Integer> compared = Memo.compared(tracker, key -> {
            tracker.read(map, 0);
            return number.get();
        });
        Memo<String, Integer> resting = new Memo<>(tracker, key -> compared.get(key) * 10);

        assertThat(resting.get("a")).isEqualTo(10);
        number.set(2);
        map.differ(0);
        assertThat(compared.get("a")).isEqualTo(2);
        assertThat(resting.get("a")).isEqualTo(20);
    }

    @Test
    void whoReadAComparedResultThatFailsIsRepeated() {
        AtomicInteger number = new AtomicInteger(1);
        AtomicInteger asked = new AtomicInteger();
        Memo<String, Integer> compared = Memo.compared(tracker, key -> {
            tracker.read(map, 0);
            return 10 / number.get();
        });
        Memo<String, Integer> resting = new Memo<>(tracker, key -> compared.get(key) + asked.incrementAndGet());

        assertThat(resting.get("a")).isEqualTo(11);
        number.set(0);
        follow();
        assertThatThrownBy(() -> resting.get("a")).isInstanceOf(ArithmeticException.class);
        number.set(1);
        follow();
        assertThat(resting.get("a")).isEqualTo(12);
    }

    @Test
    void resultsThatNobodyRestsOnAreLetGoWhenThereAreMany() {
        AtomicInteger asked = new AtomicInteger();
        Memo<String, Integer> memo = memo(asked);
        Memo<String, Integer> resting = new Memo<>(tracker, key -> memo.get("kept") + asked.get());
        resting.get("a");
        for (int i = 0; i < 600; i++) {
            memo.get("passing " + i);
        }
        int many = asked.get();
        memo.get("passing 3");
        assertThat(asked.get()).as("who is being examined may ask again").isEqualTo(many);
        tracker.tidy();
        memo.get("kept too late");
        int before = asked.get();

        memo.get("kept");
        assertThat(asked.get()).as("somebody rests on it").isEqualTo(before);
        memo.get("passing 3");
        assertThat(asked.get()).as("nobody rested on it").isEqualTo(before + 1);
        memo.get("kept too late");
        assertThat(asked.get()).as("there was room for it").isEqualTo(before + 1);
    }

    @Test
    void aClosedMemoHasNothingThatDiffers() {
        AtomicInteger asked = new AtomicInteger();
        Memo<String, Integer> memo = memo(asked);
        Memo<String, Integer> resting = new Memo<>(tracker, key -> memo.get(key) * 10);
        assertThat(resting.get("a")).isEqualTo(10);

        memo.close();
        map.differ(0);

        assertThat(resting.get("a"))
                .as("whoever closes it replaces who rests on it")
                .isEqualTo(10);
        assertThat(memo.get("a")).isEqualTo(2);
    }

    @Test
    void aComparedResultThatNobodyRestsOnIsNotWorkedOutUntilItIsAskedFor() {
        AtomicInteger asked = new AtomicInteger();
        Memo<String, Integer> compared = Memo.compared(tracker, key -> {
            tracker.read(map, 0);
            return asked.incrementAndGet();
        });
        compared.get("a");

        follow();
        assertThat(asked.get()).isEqualTo(1);
        assertThat(compared.get("a")).isEqualTo(2);
    }

    @Test
    void whatRestsOnAnotherResultIsSettledAfterItWhicheverHearsFirst() {
        AtomicInteger number = new AtomicInteger(1);
        AtomicInteger asked = new AtomicInteger();
        Memo<String, Integer> first = Memo.compared(tracker, key -> {
            tracker.read(map, 0);
            return number.get();
        });
        Memo<String, Integer> between = new Memo<>(tracker, first::get);
        Memo<String, Integer> last = Memo.compared(tracker, key -> {
            // Reads the map before all that rests on it, so that it hears first of what differs.
            tracker.read(map, 0);
            return between.get(key) + asked.incrementAndGet();
        });
        Memo<String, Integer> resting = new Memo<>(tracker, last::get);
        assertThat(resting.get("a")).isEqualTo(2);

        number.set(10);
        follow();

        assertThat(resting.get("a")).isEqualTo(12);
        assertThat(asked.get()).as("worked out once for each edit").isEqualTo(2);
    }

    @Test
    void aResultMadeAnewRestsNoLongerOnWhatOnlyTheOneBeforeRead() {
        Readings other = tracker.readings(1);
        AtomicInteger number = new AtomicInteger(1);
        AtomicInteger asked = new AtomicInteger();
        Memo<String, Integer> compared = Memo.compared(tracker, key -> {
            asked.incrementAndGet();
            tracker.read(map, 0);
            if (number.get() == 1) {
                tracker.read(other, 0);
            }
            return number.get();
        });
        Memo<String, Integer> resting = new Memo<>(tracker, compared::get);
        resting.get("a");
        number.set(2);
        follow();
        assertThat(asked.get()).isEqualTo(2);

        other.differ(0);
        tracker.settle();

        assertThat(resting.get("a")).isEqualTo(2);
        assertThat(asked.get()).isEqualTo(2);
    }

    @Test
    void aQuestionThatIsKeptIsAnsweredLikeItsKey() {
        AtomicInteger asked = new AtomicInteger();
        Memo<String, Integer> memo = memo(asked);
        Memo<String, Integer>.Question question = memo.question("a");
        Memo<String, Integer> resting = new Memo<>(tracker, key -> question.get() * 10);

        assertThat(resting.get("b")).isEqualTo(10);
        assertThat(memo.get("a")).isEqualTo(1);
        map.differ(0);
        assertThat(resting.get("b")).isEqualTo(20);
        assertThat(question.get()).isEqualTo(2);
    }

    private void follow() {
        map.differ(0);
        tracker.settle();
    }

    private WeakReference<Memo<String, Integer>> closed() {
        Memo<String, Integer> memo = memo(new AtomicInteger());
        memo.get("a");
        tracker.newMemos();
        memo.close();
        return new WeakReference<>(memo);
    }

    private Memo<String, Integer> memo(AtomicInteger asked) {
        return new Memo<>(tracker, key -> {
            tracker.read(map, 0);
            return asked.incrementAndGet();
        });
    }
}
