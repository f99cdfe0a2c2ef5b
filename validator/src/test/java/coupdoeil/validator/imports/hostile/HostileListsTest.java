package coupdoeil.validator.imports.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that were made to stop their reader are read, or told why not: none fills memory, none ends in a stack trace. */
class HostileListsTest {

    private static final int FEWEST = 300;
    /** The first small file of so many neighbours: a tenth of all, for some nine are all large. */
    private static final int BY_DAY = 9;

    /** Of the processor, so that a busy machine tells nothing else. */
    private static final int MOST_SECONDS = 600;

    private static final int MEGABYTE = 1_000_000;
    private static final int MOST_TIMES = 4;
    /** What is packed may be a thousandth of what is read. */
    private static final Pattern PACKED = Pattern.compile("\t[^\t]+\\.(?:xlsx|docx|ods|odt|pdf)\t");

    @TempDir
    private Path folder;

    private int processor;

    @Test
    void aTenthIsReadOrTold() throws IOException, InterruptedException {
        check(read(BY_DAY));
    }

    @Test
    @Tag("nightly")
    void eachIsReadOrTold() throws IOException, InterruptedException {
        List<String> ends = read(1);
        check(ends);
        assertThat(ends).hasSizeGreaterThan(FEWEST);
        assertThat(processor).isLessThan(MOST_SECONDS);
        soonRead(ends);
    }

    /** What is smaller than a megabyte is read in so many times what an ordinary list of a megabyte takes in the same run. */
    private static void soonRead(List<String> ends) {
        double ordinary = ends.stream()
                .filter(end -> end.contains('\t' + Hostile.ORDINARY + '\t'))
                .mapToDouble(HostileListsTest::seconds)
                .findFirst()
                .orElseThrow();
        assertThat(ends.stream()
                        .filter(end -> Long.parseLong(end.split("\t", -1)[4]) < MEGABYTE)
                        .filter(end -> !PACKED.matcher(end).find())
                        .filter(end -> seconds(end) > MOST_TIMES * Math.max(1, ordinary)))
                .as("an ordinary list takes %.1f s", ordinary)
                .isEmpty();
    }

    private static double seconds(String end) {
        return Double.parseDouble(end.split("\t", -1)[3]);
    }

    private static void check(List<String> ends) {
        assertThat(ends).isNotEmpty().allSatisfy(end -> {
            String[] said = end.split("\t", -1);
            assertThat(said[0]).as(end).isIn("0", "3");
            if (said[2].equals(Hostile.READ)) {
                assertThat(said[0]).as(end).isEqualTo("0");
            } else if (!said[2].isEmpty()) {
                assertThat(said[0]).as(end).isEqualTo("3");
                assertThat(said[5]).contains(said[2]);
            }
        });
    }

    /** How each of them ended, all in one process with the memory that is promised to be enough. */
    private List<String> read(int every) throws IOException, InterruptedException {
        Path out = folder.resolve("out");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx800m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        HostileRun.class.getName(),
                        folder.toString(),
                        String.valueOf(every))
                .redirectOutput(out.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        assertThat(process.waitFor()).isZero();
        List<String> said = Files.readAllLines(out, StandardCharsets.UTF_8);
        String last = said.get(said.size() - 1);
        System.out.println(last);
        processor = Integer.parseInt(last.substring(HostileRun.PROCESSOR.length()));
        return said.stream().filter(line -> line.indexOf('\t') > 0).toList();
    }
}
