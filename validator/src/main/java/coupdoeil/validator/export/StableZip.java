package coupdoeil.validator.export;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Zips that say nothing of when they were made: the same entries give the same bytes. */
public final class StableZip {

    /** Half a day after the beginning of the time that zips know; they hold what the clock on the wall says. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 12, 0);

    private StableZip() {}

    /** A zip of entries by name, in their order. */
    public static byte[] of(Map<String, byte[]> entries) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, byte[]> each : entries.entrySet()) {
                ZipEntry entry = new ZipEntry(each.getKey());
                entry.setTimeLocal(TIME);
                zip.putNextEntry(entry);
                zip.write(each.getValue());
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("memory cannot fail", e);
        }
        return out.toByteArray();
    }
}
