package coupdoeil.validator.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackReading;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.cost.FaultyBattle;
import coupdoeil.validator.cost.Growth;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** To find the lines of twice as many findings of twice as many units takes twice as long. */
@Tag("nightly")
class FindingSourcesTimesTest {

    private static final double MOST_GROWTH = 2.2;
    private static final int LEAST_UNITS = 4000;
    /** What is done once takes too little to be measured. */
    private static final int TIMES = 20;

    /** A battle with what is found in it. */
    private record Found(Pack pack, PackReading reading, List<Finding> findings) {

        static Found of(int columns, int units) {
            PackReading reading = PackReader.readFiles(PackWriter.files(FaultyBattle.of(columns, units)));
            Pack pack = reading.pack().orElseThrow();
            return new Found(
                    pack,
                    reading,
                    Validator.of(pack.rules().orElseThrow()).validate(pack).all());
        }

        void locate() {
            for (int i = 0; i < TIMES; i++) {
                FindingSources sources = new FindingSources(pack, reading.sources());
                long located = findings.stream()
                        .filter(finding -> sources.of(finding).isPresent())
                        .count();
                assertThat(located)
                        .isGreaterThanOrEqualTo(pack.orderOfBattle().units().size());
            }
        }
    }

    @Test
    void sourcesOfTwiceAsManyFindings() throws Exception {
        // Half of the units stand on the map, the others march up.
        Found half = Found.of(200, 1650);
        Found whole = Found.of(400, 3300);
        assertThat(whole.pack().orderOfBattle().units()).hasSizeGreaterThan(LEAST_UNITS * 9 / 10);
        double units = 1.0
                * whole.pack().orderOfBattle().units().size()
                / half.pack().orderOfBattle().units().size();
        double findings = 1.0 * whole.findings().size() / half.findings().size();
        String what = "sources of " + whole.findings().size() + " findings, "
                + whole.pack().orderOfBattle().units().size() + " units";
        double growth = Growth.of(what, half::locate, whole::locate);
        assertThat(growth).isLessThan(MOST_GROWTH * Math.max(1, Math.max(units, findings) / 2));
    }
}
