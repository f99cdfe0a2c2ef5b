package coupdoeil.validator.check;

import java.util.Locale;

/** How bad a finding is. */
public enum Severity {
    /** Worth knowing. */
    INFO,
    /** Legal, but surely unintended or a handicap. */
    WARNING,
    /** Cannot be legal, or cannot be played. */
    ERROR;

    /** As people read it: {@code note}. */
    public String word() {
        return this == INFO ? "note" : id();
    }

    /** As files and options write it: {@code info}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
