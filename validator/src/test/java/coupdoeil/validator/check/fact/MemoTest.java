package coupdoeil.validator.check.fact;

import static org.assertj.core.api.Assertions.assertThat;

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
