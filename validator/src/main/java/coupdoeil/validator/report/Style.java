package coupdoeil.validator.report;

import coupdoeil.validator.check.Severity;

/** Emphasis in a text report: ANSI colours, or none. */
public enum Style {
    PLAIN,
    COLOURED;

    private static final char ESCAPE = '\u001B';

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

    private String wrap(String code, String text) {
        return this == PLAIN ? text : ESCAPE + "[" + code + "m" + text + ESCAPE + "[0m";
    }
}
