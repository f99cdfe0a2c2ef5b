package coupdoeil.validator.lb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.lb.fact.ExtentFaults;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which formations may be taken, by how many, in how many hexes. */
class LbVectorsFormationTest {

    @Test
    void t23LegereOfTenInLineOverTwoHexes() {
        LbAnswers answers = LbAnswers.of("unit u blue infantry increments=10 @0507 corner:5 line +0607");

        assertThat(answers.findings("LB-FORM")).isEmpty();
        // Four of the five in each hex fire, by a multiple of three.
        int firing = LbAnswers.SYSTEM.tables().nested("stacking").integer("lineFiringIncrements", 0);
        assertThat(
                        answers
                                .fact(ExtentFaults.class)
                                .shares(
                                        answers.placed("u").unit(),
                                        answers.placed("u").placement())
                                .stream()
                                .mapToInt(share -> 3 * Math.min(share, firing))
                                .sum())
                .isEqualTo(24);
    }

    @Test
    void t24FourIncrementsInLineOverTwoHexes() {
        assertThat(findings("unit u blue infantry increments=4 @0507 corner:5 line +0607"))
                .containsExactly("LB-FORM-04 unit:u error");
    }

    @Test
    void t25SevenAndSixIncrementsInLineInOneHex() {
        assertThat(LbAnswers.of("unit u blue infantry increments=7 @0507 corner:5 line")
                        .messages("LB-FORM-21"))
                .containsExactly("u: of 7 increments in line in 0507 4 fire, and all defend as a column.");
        assertThat(findings("unit u blue infantry increments=6 @0507 corner:5 line"))
                .isEmpty();
    }

    @Test
    void t26ElevenIncrementsInRoadMarch() {
        assertThat(findings("unit u blue infantry increments=11 @0505 side:0 road-march +0405 +0305"))
                .isEmpty();
        assertThat(LbAnswers.of("unit u blue infantry increments=11 @0505 side:0 road-march +0405")
                        .messages("LB-FORM-15"))
                .containsExactly("u: 11 increments in 2 road hexes: it takes 3.");
    }

    @Test
    void t27FiveIncrementsOfSkirmishers() {
        String skirmishers = "unit u blue infantry increments=5 skirmish=true @0507 corner:5 skirmish";

        assertThat(findings(skirmishers)).containsExactly("LB-FORM-05 unit:u error");
        assertThat(findings(skirmishers + " +0607")).isEmpty();
    }

    @Test
    void t28CavalryInLineOverThreeHexes() {
        assertThat(LbAnswers.of("unit c blue cavalry increments=11 @0507 corner:5 line +0407 +0607")
                        .messages("LB-FORM-08"))
                .containsExactly("c: 11 increments in line; 3 hexes need 12.");
        assertThat(findings("unit c blue cavalry increments=12 @0507 corner:5 line +0407 +0607"))
                .isEmpty();
    }

    @Test
    void t29TwoIncrementsInCarre() {
        String two = "unit u blue infantry increments=2 @0507 carre #1";

        assertThat(findings(two)).containsExactly("LB-FORM-11 unit:u error");
        assertThat(findings(two, "unit v blue infantry increments=1 @0507 carre #2"))
                .isEmpty();
    }

    private static List<String> findings(String... lines) {
        return LbAnswers.of(lines).findings("LB-FORM");
    }
}
