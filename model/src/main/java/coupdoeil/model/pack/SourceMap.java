package coupdoeil.model.pack;

import java.util.Optional;

/** Where in the files of a pack each value stands. */
public final class SourceMap {

    /**
     * A place in a file.
     *
     * @param pointer JSON pointer
     * @param line 1-based
     * @param column 1-based
     */
    public record Location(String file, String pointer, int line, int column) {}

    /**
     * Where the value of a JSON pointer stands, or the nearest value around it if there is none; empty if there is no
     * such file.
     */
    public Optional<Location> locate(String file, String pointer) {
        throw new UnsupportedOperationException();
    }

    /** Where something of the battlefield, order of battle, chart or pack stands; the first of several of one id. */
    public Optional<Location> find(EntryKind kind, String id) {
        throw new UnsupportedOperationException();
    }

    /** Where something of a scenario stands; the first of several of one id. */
    public Optional<Location> find(EntryKind kind, String scenario, String id) {
        throw new UnsupportedOperationException();
    }
}
