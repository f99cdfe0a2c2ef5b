package coupdoeil.validator.imports.second;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.second.CalibrationTraining.Row;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Learns the weights that come with the program from our own lists in all layouts, and writes them with {@code
 * -Dcoupdoeil.write=true}. What it prints is how far confidences can be relied on for kinds of lists that were left out.
 */
@Tag("nightly")
class SecondReaderTrainingTest {

    private static final Path WEIGHTS = Path.of("src/main/resources/coupdoeil/imports/second-reader.properties");

    @Test
    void theWeightsAreThoseThatOurListsTeach() throws Exception {
        Training training = new Training();
        List<Row> rows = training.rows();
        String written =
                training.reader().written() + CalibrationTraining.of(rows).written();
        if (Boolean.getBoolean("coupdoeil.write")) {
            Files.writeString(WEIGHTS, written);
        }
        List<Row> out = new ArrayList<>();
        for (String kind : training.kinds()) {
            List<Row> others =
                    rows.stream().filter(row -> !row.kind().equals(kind)).toList();
            List<Row> left =
                    rows.stream().filter(row -> row.kind().equals(kind)).toList();
            List<Row> said = said(CalibrationTraining.of(others), left);
            System.out.println(kind + " " + Reliability.of(said));
            out.addAll(said);
        }
        System.out.println("all " + Reliability.of(out));

        assertThat(Files.readString(WEIGHTS)).isEqualTo(written);
        assertThat(written.getBytes(StandardCharsets.UTF_8).length).isLessThan(200_000);
    }

    /** With the confidence in place of the signs. */
    private static List<Row> said(Calibration calibration, List<Row> rows) {
        return rows.stream()
                .map(row -> new Row(row.kind(), new double[] {calibration.confidence(row.signs())}, row.right()))
                .toList();
    }
}
