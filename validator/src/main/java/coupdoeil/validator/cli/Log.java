package coupdoeil.validator.cli;

import coupdoeil.model.PlainText;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * What is logged, whoever logs it, on its way to the terminal: a line each, the stack trace only when debugging. Libraries log
 * what they read, and a font may be called by what a terminal takes for an order; and what they warn of helps no user.
 */
final class Log extends Formatter {

    private static final String OURS = "coupdoeil";

    private final boolean debug;

    private Log(boolean debug) {
        this.debug = debug;
    }

    /** For the rest of this process, or until it is begun anew. @param debug whether libraries are heard, too */
    static void begin(boolean debug) {
        // All loggers hand what they are told to those handlers.
        Logger all = LogManager.getLogManager().getLogger("");
        for (Handler handler : all.getHandlers()) {
            handler.setFormatter(new Log(debug));
            handler.setFilter(told -> debug || isOurs(told));
        }
    }

    private static boolean isOurs(LogRecord told) {
        return String.valueOf(told.getLoggerName()).startsWith(OURS);
    }

    @Override
    public String format(LogRecord told) {
        StringWriter text = new StringWriter();
        text.append(told.getLevel().getName()).append(": ");
        text.append(PlainText.line(formatMessage(told))).append('\n');
        if (debug && told.getThrown() != null) {
            StringWriter trace = new StringWriter();
            told.getThrown().printStackTrace(new PrintWriter(trace));
            text.append(PlainText.lines(trace.toString()));
        }
        return text.toString();
    }
}
