package coupdoeil.model.pack;

import java.nio.file.Path;
import java.util.SortedMap;

/**
 * Reads packs. Nothing is thrown, whatever the files hold: everything wrong becomes a problem, all in one pass. Nothing
 * is written, and nothing outside the folder or zip is read.
 */
public final class PackReader {

    private PackReader() {}

    /** Reads a folder, or the same folder zipped. */
    public static PackReading read(Path folderOrZip) {
        throw new UnsupportedOperationException();
    }

    /** Reads a pack from the bytes of its files, by path inside the pack. */
    public static PackReading readFiles(SortedMap<String, byte[]> files) {
        throw new UnsupportedOperationException();
    }
}
