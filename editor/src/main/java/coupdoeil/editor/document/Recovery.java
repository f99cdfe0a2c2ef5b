package coupdoeil.editor.document;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackWriter;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
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
    private static final String LOCK = "lock";
    /** A disk that hangs must not hang the editor: after this, an edit goes on without the guarantee. */
    private static final long PATIENCE_MILLIS = 2000;

    private final Path folder;
    private final FileChannel channel;
    private final Consumer<IOException> onFailure;
    private final ExecutorService writer = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "recovery");
        thread.setDaemon(true);
        return thread;
    });
    private @Nullable Future<?> writing;
    private volatile @Nullable Pack newest;
    private int lastStep = -1;

    /** What a process left behind. @param origin where its pack was kept; empty if it was never saved */
    public record Abandoned(Path folder, Path pack, Optional<Path> origin, Instant time) {

        /** Forgets it. */
        public void discard() throws IOException {
            delete(folder);
        }
    }

    /** @param onFailure is told, on the writing thread, of a value that could not be kept */
    public Recovery(Path home, Consumer<IOException> onFailure) throws IOException {
        this.onFailure = onFailure;
        this.folder = home.resolve(UUID.randomUUID().toString());
        Files.createDirectories(folder);
        this.channel = FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (channel.tryLock() == null) {
            throw new IOException("cannot lock " + folder);
        }
    }

    /** Where recovery is kept unless the system property {@code coupdoeil.recovery} says otherwise. */
    public static Path home() {
        String chosen = System.getProperty("coupdoeil.recovery");
        return chosen != null
                ? Path.of(chosen)
                : Path.of(System.getProperty("user.home"), ".local", "state", "coupdoeil", "recovery");
    }

    /**
     * Keeps a value. A call with another step number than the last one first waits for what the last step left to be
     * written; calls with the same number, as in a drag, do not wait.
     */
    public void keep(Pack pack, @Nullable Path from, int step) {
        if (step != lastStep) {
            await();
        }
        lastStep = step;
        newest = pack;
        writing = writer.submit(() -> write(from));
    }

    /** Forgets what was kept: it is saved, or the designer does not want it. */
    public void drop() {
        newest = null;
        writing = writer.submit(() -> {
            try {
                Files.deleteIfExists(folder.resolve(PACK));
            } catch (IOException e) {
                onFailure.accept(e);
            }
        });
    }

    /** Waits until the newest value is written, or patience ends. */
    public void await() {
        Future<?> task = writing;
        if (task == null) {
            return;
        }
        try {
            task.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } catch (TimeoutException e) {
            onFailure.accept(new IOException("writing to " + folder + " takes too long", e));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void write(@Nullable Path from) {
        Pack pack = newest;
        newest = null;
        if (pack == null) {
            return;
        }
        try {
            writeOrigin(from);
            PackWriter.writeZip(pack, folder.resolve(PACK));
        } catch (IOException e) {
            onFailure.accept(e);
        }
    }

    /** A kill in the middle leaves the origin written before, never an empty one. */
    private void writeOrigin(@Nullable Path from) throws IOException {
        Path origin = folder.resolve(ORIGIN);
        if (from == null) {
            Files.deleteIfExists(origin);
            return;
        }
        Path beside = folder.resolve(ORIGIN + ".new");
        Files.writeString(beside, from.toAbsolutePath().toString(), StandardCharsets.UTF_8);
        Files.move(beside, origin, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
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
        channel.close();
        delete(folder);
    }

    /** What dead processes left below a recovery home, the newest first. Empty folders are cleared away. */
    public static List<Abandoned> abandoned(Path home) throws IOException {
        if (!Files.isDirectory(home)) {
            return List.of();
        }
        List<Abandoned> found = new ArrayList<>();
        try (Stream<Path> folders = Files.list(home)) {
            for (Path folder : folders.filter(Files::isDirectory).toList()) {
                if (isAlive(folder)) {
                    continue;
                }
                Path pack = folder.resolve(PACK);
                if (Files.exists(pack)) {
                    found.add(new Abandoned(
                            folder,
                            pack,
                            origin(folder),
                            Files.getLastModifiedTime(pack).toInstant()));
                } else {
                    delete(folder);
                }
            }
        }
        found.sort(Comparator.comparing(Abandoned::time).reversed());
        return found;
    }

    private static Optional<Path> origin(Path folder) throws IOException {
        Path file = folder.resolve(ORIGIN);
        return Files.exists(file)
                ? Optional.of(Path.of(Files.readString(file, StandardCharsets.UTF_8)))
                : Optional.empty();
    }

    private static boolean isAlive(Path folder) throws IOException {
        Path file = folder.resolve(LOCK);
        if (!Files.exists(file)) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
                FileLock lock = channel.tryLock()) {
            return lock == null;
        } catch (OverlappingFileLockException sameProcess) {
            return true;
        }
    }

    private static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
