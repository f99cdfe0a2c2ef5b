package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines of the lists at hand, over and over: whatever kind they are of, twice as many take about twice as long. */
class RepeatedLinesTest {

    private static final int LINES = 8_000;
    private static final double MOST_GROWTH = 2.8;
    /** Below this the growth of so few milliseconds says nothing. */
    private static final double LEAST_SECONDS = 0.25;

    private static final int RUNS = 4;

    /** @param together so many neighbouring lines come again and again */
    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void noLinesCostTheSquareOfTheirNumber(int together) {
        Set<String> seen = new HashSet<>();
        List<String> doubtful = new ArrayList<>();
        for (LabelledList list : LabelledList.all()) {
            List<String> lines = list.name().endsWith(".txt")
                    ? text(list).lines().filter(line -> !line.isBlank()).toList()
                    : List.of();
            for (int at = 0; at + together <= lines.size(); at++) {
                String block = String.join("\n", lines.subList(at, at + together)) + "\n";
                if (seen.add(shape(block)) && growth(block, together, 1) > MOST_GROWTH) {
                    doubtful.add(block);
                }
            }
        }
        // Again when all code is compiled, each at its best.
        doubtful.removeIf(block -> growth(block, together, RUNS) <= MOST_GROWTH);
        System.out.println(seen.size() + " kinds of " + together + " lines, too slow: " + doubtful);
        assertThat(doubtful).isEmpty();
    }

    private static String text(LabelledList list) {
        return new String(list.bytes(), StandardCharsets.UTF_8);
    }

    /** What lines have in common that differ in their words and figures only. */
    private static String shape(String block) {
        return block.replaceAll("\\d", "9").replaceAll("\\p{L}+", "a").replaceAll("\\h+", " ");
    }

    /** How many times as long twice as many take. */
    private static double growth(String block, int together, int runs) {
        double once = Double.POSITIVE_INFINITY;
        double twice = Double.POSITIVE_INFINITY;
        for (int run = 0; run < runs; run++) {
            once = Math.min(once, seconds(block.repeat(LINES / together)));
            twice = Math.min(twice, seconds(block.repeat(2 * LINES / together)));
        }
        return twice < LEAST_SECONDS ? 1 : twice / once;
    }

    private static double seconds(String lines) {
        byte[] list = ("Army\n\n" + lines).getBytes(StandardCharsets.UTF_8);
        long begun = System.nanoTime();
        assertThat(OobImport.read("repeated.txt", list).order()).isNotNull();
        return (System.nanoTime() - begun) / 1e9;
    }
}
