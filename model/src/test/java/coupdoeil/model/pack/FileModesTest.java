package coupdoeil.model.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.model.file.Disk;
import coupdoeil.model.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a save leaves of the modes of files, and of links. */
@DisabledOnOs(OS.WINDOWS)
class FileModesTest {

    @TempDir
    private Path temp;

    private final Pack pack = new NapkinPack().pack();
    private final Pack changed = pack.withScenarios(List.of(Scenario.empty("dawn", "Another dawn")));
    private Path folder;
    private Path zip;

    @BeforeEach
    void setUp() throws IOException {
        folder = temp.resolve("battle");
        zip = temp.resolve("battle.zip");
        PackWriter.write(pack, folder);
        PackWriter.writeZip(pack, zip);
    }

    @ParameterizedTest
    @ValueSource(strings = {"rw-------", "rw-rw-r--", "rw-r--r--"})
    void areKept(String mode) throws IOException {
        Path scenario = folder.resolve("scenarios/dawn.json");
        set(scenario, mode);
        set(zip, mode);

        PackWriter.write(changed, folder);
        PackWriter.writeZip(changed, zip);

        assertThat(mode(scenario)).isEqualTo(mode);
        assertThat(mode(folder.resolve("scenarios/dawn.json.~1~"))).isEqualTo(mode);
        assertThat(mode(zip)).isEqualTo(mode);
        assertThat(mode(temp.resolve("battle.zip.~1~"))).isEqualTo(mode);
    }

    @Test
    void newFilesGetWhatTheSystemGives() throws IOException {
        String usual = mode(Files.createFile(temp.resolve("usual")));

        assertThat(mode(folder.resolve("pack.json"))).isEqualTo(usual);
        assertThat(mode(zip)).isEqualTo(usual);
    }

    @Test
    void writeProtectedFilesAreRefused() throws IOException {
        set(folder.resolve("scenarios/dawn.json"), "r--r--r--");
        set(zip, "r--r--r--");

        assertThatThrownBy(() -> PackWriter.write(changed, folder))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("dawn.json is write-protected");
        assertThatThrownBy(() -> PackWriter.writeZip(changed, zip)).hasMessageContaining("write-protected");
        assertThat(PackReader.read(folder).pack()).hasValue(pack);
        assertThat(PackReader.read(zip).pack()).hasValue(pack);
        assertThat(folder.resolve(".saving")).doesNotExist();
        assertThat(temp.resolve(".battle.zip.saving")).doesNotExist();
    }

    @Test
    void aPackThatIsReachedThroughALinkIsSavedWhereItIs() throws IOException {
        Path links = Files.createDirectory(temp.resolve("links"));
        Path toZip = Files.createSymbolicLink(links.resolve("any-name"), zip);
        Path toFolder = Files.createSymbolicLink(links.resolve("folder"), folder);
        for (Path link : List.of(toZip, toFolder)) {
            Snapshot found = Snapshot.of(link);
            PackBase base = PackBase.of(found, pack);

            new PackSave(Disk.REAL).save(changed, link, base, found);

            assertThat(link).isSymbolicLink();
            assertThat(PackReader.read(link).pack()).hasValue(changed);
        }
        assertThat(PackReader.read(zip).pack()).hasValue(changed);
        assertThat(PackReader.read(folder).pack()).hasValue(changed);
        assertThat(temp.resolve("battle.zip.~1~")).exists();
        try (var files = Files.list(links)) {
            assertThat(files).hasSize(2);
        }
    }

    private static void set(Path file, String mode) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
    }

    private static String mode(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }
}
