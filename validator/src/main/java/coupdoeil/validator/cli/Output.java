package coupdoeil.validator.cli;

import coupdoeil.validator.report.SightAnswer;
import coupdoeil.validator.report.Style;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Option;

/** What a command that speaks in text or JSON can be told about its output. */
public final class Output extends Console {

    /** Forms of output. */
    enum Format {
        TEXT,
        JSON
    }

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "text, or json for other programs (default: text)")
    private Format format = Format.TEXT;

    public boolean json() {
        return format == Format.JSON;
    }

    @Override
    public Style style() {
        return json() ? Style.PLAIN : super.style();
    }

    /** Writes text to standard output. @throws CommandFailure if that is full or closed */
    public void text(String text) {
        print(style().lines(text));
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
}
