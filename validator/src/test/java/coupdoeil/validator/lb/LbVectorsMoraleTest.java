package coupdoeil.validator.lb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.lb.fact.BaseSix;
import coupdoeil.validator.lb.fact.Units;
import org.junit.jupiter.api.Test;

/** Two dice in base six, morale, strength. */
class LbVectorsMoraleTest {

    @Test
    void t33RollPlusFour() {
        assertThat(BaseSix.plus(43, 4)).isEqualTo(51);
    }

    @Test
    void resultsEndAtElevenAndSixtySix() {
        assertThat(BaseSix.plus(12, -5)).isEqualTo(11);
        assertThat(BaseSix.plus(65, 5)).isEqualTo(66);
        assertThat(BaseSix.nearest(40)).isEqualTo(41);
        assertThat(BaseSix.nearest(7)).isEqualTo(11);
        assertThat(BaseSix.isResult(40)).isFalse();
        assertThat(BaseSix.isResult(36)).isTrue();
    }

    @Test
    void t34LeastRolls() {
        LbMorale morale = LbAnswers.of().fact(LbMorale.class);

        assertThat(morale.leastRoll(32, morale.modifier(""))).hasValue(33);
        assertThat(morale.leastRoll(32, morale.modifier("disordered"))).hasValue(36);
        assertThat(morale.leastRoll(32, morale.modifier("routed"))).hasValue(43);
        assertThat(morale.leastRoll(66, 0)).isEmpty();
    }

    @Test
    void t35MeleeOfABattalionThatLostAFifth() {
        LbAnswers answers = LbAnswers.of("unit u blue infantry increments=5 melee=15 ~losses=1 @0507 side:0 column");
        Units units = answers.fact(Units.class);
        PlacedUnit placed = answers.placed("u");

        assertThat(units.melee(placed.unit(), units.increments(placed.unit(), placed.placement())))
                .hasValue(12);
    }

    @Test
    void meleeThatComesToAFractionIsNoWholeNumber() {
        LbAnswers answers = LbAnswers.of("unit u blue infantry increments=6 melee=10 @0507 side:0 column");

        assertThat(answers.fact(Units.class).melee(answers.placed("u").unit(), 5))
                .isEmpty();
    }

    @Test
    void t38LevelsOfFifteenBattalions() {
        LbMorale morale = LbAnswers.of().fact(LbMorale.class);

        assertThat(morale.level(15, 3)).isEqualTo(1);
        assertThat(morale.level(15, 6)).isEqualTo(2);
        assertThat(morale.level(15, 9)).isEqualTo(3);
        assertThat(LbAnswers.of("switch morale.sixty=LEVEL_2")
                        .fact(LbMorale.class)
                        .level(15, 9))
                .isEqualTo(2);
    }

    @Test
    void t39LevelOfSixteenBattalions() {
        assertThat(LbAnswers.of().fact(LbMorale.class).level(16, 3)).isZero();
    }

    @Test
    void t40RegimentAfterLosses() {
        LbAnswers answers =
                LbAnswers.of("unit r blue infantry size=regiment increments=14 ~losses=2 @0507 side:0 column");

        assertThat(answers.fact(Setup.class).units())
                .map(unit -> answers.fact(Units.class).increments(unit.unit(), unit.placement()))
                .containsExactly(12);
    }
}
