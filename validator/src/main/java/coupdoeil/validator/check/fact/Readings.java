package coupdoeil.validator.check.fact;

import org.jspecify.annotations.Nullable;

/** Readings that can be made, by number, and the evaluations that made them. */
public final class Readings {

    private final int[] lastReader;
    private final @Nullable Readers[] readers;

    public Readings(int size) {
        lastReader = new int[size];
        readers = new Readers[size];
    }

    void readBy(Evaluation reader, int reading) {
        if (lastReader[reading] != reader.number()) {
            lastReader[reading] = reader.number();
            Readers known = readers[reading];
            if (known == null) {
                known = new Readers();
                readers[reading] = known;
            }
            known.add(reader);
        }
    }

    /** A reading would now have another result. */
    public void differ(int reading) {
        Readers known = readers[reading];
        if (known != null) {
            readers[reading] = null;
            lastReader[reading] = 0;
            known.outdate();
        }
    }
}
