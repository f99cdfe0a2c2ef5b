package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
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
        List<String> tooSlow = new ArrayList<>();
        for (LabelledList list : LabelledList.all()) {
            List<String> lines = list.name().endsWith(".txt")
                    ? text(list).lines().filter(line -> !line.isBlank()).toList()
                    : List.of();
            for (int at = 0; at + together <= lines.size(); at++) {
                String block = String.join("\n", lines.subList(at, at + together)) + "\n";
                if (seen.add(shape(block)) && growth(block, together, 1) > MOST_GROWTH) {
                    double growth = growth(block, together, RUNS);
                    if (growth > MOST_GROWTH) {
                        tooSlow.add(String.format(Locale.ROOT, "%s: %.1f times: %s", list.name(), growth, block));
                    }
                }
            }
        }
        System.out.println(seen.size() + " kinds of " + together + " lines, too slow: " + tooSlow);
        assertThat(tooSlow).isEmpty();
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
        double twice = seconds(block.repeat(2 * LINES / together), runs);
        return twice < LEAST_SECONDS ? 1 : twice / seconds(block.repeat(LINES / together), runs);
    }

    private static double seconds(String lines, int runs) {
        byte[] list = ("Army\n\n" + lines).getBytes(StandardCharsets.UTF_8);
        return IntStream.range(0, runs)
                .mapToDouble(run -> {
                    long begun = System.nanoTime();
                    assertThat(OobImport.read("repeated.txt", list).order()).isNotNull();
                    return (System.nanoTime() - begun) / 1e9;
                })
                .min()
                .orElseThrow();
    }
}
