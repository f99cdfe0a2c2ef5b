package coupdoeil.validator.check.fact;

import java.util.Arrays;

/**
 * The evaluations that rest on one reading; those that are out of date, or have been made anew since they read it, are let go
 * when room is needed.
 */
final class Readers {

    private Evaluation[] readers = new Evaluation[2];
    /** The number of each when it read. */
    private int[] numbers = new int[2];

    private int count;

    void add(Evaluation reader) {
        if (count > 0 && readers[count - 1] == reader) {
            numbers[count - 1] = reader.number();
            return;
        }
        if (count == readers.length) {
            tidy();
            if (count * 2 >= readers.length) {
                resize(readers.length * 2);
            }
        }
        readers[count] = reader;
        numbers[count++] = reader.number();
    }

    boolean any() {
        while (count > 0 && !rests(count - 1)) {
            readers[--count] = null;
        }
        return count > 0;
    }

    void outdate() {
        Evaluation[] all = readers;
        int[] before = numbers;
        int known = count;
        readers = new Evaluation[2];
        numbers = new int[2];
        count = 0;
        for (int i = 0; i < known; i++) {
            if (all[i].number() == before[i]) {
                all[i].outdate();
            }
        }
    }

    private boolean rests(int place) {
        return !readers[place].isOutdated() && readers[place].number() == numbers[place];
    }

    private void tidy() {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (rests(i)) {
                numbers[kept] = numbers[i];
                readers[kept++] = readers[i];
            }
        }
        Arrays.fill(readers, kept, count, null);
        count = kept;
        if (kept * 4 < readers.length && readers.length > 8) {
            resize(readers.length / 2);
        }
    }

    private void resize(int length) {
        readers = Arrays.copyOf(readers, length);
        numbers = Arrays.copyOf(numbers, length);
    }
}
