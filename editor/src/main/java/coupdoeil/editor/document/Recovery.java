package coupdoeil.editor.document;

import coupdoeil.model.file.Disk;
import coupdoeil.model.file.PlainFile;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackBase;
import coupdoeil.model.pack.PackWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the newest value of an unsaved pack where the next start finds it, whatever ends this process.
 *
 * <p>Every process has a folder of its own, locked for as long as it lives; the system releases the lock even of a
 * killed process, so that a folder with a pack but without a lock is an abandoned one. Writing goes on beside the event
 * thread. A new step waits until the value before it is written, so that never more than the last edit is lost.
 */
public final class Recovery implements AutoCloseable {

    private static final String PACK = "pack.zip";
    private static final String ORIGIN = "origin.txt";
    /** In the zip, so that it always belongs to the pack beside it. */
    private static final String BASE = ".base.json";
    /** All that a folder of ours may hold; nothing else is ever removed. */
    private static final List<String> OWN_FILES =
            List.of(PACK, "." + PACK + ".new", PACK + "~", ORIGIN, "." + ORIGIN + ".new", ORIGIN + ".new");
    /** A disk that hangs must not hang the editor: after this, an edit goes on without the guarantee. */
    private static final long PATIENCE_MILLIS = 2000;

    private final Path home;
    private final Path folder;
    private final FolderLock lock;
    private final Consumer<IOException> onFailure;
    private final ExecutorService writer = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "recovery");
        thread.setDaemon(true);
        return thread;
    });
    private @Nullable Future<?> writing;
    private volatile @Nullable Pack newest;
    private int lastStep = -1;
    private boolean failing;

    /**
     * What a process left behind, and nobody else is offered meanwhile.
     *
     * @param origin where its pack was kept; empty if it was never saved
     * @param base what it knew of the files there
     */
    public record Abandoned(Path folder, Path pack, Optional<Path> origin, PackBase base, Instant time) {

        /** Forgets it. */
        public void discard() throws IOException {
            clear(folder);
        }
    }

    /** All that was left behind, the newest first; offered to nobody else until it is closed. */
    public static final class Abandonments implements AutoCloseable {

        private final Path home;
        private final List<Abandoned> list;
        private final List<FolderLock> locks;

        private Abandonments(Path home, List<Abandoned> list, List<FolderLock> locks) {
            this.home = home;
            this.list = List.copyOf(list);
            this.locks = List.copyOf(locks);
        }

        public List<Abandoned> list() {
            return list;
        }

        @Override
        public void close() throws IOException {
            if (!locks.isEmpty()) {
                FolderLock.guardedIfPossible(home, () -> {
                    for (FolderLock lock : locks) {
                        release(lock);
                    }
                    return true;
                });
            }
        }
    }

    /** @param onFailure is told, on some thread, when values cannot be kept any more */
    public Recovery(Path home, Consumer<IOException> onFailure) throws IOException {
        this.home = home;
        this.onFailure = onFailure;
        this.lock = FolderLock.guarded(home, () -> {
            Path own = Files.createDirectory(home.resolve(UUID.randomUUID().toString()));
            return FolderLock.claim(own).orElseThrow(() -> new IOException("cannot lock " + own));
        });
        this.folder = lock.folder();
    }

    /** Where recovery is kept unless the system property {@code coupdoeil.recovery} says otherwise. */
    public static Path home() {
        String chosen = System.getProperty("coupdoeil.recovery");
        return chosen != null
                ? Path.of(chosen)
                : Path.of(System.getProperty("user.home"), ".local", "state", "coupdoeil", "recovery");
    }

    /**
     * Keeps a value, and what is known of the files that it came from. A call with another step number than the last one first waits for what the last step left to be
     * written; calls with the same number, as in a drag, do not wait.
     */
    public void keep(Pack pack, @Nullable Path from, PackBase base, int step) {
        if (step != lastStep) {
            await();
        }
        lastStep = step;
        newest = pack;
        writing = writer.submit(() -> write(from, base));
    }

    /** Forgets what was kept: it is saved, or the designer does not want it. */
    public void drop() {
        newest = null;
        writing = writer.submit(() -> {
            try {
                Files.deleteIfExists(folder.resolve(PACK));
            } catch (IOException e) {
                failed(e);
            }
        });
    }

    /** Waits until the newest value is written, or patience ends. Returns whether it is. */
    public boolean await() {
        Future<?> task = writing;
        if (task == null) {
            return true;
        }
        try {
            task.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
            return isWorking();
        } catch (ExecutionException e) {
            failed(new IOException(String.valueOf(e.getCause()), e));
        } catch (TimeoutException e) {
            failed(new IOException("writing to " + folder + " takes too long", e));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return false;
    }

    private synchronized boolean isWorking() {
        return !failing;
    }

    private void write(@Nullable Path from, PackBase base) {
        Pack pack = newest;
        newest = null;
        if (pack == null) {
            return;
        }
        try {
            writeOrigin(from);
            PlainFile.write(folder.resolve(PACK), PackWriter.zip(pack, BASE, base.print()), Disk.REAL);
            worked();
        } catch (IOException e) {
            failed(e);
        }
    }

    /** Tells of trouble when it begins, not at every edit while it lasts. */
    private synchronized void failed(IOException failure) {
        if (!failing) {
            failing = true;
            onFailure.accept(failure);
        }
    }

    private synchronized void worked() {
        failing = false;
    }

    /** A kill in the middle leaves the origin written before, never an empty one. */
    private void writeOrigin(@Nullable Path from) throws IOException {
        Path origin = folder.resolve(ORIGIN);
        if (from == null) {
            Files.deleteIfExists(origin);
            return;
        }
        byte[] path = from.toAbsolutePath().toString().getBytes(StandardCharsets.UTF_8);
        if (!Files.exists(origin) || !Arrays.equals(Files.readAllBytes(origin), path)) {
            PlainFile.write(origin, path, Disk.REAL);
        }
    }

    /** Ends this process's part and removes its folder. */
    @Override
    public void close() throws IOException {
        writer.shutdown();
        try {
            if (!writer.awaitTermination(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
                writer.shutdownNow();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        FolderLock.guarded(home, () -> {
            clear(folder);
            release(lock);
            return true;
        });
    }

    /**
     * What dead processes left below a recovery home. Empty folders are cleared away; of one that cannot be made sense of,
     * what can be read is offered, and it keeps nothing else from being so.
     */
    public static Abandonments abandoned(Path home) throws IOException {
        List<Abandoned> found = new ArrayList<>();
        List<FolderLock> locks = new ArrayList<>();
        if (Files.isDirectory(home)) {
            FolderLock.guardedIfPossible(home, () -> {
                try (Stream<Path> folders = Files.list(home)) {
                    for (Path folder : folders.filter(Files::isDirectory).toList()) {
                        examine(folder, found, locks);
                    }
                }
                return true;
            });
        }
        found.sort(Comparator.comparing(Abandoned::time).reversed());
        return new Abandonments(home, found, locks);
    }

    private static void examine(Path folder, List<Abandoned> found, List<FolderLock> locks) {
        try {
            Optional<FolderLock> lock = FolderLock.claim(folder);
            if (lock.isEmpty()) {
                return;
            }
            Path pack = folder.resolve(PACK);
            if (Files.isRegularFile(pack, LinkOption.NOFOLLOW_LINKS)) {
                Instant time = Files.getLastModifiedTime(pack).toInstant();
                found.add(new Abandoned(folder, pack, origin(folder), base(pack), time));
                locks.add(lock.get());
            } else {
                try {
                    clear(folder);
                } finally {
                    release(lock.get());
                }
            }
        } catch (IOException | RuntimeException bad) {
            System.getLogger(Recovery.class.getName())
                    .log(System.Logger.Level.WARNING, folder + " is left as it is", bad);
        }
    }

    /** Where a pack was kept; empty if what is written there is no path. */
    private static Optional<Path> origin(Path folder) {
        Path file = folder.resolve(ORIGIN);
        try {
            return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                    ? Optional.of(Path.of(Files.readString(file, StandardCharsets.UTF_8)))
                    : Optional.empty();
        } catch (IOException | InvalidPathException noPath) {
            return Optional.empty();
        }
    }

    private static PackBase base(Path pack) {
        try (ZipFile zip = new ZipFile(pack.toFile())) {
            ZipEntry entry = zip.getEntry(BASE);
            if (entry == null) {
                return PackBase.UNKNOWN;
            }
            try (InputStream content = zip.getInputStream(entry)) {
                return PackBase.parse(content.readAllBytes());
            }
        } catch (IOException | IllegalArgumentException broken) {
            return PackBase.UNKNOWN;
        }
    }

    private static void clear(Path folder) throws IOException {
        for (String name : OWN_FILES) {
            if (Files.isRegularFile(folder.resolve(name), LinkOption.NOFOLLOW_LINKS)) {
                Files.delete(folder.resolve(name));
            }
        }
    }

    /** Gives up a folder, and removes it if nothing is kept in it. To be called guarded. */
    private static void release(FolderLock lock) throws IOException {
        lock.close();
        Path folder = lock.folder();
        try (Stream<Path> left = Files.list(folder)) {
            if (left.anyMatch(file -> !file.endsWith(FolderLock.NAME) || !Files.isRegularFile(file))) {
                return;
            }
        }
        Files.deleteIfExists(folder.resolve(FolderLock.NAME));
        Files.deleteIfExists(folder);
    }
}
