package coupdoeil.editor;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.validator.cli.ExitCode;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class MainTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void theWholeProgramHasTheHeadlessCommandsAndTheEditor() {
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

    @Test
    void aPackThatCannotBeReadOpensNoBlankBattle(@TempDir Path temp) throws IOException {
        PackWriter.write(Packs.albuera(), temp.resolve("albuera"));
        Path file = temp.resolve("albuera/pack.json");
        Files.createSymbolicLink(file, Files.move(file, temp.resolve("elsewhere.json")));

        assertThat(run("edit", temp.resolve("albuera").toString())).isEqualTo(ExitCode.UNREADABLE);
        assertThat(err.toString()).contains("pack.json is a symbolic link");
        assertThat(run("edit", temp.resolve("nowhere").toString())).isEqualTo(ExitCode.UNREADABLE);
    }

    @Test
    void aDisplayThatCannotBeReachedIsNamed() throws Exception {
        Process process = process(System.getProperty("java.class.path"), "edit");

        assertThat(said(process)).startsWith("edit: the editor needs a display").hasLineCount(1);
        assertThat(process.waitFor()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void picturesNeedNoDisplay(@TempDir Path temp) throws Exception {
        PackWriter.write(Packs.albuera(), temp.resolve("albuera"));
        Path picture = temp.resolve("a.png");
        Process process = process(
                System.getProperty("java.class.path"),
                "render",
                temp.resolve("albuera").toString(),
                "--scenario=whole-day",
                "--scale=2%",
                "--out",
                picture.toString());

        assertThat(said(process)).startsWith(picture.toString()).hasLineCount(1);
        assertThat(process.waitFor()).isEqualTo(ExitCode.CLEAN);
    }

    @Test
    void withoutItsLibrariesTheProgramSaysSo() throws Exception {
        Path classes = Path.of(Launcher.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Process process = process(classes.toString(), "edit");

        assertThat(said(process))
                .startsWith("coupdoeil: a part of the program is missing")
                .contains("lib")
                .hasLineCount(1);
        assertThat(process.waitFor()).isEqualTo(ExitCode.INTERNAL);
    }

    /** The program in a process of its own that is told of a display which is not there. */
    private static Process process(String classPath, String... args) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                classPath,
                Launcher.class.getName()));
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("DISPLAY", "localhost:9999");
        return builder.start();
    }

    private static String said(Process process) throws IOException {
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    }

    private int run(String... args) {
        CommandLine line = Main.commandLine();
        line.setOut(new PrintWriter(out));
        line.setErr(new PrintWriter(err));
        return coupdoeil.validator.cli.Main.run(line, args);
    }
}
