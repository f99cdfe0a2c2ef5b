package coupdoeil.model.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Keeps every other update of the same files out, of this process and of others, while it is held. It lives in the folder
 * where the update is prepared, and goes with it.
 */
final class UpdateLock implements AutoCloseable {

    private static final String NAME = "lock";
    /** An update takes less, unless its program stands still. */
    private static final long PATIENCE_MILLIS = 3000;

    private static final long PAUSE_MILLIS = 10;

    /**
     * A process loses the locks it has on a file when it closes any channel of that file: so within this one, only one
     * thread at a time opens such a file at all.
     */
    private static final ReentrantLock THIS_PROCESS = new ReentrantLock();

    private final Path file;
    private final Disk disk;
    private final FileChannel channel;

    private UpdateLock(Path file, Disk disk, FileChannel channel) {
        this.file = file;
        this.disk = disk;
        this.channel = channel;
    }

    static boolean isLock(Path path) {
        return path.endsWith(NAME);
    }

    /** Waits for a while for the lock. @throws IOException if another program keeps it */
    static UpdateLock on(Path staging, Disk disk) throws IOException {
        Path file = staging.resolve(NAME);
        try {
            if (!THIS_PROCESS.tryLock(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
                throw busy(staging);
            }
            boolean locked = false;
            try {
                UpdateLock lock = new UpdateLock(file, disk, waitFor(file, disk));
                locked = true;
                return lock;
            } finally {
                if (!locked) {
                    THIS_PROCESS.unlock();
                }
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw busy(staging);
        }
    }

    private static FileChannel waitFor(Path file, Disk disk) throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
        do {
            FileChannel channel = attempt(file, disk);
            if (channel != null) {
                return channel;
            }
            Thread.sleep(PAUSE_MILLIS);
        } while (System.nanoTime() < end);
        throw busy(file.getParent());
    }

    private static @Nullable FileChannel attempt(Path file, Disk disk) throws IOException {
        make(file, disk);
        FileChannel channel = null;
        boolean kept = false;
        try {
            Object before = identity(file);
            channel = FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
            FileLock lock = channel.tryLock();
            // Whoever held it has perhaps removed the file meanwhile: then this locks nothing.
            kept = lock != null && Objects.equals(before, identity(file));
            return kept ? channel : null;
        } catch (NoSuchFileException gone) {
            return null;
        } finally {
            if (channel != null && !kept) {
                channel.close();
            }
        }
    }

    private static void make(Path file, Disk disk) throws IOException {
        Path staging = Objects.requireNonNull(file.getParent());
        try {
            if (!Files.isDirectory(staging, LinkOption.NOFOLLOW_LINKS)) {
                disk.makeFolder(staging);
            }
            if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
                createIn(staging, file, disk);
            }
        } catch (FileAlreadyExistsException another) {
            // Made by another program between the question and the making: as good as made here.
        } catch (NoSuchFileException removedMeanwhile) {
            if (!Files.isDirectory(Objects.requireNonNull(staging.getParent()))) {
                throw removedMeanwhile;
            }
        }
        refuseOther(staging, BasicFileAttributes::isDirectory);
        refuseOther(file, BasicFileAttributes::isRegularFile);
    }

    /** Looks once only, for whoever holds the lock removes both: what is gone is in nobody's way. */
    private static void refuseOther(Path path, Predicate<BasicFileAttributes> wanted) throws IOException {
        try {
            if (!wanted.test(Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS))) {
                throw new IOException(path + " is in the way");
            }
        } catch (NoSuchFileException gone) {
            // The next attempt makes it again.
        }
    }

    private static void createIn(Path staging, Path file, Disk disk) throws IOException {
        try {
            disk.create(file);
        } catch (FileAlreadyExistsException | NoSuchFileException another) {
            throw another;
        } catch (IOException failed) {
            try {
                disk.delete(staging);
            } catch (IOException stillInUse) {
                failed.addSuppressed(stillInUse);
            }
            throw failed;
        }
    }

    private static Object identity(Path file) throws IOException {
        Object key = Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
                .fileKey();
        return key == null ? file : key;
    }

    private static IOException busy(@Nullable Path staging) {
        return new IOException("another program is writing there (" + staging + ")");
    }

    /** Removes the lock and, if nothing else is in it, its folder; what stays, the next update removes. */
    @Override
    public void close() throws IOException {
        try {
            disk.delete(file);
            disk.delete(Objects.requireNonNull(file.getParent()));
        } catch (IOException inUse) {
            // What was to be done under the lock is done.
        } finally {
            try {
                channel.close();
            } finally {
                THIS_PROCESS.unlock();
            }
        }
    }
}
