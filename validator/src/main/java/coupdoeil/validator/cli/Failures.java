package coupdoeil.validator.cli;

import java.io.PrintWriter;
import java.util.Arrays;
import picocli.CommandLine;

/** What a command says when it cannot do what it was asked to: one message and an exit code, never a stack trace. */
final class Failures {

    private static final String DEBUG = "--debug";

    private Failures() {}

    static int usage(CommandLine.ParameterException failure, String[] args) {
        CommandLine line = failure.getCommandLine();
        PrintWriter err = line.getErr();
        err.println(line.getCommandName() + ": " + failure.getMessage());
        CommandLine.UnmatchedArgumentException.printSuggestions(failure, err);
        err.println("Try '" + line.getCommandSpec().qualifiedName() + " --help'.");
        return ExitCode.USAGE;
    }

    static int execution(Exception failure, CommandLine line, CommandLine.ParseResult parsed) {
        if (failure instanceof CommandFailure known) {
            line.getErr().println(line.getCommandName() + ": " + known.getMessage());
            return known.exitCode();
        }
        return internal(line, failure, debug(parsed.originalArgs().toArray(String[]::new)));
    }

    static int internal(CommandLine line, Throwable failure, boolean debug) {
        PrintWriter err = line.getErr();
        err.println("coupdoeil: internal error: " + oneLine(failure)
                + (debug ? "" : " (" + DEBUG + " shows where; please report it)"));
        if (debug) {
            failure.printStackTrace(err);
        }
        return ExitCode.INTERNAL;
    }

    static boolean debug(String[] args) {
        return Arrays.asList(args).contains(DEBUG);
    }

    private static String oneLine(Throwable failure) {
        return failure.toString().lines().findFirst().orElse("unknown");
    }
}
