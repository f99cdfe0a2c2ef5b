package coupdoeil.model.pack;

import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** The files of a pack as they come in, within the limits of number and size. */
final class FileCollection {

    static final int MAX_FILES = 2000;
    static final int MAX_FILE_BYTES = 64 << 20;
    static final long MAX_BYTES = 256L << 20;

    private final SortedMap<String, byte[]> files = new TreeMap<>();
    private final Problems problems;
    private long bytes;

    FileCollection(Problems problems) {
        this.problems = problems;
    }

    Problems problems() {
        return problems;
    }

    SortedMap<String, byte[]> files() {
        return Collections.unmodifiableSortedMap(files);
    }

    /**
     * Takes in a file, reading no more than may be kept, whatever it claims of its size.
     *
     * @return whether there is room for another one
     */
    boolean add(String path, InputStream content) throws IOException {
        var fault = PackPaths.fault(path);
        if (fault.isPresent()) {
            problems.add(ProblemKind.BAD_PATH, "the path " + Problems.quote(path) + " " + fault.get(), "");
            return true;
        }
        if (files.size() == MAX_FILES) {
            problems.add(ProblemKind.TOO_LARGE, "the pack holds more than " + MAX_FILES + " files", "");
            return false;
        }
        int room = (int) Math.min(MAX_FILE_BYTES, MAX_BYTES - bytes);
        byte[] read = content.readNBytes(room + 1);
        if (read.length > room) {
            boolean file = room == MAX_FILE_BYTES;
            String limit = file
                    ? "the file is larger than " + mib(MAX_FILE_BYTES)
                    : "the pack is larger than " + mib(MAX_BYTES);
            problems.add(ProblemKind.TOO_LARGE, limit, file ? path : "");
            return file;
        }
        bytes += read.length;
        files.put(path, read);
        return true;
    }

    static String mib(long size) {
        return (size >> 20) + " MiB";
    }
}
