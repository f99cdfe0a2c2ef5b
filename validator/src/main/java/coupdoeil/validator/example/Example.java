package coupdoeil.validator.example;

import java.util.List;
import java.util.Set;

/**
 * A small pack, written as changes of the base pack, with the findings that it must have.
 *
 * @param source where it is written: resource and line
 * @param rule the rule it is about
 * @param title what it shows
 * @param lines the changes, one a line, as {@link ExamplePack} reads them
 * @param expected findings as {@code FB-STACK-07 stack:0202 error}; empty if the rule must stay silent
 */
public record Example(String source, String rule, String title, List<String> lines, Set<String> expected) {

    public Example {
        lines = List.copyOf(lines);
        expected = Set.copyOf(expected);
    }

    /** Whether the rule finds something in it; otherwise it is a near miss. */
    public boolean fires() {
        return expected.stream().anyMatch(line -> line.startsWith(rule + " "));
    }
}
