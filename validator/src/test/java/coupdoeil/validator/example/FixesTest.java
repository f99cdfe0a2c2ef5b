package coupdoeil.validator.example;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Findings;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.ValidationSession;
import coupdoeil.validator.check.Validator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Every edit that a finding of an example offers cures the finding and makes no new error, as a session says that follows
 * the edits and comes back; by night a fresh validation of each says the same. Undoing an edit is keeping the pack from
 * before, so the pack must come through unchanged.
 */
@Tag("long")
class FixesTest {

    /** An example of a system. */
    private record Case(RuleSystem system, Example example) {}

    /** By system: an example is like the one before but for some lines, and a session looks at those alone. */
    private final Map<String, ValidationSession> sessions = new HashMap<>();

    @TestFactory
    Stream<DynamicTest> everyEditCures() {
        return cases().flatMap(this::edits);
    }

    @TestFactory
    @Tag("nightly")
    Stream<DynamicTest> aFreshValidationSaysTheSame() {
        return cases().flatMap(FixesTest::fresh);
    }

    /** Of a list: a stream of streams of streams would hold the sessions of all examples of a system at once. */
    private static Stream<Case> cases() {
        return ExamplePacks.systems().stream()
                .flatMap(system -> ExamplePacks.examples(system).map(example -> new Case(system, example)))
                .toList()
                .stream();
    }

    private Stream<DynamicTest> edits(Case of) {
        Pack pack = ExamplePacks.of(of.system(), of.example());
        ValidationSession session = sessions.computeIfAbsent(
                of.system().id(), none -> ExamplePacks.validator(of.system()).session());
        Findings before = session.update(pack);
        List<Offer> offers = offers(before);
        Stream<DynamicTest> cures = offers.stream()
                .map(offer -> DynamicTest.dynamicTest(
                        of.example().source() + " " + offer.name(),
                        () -> offer.check(before, session.update(offer.apply(pack)))));
        DynamicTest unchanged = DynamicTest.dynamicTest(
                of.example().source() + ": the pack from before",
                () -> assertThat(session.update(pack)).isEqualTo(before));
        return offers.isEmpty() ? cures : Stream.concat(cures, Stream.of(unchanged));
    }

    private static Stream<DynamicTest> fresh(Case of) {
        Pack pack = ExamplePacks.of(of.system(), of.example());
        Validator validator = ExamplePacks.validator(of.system());
        Findings before = validator.validate(pack);
        return offers(before).stream()
                .map(offer -> DynamicTest.dynamicTest(of.example().source() + " " + offer.name(), () -> {
                    Pack edited = offer.apply(pack);
                    Findings after = validator.validate(edited);
                    offer.check(before, after);
                    ValidationSession session = validator.session();
                    session.update(pack);
                    assertThat(session.update(edited)).isEqualTo(after);
                }));
    }

    /** A change that a finding offers. */
    private record Offer(Finding finding, Fix.Change change) {

        String name() {
            return finding.rule() + ": " + change.name();
        }

        Pack apply(Pack pack) {
            return change.edit().apply(pack);
        }

        void check(Findings before, Findings after) {
            assertThat(fingerprints(after.all())).as("cured").doesNotContain(finding.fingerprint());
            assertThat(errors(after)).as("errors").isSubsetOf(errors(before));
        }
    }

    private static List<Offer> offers(Findings findings) {
        return findings.all().stream()
                .flatMap(finding -> changes(finding).stream().map(change -> new Offer(finding, change)))
                .toList();
    }

    private static List<Fix.Change> changes(Finding finding) {
        return finding.fixes().stream()
                .flatMap(fix -> fix instanceof Fix.Choose choose
                        ? choose.options().stream()
                        : fix instanceof Fix.Change change ? Stream.of(change) : Stream.empty())
                .toList();
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
