package coupdoeil.validator.example;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Findings;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.ValidationSession;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Every example of every rule finds what it says, nothing less and nothing more, as a session says that goes from one to the
 * next: they differ in some lines. By night a fresh validation of each says so too.
 */
class ExamplesTest {

    @TestFactory
    Stream<DynamicTest> examples() {
        return ExamplePacks.systems().stream().flatMap(system -> {
            ValidationSession session = ExamplePacks.validator(system).session();
            return examples(system, session::update);
        });
    }

    @TestFactory
    @Tag("nightly")
    Stream<DynamicTest> aFreshValidationSaysTheSame() {
        return ExamplePacks.systems().stream()
                .flatMap(system -> examples(system, ExamplePacks.validator(system)::validate));
    }

    private static Stream<DynamicTest> examples(RuleSystem system, Function<Pack, Findings> validation) {
        return ExamplePacks.examples(system)
                .map(example -> DynamicTest.dynamicTest(
                        example.rule() + " " + example.title() + " (" + example.source() + ")", () -> {
                            Pack pack = ExamplePacks.of(system, example);
                            ExampleRun run = ExampleRun.of(example, pack, validation.apply(pack));
                            assertThat(run.missing()).as("expected, not found").isEmpty();
                            assertThat(run.surplus()).as("found, not expected").isEmpty();
                        }));
    }

    @TestFactory
    Stream<DynamicTest> everyBuiltRuleFiresAndStaysSilent() {
        return ExamplePacks.systems().stream().flatMap(ExamplesTest::built);
    }

    /** A base pack is as clean as what it says is quiet allows: examples compare with it. */
    @TestFactory
    Stream<DynamicTest> basePackIsClean() {
        return ExamplePacks.systems().stream()
                .map(system -> DynamicTest.dynamicTest(
                        system.id(),
                        () -> assertThat(
                                        ExamplePacks.validator(system).validate(ExamplePacks.of(system)).open().stream()
                                                .filter(finding -> finding.severity() != Severity.INFO)
                                                .map(ExampleRun::text))
                                .isEmpty()));
    }

    private static Stream<DynamicTest> built(RuleSystem system) {
        RuleBook book = RuleBook.of(system.id());
        return book.catalogue().stream()
                .filter(rule -> book.isBuilt(rule.id()))
                .filter(rule -> ExamplePacks.groups(system).anyMatch(rule.group()::equals))
                .map(rule -> DynamicTest.dynamicTest(rule.id(), () -> {
                    List<Example> examples = ExampleReader.group(system.id(), rule.group()).stream()
                            .filter(example -> example.rule().equals(rule.id()))
                            .toList();
                    assertThat(examples).anyMatch(Example::fires);
                    assertThat(examples).anyMatch(example -> !example.fires());
                }));
    }
}
