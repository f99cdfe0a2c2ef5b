package coupdoeil.validator.cc;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.example.ExamplePacks;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** More pieces together than any battle has are told of in one finding, or findings would grow with their square. */
class CrowdTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("cc").orElseThrow();

    @Test
    void aCrowdBesideAUnitIsToldOfTogether() {
        assertThat(beside(20)).hasSize(20).contains("b1 and r7 begin side by side.");
        assertThat(beside(21)).containsExactly("b1 and r0 and 20 others begin side by side.");
    }

    private static List<String> beside(int enemies) {
        return found("CC-ADJ-01", "unit b1 blue infantry @R5C2", "red infantry @R5C3", enemies);
    }

    @Test
    void aCrowdWithALeaderOfAnotherNationIsToldOfTogether() {
        assertThat(with(20)).hasSize(20).contains("l1 leads r7, a unit of another nation (allowed).");
        assertThat(with(21)).containsExactly("l1 leads r0 and 20 others, a unit of another nation (allowed).");
    }

    private static List<String> with(int units) {
        return found("CC-LDR-04", "leader l1 red leader nat:portuguese @R7C2", "red infantry @R7C2", units);
    }

    private static List<String> found(String rule, String line, String unit, int units) {
        Stream<String> crowd = IntStream.range(0, units).mapToObj(number -> "unit r" + number + " " + unit);
        String[] lines = Stream.concat(Stream.of(line), crowd).toArray(String[]::new);
        return Validator.of(SYSTEM).validate(ExamplePacks.of(SYSTEM, lines)).all().stream()
                .filter(finding -> finding.rule().equals(rule))
                .map(Finding::message)
                .toList();
    }
}
