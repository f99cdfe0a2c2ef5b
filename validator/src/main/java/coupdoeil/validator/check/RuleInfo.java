package coupdoeil.validator.check;

import java.util.Locale;

/**
 * What the catalogue says of a rule.
 *
 * @param id never reused
 * @param severity severity of its findings unless the rule says otherwise
 * @param kind what sort of check it is
 * @param message template of the finding's text, with {@code {parameters}} from its data
 * @param reference section of the rulebook
 * @param why why it matters at the table
 * @param remedy what a designer can do about it
 */
public record RuleInfo(
        String id,
        Severity severity,
        Kind kind,
        String title,
        String message,
        String reference,
        String why,
        String remedy) {

    /** What sort of check a rule is. */
    public enum Kind {
        /** Something may be wrong. */
        RULE,
        /** Informative; never blocks an export. */
        ANALYSIS,
        /** An overlay or list with nothing to be wrong. */
        REPORT;

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The group of the rule: its id without the number, {@code FB-STACK}. */
    public String group() {
        return id.substring(0, id.lastIndexOf('-'));
    }
}
