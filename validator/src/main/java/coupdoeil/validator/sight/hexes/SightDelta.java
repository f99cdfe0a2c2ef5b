package coupdoeil.validator.sight.hexes;

import coupdoeil.validator.sight.Sighting;

/**
 * By how much the numbers of {@link Coverage} change, collected by one thread and added to numbers that several threads
 * share.
 */
final class SightDelta {

    private static final int ROOM = 4096;
    private static final int[] WEIGHTS = new int[Sighting.values().length + 1];

    static {
        WEIGHTS[SightKernel.code(Sighting.VISIBLE)] = Coverage.SEEN;
        WEIGHTS[SightKernel.code(Sighting.BLIND)] = Coverage.HIDDEN;
    }

    private final int[] numbers;
    private final int[] indices = new int[ROOM];
    private final int[] changes = new int[ROOM];
    private int size;

    SightDelta(int[] numbers) {
        this.numbers = numbers;
    }

    /** One observer's sighting of a hex turns, by codes of {@link SightKernel#code}; 0 for none. */
    void turn(int index, int before, int after) {
        int change = WEIGHTS[after] - WEIGHTS[before];
        if (change != 0) {
            if (size == ROOM) {
                flush();
            }
            indices[size] = index;
            changes[size++] = change;
        }
    }

    /** Adds all that was collected. */
    void flush() {
        synchronized (numbers) {
            for (int i = 0; i < size; i++) {
                numbers[indices[i]] += changes[i];
            }
        }
        size = 0;
    }
}
