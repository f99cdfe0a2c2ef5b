package coupdoeil.validator.check.fact;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;

/**
 * Records what an evaluation reads of the map, so that it is repeated exactly when some of it differs. Not safe for use
 * by several threads.
 */
public final class Tracker {

    private final boolean recording;
    private final Deque<Evaluation> open = new ArrayDeque<>();
    private List<Memo<?, ?>> memos = new ArrayList<>();
    /** Memos made first come first: what a result rests on is of one made before, and settling it may spare this one. */
    private final Queue<Memo.Entry<?, ?>> waiting = new PriorityQueue<>(Comparator.comparingInt(Memo.Entry::order));

    private final Set<Memo<?, ?>> grown = new LinkedHashSet<>();
    private int evaluations;
    private int made;
    private int unrecorded;

    private Tracker(boolean recording) {
        this.recording = recording;
    }

    /** A tracker that records. */
    public static Tracker recording() {
        return new Tracker(true);
    }

    /** A tracker that lets every reading pass unrecorded, for questions that are asked of one situation only. */
    public static Tracker idle() {
        return new Tracker(false);
    }

    public boolean isRecording() {
        return recording;
    }

    void waits(Memo.Entry<?, ?> result) {
        waiting.add(result);
    }

    /** Works out anew the results that are compared: only what rests on one that differs is out of date. */
    public void settle() {
        while (!waiting.isEmpty()) {
            Memo.Entry<?, ?> result = waiting.remove();
            try {
                result.settle();
            } catch (RuntimeException failed) {
                // Whoever read it is out of date now, and breaks down on it where that is noticed.
            }
        }
    }

    void grown(Memo<?, ?> memo) {
        if (recording) {
            grown.add(memo);
        }
    }

    /**
     * Has the memos that grew let go of what nobody rests on. To be called when everything is examined: whoever is being
     * examined has yet to read what he rested on before.
     */
    public void tidy() {
        grown.forEach(Memo::sweep);
        grown.clear();
    }

    /** @return how many were made before */
    int made(Memo<?, ?> memo) {
        if (recording) {
            memos.add(memo);
        }
        return made++;
    }

    /** The memos that were made since this was last asked. */
    public List<Memo<?, ?>> newMemos() {
        List<Memo<?, ?>> made = memos;
        memos = new ArrayList<>();
        return made;
    }

    /** Begins an evaluation; evaluations nest, and the one around reads only the result of the one inside. */
    public void begin(Evaluation evaluation) {
        evaluation.begin(++evaluations);
        open.push(evaluation);
    }

    /** Ends the innermost evaluation. */
    public void end() {
        open.pop();
    }

    /** Room for the record of so many readings; of none if nothing is recorded. */
    public Readings readings(int count) {
        return new Readings(recording ? count : 0);
    }

    /** @throws IllegalStateException if there is no evaluation that reads: a fact that is made may not read the map */
    public void read(Readings readings, int reading) {
        if (recording && unrecorded == 0) {
            readings.readBy(reader(), reading);
        }
    }

    void read(Evaluation result) {
        if (recording && unrecorded == 0 && !open.isEmpty()) {
            result.readBy(reader());
        }
    }

    /** Until the matching {@link #record()}, readings are those of an answer that is itself recorded as one reading. */
    public void pass() {
        unrecorded++;
    }

    public void record() {
        unrecorded--;
    }

    private Evaluation reader() {
        Evaluation reader = open.peek();
        if (reader == null) {
            throw new IllegalStateException(
                    "the map was read outside an evaluation: a fact may not read it when it is made");
        }
        return reader;
    }
}
