package coupdoeil.validator.imports.source;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * Where the parts of a zip stand, by the directory at its end: what nobody wants need not be unpacked to be passed over, as it
 * must be by {@link java.util.zip.ZipInputStream}, and {@link java.util.zip.ZipFile} reads from a disk only.
 */
final class ZipDirectory {

    /**
     * A part as it is packed.
     *
     * @param from its first byte
     * @param stored whether it is there as it is, not deflated
     */
    record Entry(int from, int length, boolean stored) {}

    private static final int MOST_ENTRIES = 2000;
    private static final int END = 0x06054b50;
    private static final int END_LENGTH = 22;
    private static final int MOST_COMMENT = 0xFFFF;
    private static final int LISTED = 0x02014b50;
    private static final int LISTED_LENGTH = 46;
    private static final int LOCAL_LENGTH = 30;
    private static final int DEFLATED = 8;
    private static final int LOCKED = 1;

    private final ByteBuffer zip;

    private ZipDirectory(byte[] bytes) {
        this.zip = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** The parts by their names. @throws SourceFailure if the zip is damaged or has too many */
    static Map<String, Entry> of(byte[] bytes) {
        try {
            return new ZipDirectory(bytes).entries();
        } catch (IndexOutOfBoundsException | BufferUnderflowException | IllegalArgumentException beyond) {
            throw new SourceFailure("the zip is damaged: it points behind its end");
        }
    }

    private Map<String, Entry> entries() {
        int end = end();
        int count = zip.getShort(end + 10) & 0xFFFF;
        if (count > MOST_ENTRIES) {
            throw new SourceFailure("more than " + MOST_ENTRIES + " files in the zip");
        }
        Map<String, Entry> entries = new HashMap<>();
        int at = zip.getInt(end + 16);
        for (int i = 0; i < count; i++) {
            if (zip.getInt(at) != LISTED) {
                throw new SourceFailure("the zip is damaged: its directory breaks off");
            }
            int name = zip.getShort(at + 28) & 0xFFFF;
            byte[] letters = new byte[name];
            zip.get(at + LISTED_LENGTH, letters);
            add(new String(letters, StandardCharsets.UTF_8), at, entries);
            at += LISTED_LENGTH + name + (zip.getShort(at + 30) & 0xFFFF) + (zip.getShort(at + 32) & 0xFFFF);
        }
        return entries;
    }

    /** Adds a part if it can be unpacked. */
    private void add(String name, int at, Map<String, Entry> entries) {
        int flags = zip.getShort(at + 8);
        int method = zip.getShort(at + 10);
        int local = zip.getInt(at + 42);
        if ((flags & LOCKED) != 0 || method != 0 && method != DEFLATED) {
            return;
        }
        int from = local + LOCAL_LENGTH + (zip.getShort(local + 26) & 0xFFFF) + (zip.getShort(local + 28) & 0xFFFF);
        int said = zip.getInt(at + 20);
        int rest = zip.limit() - from;
        if (rest < 0) {
            throw new SourceFailure("the zip is damaged: it points behind its end");
        }
        // What was written without knowing its length says -1 there, and ends where its packing says.
        entries.putIfAbsent(name, new Entry(from, said < 0 ? rest : Math.min(said, rest), method == 0));
    }

    /** Where the end record begins: behind it stands at most a comment. */
    private int end() {
        int from = zip.limit() - END_LENGTH;
        for (int at = from; at >= Math.max(0, from - MOST_COMMENT); at--) {
            if (zip.getInt(at) == END) {
                return at;
            }
        }
        throw new SourceFailure("the zip is damaged: its end is missing");
    }
}
