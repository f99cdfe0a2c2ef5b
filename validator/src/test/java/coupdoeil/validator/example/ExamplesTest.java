package coupdoeil.validator.example;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.RuleInfo;
import coupdoeil.validator.check.Validator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every example of every rule finds what it says, nothing less and nothing more. */
class ExamplesTest {

    @TestFactory
    Stream<DynamicTest> examples() {
        RuleSystem system = RuleSystems.load("fb").orElseThrow();
        Validator validator = Validator.of(system);
        return groups(validator).stream()
                .flatMap(group -> ExampleReader.group(system.id(), group).stream())
                .map(example -> DynamicTest.dynamicTest(
                        example.rule() + " " + example.title() + " (" + example.source() + ")", () -> {
                            ExampleRun run = ExampleRun.of(example, system, validator);
                            assertThat(run.missing()).as("expected, not found").isEmpty();
                            assertThat(run.surplus()).as("found, not expected").isEmpty();
                        }));
    }

    @TestFactory
    Stream<DynamicTest> everyBuiltRuleFiresAndStaysSilent() {
        RuleSystem system = RuleSystems.load("fb").orElseThrow();
        Validator validator = Validator.of(system);
        return validator.book().catalogue().stream()
                .filter(rule -> validator.book().isBuilt(rule.id()))
                .map(rule -> DynamicTest.dynamicTest(rule.id(), () -> {
                    List<Example> examples = ExampleReader.group(system.id(), rule.group()).stream()
                            .filter(example -> example.rule().equals(rule.id()))
                            .toList();
                    assertThat(examples).anyMatch(Example::fires);
                    assertThat(examples).anyMatch(example -> !example.fires());
                }));
    }

    private static List<String> groups(Validator validator) {
        return validator.book().catalogue().stream()
                .map(RuleInfo::group)
                .distinct()
                .toList();
    }
}
