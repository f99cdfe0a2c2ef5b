package coupdoeil.validator.report;

import java.util.Set;

/**
 * What a report of findings for people can be told; one for programs holds everything, plainly.
 *
 * @param opened ids of the rules whose infos are listed however many they are; {@value #ALL} for all rules
 */
public record FindingsOptions(Set<String> opened, Style style) {

    /** As id of a rule: every rule. */
    public static final String ALL = "all";

    public FindingsOptions {
        opened = Set.copyOf(opened);
    }
}
