package coupdoeil.model.pack;

import java.io.IOException;
import java.nio.file.Path;
import java.util.SortedMap;

/** Writes packs in their one canonical form: equal packs give equal bytes. */
public final class PackWriter {

    private PackWriter() {}

    /** The files of a pack by path. */
    public static SortedMap<String, byte[]> files(Pack pack) {
        throw new UnsupportedOperationException();
    }

    /**
     * Brings a folder to hold the pack. Each file is replaced atomically, what it held before is kept as {@code file~};
     * files that would not change are not touched; files of scenarios, charts and suppressions that the pack no longer
     * has are removed (kept as {@code file~}); other files stay.
     *
     * @throws IOException if something cannot be written; then no file is left half written
     */
    public static void write(Pack pack, Path folder) throws IOException {
        throw new UnsupportedOperationException();
    }

    /** Writes the pack as a zip, atomically; equal packs give equal bytes. */
    public static void writeZip(Pack pack, Path zip) throws IOException {
        throw new UnsupportedOperationException();
    }
}
