package coupdoeil.validator.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The headless program, and what the whole program is made of. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        System.exit(run(commandLine(Map.of(), args), args));
    }

    /**
     * The command with its headless subcommands and some more. Where the arguments begin with the name of one, the others are
     * left out: making them takes longer than some commands do, and only help and slips need them.
     *
     * @param more further subcommands by name, as picocli knows them
     * @param args what it will be run with; none for all subcommands
     */
    public static CommandLine commandLine(Map<String, ?> more, String... args) {
        CommandLine line = new CommandLine(new CoupdoeilCommand());
        Map<String, Object> all = new LinkedHashMap<>();
        CoupdoeilCommand.SUBCOMMANDS.forEach(
                command -> all.put(command.getAnnotation(Command.class).name(), command));
        all.putAll(more);
        if (args.length > 0 && all.containsKey(args[0])) {
            all.keySet().retainAll(Set.of(args[0]));
        }
        // As a command line of its own: of a bare class the model transformer would not be asked.
        all.forEach((name, command) -> line.addSubcommand(name, new CommandLine(command)));
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
