package coupdoeil.model.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file that another program makes and removes all the time is there or is not; looking at it never fails. */
class VanishingFilesTest {

    @TempDir
    private Path temp;

    /** Looks at a file. */
    private interface Look {
        void at(Path file) throws IOException;
    }

    private void often(Look look) throws Exception {
        Path file = temp.resolve("commit.json");
        AtomicBoolean done = new AtomicBoolean();
        Thread other = new Thread(() -> {
            while (!done.get()) {
                try {
                    Files.writeString(file, "{}");
                    Files.delete(file);
                } catch (IOException failed) {
                    throw new IllegalStateException(failed);
                }
            }
        });
        other.start();
        try {
            for (int i = 0; i < 20_000; i++) {
                look.at(file);
            }
        } finally {
            done.set(true);
            other.join();
        }
    }

    @Test
    void aJournal() throws Exception {
        often(UpdateJournal::read);
    }

    @Test
    void aFileThatIsHashed() throws Exception {
        often(ContentHash::of);
    }

    @Test
    void aFileThatIsToBeReplaced() throws Exception {
        often(PlainFile::check);
    }
}
