package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** A result that does not arrive is never a success. */
class CutOffOutputTest {

    private static final Path FULL = Path.of("/dev/full");
    private static final String NAPKIN = "../model/src/test/resources/packs/napkin-fb";

    @TempDir
    private Path temp;

    /** Takes so many characters and no more. */
    private static final class Narrow extends Writer {

        private int room;

        Narrow(int room) {
            this.room = room;
        }

        @Override
        public void write(char[] text, int from, int length) throws IOException {
            room -= length;
            if (room < 0) {
                throw new IOException("No space left on device");
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "validate --format json ../model/src/test/resources/packs/napkin-fb",
                "validate ../model/src/test/resources/packs/napkin-fb",
                "rules",
                "--help",
                "validate --help",
                "--version"
            })
    void isSaidToBeCutOff(String command) {
        CommandLine line = Main.commandLine(Map.of());
        StringWriter err = new StringWriter();
        line.setOut(new PrintWriter(new Narrow(10)));
        line.setErr(new PrintWriter(err));

        assertThat(Main.run(line, command.split(" "))).isEqualTo(ExitCode.UNREADABLE);
        assertThat(err.toString())
                .containsOnlyOnce("could not be written to its end")
                .doesNotContain("\tat ");
    }

    @Test
    void aFullDeviceIsNoticed() throws Exception {
        Assumptions.assumeTrue(Files.exists(FULL));

        assertThat(run("'" + java() + "' -XX:TieredStopAtLevel=1 -cp \"$CP\" " + Main.class.getName()
                        + " validate --format json " + NAPKIN + " > " + FULL))
                .isEqualTo(ExitCode.UNREADABLE);
    }

    @Test
    void aReaderThatLeavesIsNoticed() throws Exception {
        Assumptions.assumeTrue(Files.exists(Path.of("/bin/sh")));
        Path code = temp.resolve("code");
        Path gone = temp.resolve("gone");

        // The program only begins to write when nobody reads any more.
        run("mkfifo '" + gone + "'; { read x < '" + gone + "'; '" + java() + "' -XX:TieredStopAtLevel=1 -cp \"$CP\" "
                + Main.class.getName() + " rules; echo $? > '" + code + "'; } | { exec < /dev/null; echo go > '" + gone
                + "'; }");

        assertThat(Files.readString(code).strip()).isEqualTo("" + ExitCode.UNREADABLE);
    }

    private static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    private static int run(String script) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(new ArrayList<>(List.of("/bin/sh", "-c", script)));
        builder.environment().put("CP", System.getProperty("java.class.path"));
        Process process = builder.redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(said).doesNotContain("\tat ", "Exception");
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return process.exitValue();
    }
}
