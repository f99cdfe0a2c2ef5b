package coupdoeil.editor.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import coupdoeil.editor.document.Recovery.Abandoned;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackBase;
import coupdoeil.model.pack.PackReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecoveryTest {

    @TempDir
    private Path home;

    @Test
    void whatALivingProcessKeepsIsNotAbandoned() throws IOException {
        try (Recovery recovery = open()) {
            recovery.keep(Packs.blank(), null, PackBase.UNKNOWN, 1);
            recovery.await();

            assertThat(abandoned()).isEmpty();
        }
    }

    @Test
    void aProcessThatEndsInOrderLeavesNothing() throws IOException {
        try (Recovery recovery = open()) {
            recovery.keep(Packs.blank(), null, PackBase.UNKNOWN, 1);
        }

        assertThat(folders()).isEmpty();
    }

    @Test
    void whatADeadProcessKeptIsOfferedWithItsOrigin() throws IOException {
        Pack pack = Packs.blank();
        leaveBehind(pack, Path.of("battles", "mine"));

        List<Abandoned> abandoned = abandoned();

        assertThat(abandoned).hasSize(1);
        assertThat(abandoned.get(0).origin())
                .hasValue(Path.of("battles", "mine").toAbsolutePath());
        assertThat(PackReader.read(abandoned.get(0).pack()).pack()).hasValue(pack);

        abandoned.get(0).discard();
        assertThat(abandoned()).isEmpty();
        assertThat(folders()).isEmpty();
    }

    @Test
    void twoWindowsOfOneProcessLeaveEachOtherAlone() throws Exception {
        try (Recovery first = open()) {
            first.keep(Packs.blank(), null, PackBase.UNKNOWN, 1);
            first.await();
            try (Recovery second = open()) {
                second.keep(Packs.albuera(), null, PackBase.UNKNOWN, 1);
                second.await();

                assertThat(abandoned()).isEmpty();
                assertThat(abandonedAsSeenByAnotherProcess()).isEqualTo("0");
            }
            assertThat(abandoned()).isEmpty();
            assertThat(abandonedAsSeenByAnotherProcess()).isEqualTo("0");
            assertThat(folder().resolve("pack.zip")).exists();
        }
    }

    @Test
    void whatOneWindowOffersNoOtherDoes() throws IOException {
        leaveBehind(Packs.blank(), Path.of("mine"));
        try (Recovery.Abandonments offered = Recovery.abandoned(home)) {
            assertThat(offered.list()).hasSize(1);
            assertThat(abandoned()).isEmpty();
        }
        assertThat(abandoned()).hasSize(1);
    }

    @Test
    void badFoldersKeepNothingFromBeingOffered() throws IOException {
        leaveBehind(Packs.blank(), Path.of("mine"));
        Path noPath = Files.createDirectory(home.resolve("no-path"));
        Files.copy(home.resolve("dead/pack.zip"), noPath.resolve("pack.zip"));
        Files.write(noPath.resolve("origin.txt"), new byte[] {'a', 0, 'b'});
        Path noLock = Files.createDirectory(home.resolve("no-lock"));
        Files.copy(home.resolve("dead/pack.zip"), noLock.resolve("pack.zip"));
        Files.createDirectory(noLock.resolve("lock"));
        Files.createDirectory(home.resolve("lock"));
        Files.createDirectories(home.resolve("packs/pack.zip"));
        Files.writeString(home.resolve("file"), "no folder");

        List<Abandoned> abandoned = abandoned();

        assertThat(abandoned)
                .extracting(found -> found.folder().getFileName().toString())
                .containsExactlyInAnyOrder("dead", "no-path", "no-lock");
        for (Abandoned found : abandoned) {
            assertThat(PackReader.read(found.pack()).pack()).isPresent();
        }
    }

    @Test
    void whatIsNotOursIsNotRemoved() throws IOException {
        Path others = Files.createDirectory(home.resolve("photographs"));
        Files.writeString(others.resolve("picture.png"), "picture");

        assertThat(abandoned()).isEmpty();

        assertThat(others.resolve("picture.png")).exists();
    }

    @Test
    void whatWasKnownOfTheFilesIsKnownAgain() throws IOException {
        PackBase base = new PackBase(Map.of("pack.json", "a"), Map.of("pack.json", "b"));
        try (Recovery recovery = open()) {
            recovery.keep(Packs.blank(), Path.of("mine"), base, 1);
            recovery.await();
            Path living = folder();
            Path dead = Files.createDirectory(home.resolve("dead"));
            Files.copy(living.resolve("pack.zip"), dead.resolve("pack.zip"));

            assertThat(abandoned()).extracting(Abandoned::base).containsExactly(base);
        }
    }

    @Test
    void troubleIsToldOfOnceAndAgainAfterItWasOver() throws IOException {
        List<IOException> told = new ArrayList<>();
        try (Recovery recovery = new Recovery(home, told::add)) {
            Path pack = folders().get(0).resolve("pack.zip");
            for (int round = 1; round <= 2; round++) {
                Files.deleteIfExists(pack);
                Files.createDirectory(pack);
                recovery.keep(Packs.blank(), null, PackBase.UNKNOWN, 10 * round);
                recovery.keep(Packs.albuera(), null, PackBase.UNKNOWN, 10 * round + 1);
                recovery.await();
                assertThat(told).hasSize(round);

                Files.delete(pack);
                recovery.keep(Packs.albuera(), null, PackBase.UNKNOWN, 10 * round + 2);
                recovery.await();
                assertThat(told).hasSize(round);
            }
        }
    }

    /** Whoever may write everywhere gives that up for it. */
    @Test
    void aReadOnlyHomeOffersWhatIsInItAndSaysOnceThatItKeepsNothing() throws Exception {
        leaveBehind(Packs.blank(), Path.of("mine"));
        Path dead = home.resolve("dead");
        try {
            modes("r-x------", dead, home);
            List<String> plain = Files.isWritable(home)
                    ? List.of("setpriv", "--inh-caps=-all", "--bounding-set=-dac_override")
                    : List.of();
            assumeTrue(plain.isEmpty() || Files.isExecutable(Path.of("/usr/bin/setpriv")));

            assertThat(seenByAnotherProcess(plain)).containsExactly("1", "AccessDeniedException");
            assertThat(dead.resolve("pack.zip")).exists();
        } finally {
            modes("rwx------", home, dead);
        }
    }

    private static void modes(String modes, Path... folders) throws IOException {
        for (Path folder : folders) {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString(modes));
        }
    }

    private String abandonedAsSeenByAnotherProcess() throws Exception {
        List<String> said = seenByAnotherProcess(List.of());
        assertThat(said).hasSize(1);
        return said.get(0);
    }

    /** @param by a command that runs another one */
    private List<String> seenByAnotherProcess(List<String> by) throws Exception {
        List<String> command = new ArrayList<>(by);
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                LookingProcess.class.getName(),
                home.toString()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        try (var out = process.inputReader()) {
            List<String> said = out.lines().toList();
            assertThat(process.waitFor()).as("%s", said).isZero();
            return said;
        }
    }

    @Test
    void whatIsDroppedIsNotOffered() throws IOException {
        try (Recovery recovery = open()) {
            recovery.keep(Packs.blank(), null, PackBase.UNKNOWN, 1);
            recovery.drop();
            recovery.await();

            assertThat(folder().resolve("pack.zip")).doesNotExist();
        }
    }

    @Test
    void aNewStepWaitsUntilTheOneBeforeIsOnDisk() throws IOException {
        try (Recovery recovery = open()) {
            recovery.keep(Packs.blank(), null, PackBase.UNKNOWN, 1);
            recovery.keep(Packs.albuera(), null, PackBase.UNKNOWN, 2);

            assertThat(folder().resolve("pack.zip")).exists();
        }
    }

    @Test
    void whoeverLooksWhileItIsWrittenSeesAWholeOrigin() throws IOException {
        Path origin = Path.of("battles", "mine").toAbsolutePath();
        try (Recovery recovery = open()) {
            recovery.keep(Packs.blank(), origin, PackBase.UNKNOWN, 0);
            recovery.await();
            for (int step = 1; step <= 200; step++) {
                recovery.keep(Packs.blank(), origin, PackBase.UNKNOWN, 0);
                for (int look = 0; look < 20; look++) {
                    assertThat(folder().resolve("origin.txt")).hasContent(origin.toString());
                }
            }
        }
    }

    private List<Abandoned> abandoned() throws IOException {
        try (Recovery.Abandonments found = Recovery.abandoned(home)) {
            return found.list();
        }
    }

    private List<Path> folders() throws IOException {
        try (var folders = Files.list(home)) {
            return folders.filter(Files::isDirectory).toList();
        }
    }

    private Recovery open() throws IOException {
        return new Recovery(home, failure -> {
            throw new AssertionError(failure);
        });
    }

    private Path folder() throws IOException {
        try (var folders = Files.list(home)) {
            return folders.filter(Files::isDirectory).findFirst().orElseThrow();
        }
    }

    /** Copies a living process's folder without its lock, as it would be after its death. */
    private void leaveBehind(Pack pack, Path origin) throws IOException {
        try (Recovery recovery = open()) {
            recovery.keep(pack, origin, PackBase.UNKNOWN, 1);
            recovery.await();
            Path living = folder();
            Path dead = Files.createDirectories(home.resolve("dead"));
            Files.copy(living.resolve("pack.zip"), dead.resolve("pack.zip"));
            Files.copy(living.resolve("origin.txt"), dead.resolve("origin.txt"));
            Files.createFile(dead.resolve("lock"));
        }
    }
}
