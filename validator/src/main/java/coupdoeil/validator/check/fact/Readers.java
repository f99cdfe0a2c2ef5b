package coupdoeil.validator.check.fact;

import java.util.Arrays;

/** The evaluations that rest on one reading; those that are out of date are let go when room is needed. */
final class Readers {

    private Evaluation[] readers = new Evaluation[2];
    private int count;

    void add(Evaluation reader) {
        if (count == readers.length) {
            tidy();
            if (count * 2 >= readers.length) {
                readers = Arrays.copyOf(readers, readers.length * 2);
            }
        }
        readers[count++] = reader;
    }

    boolean any() {
        while (count > 0 && readers[count - 1].isOutdated()) {
            readers[--count] = null;
        }
        return count > 0;
    }

    void outdate() {
        Evaluation[] all = readers;
        int before = count;
        readers = new Evaluation[2];
        count = 0;
        for (int i = 0; i < before; i++) {
            all[i].outdate();
        }
    }

    private void tidy() {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (!readers[i].isOutdated()) {
                readers[kept++] = readers[i];
            }
        }
        Arrays.fill(readers, kept, count, null);
        count = kept;
        if (kept * 4 < readers.length && readers.length > 8) {
            readers = Arrays.copyOf(readers, readers.length / 2);
        }
    }
}
