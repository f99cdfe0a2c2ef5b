package coupdoeil.validator.lb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.lb.fact.Muster;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Which organisations take part in a scenario. */
class LbMusterTest {

    /** One unit of blue stands, one of red comes; the guard lends its morale to whoever names it. */
    private static final String[] BATTLE = {
        "formation guard corps army:blue-army battalions=4",
        "unit here blue infantry @0305 side:0 column",
        "unit coming red infantry",
        "unit absent blue infantry under:guard",
        "group g 10:00 east column march:coming/column"
    };

    private final Muster muster = muster();

    @Test
    void organisationsOfWhoStandsOrComesTakePart() {
        assertThat(muster.leavesOut("blue-brigade")).isFalse();
        assertThat(muster.leavesOut("blue-corps")).isFalse();
        assertThat(muster.leavesOut("red-brigade")).isFalse();
        assertThat(muster.leavesOut("guard")).isTrue();
        assertThat(muster("unit here blue infantry morale:guard @0305 side:0 column")
                        .leavesOut("guard"))
                .as("a unit has its morale")
                .isFalse();
    }

    @Test
    void nothingIsLeftOutWhileNobodyTakesPart() {
        Muster nobody = LbAnswers.of().fact(Muster.class);

        assertThat(nobody.leavesOut("blue-corps")).isFalse();
        assertThat(nobody).isNotEqualTo(muster("remove unit here"));
    }

    @Test
    void itIsTheSameWhileTheSameOrganisationsTakePart() {
        assertThat(muster("unit here blue infantry @0707 side:0 column", "unit more blue cavalry @0706 side:0 column"))
                .isEqualTo(muster)
                .hasSameHashCodeAs(muster);
        assertThat(muster("put absent @0706 side:0 column")).isNotEqualTo(muster);
        assertThat(muster("remove group g")).isNotEqualTo(muster);
        assertThat(muster("unit alone blue infantry none @0707 side:0 column", "remove unit here", "remove group g"))
                .as("a unit of no organisation, where nobody else is")
                .isNotEqualTo(LbAnswers.of().fact(Muster.class));
        assertThat(muster).isNotEqualTo("a muster");
    }

    private static Muster muster(String... lines) {
        return LbAnswers.of(Stream.concat(Arrays.stream(BATTLE), Arrays.stream(lines))
                        .toArray(String[]::new))
                .fact(Muster.class);
    }
}
