package coupdoeil.validator.cli;

import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine;

/** The headless program, and what the whole program is made of. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        System.exit(run(commandLine(Map.of()), args));
    }

    /**
     * The command with its headless subcommands and some more.
     *
     * @param more further subcommands by name, as picocli knows them
     */
    public static CommandLine commandLine(Map<String, ?> more) {
        CommandLine line = new CommandLine(new CoupdoeilCommand());
        more.forEach(line::addSubcommand);
        line.getCommandSpec().versionProvider(new CoupdoeilCommand.Version());
        line.getSubcommands()
                .values()
                .forEach(command -> command.getCommandSpec().versionProvider(new CoupdoeilCommand.Version()));
        line.registerConverter(Path.class, new GivenPath());
        // A file may be called @battle; nobody needs arguments from a file.
        line.setExpandAtFiles(false);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setUsageHelpAutoWidth(true);
        line.setColorScheme(CommandLine.Help.defaultColorScheme(Terminal.ansi()));
        line.setOut(Terminal.out());
        line.setErr(Terminal.err());
        line.setParameterExceptionHandler(Failures::usage);
        line.setExecutionExceptionHandler(Failures::execution);
        return line;
    }

    /** Runs a command and yields its exit code; whatever happens, nothing is thrown. */
    public static int run(CommandLine line, String... args) {
        Log.begin(Failures.debug(args));
        try {
            int exit = line.execute(args);
            if (line.getOut().checkError() && exit < ExitCode.UNREADABLE) {
                line.getErr().println("coupdoeil: " + Failures.CUT_OFF);
                return ExitCode.UNREADABLE;
            }
            return exit;
        } catch (RuntimeException | Error failure) {
            return Failures.internal(line, failure, Failures.debug(args));
        } finally {
            line.getErr().flush();
        }
    }
}
