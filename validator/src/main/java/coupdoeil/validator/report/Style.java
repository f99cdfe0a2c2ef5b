package coupdoeil.validator.report;

import coupdoeil.model.PlainText;
import coupdoeil.validator.check.Severity;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Emphasis in a text report: ANSI colours, or none. */
public enum Style {
    PLAIN,
    COLOURED;

    private static final char ESCAPE = '\u001B';
    private static final Pattern EMPHASIS = Pattern.compile(ESCAPE + "\\[(?:0|1|2|32|33|36|1;31)m");

    public String bold(String text) {
        return wrap("1", text);
    }

    public String faint(String text) {
        return wrap("2", text);
    }

    public String severity(Severity severity, String text) {
        return wrap(
                switch (severity) {
                    case ERROR -> "1;31";
                    case WARNING -> "33";
                    case INFO -> "36";
                },
                text);
    }

    public String good(String text) {
        return wrap("32", text);
    }

    /** A line of a report as a terminal may have it: of what steers one, only the emphasis of this style is left. */
    public String line(String text) {
        return plain(text, PlainText::line);
    }

    /** The same of several lines, which keep their line feeds. */
    public String lines(String text) {
        return plain(text, PlainText::lines);
    }

    private String plain(String text, UnaryOperator<String> cleaning) {
        if (this == PLAIN) {
            return cleaning.apply(text);
        }
        StringBuilder plain = new StringBuilder();
        Matcher emphasis = EMPHASIS.matcher(text);
        int end = 0;
        while (emphasis.find()) {
            plain.append(cleaning.apply(text.substring(end, emphasis.start()))).append(emphasis.group());
            end = emphasis.end();
        }
        return plain.append(cleaning.apply(text.substring(end))).toString();
    }

    private String wrap(String code, String text) {
        return this == PLAIN ? line(text) : ESCAPE + "[" + code + "m" + line(text) + ESCAPE + "[0m";
    }
}
