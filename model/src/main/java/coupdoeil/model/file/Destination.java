package coupdoeil.model.file;

import coupdoeil.model.file.Update.Keeping;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Where results go: outside the pack that they are made from, and all of them or none. */
public final class Destination {

    private Destination() {}

    /**
     * Whether results may go there: a file that is written into a pack would be a part of it ever after.
     *
     * @throws IOException if that is the pack or inside it, or no place for files: the root of all folders
     */
    public static void checkOutside(Path target, Path pack) throws IOException {
        Path place = target.toAbsolutePath().normalize();
        if (place.getNameCount() == 0) {
            throw new IOException("that is the root of all folders; name one in it");
        }
        if (!Files.exists(pack)) {
            return;
        }
        Path there = pack.toRealPath();
        for (Path step = place; step != null; step = step.getParent()) {
            if (Files.exists(step)) {
                boolean inside = Files.isDirectory(there) && step.toRealPath().startsWith(there);
                if (inside || step.toRealPath().equals(there)) {
                    throw new IOException(
                            "that is " + (Files.isDirectory(there) ? "inside " : "") + "the pack being read");
                }
                return;
            }
        }
    }

    /** Writes files by name into a folder, made if need be. @throws IOException if that fails; then none is written */
    public static void write(Path folder, Map<String, byte[]> files) throws IOException {
        TreeMap<String, Optional<byte[]>> contents = new TreeMap<>();
        files.forEach((name, bytes) -> contents.put(name, Optional.of(bytes)));
        makeFolders(folder.toAbsolutePath());
        Update.inFolder(folder, Disk.REAL).apply(contents, Map.of(), Keeping.NOTHING);
    }

    /** Makes a folder, and those that it is in, if they are not there. */
    public static void makeFolders(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            Files.createDirectories(folder);
        }
    }

    /** Why something could not be read or written, in a few words. */
    public static String reason(IOException failure) {
        if (failure instanceof NoSuchFileException) {
            return failure.getMessage() + " is not there";
        }
        if (failure instanceof AccessDeniedException) {
            return failure.getMessage() + " may not be accessed";
        }
        if (failure instanceof FileAlreadyExistsException || failure instanceof NotDirectoryException) {
            return failure.getMessage() + " is no folder";
        }
        if (failure instanceof FileSystemException told && told.getReason() == null || failure.getMessage() == null) {
            // These say where, or nothing, and what it is by their class alone.
            String kind = failure.getClass().getSimpleName();
            return failure.getMessage() == null ? kind : failure.getMessage() + ": " + kind;
        }
        return failure.getMessage();
    }
}
