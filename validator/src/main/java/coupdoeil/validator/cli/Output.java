package coupdoeil.validator.cli;

import coupdoeil.model.PlainText;
import coupdoeil.validator.report.SightAnswer;
import coupdoeil.validator.report.Style;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What every command can be told about its output. */
public final class Output {

    /** Forms of output. */
    enum Format {
        TEXT,
        JSON
    }

    /** When to use colour. */
    enum Colour {
        AUTO,
        ALWAYS,
        NEVER
    }

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec spec;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "text, or json for other programs (default: text)")
    private Format format = Format.TEXT;

    @Option(
            names = {"--color", "--colour"},
            paramLabel = "WHEN",
            defaultValue = "auto",
            description = "auto, always or never; auto means on a terminal (default: auto)")
    private Colour colour = Colour.AUTO;

    @Option(names = "--debug", description = "show where the program broke down, should it do so")
    private boolean debug;

    public boolean json() {
        return format == Format.JSON;
    }

    public Style style() {
        boolean coloured = colour == Colour.ALWAYS || colour == Colour.AUTO && Terminal.colours();
        return coloured && !json() ? Style.COLOURED : Style.PLAIN;
    }

    /** Writes text to standard output. @throws CommandFailure if that is full or closed */
    public void text(String text) {
        print(style().lines(text));
    }

    private void print(String text) {
        out().print(text);
        if (out().checkError()) {
            throw CommandFailure.unreadable(Failures.CUT_OFF);
        }
    }

    /** Writes JSON that was printed for others as UTF-8. */
    public void json(byte[] utf8) {
        json(new String(utf8, StandardCharsets.UTF_8));
    }

    /** Writes JSON, or a piece of it, that was printed for others: its printer has escaped what steers a terminal. */
    public void json(String printed) {
        print(printed);
    }

    /** Writes an answer in the form asked for. */
    void answer(SightAnswer answer) {
        if (json()) {
            json(answer.json());
        } else {
            text(answer.text(style()));
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
            throw new IllegalStateException("no command takes this output");
        }
        return spec;
    }
}
