package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.table.Base;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Sight between bases against its rules in words, on random tables where much touches. */
@Tag("long")
class TableOracleTest {

    private static final double PER_INCH = 2540 * 4;

    /** What came of a run. */
    private static final class Tally {
        private final List<String> differences = new ArrayList<>();
        private long tables;
        private long pairs;
        private long seen;
        private long nearest;
        private long touching;
    }

    @Test
    void basesSeeWhatTheWordsSay() {
        Tally tally = run(1_000, 2_000 / RandomTable.SHARE);

        assertThat(tally.differences).isEmpty();
        assertThat(tally.seen).isGreaterThan(400 / RandomTable.SHARE);
        assertThat(tally.pairs - tally.seen).isGreaterThan(400 / RandomTable.SHARE);
        assertThat(tally.touching).isGreaterThan(100 / RandomTable.SHARE);
    }

    /** Along the edge of a wood that has one of its corners twice. */
    @Test
    void aCornerWrittenTwiceIsOneCorner() {
        assertThat(run(2_048_470, 1).differences).isEmpty();
    }

    @Test
    @Tag("nightly")
    void aHundredThousandPairsAreWhatTheWordsSay() throws IOException {
        long began = System.nanoTime();
        Tally tally = run(2_000_000, 100_000);
        Path file = Path.of("target", "nightly", "table-sight-oracle.txt");
        Files.createDirectories(file.getParent());
        Files.writeString(
                file,
                String.format(
                        Locale.ROOT,
                        "Sight between bases against its rules in words: %d random tables from seed 2000000, %d pairs,"
                                + " %d seen (%d past something, %d of them along a corner); %d differences; %.0f s.%n",
                        tally.tables,
                        tally.pairs,
                        tally.seen,
                        tally.seen - tally.nearest,
                        tally.touching,
                        tally.differences.size(),
                        (System.nanoTime() - began) / 1e9));

        assertThat(tally.differences).isEmpty();
    }

    private static Tally run(long firstSeed, long pairs) {
        Tally tally = new Tally();
        while (tally.pairs < pairs && tally.differences.size() < 20) {
            table(firstSeed + tally.tables, tally);
            tally.tables++;
        }
        return tally;
    }

    private static void table(long seed, Tally tally) {
        RandomTable table = new RandomTable(seed);
        UnitSight sight = UnitSight.of(table, "observer", table.observer, "target", table.target);
        SlowSight slow = new SlowSight(table.things);
        SlowSight bare = new SlowSight(List.of());
        List<List<Dot>> shapes =
                table.target.bases().stream().map(RandomTable::dots).toList();
        List<Dot> arc = RandomTable.arc(table.observer.rectangle());
        if (sight.inArc() != slow.isInArc(shapes, arc)) {
            tally.differences.add("seed " + seed + ": in the arc " + sight.inArc());
        }
        for (UnitSight.Eye eye : sight.eyes()) {
            Base base = eye.base();
            Dot from = RandomTable.middle(base);
            Ratio expected = slow.nearest(from, shapes, arc);
            double inches = expected == null ? -1 : Math.sqrt(expected.value()) / PER_INCH;
            double found = eye.sight().line().map(line -> line.lengthInches()).orElse(-1.0);
            tally.pairs++;
            if (Math.abs(inches - found) > 1e-6) {
                tally.differences.add("seed " + seed + ": " + inches + " in words, " + found + " found");
            }
            if (expected != null) {
                tally.seen++;
                Ratio unhindered = bare.nearest(from, shapes, arc);
                if (expected.equals(unhindered)) {
                    tally.nearest++;
                } else {
                    tally.touching++;
                }
            }
        }
    }
}
