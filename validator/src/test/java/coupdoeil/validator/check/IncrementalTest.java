package coupdoeil.validator.check;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.example.ExamplePacks;
import org.junit.jupiter.api.Test;

/** After any edit a session says what a fresh validation says. */
class IncrementalTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("fb").orElseThrow();

    @Test
    void sessionEqualsFreshValidationUnderRandomEditsOfAllExamples() {
        Validator validator = Validator.of(SYSTEM);
        RandomEdits edits = new RandomEdits(SYSTEM, 20261121L);
        for (Pack example : ExamplePacks.all(SYSTEM)) {
            ValidationSession session = validator.session();
            Pack pack = example;
            for (int i = 0; i < 12; i++) {
                assertThat(session.update(pack)).isEqualTo(validator.validate(pack));
                pack = edits.next(pack);
            }
        }
    }

    @Test
    void sessionForgetsNothingWhenAPackComesBack() {
        Validator validator = Validator.of(SYSTEM);
        RandomEdits edits = new RandomEdits(SYSTEM, 7L);
        for (Pack example : ExamplePacks.all(SYSTEM)) {
            ValidationSession session = validator.session();
            Findings first = session.update(example);
            session.update(edits.next(edits.next(example)));
            assertThat(session.update(example)).isEqualTo(first);
        }
    }
}
