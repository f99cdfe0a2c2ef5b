package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
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
    void theVersionIsThatOfTheBuild() {
        assertThat(CommandRun.of("export", "--version").out())
                .isEqualTo(CommandRun.of("--version").out());
        assertThat(CommandRun.of("--version").out()).matches("coupdoeil \\d+\\.\\d+\\.\\d+\\S*\\R");
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

    private static CommandRun broken(String... args) {
        CommandLine line = Main.commandLine(Map.of("broken", new Broken(), "deep", new Deep()));
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
