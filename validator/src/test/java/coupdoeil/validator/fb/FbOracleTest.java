package coupdoeil.validator.fb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.fb.sight.LineOfSight;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.LiteralLine;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightKernel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Single looks and whole viewsheds against the rules in words, on random fields and pairs. */
class FbOracleTest {

    private static final int OBSERVERS = 10;
    private static final int NEITHER = 0;
    private static final int CORNERS = 1;
    private static final int ALONG = 2;

    /** What came of a run. */
    private static final class Tally {
        private final Map<Sighting, Long> answers = new EnumMap<>(Sighting.class);
        private final long[] lines = new long[3];
        private final List<String> differences = new ArrayList<>();
        private long fields;
        private long pairs;
        private long viewsheds;
    }

    @Test
    void looksAndViewshedsAreWhatTheWordsSay() {
        Tally tally = run(5_000_000, 200_000);

        assertThat(tally.differences).isEmpty();
        assertThat(tally.answers.values()).hasSize(4).allMatch(count -> count > 4_000);
        assertThat(tally.lines[CORNERS]).isGreaterThan(50_000);
        assertThat(tally.lines[ALONG]).isGreaterThan(30_000);
    }

    @Test
    @Tag("nightly")
    void tenMillionPairsAreWhatTheWordsSay() throws IOException {
        long seed = 9_000_000;
        long began = System.nanoTime();
        Tally tally = run(seed, 10_000_000);
        String summary = String.format(
                Locale.ROOT,
                "Fix Bayonets! sight against its rules in words: seeds %d to %d, %d random fields, %d pairs"
                        + " (%d through corners, %d along hexsides), %d whole viewsheds; answers %s; %d differences;"
                        + " %.0f s wall time.%n",
                seed,
                seed + tally.fields - 1,
                tally.fields,
                tally.pairs,
                tally.lines[CORNERS],
                tally.lines[ALONG],
                tally.viewsheds,
                tally.answers,
                tally.differences.size(),
                (System.nanoTime() - began) / 1e9);
        Path file = Path.of("target", "nightly", "sight-oracle.txt");
        Files.createDirectories(file.getParent());
        Files.writeString(file, summary);

        assertThat(tally.pairs).isGreaterThanOrEqualTo(10_000_000);
        assertThat(tally.differences).isEmpty();
    }

    /** Goes through fields from a seed on until it has seen enough pairs; keeps the first differences. */
    private static Tally run(long firstSeed, long pairs) {
        Tally tally = new Tally();
        while (tally.pairs < pairs && tally.differences.size() < 20) {
            field(firstSeed + tally.fields, tally);
            tally.fields++;
        }
        return tally;
    }

    private static void field(long seed, Tally tally) {
        RandomField field = new RandomField(seed);
        LiteralSight words = new LiteralSight(field);
        PackedGround ground = PackedGround.copyOf(field.moved(hex -> hex), field.grid);
        SightKernel kernel = new LineOfSight(field.limits).on(ground);
        List<Hex> hexes = field.grid.hexes().toList();
        Random random = new Random(seed);
        byte[] viewshed = new byte[ground.size()];
        for (int observer = 0; observer < OBSERVERS; observer++) {
            Hex from = hexes.get(random.nextInt(hexes.size()));
            kernel.viewshed(ground.index(from), viewshed);
            tally.viewsheds++;
            for (Hex to : hexes) {
                int kind = kind(from, to);
                // Most hexes lie in no special direction; a sixth of those is enough.
                if (from.distance(to) <= LiteralLine.LONGEST && (kind != NEITHER || random.nextInt(6) == 0)) {
                    Sighting expected = words.look(from, to);
                    Sighting there = kernel.look(ground.index(from), ground.index(to));
                    Sighting back = kernel.look(ground.index(to), ground.index(from));
                    byte code = viewshed[ground.index(to)];
                    boolean swept = field.contains(to) ? code == SightKernel.code(expected) : code == 0;
                    if (there != expected || back != expected || !swept) {
                        tally.differences.add(String.format(
                                "seed %d, %s to %s: %s, looked %s and %s, swept %d",
                                seed, from, to, expected, there, back, code));
                    }
                    tally.pairs++;
                    tally.lines[kind]++;
                    tally.answers.merge(expected, 1L, Long::sum);
                }
            }
        }
    }

    private static int kind(Hex from, Hex to) {
        int q = to.q() - from.q();
        int r = to.r() - from.r();
        if (from.equals(to)) {
            return NEITHER;
        }
        if (q == r || q == -2 * r || r == -2 * q) {
            return ALONG;
        }
        int common = gcd(Math.abs(q), Math.abs(r));
        return Math.floorMod((q - r) / common, 3) == 0 ? CORNERS : NEITHER;
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
