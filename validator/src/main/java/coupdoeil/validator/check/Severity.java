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

    /** As reports and files write it: {@code error}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
