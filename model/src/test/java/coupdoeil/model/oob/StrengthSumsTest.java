package coupdoeil.model.oob;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.StrengthSums.Sum;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StrengthSumsTest {

    private static final OrderOfBattle OOB = new OrderOfBattle(
            List.of(new Side("blue", "Blue", Attributes.NONE)),
            List.of(new Army("army", "Army", "blue", null, Attributes.NONE)),
            List.of(
                    formation("corps", Belonging.ARMY, "army", Strength.UNKNOWN),
                    formation("whole", Belonging.COMMAND, "corps", Strength.UNKNOWN.withMen(5000)),
                    formation("parts", Belonging.COMMAND, "corps", Strength.UNKNOWN),
                    formation("circle", Belonging.COMMAND, "round", Strength.UNKNOWN),
                    formation("round", Belonging.COMMAND, "circle", Strength.UNKNOWN)),
            List.of(
                    unit("covered", "whole", Strength.UNKNOWN),
                    unit("one", "parts", new Strength(700, 0, null)),
                    unit("two", "parts", new Strength(0, null, 8)),
                    unit("three", "parts", Strength.UNKNOWN),
                    unit("turning", "round", Strength.UNKNOWN.withMen(9))),
            List.of());

    @Test
    void theWholeCountsBeforeItsPartsAndUnknownIsNotNothing() {
        StrengthSums men = StrengthSums.of(OOB);

        assertThat(men.below("parts")).isEqualTo(new Sum(700, 1));
        assertThat(men.below("corps")).isEqualTo(new Sum(5700, 1));
        assertThat(men.ofSide(OOB, "blue")).isEqualTo(new Sum(5700, 1));
        assertThat(men.ofSide(OOB, "red")).isEqualTo(new Sum(0, 0));
    }

    @Test
    void aCircleCountsOnce() {
        assertThat(StrengthSums.of(OOB).below("circle")).isEqualTo(new Sum(9, 0));
    }

    @Test
    void nothingSaidIsUnknown() {
        assertThat(Stream.of(Strength.UNKNOWN, Strength.UNKNOWN.withGuns(0)).map(Strength::isUnknown))
                .containsExactly(true, false);
    }

    private static Formation formation(String id, String relation, String above, Strength strength) {
        return new Formation(id, id, "division", Belonging.NOWHERE.with(relation, above), strength, Attributes.NONE);
    }

    private static Unit unit(String id, String above, Strength strength) {
        Belonging under = Belonging.NOWHERE.with(Belonging.COMMAND, above);
        return new Unit(id, id, "infantry", "", under, strength, Attributes.NONE, "", "");
    }
}
