package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.cli.OutputPath.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What commands may write to, and what they leave alone. */
class OutputPathTest {

    private static final byte[] PICTURE = {(byte) 0x89, 'P', 'N', 'G', 1};

    @TempDir
    private Path temp;

    private Path pack;

    @BeforeEach
    void makePack() {
        pack = Path.of(NapkinFolder.in(temp).toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"pack.json", "new.zip", "dist/deep/new.zip", "scenarios/../new.zip"})
    void nothingIsWrittenIntoThePackThatIsRead(String inside) throws IOException {
        String before = Files.readString(pack.resolve("pack.json"));
        long files = count(pack);

        CommandRun packed = CommandRun.of(
                "pack", pack.toString(), "--out", pack.resolve(inside).toString());
        CommandRun exported = CommandRun.of(
                "export",
                "--force",
                pack.toString(),
                "--out",
                pack.resolve("out").toString());

        assertThat(packed.exit()).isEqualTo(ExitCode.UNREADABLE);
        assertThat(packed.err()).contains("cannot write");
        assertThat(exported.exit()).isEqualTo(ExitCode.UNREADABLE);
        assertThat(exported.err()).contains("inside the pack being read");
        assertThat(Files.readString(pack.resolve("pack.json"))).isEqualTo(before);
        assertThat(count(pack)).isEqualTo(files);
    }

    @Test
    void aZipIsNotReplacedByItself() throws IOException {
        Path zip = temp.resolve("battle.zip");
        assertThat(CommandRun.of("pack", pack.toString(), "--out", zip.toString())
                        .exit())
                .isZero();
        byte[] before = Files.readAllBytes(zip);

        CommandRun run = CommandRun.of("pack", zip.toString(), "--out", zip.toString());

        assertThat(run.exit()).isEqualTo(ExitCode.UNREADABLE);
        assertThat(run.err()).contains("the pack being read");
        assertThat(zip).hasBinaryContent(before);
    }

    @Test
    void onlyItsLikeIsReplaced() throws IOException {
        Path notes = Files.writeString(temp.resolve("notes.png"), "not a picture");

        assertThat(refusal(notes)).contains("is no PNG picture; it is not replaced");
        assertThat(notes).hasContent("not a picture");

        Path empty = Files.createFile(temp.resolve("empty.png"));
        OutputPath.file(empty, Kind.PNG, pack).write(PICTURE);
        OutputPath.file(empty, Kind.PNG, pack).write(PICTURE);
        assertThat(empty).hasBinaryContent(PICTURE);
        assertThat(count(temp.resolve("."))).isEqualTo(count(pack) + 2);
    }

    @Test
    void foldersAndTheRootAreSaidToBeSo() {
        assertThat(refusal(temp)).contains("is a folder");
        assertThat(refusal(Path.of("/"))).contains("is a folder");
        assertThat(refusal(Path.of(""))).contains("is a folder");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void linksDevicesAndPipesStayWhatTheyAre() throws Exception {
        Path target = Files.write(temp.resolve("target.png"), PICTURE);
        Path link = Files.createSymbolicLink(temp.resolve("link.png"), target);
        Path dangling = Files.createSymbolicLink(temp.resolve("dangling.png"), temp.resolve("nowhere"));
        Path fifo = temp.resolve("fifo.png");
        assertThat(new ProcessBuilder("mkfifo", fifo.toString()).start().waitFor())
                .isZero();

        for (Path odd : new Path[] {link, dangling}) {
            assertThat(refusal(odd)).contains("is a link; it is not replaced");
            assertThat(odd).isSymbolicLink();
        }
        for (Path odd : new Path[] {fifo, Path.of("/dev/null")}) {
            assertThat(refusal(odd)).contains("is a device or pipe; it is not replaced");
            assertThat(odd).exists();
        }
        assertThat(temp.resolve("nowhere")).doesNotExist();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void modesFollowTheSystemAndAreKept() throws IOException {
        Path usual = Files.createFile(temp.resolve("usual"));
        Path out = temp.resolve("out");

        assertThat(CommandRun.of("export", "--force", pack.toString(), "--out", out.toString())
                        .exit())
                .isZero();
        Path file = out.resolve("dawn.engine.json");
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(Files.getPosixFilePermissions(usual));

        Files.writeString(file, "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        CommandRun.of("export", "--force", pack.toString(), "--out", out.toString());
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        assertThat(Files.readString(file)).startsWith("{");
        assertThat(count(out)).isEqualTo(1);

        Files.writeString(file, "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
        CommandRun run = CommandRun.of("export", "--force", pack.toString(), "--out", out.toString());
        assertThat(run.exit()).isEqualTo(ExitCode.UNREADABLE);
        assertThat(run.err()).contains("write-protected");
        assertThat(file).hasContent("old");
    }

    private String refusal(Path target) {
        try {
            OutputPath.file(target, Kind.PNG, pack);
            return "";
        } catch (CommandFailure refused) {
            return String.valueOf(refused.getMessage());
        }
    }

    private static long count(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).count();
        }
    }
}
