package coupdoeil.validator.cc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.example.ExamplePacks;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The test vectors of the digest that are about units, leaders, hands and banners. */
class ForceVectorsTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("cc").orElseThrow();

    @Test
    void vector33BritishLightInfantryWithFourBlocks() {
        assertThat(found("CC-UNIT-02", "unit r1 red infantry @R7C2 type=LT ~blocks=4"))
                .extracting(Finding::message)
                .containsExactly("r1 begins with 4 blocks of 5.");
        assertThat(found("CC-UNIT-02", "unit r1 red infantry @R7C2 type=LT ~blocks=5"))
                .isEmpty();
    }

    @Test
    void vector34TypesThatANationDoesNotHave() {
        assertThat(found("CC-UNIT-01", "unit b1 blue infantry @R3C2 type=RL")).hasSize(1);
        assertThat(found("CC-UNIT-01", "unit r1 red infantry @R7C2 type=YG")).hasSize(1);
        assertThat(found("CC-UNIT-01", "unit r1 red artillery @R7C2 nat:portuguese type=HA"))
                .hasSize(1);
    }

    @Test
    void vector37APortugueseLeaderWithTheBritish() {
        String[] lines = {"unit r1 red infantry @R7C2", "leader l1 red leader nat:portuguese @R7C2"};
        assertThat(found("CC-LDR-04", lines)).extracting(Finding::severity).containsExactly(Severity.INFO);
        assertThat(all(lines))
                .filteredOn(finding -> finding.severity() == Severity.ERROR)
                .isEmpty();
    }

    @Test
    void vector41FiveEnemiesAndSixBanners() {
        assertThat(found(
                        "CC-VB-01",
                        "scenario bottomBanners=6",
                        "remove unit blue-5",
                        "remove put blue-5",
                        "remove unit blue-6",
                        "remove put blue-6"))
                .extracting(Finding::message, Finding::severity)
                .containsExactly(tuple("red can gain 5 banners at most, and needs 6.", Severity.ERROR));
    }

    @Test
    void vector44SquaresThatAHandAllows() {
        assertThat(squares("scenario topCards=2")).contains("warning: With 2 cards blue can form 0 squares.");
        assertThat(squares("scenario topCards=6")).contains("info: With 6 cards blue can form 4 squares.");
    }

    @Test
    void vector45NobodyBeginsAndTwelveBanners() {
        assertThat(found("CC-SCN-03", "scenario -first"))
                .extracting(Finding::severity)
                .containsExactly(Severity.ERROR);
        assertThat(found("CC-SCN-08", "scenario topBanners=12"))
                .extracting(Finding::severity)
                .containsExactly(Severity.WARNING);
    }

    private static List<String> squares(String line) {
        return found("CC-SQ-05", line).stream()
                .map(finding -> finding.severity().id() + ": " + finding.message())
                .toList();
    }

    private static List<Finding> found(String rule, String... lines) {
        return all(lines).stream()
                .filter(finding -> finding.rule().equals(rule))
                .toList();
    }

    private static List<Finding> all(String... lines) {
        return Validator.of(SYSTEM).validate(ExamplePacks.of(SYSTEM, lines)).all();
    }
}
