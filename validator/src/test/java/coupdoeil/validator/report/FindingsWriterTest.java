package coupdoeil.validator.report;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.cli.CommandRun;
import coupdoeil.validator.verdict.Examination;
import coupdoeil.validator.verdict.ProfileChoice;
import coupdoeil.validator.verdict.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What holds of every form of a report of findings. */
class FindingsWriterTest {

    private static final Path PACKS = Path.of("../model/src/test/resources/packs");
    private static final Verdict HEXES = verdict("napkin-fb");
    private static final Verdict TABLE = verdict("napkin-hm");

    private final List<String> pieces = new ArrayList<>();

    @ParameterizedTest
    @EnumSource
    void everyPackIsInTheReportInItsOrder(FindingsFormat format) {
        String report = report(format, HEXES, TABLE);

        assertThat(report).containsSubsequence("napkin-fb", "napkin-hm");
        assertThat(report(format, HEXES, TABLE)).as("the same again").isEqualTo(report);
    }

    @Test
    void textComesPackByPack() {
        FindingsWriter writer = writer(FindingsFormat.TEXT);

        writer.write(HEXES);
        String first = String.join("", pieces);
        writer.write(TABLE);
        writer.end();

        assertThat(first).isNotEmpty().isEqualTo(report(FindingsFormat.TEXT, HEXES));
    }

    @Test
    void jsonOfAnyNumberOfPacksFollowsItsSchema() {
        CommandRun.validate(report(FindingsFormat.JSON), "findings");
        CommandRun.validate(report(FindingsFormat.JSON, HEXES), "findings");
        CommandRun.validate(report(FindingsFormat.JSON, HEXES, TABLE), "findings");
    }

    private String report(FindingsFormat format, Verdict... verdicts) {
        pieces.clear();
        FindingsWriter writer = writer(format);
        for (Verdict verdict : verdicts) {
            writer.write(verdict);
        }
        writer.end();
        return String.join("", pieces);
    }

    private FindingsWriter writer(FindingsFormat format) {
        return format.writer(new FindingsOptions(Set.of(), Style.PLAIN), pieces::add);
    }

    private static Verdict verdict(String pack) {
        return Examination.of(PACKS.resolve(pack), ProfileChoice.PACK);
    }
}
