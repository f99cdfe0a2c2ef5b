package coupdoeil.validator.example;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Findings;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.Validator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Every edit that a finding of an example offers cures the finding and makes no new error. Undoing it is keeping the pack
 * from before, so the pack must come through unchanged.
 */
@Tag("long")
class FixesTest {

    @TestFactory
    Stream<DynamicTest> everyEditCures() {
        return ExamplePacks.systems().stream().flatMap(FixesTest::edits);
    }

    private static Stream<DynamicTest> edits(RuleSystem system) {
        Validator validator = Validator.of(system);
        return ExamplePacks.examples(system)
                .flatMap(example -> edits(ExampleRun.of(example, system, validator), validator));
    }

    private static Stream<DynamicTest> edits(ExampleRun run, Validator validator) {
        Stream<DynamicTest> cures = run.findings().all().stream()
                .flatMap(finding -> changes(finding).stream()
                        .map(change -> DynamicTest.dynamicTest(
                                run.example().source() + " " + finding.rule() + ": " + change.name(),
                                () -> check(run, finding, change, validator))));
        boolean changed = run.findings().all().stream()
                .anyMatch(finding -> !changes(finding).isEmpty());
        DynamicTest unchanged = DynamicTest.dynamicTest(
                run.example().source() + ": the pack from before",
                () -> assertThat(validator.validate(run.pack())).isEqualTo(run.findings()));
        return changed ? Stream.concat(cures, Stream.of(unchanged)) : cures;
    }

    private static List<Fix.Change> changes(Finding finding) {
        return finding.fixes().stream()
                .flatMap(fix -> fix instanceof Fix.Choose choose
                        ? choose.options().stream()
                        : fix instanceof Fix.Change change ? Stream.of(change) : Stream.empty())
                .toList();
    }

    private static void check(ExampleRun run, Finding finding, Fix.Change change, Validator validator) {
        Findings after = validator.validate(change.edit().apply(run.pack()));
        assertThat(fingerprints(after.all())).as("cured").doesNotContain(finding.fingerprint());
        assertThat(errors(after)).as("errors").isSubsetOf(errors(run.findings()));
    }

    private static Set<String> errors(Findings findings) {
        return fingerprints(findings.open().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .toList());
    }

    private static Set<String> fingerprints(List<Finding> findings) {
        return findings.stream().map(Finding::fingerprint).collect(Collectors.toSet());
    }
}
