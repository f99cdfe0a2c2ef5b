package coupdoeil.validator.cli;

import coupdoeil.model.PlainText;
import java.io.PrintWriter;

/** A line on a terminal that says what is being done; nothing where nobody watches. */
public final class Progress implements AutoCloseable {

    private static final String CLEAR_LINE = "\r\u001B[K";

    private final PrintWriter err;
    private final boolean shown;

    private Progress(PrintWriter err, boolean shown) {
        this.err = err;
        this.shown = shown;
    }

    static Progress begin(PrintWriter err, String activity) {
        Progress progress = new Progress(err, Terminal.colours());
        progress.now(activity);
        return progress;
    }

    /** Says what is being done from now on. */
    public void now(String activity) {
        if (shown) {
            err.print(CLEAR_LINE + PlainText.line(activity) + " …");
            err.flush();
        }
    }

    @Override
    public void close() {
        if (shown) {
            err.print(CLEAR_LINE);
            err.flush();
        }
    }
}
