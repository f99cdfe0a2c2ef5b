package coupdoeil.validator.cli;

import coupdoeil.model.PlainText;
import coupdoeil.validator.report.Style;
import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Where a command speaks to, and what every command can be told about that. */
class Console {

    /** When to use colour. */
    enum Colour {
        AUTO,
        ALWAYS,
        NEVER
    }

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec spec;

    @Option(
            names = {"--color", "--colour"},
            paramLabel = "WHEN",
            defaultValue = "auto",
            description = "auto, always or never; auto means on a terminal (default: auto)")
    private Colour colour = Colour.AUTO;

    @Option(names = "--debug", description = "after an internal error, show where in the program it happened")
    private boolean debug;

    /** How text is emphasised. */
    public Style style() {
        boolean coloured = colour == Colour.ALWAYS || colour == Colour.AUTO && Terminal.colours();
        return coloured ? Style.COLOURED : Style.PLAIN;
    }

    /** Writes to standard output what steers no terminal. @throws CommandFailure if that is full or closed */
    void print(String text) {
        out().print(text);
        if (out().checkError()) {
            throw CommandFailure.unreadable(Failures.CUT_OFF);
        }
    }

    /** A remark that is no part of the result. */
    public void remark(String text) {
        commandSpec().commandLine().getErr().println(commandSpec().name() + ": " + PlainText.line(text));
    }

    /** Shows what is being done until it is closed, if a person watches. */
    public Progress progress(String activity) {
        return Progress.begin(commandSpec().commandLine().getErr(), activity);
    }

    private PrintWriter out() {
        return commandSpec().commandLine().getOut();
    }

    private CommandSpec commandSpec() {
        if (spec == null) {
            throw new IllegalStateException("no command speaks here");
        }
        return spec;
    }
}
