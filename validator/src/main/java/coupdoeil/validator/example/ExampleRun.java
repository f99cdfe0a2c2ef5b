package coupdoeil.validator.example;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Findings;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.Validator;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a run of an example through the validator showed.
 *
 * @param pack the pack of the example
 * @param findings everything found in it
 * @param missing findings that were expected and not made
 * @param surplus findings that were made and not expected: of the example's own rule, or worse than info of any other
 *     that the base pack does not call {@code quiet}
 */
public record ExampleRun(Example example, Pack pack, Findings findings, Set<String> missing, Set<String> surplus) {

    public boolean passed() {
        return missing.isEmpty() && surplus.isEmpty();
    }

    /** @throws IllegalArgumentException if a line of the example cannot be understood */
    public static ExampleRun of(Example example, RuleSystem system, Validator validator) {
        Pack pack = pack(example, system);
        return of(example, pack, validator.validate(pack));
    }

    /** The pack of an example. @throws IllegalArgumentException if a line of it cannot be understood */
    public static Pack pack(Example example, RuleSystem system) {
        List<String> lines = new ArrayList<>(ExampleReader.base(system.id()));
        lines.addAll(example.lines());
        try {
            return ExamplePack.build(system, lines);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(example.source() + ": " + e.getMessage(), e);
        }
    }

    /** @param pack that of the example @param findings all that is found in it */
    public static ExampleRun of(Example example, Pack pack, Findings findings) {
        List<String> base = ExampleReader.base(pack.info().system());
        Set<String> missing = new TreeSet<>(example.expected());
        Set<String> surplus = new TreeSet<>();
        for (Finding finding : findings.all()) {
            String text = text(finding);
            if (!missing.remove(text)
                    && !example.expected().contains(text)
                    && (finding.rule().equals(example.rule())
                            || (finding.severity() != Severity.INFO && !base.contains("quiet " + finding.rule())))) {
                surplus.add(text);
            }
        }
        return new ExampleRun(example, pack, findings, missing, surplus);
    }

    /** A finding as examples write it: {@code FB-STACK-07 stack:0202 error}. */
    public static String text(Finding finding) {
        return finding.rule() + " " + finding.subjects().get(0).text() + " "
                + finding.severity().id();
    }
}
