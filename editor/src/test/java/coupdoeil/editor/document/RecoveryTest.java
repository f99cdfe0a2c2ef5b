package coupdoeil.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Recovery.Abandoned;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecoveryTest {

    @TempDir
    private Path home;

    @Test
    void whatALivingProcessKeepsIsNotAbandoned() throws IOException {
        try (Recovery recovery = open()) {
            recovery.keep(Packs.blank(), null, 1);
            recovery.await();

            assertThat(Recovery.abandoned(home)).isEmpty();
        }
    }

    @Test
    void aProcessThatEndsInOrderLeavesNothing() throws IOException {
        try (Recovery recovery = open()) {
            recovery.keep(Packs.blank(), null, 1);
        }

        assertThat(home).isEmptyDirectory();
    }

    @Test
    void whatADeadProcessKeptIsOfferedWithItsOrigin() throws IOException {
        Pack pack = Packs.blank();
        leaveBehind(pack, Path.of("battles", "mine"));

        List<Abandoned> abandoned = Recovery.abandoned(home);

        assertThat(abandoned).hasSize(1);
        assertThat(abandoned.get(0).origin())
                .hasValue(Path.of("battles", "mine").toAbsolutePath());
        assertThat(PackReader.read(abandoned.get(0).pack()).pack()).hasValue(pack);

        abandoned.get(0).discard();
        assertThat(Recovery.abandoned(home)).isEmpty();
        assertThat(home).isEmptyDirectory();
    }

    @Test
    void whatIsDroppedIsNotOffered() throws IOException {
        try (Recovery recovery = open()) {
            recovery.keep(Packs.blank(), null, 1);
            recovery.drop();
            recovery.await();

            assertThat(folder().resolve("pack.zip")).doesNotExist();
        }
    }

    @Test
    void aNewStepWaitsUntilTheOneBeforeIsOnDisk() throws IOException {
        try (Recovery recovery = open()) {
            recovery.keep(Packs.blank(), null, 1);
            recovery.keep(Packs.albuera(), null, 2);

            assertThat(folder().resolve("pack.zip")).exists();
        }
    }

    @Test
    void whoeverLooksWhileItIsWrittenSeesAWholeOrigin() throws IOException {
        Path origin = Path.of("battles", "mine").toAbsolutePath();
        try (Recovery recovery = open()) {
            recovery.keep(Packs.blank(), origin, 0);
            recovery.await();
            for (int step = 1; step <= 200; step++) {
                recovery.keep(Packs.blank(), origin, 0);
                for (int look = 0; look < 20; look++) {
                    assertThat(folder().resolve("origin.txt")).hasContent(origin.toString());
                }
            }
        }
    }

    private Recovery open() throws IOException {
        return new Recovery(home, failure -> {
            throw new AssertionError(failure);
        });
    }

    private Path folder() throws IOException {
        try (var folders = Files.list(home)) {
            return folders.findFirst().orElseThrow();
        }
    }

    /** Copies a living process's folder without its lock, as it would be after its death. */
    private void leaveBehind(Pack pack, Path origin) throws IOException {
        try (Recovery recovery = open()) {
            recovery.keep(pack, origin, 1);
            recovery.await();
            Path living = folder();
            Path dead = Files.createDirectory(home.resolve("dead"));
            Files.copy(living.resolve("pack.zip"), dead.resolve("pack.zip"));
            Files.copy(living.resolve("origin.txt"), dead.resolve("origin.txt"));
            Files.createFile(dead.resolve("lock"));
        }
    }
}
