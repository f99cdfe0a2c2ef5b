package coupdoeil.editor.document;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The sign that a recovery folder has an owner who lives. The system takes it away with the process, however that ends.
 *
 * <p>A process loses its lock on a file as soon as it closes any channel of that file, and is never refused a lock that it
 * has itself. So this one keeps a register of its own folders and never opens the lock of one of them again.
 */
final class FolderLock implements AutoCloseable {

    static final String NAME = "lock";

    private static final String GUARD = ".guard";
    private static final long PATIENCE_MILLIS = 2000;
    private static final long PAUSE_MILLIS = 10;
    private static final Set<Path> OWN = new HashSet<>();

    private final Path folder;
    private final @Nullable FileChannel channel;

    private FolderLock(Path folder, @Nullable FileChannel channel) {
        this.folder = folder;
        this.channel = channel;
    }

    /** Something done with files. */
    @FunctionalInterface
    interface Task<T> {
        T run() throws IOException;
    }

    /**
     * Does something while nobody else, in this process or another one, does such a thing below the same home: a folder
     * that is made but not yet locked must not be taken for an abandoned one.
     */
    static <T> T guarded(Path home, Task<T> task) throws IOException {
        synchronized (OWN) {
            Files.createDirectories(home);
            try (FileChannel guard =
                            FileChannel.open(home.resolve(GUARD), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                    FileLock held = waitFor(guard)) {
                if (!held.isValid()) {
                    throw new IOException(home + " cannot be locked");
                }
                return task.run();
            }
        }
    }

    /**
     * The same where reading is worth more than waiting: where no guard can be had, as in a folder that may not be written
     * to, it is done unguarded. Each folder's own lock still tells whether its owner lives.
     */
    static <T> T guardedIfPossible(Path home, Task<T> task) throws IOException {
        boolean[] begun = {false};
        try {
            return guarded(home, () -> {
                begun[0] = true;
                return task.run();
            });
        } catch (IOException noGuard) {
            if (begun[0]) {
                throw noGuard;
            }
            synchronized (OWN) {
                return task.run();
            }
        }
    }

    private static FileLock waitFor(FileChannel guard) throws IOException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
        while (System.nanoTime() < end) {
            FileLock lock = guard.tryLock();
            if (lock != null) {
                return lock;
            }
            try {
                Thread.sleep(PAUSE_MILLIS);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new IOException("interrupted", interrupted);
            }
        }
        throw new IOException("another editor keeps the recovery folder to itself");
    }

    /** Takes possession of a folder; empty if its owner lives. To be called guarded. */
    static Optional<FolderLock> claim(Path folder) throws IOException {
        Path real = folder.toRealPath();
        if (OWN.contains(real)) {
            return Optional.empty();
        }
        Path file = real.resolve(NAME);
        if (isOdd(file) || !Files.exists(file, LinkOption.NOFOLLOW_LINKS) && !Files.isWritable(real)) {
            // No process of ours has such a lock, or had none here, so none lives.
            OWN.add(real);
            return Optional.of(new FolderLock(real, null));
        }
        boolean writable = !Files.exists(file, LinkOption.NOFOLLOW_LINKS) || Files.isWritable(file);
        FileChannel channel = writable
                ? FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)
                : FileChannel.open(file, StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS);
        boolean claimed = false;
        try {
            claimed = channel.tryLock(0, Long.MAX_VALUE, !writable) != null;
            if (!claimed) {
                return Optional.empty();
            }
            OWN.add(real);
            return Optional.of(new FolderLock(real, channel));
        } finally {
            if (!claimed) {
                channel.close();
            }
        }
    }

    private static boolean isOdd(Path file) {
        return Files.exists(file, LinkOption.NOFOLLOW_LINKS) && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
    }

    Path folder() {
        return folder;
    }

    @Override
    public void close() throws IOException {
        synchronized (OWN) {
            try {
                if (channel != null) {
                    channel.close();
                }
            } finally {
                OWN.remove(folder);
            }
        }
    }
}
