package coupdoeil.validator.example;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.Validator;
import org.junit.jupiter.api.Test;

/** Measurements are worth something only on battles that the rules allow. */
class GeneratedBattleTest {

    @Test
    void breaksNoRule() {
        Validator validator = Validator.of(RuleSystems.load("fb").orElseThrow());
        assertThat(validator.validate(GeneratedBattle.square(50)).all())
                .filteredOn(finding -> finding.severity() == Severity.ERROR)
                .extracting(Finding::message)
                .isEmpty();
    }

    @Test
    void isTheSameEveryTimeAndGrowsWithTheMap() {
        Pack pack = GeneratedBattle.square(100);
        assertThat(GeneratedBattle.square(100)).isEqualTo(pack);
        long placed = pack.orderOfBattle().units().stream()
                .filter(unit -> pack.scenarios().get(0).setup().stream()
                        .anyMatch(placement -> placement.piece().equals(unit.id())))
                .count();
        assertThat(placed).isBetween(220L, 280L);
    }
}
