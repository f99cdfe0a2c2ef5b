package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A killed editor leaves no typefaces in the temporary folder. */
class LettersTest {

    @TempDir
    Path home;

    @TempDir
    Path temporary;

    @Test
    void typefacesAreKeptOnceForAllProcesses() throws Exception {
        String first = letters(home);
        Path[] cached = cached();
        String second = letters(home);

        assertThat(first).contains("Inter").isEqualTo(second);
        assertThat(cached).hasSizeGreaterThanOrEqualTo(4);
        assertThat(cached()).isEqualTo(cached);
        assertThat(temporary).isEmptyDirectory();
    }

    @Test
    void aSpoiltFileIsReplaced() throws Exception {
        String first = letters(home);
        for (Path file : cached()) {
            Files.write(file, new byte[100]);
        }

        assertThat(letters(home)).isEqualTo(first);
        assertThat(cached())
                .allSatisfy(file -> assertThat(file.toFile().length()).isGreaterThan(10_000));
    }

    @Test
    void withoutACacheTheLettersAreTheSame() throws Exception {
        Path file = Files.writeString(home.resolve("file"), "no folder");

        assertThat(letters(file)).isEqualTo(letters(home));
    }

    private Path[] cached() throws IOException {
        try (Stream<Path> files = Files.list(home.resolve(".cache/coupdoeil/fonts"))) {
            return files.sorted().toArray(Path[]::new);
        }
    }

    /** What a process with this home says of its letters. */
    private String letters(Path itsHome) throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Djava.awt.headless=true",
                        "-Duser.home=" + itsHome,
                        "-Djava.io.tmpdir=" + temporary,
                        "-cp",
                        System.getProperty("java.class.path"),
                        LettersProcess.class.getName())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }
}
