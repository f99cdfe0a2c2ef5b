package coupdoeil.validator.cli;

/** Exit codes of every command. */
public final class ExitCode {

    /** Done; nothing found at or above the threshold. */
    public static final int CLEAN = 0;
    /** Findings at or above the threshold, or errors that stop an export. */
    public static final int FINDINGS = 1;
    /** The command was called in a way that makes no sense. */
    public static final int USAGE = 2;
    /** A file or pack cannot be read, or a result cannot be written, be it to a file or to standard output. */
    public static final int UNREADABLE = 3;
    /** A defect of the program, or a part of it is missing. */
    public static final int INTERNAL = 4;

    private ExitCode() {}

    /** The code of several runs together: the one that matters most. */
    static int worse(int a, int b) {
        return Math.max(a, b);
    }
}
