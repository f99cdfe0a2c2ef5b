package coupdoeil.validator.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Runs the benchmarks and writes {@code docs/performance.md} and {@code docs/performance-tables.md}; given {@code Table} runs
 * and writes the latter only, given another part of their names runs just these and prints the page. To be run in the folder of
 * the validator.
 */
public final class Measure {

    private static final Path PAGE = Path.of("../docs/performance.md");
    private static final Path TABLES = Path.of("../docs/performance-tables.md");
    private static final String ON_TABLES = "Table";
    private static final Path RESULTS = Path.of("target/bench/jmh.json");

    private Measure() {}

    public static void main(String[] args) throws RunnerException, IOException {
        String only = args.length == 0 ? "" : args[0];
        Files.createDirectories(RESULTS.getParent());
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include("coupdoeil\\.validator\\.bench\\..*" + only)
                .addProfiler(GCProfiler.class)
                .shouldFailOnError(true)
                .timeout(TimeValue.minutes(10))
                .resultFormat(ResultFormatType.JSON)
                .result(RESULTS.toString());
        new Runner(options.build()).run();
        PerformancePage page = new PerformancePage(new Figures(RESULTS));
        if (only.isEmpty() || only.equals(ON_TABLES)) {
            Files.writeString(TABLES, page.tables());
        }
        if (only.isEmpty()) {
            Files.writeString(PAGE, page.text());
        } else if (!only.equals(ON_TABLES)) {
            System.out.print(page.text());
        }
    }
}
