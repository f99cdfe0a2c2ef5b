package coupdoeil.model.pack.files;

import coupdoeil.model.json.Spot;
import coupdoeil.model.pack.problem.PackPaths;
import coupdoeil.model.pack.problem.Problem.Severity;
import coupdoeil.model.pack.problem.ProblemKind;
import coupdoeil.model.pack.problem.Problems;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** The files of a pack as they come in, within the limits of number and size. */
public final class FileCollection {

    static final int MAX_FILES = 2000;
    public static final int MAX_FILE_BYTES = 64 << 20;
    public static final long MAX_BYTES = 256L << 20;

    private static final int CHUNK = 1 << 16;

    private final SortedMap<String, byte[]> files = new TreeMap<>();
    private final Problems problems;
    private final boolean folder;
    private int tried;
    private long bytes;

    /** @param folder whether files that are not taken in stay where they are when the pack is saved */
    public FileCollection(Problems problems, boolean folder) {
        this.problems = problems;
        this.folder = folder;
    }

    public Problems problems() {
        return problems;
    }

    public SortedMap<String, byte[]> files() {
        return Collections.unmodifiableSortedMap(files);
    }

    /**
     * Takes in a file, reading no more than may be kept, whatever it claims of its size. What is tried in vain counts
     * too, or many files that are refused would cost what many that are kept may not.
     *
     * @return whether there is room for another one
     */
    public boolean add(String path, InputStream content) throws IOException {
        var fault = PackPaths.fault(path);
        if (fault.isPresent()) {
            String message = "the path " + Problems.quote(path) + " " + fault.get();
            problems.add(ProblemKind.BAD_PATH, severity(path), message, "", "", Spot.NONE);
            return true;
        }
        if (tried++ == MAX_FILES) {
            problems.add(ProblemKind.TOO_LARGE, "the pack holds more than " + MAX_FILES + " files", "");
            return false;
        }
        int room = (int) Math.max(0, Math.min(MAX_FILE_BYTES, MAX_BYTES - bytes));
        byte[] read = read(content, room + 1);
        if (read.length > room) {
            boolean file = room == MAX_FILE_BYTES;
            String limit = file
                    ? "the file is larger than " + mib(MAX_FILE_BYTES)
                    : "the pack is larger than " + mib(MAX_BYTES);
            Severity severity = file ? severity(path) : Severity.UNREADABLE;
            problems.add(ProblemKind.TOO_LARGE, severity, limit, file ? path : "", "", Spot.NONE);
            return file;
        }
        files.put(path, read);
        return true;
    }

    /** How bad it is that a file is not taken in: saving a folder leaves it alone, saving a zip would lose it. */
    private Severity severity(String path) {
        return folder ? Problems.ofWhole(path) : Severity.UNREADABLE;
    }

    /** At most so many bytes, each counted as soon as it is there: a stream may still break. */
    private byte[] read(InputStream content, int most) throws IOException {
        ByteArrayOutputStream read = new ByteArrayOutputStream();
        byte[] chunk = new byte[Math.min(most, CHUNK)];
        int length = content.read(chunk);
        while (length > 0) {
            bytes += length;
            read.write(chunk, 0, length);
            length = content.read(chunk, 0, Math.min(chunk.length, most - read.size()));
        }
        return read.toByteArray();
    }

    static String mib(long size) {
        return (size >> 20) + " MiB";
    }
}
