package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.source.SourceFailure;
import java.nio.charset.StandardCharsets;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts of one shape, made longer and longer: no shape costs the square of its length. */
class LargeTextsTest {

    private static final int SMALL = 1 << 15;
    private static final int LARGE = 1 << 23;
    /** At which reading is given up at the latest. */
    private static final double MOST_SECONDS = 60;

    static Stream<Arguments> shapes() {
        return Stream.of(
                shape("brigades in one division", i -> i == 0 ? "1st Division\n" : i + "th Brigade\n"),
                shape("brigades below one division", i -> i == 0 ? "1st Division\n" : "  " + i + "th Brigade\n"),
                shape("regiments in one brigade", i -> i == 0 ? "1st Brigade\n" : "  " + i % 99 + "th Foot 512\n"),
                shape("ever deeper", i -> " ".repeat(i % 300) + "Brigade " + i + "\n"),
                shape("units between commas", i -> i % 99 + "th Foot (1), "),
                shape("figures in one line", i -> i + " "),
                shape("numbers of names in one line", i -> "No. 5, "),
                shape("numbers of batteries in one line", i -> i == 0 ? "Nos. 5, " : "10, "),
                shape("blanks in one line", i -> "  "),
                shape("letters in one word", i -> "Ol"),
                shape("brackets never closed", i -> "(1st "),
                shape("bars", i -> "| 12 "),
                shape("cells of one row", i -> "57th Foot\t12\t"),
                shape("points", i -> "1.2."),
                shape("arms with men", i -> "Infantry: 2,014; cavalry: 1,017\n"),
                shape("units with a total", i -> "Campo Mayor, 496. Total 2,398\n"),
                shape("names that go on in the line below", i -> "Anson - 3 bases Brigade\n"),
                shape("groups", i -> "Cavalry attached to the corps\n"),
                shape("totals", i -> i % 9 == 0 ? "Total " + 8 * 512 + "\n" : "57th Foot 512\n"));
    }

    /** Pages that programs write without line breaks. */
    static Stream<Arguments> pages() {
        String tex = "\\documentclass{article}\\begin{document}\\begin{tabular}{ll}\\hline\\hline\\hline ";
        return Stream.of(
                shape("blocks", i -> i == 0 ? "<html><body>" : "<div><div>34e Ligne</div><div>900</div></div>"),
                shape("terms", i -> i == 0 ? "<html><body>" : "<dt>Brigade<dd>34e Ligne 900"),
                shape("rows of TeX", i -> i == 0 ? tex : "34e Ligne & 900 \\\\ "));
    }

    private static Arguments shape(String name, IntFunction<String> part) {
        return Arguments.of(name, part);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("shapes")
    void aShapeIsRead(String name, IntFunction<String> part) {
        assertThat(read(part, SMALL)).as(name).isNotNull();
    }

    @Tag("nightly")
    @ParameterizedTest(name = "{0}")
    @MethodSource("shapes")
    void aShapeOfEightMegabytesIsReadInTime(String name, IntFunction<String> part) {
        readOrTold(name, part, LARGE);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("pages")
    void aPageOfOneLineIsRead(String name, IntFunction<String> part) {
        assertThat(read(part, SMALL / 8).units()).as(name).isNotEmpty();
    }

    @Tag("nightly")
    @ParameterizedTest(name = "{0}")
    @MethodSource("pages")
    void aPageOfOneMegabyteInOneLineIsReadInTime(String name, IntFunction<String> part) {
        readOrTold(name, part, LARGE / 8);
    }

    /** What holds more than any order of battle is refused by the name of the limit, and soon. */
    private static void readOrTold(String name, IntFunction<String> part, int length) {
        long start = System.nanoTime();
        String told = "read";
        try {
            assertThat(read(part, length)).isNotNull();
        } catch (SourceFailure failure) {
            told = failure.getMessage();
            assertThat(told).startsWith("it ");
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        System.out.printf("%s: %.1f s, %s%n", name, seconds, told);
        assertThat(seconds).as(name).isLessThan(MOST_SECONDS);
    }

    private static ImportedOrder read(IntFunction<String> part, int length) {
        StringBuilder text = new StringBuilder(length + 400);
        for (int i = 0; text.length() < length; i++) {
            text.append(part.apply(i));
        }
        return OobImport.read("large.txt", text.toString().getBytes(StandardCharsets.UTF_8))
                .order();
    }
}
