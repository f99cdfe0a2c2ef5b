package coupdoeil.validator.imports.token;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ListsTest {

    private static final List<Integer> DIGITS = List.of(3, 1, 4, 1, 5);

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 200, 50_000})
    void whatManyBecomeStandsInTheirOrder(int many) {
        List<Integer> numbers = IntStream.range(0, many).boxed().toList();
        assertThat(Lists.each(numbers, number -> number + 1))
                .isEqualTo(IntStream.rangeClosed(1, many).boxed().toList());
    }

    @Test
    void someOrAllOrNone() {
        assertThat(Lists.any(DIGITS, digit -> digit == 4)).isTrue();
        assertThat(Lists.any(DIGITS, digit -> digit == 9)).isFalse();
        assertThat(Lists.all(DIGITS, digit -> digit > 0)).isTrue();
        assertThat(Lists.all(DIGITS, digit -> digit > 1)).isFalse();
        assertThat(Lists.any(List.<Integer>of(), digit -> true)).isFalse();
        assertThat(Lists.all(List.<Integer>of(), digit -> false)).isTrue();
    }

    @Test
    void thoseOfWhichItHolds() {
        assertThat(Lists.count(DIGITS, digit -> digit == 1)).isEqualTo(2);
        assertThat(Lists.where(DIGITS, digit -> digit > 1)).containsExactly(3, 4, 5);
    }
}
