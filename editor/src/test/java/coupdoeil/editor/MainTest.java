package coupdoeil.editor;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.cli.ExitCode;
import java.awt.GraphicsEnvironment;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class MainTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void theWholeProgramHasTheHeadlessCommandsAndTwoMore() {
        assertThat(Main.commandLine().getSubcommands().keySet())
                .contains("validate", "export", "sight", "viewshed", "pack", "rules", "edit", "render");
    }

    @Test
    void theirHelpHasExamplesAndExitCodes() {
        for (String command : new String[] {"edit", "render"}) {
            assertThat(run(command, "--help")).isEqualTo(ExitCode.CLEAN);
            assertThat(out.toString()).contains("Usage: coupdoeil " + command, "Exit codes:", "Examples:");
        }
    }

    @Test
    void withoutADisplayTheEditorSaysSo() {
        Assumptions.assumeTrue(GraphicsEnvironment.isHeadless());

        assertThat(run("edit")).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString()).startsWith("edit: the editor needs a display");
    }

    private int run(String... args) {
        CommandLine line = Main.commandLine();
        line.setOut(new PrintWriter(out));
        line.setErr(new PrintWriter(err));
        return coupdoeil.validator.cli.Main.run(line, args);
    }
}
