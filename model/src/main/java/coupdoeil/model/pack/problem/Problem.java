package coupdoeil.model.pack.problem;

import coupdoeil.model.PlainText;
import java.util.Locale;

/**
 * What is wrong with a file of a pack.
 *
 * @param message one sentence that says what and, where it can, what to write instead
 * @param file path inside the pack; empty if the pack as a whole is meant
 * @param pointer JSON pointer; empty for the whole file
 * @param line 1-based; 0 if no line is meant
 * @param column 1-based; 0 if no line is meant
 * @param leftOut whether for this something in the file is not in the pack, but kept for the next writing
 */
public record Problem(
        ProblemKind kind,
        Severity severity,
        String message,
        String file,
        String pointer,
        int line,
        int column,
        boolean leftOut) {

    /** How bad it is, worst first. */
    public enum Severity {
        /** The pack cannot be loaded. */
        UNREADABLE,
        ERROR,
        WARNING,
        INFO
    }

    public Problem ofLeftOut() {
        return new Problem(kind, severity, message, file, pointer, line, column, true);
    }

    /** The stable code, {@code PACK-01}. */
    public String code() {
        return kind.code();
    }

    /** {@code battlefield.json:12:7: error PACK-20: …} */
    @Override
    public String toString() {
        String place = file + (line == 0 ? "" : ":" + line + ":" + column) + (file.isEmpty() ? "" : ": ");
        return PlainText.line(place) + severity.name().toLowerCase(Locale.ROOT) + " " + code() + ": "
                + PlainText.line(message);
    }
}
