package coupdoeil.validator.check;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.Profile;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.example.ExamplePacks;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** After any edit a session says what a fresh validation says. */
@Tag("long")
class IncrementalTest {

    /** Only every so many-th example is edited by day. */
    private static final int EVERY = 32;

    static List<RuleSystem> systems() {
        return ExamplePacks.systems();
    }

    @ParameterizedTest
    @MethodSource("systems")
    void sessionEqualsFreshValidationUnderRandomEditsOfExamples(RuleSystem system) {
        edit(system, ExamplePacks.some(system, EVERY), 4);
    }

    @Tag("nightly")
    @ParameterizedTest
    @MethodSource("systems")
    void sessionEqualsFreshValidationUnderManyRandomEditsOfAllExamples(RuleSystem system) {
        edit(system, ExamplePacks.all(system), 12);
    }

    private static void edit(RuleSystem system, List<Pack> examples, int times) {
        Validator validator = Validator.of(system);
        RandomEdits edits = new RandomEdits(system, 20261121L);
        for (Pack example : examples) {
            ValidationSession session = validator.session();
            Pack pack = example;
            for (int i = 0; i < times; i++) {
                Profile profile = system.profiles().get(i % system.profiles().size());
                assertThat(session.update(pack, profile)).isEqualTo(validator.validate(pack, profile));
                pack = edits.next(pack);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("systems")
    void sessionForgetsNothingWhenAPackComesBack(RuleSystem system) {
        Validator validator = Validator.of(system);
        RandomEdits edits = new RandomEdits(system, 7L);
        for (Pack example : ExamplePacks.some(system, EVERY)) {
            ValidationSession session = validator.session();
            Findings first = session.update(example);
            session.update(edits.next(edits.next(example)));
            assertThat(session.update(example)).isEqualTo(first);
        }
    }
}
