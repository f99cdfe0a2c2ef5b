package coupdoeil.model.pack;

import coupdoeil.model.file.ContentHash;
import coupdoeil.model.file.Disk;
import coupdoeil.model.file.Update;
import coupdoeil.model.pack.files.FileCollection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The files of a pack as they stood at one moment. A save that was ended before it had put everything in its place is
 * seen as if it had; nothing is written.
 */
public final class Snapshot {

    private static final int ATTEMPTS = 20;

    private final FileCollection collection;
    private final SortedMap<String, String> hashes = new TreeMap<>();
    private final Optional<String> zip;

    private Snapshot(FileCollection collection, Optional<String> zip) {
        this.collection = collection;
        this.zip = zip;
        collection.files().forEach((path, bytes) -> hashes.put(path, ContentHash.of(bytes)));
    }

    /** Takes in a folder or zip; nothing is thrown, what cannot be read becomes a problem of the reading. */
    public static Snapshot of(Path folderOrZip) {
        try {
            return Files.isDirectory(folderOrZip) ? ofFolder(folderOrZip) : ofZip(folderOrZip);
        } catch (IOException unreadable) {
            return new Snapshot(PackReader.collect(folderOrZip), Optional.empty());
        }
    }

    /** Looks again if a save went on meanwhile: each makes and removes its own folder in that of the pack. */
    private static Snapshot ofFolder(Path folder) throws IOException {
        Update update = Update.inFolder(folder, Disk.REAL);
        for (int attempt = 1; ; attempt++) {
            Map<String, Optional<Path>> pending = update.pending();
            FileTime changed = Files.getLastModifiedTime(folder);
            FileCollection collection = PackReader.collect(folder);
            boolean still = Files.getLastModifiedTime(folder).equals(changed)
                    && update.pending().equals(pending);
            if (still || attempt == ATTEMPTS) {
                return new Snapshot(collection, Optional.empty());
            }
        }
    }

    private static Snapshot ofZip(Path zip) throws IOException {
        Path real = PackSave.real(zip);
        for (int attempt = 1; ; attempt++) {
            Path source = source(zip, real);
            Optional<String> hash = zipHash(source);
            FileCollection collection = PackReader.collect(source);
            // A save that was ended is completed by another program just now: what it had staged is gone from there.
            boolean still = zipHash(source).equals(hash) && source(zip, real).equals(source);
            if (still || attempt == ATTEMPTS) {
                return new Snapshot(collection, hash);
            }
        }
    }

    private static Path source(Path zip, Path real) throws IOException {
        Path parent = real.toAbsolutePath().getParent();
        if (parent == null || !Files.isDirectory(parent)) {
            return zip;
        }
        return Update.ofFile(real, Disk.REAL).pending().values().stream()
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(zip);
    }

    /** Of what is too large, no hash is taken: it is not read either. */
    private static Optional<String> zipHash(Path file) throws IOException {
        try {
            Path real = PackSave.real(file);
            boolean fits = Files.isRegularFile(real) && Files.size(real) <= FileCollection.MAX_BYTES;
            return fits ? ContentHash.of(real) : Optional.empty();
        } catch (NoSuchFileException gone) {
            return Optional.empty();
        }
    }

    /** The contents by path inside the pack. */
    public SortedMap<String, byte[]> files() {
        return collection.files();
    }

    /** The {@link ContentHash} of each file. */
    public SortedMap<String, String> hashes() {
        return Collections.unmodifiableSortedMap(hashes);
    }

    /** The hash of the zip itself; empty for a folder, and where there is nothing. */
    Optional<String> zipHash() {
        return zip;
    }

    FileCollection collection() {
        return collection;
    }
}
