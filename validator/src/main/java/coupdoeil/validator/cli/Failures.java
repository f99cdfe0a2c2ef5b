package coupdoeil.validator.cli;

import coupdoeil.model.PlainText;
import java.io.PrintWriter;
import java.util.Arrays;
import picocli.CommandLine;

/** What a command says when it cannot do what it was asked to: one message and an exit code, never a stack trace. */
final class Failures {

    /** What is said when a result did not arrive. */
    static final String CUT_OFF = "the output could not be written to its end; its disk is full, or its reader is gone";

    private static final String DEBUG = "--debug";

    private Failures() {}

    static int usage(CommandLine.ParameterException failure, String[] args) {
        CommandLine line = failure.getCommandLine();
        PrintWriter err = line.getErr();
        err.println(line.getCommandName() + ": " + PlainText.line(String.valueOf(failure.getMessage())));
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
        String what = failure instanceof LinkageError
                ? "a part of the program is missing (" + oneLine(failure)
                        + "): is the folder lib beside the jar complete?"
                : "internal error: " + oneLine(failure);
        err.println("coupdoeil: " + what + (debug ? "" : " (" + DEBUG + " shows where; please report it)"));
        if (debug) {
            failure.printStackTrace(err);
        }
        return ExitCode.INTERNAL;
    }

    static boolean debug(String[] args) {
        return Arrays.asList(args).contains(DEBUG);
    }

    private static String oneLine(Throwable failure) {
        return PlainText.line(failure.toString().lines().findFirst().orElse("unknown"));
    }
}
