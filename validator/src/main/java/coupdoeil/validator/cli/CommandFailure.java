package coupdoeil.validator.cli;

import coupdoeil.model.DidYouMean;
import coupdoeil.model.PlainText;
import java.util.Collection;
import java.util.List;

/** Ends a command with a message for its user and an exit code; no defect of the program. */
public final class CommandFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;
    private static final int MOST_LISTED = 20;

    private final int exitCode;

    private CommandFailure(int exitCode, String message) {
        super(message, null, false, false);
        this.exitCode = exitCode;
    }

    /** The command was called in a way that makes no sense. */
    public static CommandFailure usage(String message) {
        return new CommandFailure(ExitCode.USAGE, PlainText.line(message));
    }

    /** Something cannot be read or written. */
    public static CommandFailure unreadable(String message) {
        return new CommandFailure(ExitCode.UNREADABLE, PlainText.lines(message));
    }

    /** A part of the program that the command needs is not there. */
    static CommandFailure missing(String message) {
        return new CommandFailure(ExitCode.INTERNAL, message);
    }

    /** A usage failure that names what might have been meant, or all there is if it is not much. */
    public static CommandFailure unknown(String what, String given, Collection<String> known) {
        String hint = DidYouMean.closest(given, known)
                .map(meant -> "; did you mean '" + meant + "'?")
                .orElseGet(() -> all(List.copyOf(known)));
        return usage("there is no " + what + " '" + given + "'" + hint);
    }

    public int exitCode() {
        return exitCode;
    }

    private static String all(List<String> known) {
        return known.isEmpty() || known.size() > MOST_LISTED ? "" : "; there is: " + String.join(", ", known);
    }
}
