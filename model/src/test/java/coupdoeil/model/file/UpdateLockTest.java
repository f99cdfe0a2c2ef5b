package coupdoeil.model.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UpdateLockTest {

    @TempDir
    private Path temp;

    /** As another program does it whenever it has saved. */
    @Test
    void aLockThatComesAndGoesIsInNobodysWay() throws Exception {
        Path staging = temp.resolve(".saving");
        AtomicBoolean done = new AtomicBoolean();
        Thread other = new Thread(() -> {
            while (!done.get()) {
                makeAndRemove(staging);
                LockSupport.parkNanos(100_000);
            }
        });
        other.start();
        try {
            for (int i = 0; i < 2000; i++) {
                UpdateLock.on(staging, Disk.REAL).close();
            }
        } finally {
            done.set(true);
            other.join();
        }
    }

    @Test
    void whatIsNoLockIsInTheWay() throws IOException {
        Path staging = Files.createDirectories(temp.resolve(".saving"));
        Path lock = Files.createDirectory(staging.resolve("lock"));

        assertThatThrownBy(() -> UpdateLock.on(staging, Disk.REAL)).hasMessage(lock + " is in the way");
        assertThat(lock).isDirectory();
    }

    @Test
    void whatIsNoFolderIsInTheWay() throws IOException {
        Path staging = Files.createFile(temp.resolve(".saving"));

        assertThatThrownBy(() -> UpdateLock.on(staging, Disk.REAL)).hasMessage(staging + " is in the way");
        assertThat(staging).isRegularFile();
    }

    private static void makeAndRemove(Path staging) {
        try {
            Files.createDirectories(staging);
            Files.createFile(staging.resolve("lock"));
            Files.delete(staging.resolve("lock"));
            Files.delete(staging);
        } catch (IOException theOtherWasFaster) {
            // Then it is there, or gone, by the other's doing.
        }
    }
}
