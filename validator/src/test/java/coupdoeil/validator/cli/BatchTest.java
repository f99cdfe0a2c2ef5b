package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BatchTest {

    private static final List<Integer> NUMBERS = IntStream.range(0, 200).boxed().toList();

    @Test
    void resultsComeInOrderAndFewAreAhead() {
        AtomicInteger begun = new AtomicInteger();
        List<Integer> results = new ArrayList<>();
        int most = 0;
        try (Batch<Integer, Integer> batch = new Batch<>(NUMBERS, number -> {
            begun.incrementAndGet();
            return number * number;
        })) {
            for (int i = 0; i < NUMBERS.size(); i++) {
                most = Math.max(most, begun.get() - results.size());
                results.add(batch.next());
            }
        }

        assertThat(results).isEqualTo(NUMBERS.stream().map(n -> n * n).toList());
        assertThat(most).isLessThanOrEqualTo(2 * Runtime.getRuntime().availableProcessors());
    }

    @Test
    void whatFailsFailsInItsTurn() {
        try (Batch<Integer, Integer> batch = new Batch<>(List.of(1, 2, 3), number -> 6 / (number - 2))) {
            assertThat(batch.next()).isEqualTo(-6);
            assertThatThrownBy(batch::next).isInstanceOf(ArithmeticException.class);
        }
    }
}
