package coupdoeil.validator.lb;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What the rules about the order of battle say. */
class LbOrderOfBattleTest {

    @Test
    void strengthIsGivenInMenAndGunsWithHistoryWhereItDiffersByMoreThanTheTolerance() {
        assertThat(LbAnswers.of(
                                "side blue historical.infantry=1400 historical.cavalry=480 historical.guns=8",
                                "unit r1 blue infantry size=regiment increments=12 off:display",
                                "unit u1 blue infantry regiment:r1 @0507 side:0 column",
                                "unit u2 blue infantry regiment:r1 @0607 side:0 column",
                                "unit c1 blue cavalry increments=9 @0707 side:0 column",
                                "unit g1 blue artillery @0807 side:0 limbered")
                        .messages("LB-OOB-21"))
                .containsExactly("Side blue: 1,200 infantry (history: 1,400), 450 cavalry, 8 guns.");
    }

    @Test
    void whereHistoryGivesNothingItIsSaid() {
        assertThat(LbAnswers.of("unit u1 blue infantry @0507 side:0 column").messages("LB-OOB-21"))
                .containsExactly("Side blue: 600 infantry; the side has no figures of history to compare with.");
        assertThat(LbAnswers.of(
                                "side blue historical.infantry=600",
                                "unit u1 blue infantry @0507 side:0 column",
                                "unit g1 blue artillery @0807 side:0 limbered")
                        .messages("LB-OOB-21"))
                .containsExactly("Side blue: 600 infantry, 8 guns (no figure of history).");
    }

    @Test
    void aBattalionThatNamesOnlyItsRegimentStandsOnItsSide() {
        LbAnswers answers = LbAnswers.of(
                "unit r1 blue infantry size=regiment off:display",
                "unit u1 blue infantry regiment:r1 @0507 side:0 column");

        assertThat(answers.placed("u1").side()).isEqualTo("blue");
    }

    @Test
    void bothSidesAreNamed() {
        assertThat(LbAnswers.of("unit u1 blue infantry under:blue-brigade army:red-army @0507 side:0 column")
                        .messages("LB-OOB-02"))
                .containsExactly(
                        "u1: broken hierarchy (it belongs to both sides: blue-brigade (blue), red-army (red)).");
    }

    @Test
    void aRegimentIsBrokenUpForWhatItLost() {
        assertThat(LbAnswers.of(
                                "unit r1 blue infantry size=regiment increments=9 ~losses=2 @0507 side:0 column",
                                "unit u1 blue infantry increments=7 regiment:r1 off:display",
                                "unit u2 blue infantry increments=2 regiment:r1 off:display")
                        .messages("LB-OOB-07"))
                .containsExactly("r1: 2 of 9 increments lost, as many as u2 has.");
    }
}
