package coupdoeil.validator.export;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** A folder that exports are written to. */
public final class ExportFolder {

    private static final String SUFFIX = ".engine.json";

    private ExportFolder() {}

    /**
     * Writes files by name into a folder, which is made if need be. All are on disk under temporary names before the
     * first gets its own, so that nothing is ever left half written.
     *
     * @throws IOException if something cannot be written
     */
    public static void write(Map<String, byte[]> files, Path folder) throws IOException {
        Files.createDirectories(folder);
        Map<Path, Path> written = new LinkedHashMap<>();
        try {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                Path temporary = Files.createTempFile(folder, ".export-", ".tmp");
                written.put(temporary, folder.resolve(file.getKey()));
                fill(temporary, file.getValue());
            }
            for (Map.Entry<Path, Path> file : written.entrySet()) {
                Files.move(
                        file.getKey(),
                        file.getValue(),
                        StandardCopyOption.ATOMIC_MOVE,
                        StandardCopyOption.REPLACE_EXISTING);
            }
        } finally {
            for (Path temporary : written.keySet()) {
                Files.deleteIfExists(temporary);
            }
        }
    }

    /** A name for the file of a scenario, whatever its id is: never a path, never one of those taken. */
    public static String fileName(String scenario, Set<String> taken) {
        String safe = scenario.isEmpty() ? "scenario" : scenario.replaceAll("[^A-Za-z0-9_-]", "_");
        String name = safe + SUFFIX;
        for (int number = 2; taken.contains(name); number++) {
            name = safe + "-" + number + SUFFIX;
        }
        return name;
    }

    private static void fill(Path file, byte[] bytes) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            ByteBuffer rest = ByteBuffer.wrap(bytes);
            while (rest.hasRemaining()) {
                channel.write(rest);
            }
            channel.force(true);
        }
    }
}
