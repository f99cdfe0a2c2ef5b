package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OobCommandTest {

    private static final String ALBUERA = "../samples/albuera-1811";

    @TempDir
    Path temp;

    @Test
    void aTableGoesToStandardOutput() {
        CommandRun run = CommandRun.of("oob", ALBUERA, "--to", "csv");

        assertThat(run.exit()).isEqualTo(ExitCode.CLEAN);
        assertThat(run.out())
                .startsWith("id,parent,side,echelon,name,arm,men,horses,guns,commander\n")
                .contains("2-34e-ligne,brigade-brayer,French and allies,,2/34e Ligne,infantry,480,,,\n");
    }

    @Test
    void aSpreadsheetGoesToAFile() throws IOException {
        Path file = temp.resolve("a.xlsx");

        assertThat(CommandRun.of("oob", ALBUERA, "--to", "xlsx", "--out", file.toString())
                        .exit())
                .isEqualTo(ExitCode.CLEAN);

        assertThat(Files.readAllBytes(file)).startsWith('P', 'K');
        assertThat(CommandRun.of("import", "oob", file.toString()).out()).contains("2/34e Ligne, infantry, 480 men");
    }

    @Test
    void whatMakesNoSenseIsSaidSo() {
        assertThat(CommandRun.of("oob", ALBUERA, "--to", "xlsx").err()).contains("--out FILE");
        assertThat(CommandRun.of("oob", ALBUERA, "--format", "json").exit()).isEqualTo(ExitCode.USAGE);
        assertThat(CommandRun.of("oob", temp.resolve("no").toString()).exit()).isEqualTo(ExitCode.UNREADABLE);
    }
}
