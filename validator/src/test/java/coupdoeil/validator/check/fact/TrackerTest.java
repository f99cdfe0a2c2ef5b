package coupdoeil.validator.check.fact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who read something is out of date when it differs, once, and nobody else is. */
class TrackerTest {

    private final Tracker tracker = Tracker.recording();
    private final Readings map = tracker.readings(3);

    private static final class Reader extends Evaluation {
        private int forgotten;

        @Override
        protected void forget() {
            forgotten++;
        }
    }

    @Test
    void whoReadWhatDiffersIsOutOfDateAndNobodyElse() {
        Reader first = reader(0);
        Reader both = reader(0, 1);
        Reader other = reader(1);

        map.differ(0);
        map.differ(2);
        assertThat(List.of(first.forgotten, both.forgotten, other.forgotten)).containsExactly(1, 1, 0);
        assertThat(first.isOutdated()).isTrue();
        assertThat(other.isOutdated()).isFalse();

        map.differ(0);
        map.differ(1);
        assertThat(List.of(first.forgotten, both.forgotten, other.forgotten)).containsExactly(1, 1, 1);
    }

    @Test
    void whoReadsAgainAfterItDifferedIsToldAgain() {
        Reader reader = reader(0);
        map.differ(0);
        Reader again = reader(0);
        map.differ(0);

        assertThat(reader.forgotten).isEqualTo(1);
        assertThat(again.forgotten).isEqualTo(1);
    }

    @Test
    void manyWhoReadTheSameAreAllTold() {
        List<Reader> readers = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            readers.add(reader(0, 0));
        }
        for (int i = 0; i < 100; i += 3) {
            readers.get(i).drop();
        }
        for (int i = 0; i < 100; i++) {
            readers.add(reader(0));
        }

        map.differ(0);

        for (int i = 0; i < 200; i++) {
            assertThat(readers.get(i).forgotten).as("reader %d", i).isEqualTo(i < 100 && i % 3 == 0 ? 0 : 1);
        }
    }

    @Test
    void whoIsDroppedIsToldNothing() {
        Reader dropped = reader(0);
        dropped.drop();
        map.differ(0);

        assertThat(dropped.isOutdated()).isTrue();
        assertThat(dropped.forgotten).isZero();
    }

    @Test
    void whoRestsOnAnAnswerIsOutOfDateWithIt() {
        Reader inside = new Reader();
        Reader around = new Reader();
        tracker.begin(around);
        tracker.begin(inside);
        tracker.read(map, 0);
        tracker.end();
        tracker.read(inside);
        tracker.read(map, 1);
        tracker.end();
        assertThat(inside.isRead()).isTrue();
        assertThat(around.isRead()).isFalse();

        map.differ(0);

        assertThat(inside.forgotten).isEqualTo(1);
        assertThat(around.forgotten).isEqualTo(1);
    }

    @Test
    void theOneAroundReadsNothingOfWhatTheOneInsideRead() {
        Reader inside = new Reader();
        Reader around = new Reader();
        tracker.begin(around);
        tracker.begin(inside);
        tracker.read(map, 0);
        tracker.end();
        tracker.end();

        map.differ(0);

        assertThat(inside.forgotten).isEqualTo(1);
        assertThat(around.forgotten).isZero();
    }

    @Test
    void nobodyRestsOnAnAnswerWhoseReadersAreGone() {
        Reader answer = reader(0);
        Reader reader = new Reader();
        tracker.begin(reader);
        tracker.read(answer);
        tracker.end();
        assertThat(answer.isRead()).isTrue();

        reader.drop();

        assertThat(answer.isRead()).isFalse();
    }

    @Test
    void whatPassesIsNotRecorded() {
        Reader reader = new Reader();
        tracker.begin(reader);
        tracker.pass();
        tracker.pass();
        tracker.read(map, 0);
        tracker.record();
        tracker.read(map, 0);
        tracker.record();
        tracker.read(map, 1);
        tracker.end();

        map.differ(0);
        assertThat(reader.forgotten).isZero();
        map.differ(1);
        assertThat(reader.forgotten).isEqualTo(1);
    }

    @Test
    void aFactThatIsMadeMayNotReadTheMap() {
        assertThatThrownBy(() -> tracker.read(map, 0))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("outside an evaluation");
        reader(1);
        assertThatThrownBy(() -> tracker.read(map, 0)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void anIdleTrackerRecordsNothing() {
        Tracker idle = Tracker.idle();
        Readings readings = idle.readings(5);
        Memo<String, Integer> memo = new Memo<>(idle, String::length);

        idle.read(readings, 4);
        assertThat(memo.get("four")).isEqualTo(4);

        assertThat(idle.isRecording()).isFalse();
        assertThat(tracker.isRecording()).isTrue();
        assertThat(idle.newMemos()).isEmpty();
        assertThatThrownBy(() -> readings.differ(0)).as("no room is taken").isInstanceOf(RuntimeException.class);
    }

    @Test
    void memosAreNamedOnce() {
        Memo<String, Integer> memo = new Memo<>(tracker, String::length);

        assertThat(tracker.newMemos()).containsExactly(memo);
        assertThat(tracker.newMemos()).isEmpty();
    }

    private Reader reader(int... readings) {
        Reader reader = new Reader();
        tracker.begin(reader);
        for (int reading : readings) {
            tracker.read(map, reading);
        }
        tracker.end();
        return reader;
    }
}
