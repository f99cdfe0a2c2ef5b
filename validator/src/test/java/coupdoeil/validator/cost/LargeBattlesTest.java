package coupdoeil.validator.cost;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.PackWriter;
import coupdoeil.validator.cli.Main;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** A battle of twice as many hexes and units takes about twice as long to report on and to export. */
@Tag("nightly")
class LargeBattlesTest {

    /** A little more than twice: caches of a processor hold less of a larger battle. */
    private static final double MOST_GROWTH = 2.6;

    @TempDir
    private Path temp;

    private Path half;
    private Path whole;

    @BeforeEach
    void write() throws Exception {
        half = temp.resolve("half");
        whole = temp.resolve("whole");
        PackWriter.write(FaultyBattle.of(100, 1000), half);
        PackWriter.write(FaultyBattle.of(200, 2000), whole);
    }

    @Test
    void aReportThatNamesEveryLine() throws Exception {
        assertThat(Growth.of("report", () -> run(1, report(half)), () -> run(1, report(whole))))
                .isLessThan(MOST_GROWTH);
    }

    @Test
    void anExport() throws Exception {
        for (String target : new String[] {"tiled", "geojson"}) {
            assertThat(Growth.of(
                            "export " + target,
                            () -> run(0, export(half, target)),
                            () -> run(0, export(whole, target))))
                    .isLessThan(MOST_GROWTH);
        }
    }

    private static String[] report(Path pack) {
        return new String[] {"validate", pack.toString(), "--format", "json"};
    }

    private String[] export(Path pack, String target) {
        return Stream.of(
                        "export",
                        pack.toString(),
                        "--force",
                        "--to",
                        target,
                        "--out",
                        temp.resolve(target + pack.getFileName()).toString(),
                        target.equals("geojson") ? "--metres-per-hex=100" : "--format=text")
                .toArray(String[]::new);
    }

    private static void run(int exit, String... words) {
        CommandLine command = Main.commandLine(Map.of(), words);
        command.setOut(new PrintWriter(Writer.nullWriter()));
        command.setErr(new PrintWriter(Writer.nullWriter()));
        assertThat(Main.run(command, words)).isEqualTo(exit);
    }
}
