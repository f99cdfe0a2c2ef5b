package coupdoeil.validator.check.fact;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * Records which readings of the map an evaluation made, so that it is repeated exactly when one of them changes.
 *
 * <p>A reading is a number: {@code 2 * cell} for the ground of a cell, {@code 2 * cell + 1} for its occupants, and one
 * last number for occupants outside the grid. Not safe for use by several threads.
 */
public final class Tracker {

    /** Readings of one evaluation, in no order; a reading may occur twice. */
    private static final class Frame {
        private int[] readings = new int[16];
        private int count;
        private final int id;

        private Frame(int id) {
            this.id = id;
        }

        private void add(int reading) {
            if (count == readings.length) {
                readings = Arrays.copyOf(readings, count * 2);
            }
            readings[count++] = reading;
        }
    }

    private final boolean recording;
    private final int[] lastFrame;
    private final Deque<Frame> frames = new ArrayDeque<>();
    private int nextId = 1;

    private Tracker(boolean recording, int cells) {
        this.recording = recording;
        this.lastFrame = new int[recording ? 2 * cells + 1 : 0];
    }

    /** A tracker that records, for a map of so many cells. */
    public static Tracker recording(int cells) {
        return new Tracker(true, cells);
    }

    /** A tracker that lets every reading pass unrecorded, for questions asked outside a validation. */
    public static Tracker idle() {
        return new Tracker(false, 0);
    }

    /** Begins an evaluation; evaluations nest. */
    public void begin() {
        frames.push(new Frame(nextId++));
    }

    /** Ends the innermost evaluation and hands its readings to the one around it, if any. */
    public int[] end() {
        Frame frame = frames.pop();
        int[] readings = Arrays.copyOf(frame.readings, frame.count);
        if (!frames.isEmpty()) {
            addAll(readings);
        }
        return readings;
    }

    /** Repeats readings that were made earlier for a result that is used again. */
    public void addAll(int[] readings) {
        for (int reading : readings) {
            add(reading);
        }
    }

    void ground(int cell) {
        if (recording && cell >= 0) {
            add(2 * cell);
        }
    }

    void occupants(int cell) {
        if (recording) {
            add(cell >= 0 ? 2 * cell + 1 : lastFrame.length - 1);
        }
    }

    private void add(int reading) {
        Frame frame = frames.peek();
        if (frame == null) {
            if (recording) {
                throw new IllegalStateException(
                        "the map was read outside an evaluation: a fact may not read it" + " when it is made");
            }
            return;
        }
        if (recording && lastFrame[reading] != frame.id) {
            lastFrame[reading] = frame.id;
            frame.add(reading);
        }
    }
}
