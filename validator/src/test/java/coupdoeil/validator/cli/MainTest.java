package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class MainTest {

    @Test
    void everyCommandHasHelpWithAnExampleAndExitCodes() {
        CommandLine line = Main.commandLine(Map.of());

        line.getSubcommands().forEach((name, command) -> {
            CommandRun run = CommandRun.of(name, "--help");
            assertThat(run.exit()).isEqualTo(ExitCode.CLEAN);
            assertThat(run.out()).contains("Usage: coupdoeil " + name, "Examples:", "--format", "Exit codes:");
        });
        assertThat(CommandRun.of("--help").out()).contains(line.getSubcommands().keySet());
    }

    @Test
    void aCommandIsMadeAloneAndSaysTheSame() {
        for (String[] args : new String[][] {
            {"validate", "--help"},
            {"validate", "--valdate"},
            {"validate", "nowhere", "--format", "xml"},
            {"import", "ob"}
        }) {
            CommandLine alone = Main.commandLine(Map.of(), args);
            assertThat(alone.getSubcommands().keySet()).containsExactly(args[0]);
            assertThat(said(alone, args)).isNotBlank().isEqualTo(said(Main.commandLine(Map.of()), args));
        }
        assertThat(Main.commandLine(Map.of(), "valdate").getSubcommands()).hasSameSizeAs(CoupdoeilCommand.SUBCOMMANDS);
        assertThat(Main.commandLine(Map.of(), "--help").getSubcommands()).hasSameSizeAs(CoupdoeilCommand.SUBCOMMANDS);
    }

    private static String said(CommandLine line, String... args) {
        StringWriter said = new StringWriter();
        line.setOut(new PrintWriter(said)).setErr(new PrintWriter(said));
        return Main.run(line, args) + said.toString();
    }

    @Test
    void theVersionIsThatOfTheBuild() {
        assertThat(CommandRun.of("export", "--version").out())
                .isEqualTo(CommandRun.of("--version").out());
        assertThat(CommandRun.of("--version").out())
                .matches("coupdoeil \\d+\\.\\d+\\.\\d+\\S*\\RJava .*\\Rsystem .*\\R");
    }

    @Test
    void nothingAndNonsenseAreUsageErrors() {
        assertThat(CommandRun.of().exit()).isEqualTo(ExitCode.USAGE);
        assertThat(CommandRun.of().err()).contains("--help");
        CommandRun typo = CommandRun.of("valdate");
        assertThat(typo.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(typo.err()).contains("validate");
    }

    @Test
    void aDefectIsOneLineUnlessMoreIsAskedFor() {
        assertThat(broken("broken").err())
                .isEqualTo("coupdoeil: internal error: java.lang.IllegalStateException: oh (--debug shows where; please"
                        + " report it)"
                        + System.lineSeparator());
        assertThat(broken("broken").exit()).isEqualTo(ExitCode.INTERNAL);
        assertThat(broken("broken", "--debug").err()).contains("\tat ");
        assertThat(broken("deep").exit()).isEqualTo(ExitCode.INTERNAL);
    }

    @Test
    void aMissingPartOfTheProgramIsADefectInWords() {
        CommandRun run = broken("parted");

        assertThat(run.exit()).isEqualTo(ExitCode.INTERNAL);
        assertThat(run.err())
                .startsWith("coupdoeil: a part of the program is missing")
                .contains("lib");
        assertThat(run.err().lines()).hasSize(1);
    }

    @Test
    void anEmptyArgumentNamesNoFolder() {
        for (String[] args : new String[][] {
            {"validate", ""},
            {"export", "", "--out", "x"},
            {"export", "x", "--out", ""},
            {"pack", "x", "--out="},
            {"viewshed", "x", "--since", ""},
            {"rules", "--manual", ""}
        }) {
            CommandRun run = CommandRun.of(args);

            assertThat(run.exit()).as(String.join(" ", args)).isEqualTo(ExitCode.USAGE);
            assertThat(run.err()).contains("it is empty; a file or folder must be named");
        }
    }

    @Test
    void anArgumentThatBeginsWithAnAtSignIsTakenAsItIs(@TempDir Path temp) throws IOException {
        Path file = Files.writeString(temp.resolve("arguments"), "--help");

        for (String argument : new String[] {"@" + file, "@" + temp, "@nowhere"}) {
            CommandRun run = CommandRun.of("validate", argument);

            assertThat(run.exit()).isEqualTo(ExitCode.UNREADABLE);
            assertThat(run.out()).contains(argument);
        }
    }

    @Test
    void withoutItsLibrariesTheProgramSaysSo() throws Exception {
        Path classes = Path.of(Launcher.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        classes.toString(),
                        Launcher.class.getName(),
                        "rules")
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).isEqualTo(ExitCode.INTERNAL);
        assertThat(said)
                .startsWith("coupdoeil: a part of the program is missing")
                .contains("lib");
        assertThat(said.lines()).hasSize(1);
    }

    private static CommandRun broken(String... args) {
        CommandLine line = Main.commandLine(Map.of("broken", new Broken(), "deep", new Deep(), "parted", new Parted()));
        StringWriter err = new StringWriter();
        line.setErr(new PrintWriter(err));
        int exit = Main.run(line, args);
        return new CommandRun(exit, "", err.toString());
    }

    @Command
    static final class Broken implements Callable<Integer> {
        @CommandLine.Mixin
        Output output = new Output();

        @Override
        public Integer call() {
            throw new IllegalStateException("oh\nno");
        }
    }

    @Command
    static final class Parted implements Callable<Integer> {
        @Override
        public Integer call() {
            throw new NoClassDefFoundError("coupdoeil/Absent");
        }
    }

    @Command
    static final class Deep implements Callable<Integer> {
        @Override
        public Integer call() {
            return deeper() + 1;
        }

        private int deeper() {
            return call() + 1;
        }
    }
}
