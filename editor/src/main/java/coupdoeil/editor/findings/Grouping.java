package coupdoeil.editor.findings;

import coupdoeil.editor.text.Messages;
import coupdoeil.validator.check.Finding;
import java.util.Comparator;
import java.util.function.Function;

/** By what findings of one severity are put together. */
enum Grouping {
    RULE(Finding::rule, Finding::rule),
    /** By what they are about: a unit, a hex, a scenario. Two units of one name are two. */
    PLACE(
            finding -> finding.subjects().get(0).text(),
            finding -> finding.subjects().get(0).name());

    private final Function<Finding, String> key;
    private final Function<Finding, String> name;

    Grouping(Function<Finding, String> key, Function<Finding, String> name) {
        this.key = key;
        this.name = name;
    }

    /** What the findings of one group have in common. */
    String key(Finding finding) {
        return key.apply(finding);
    }

    /** The worst first, then group by group in the order of their names, otherwise as they were. */
    Comparator<Finding> order() {
        return Comparator.comparing(Finding::severity)
                .reversed()
                .thenComparing(name)
                .thenComparing(this::key);
    }

    @Override
    public String toString() {
        return Messages.text(this == RULE ? "findings.by-rule" : "findings.by-place");
    }
}
