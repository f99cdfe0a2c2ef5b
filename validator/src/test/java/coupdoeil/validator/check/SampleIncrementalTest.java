package coupdoeil.validator.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * On whole battles, too, a session says what a fresh validation says, edit after edit. The property {@code
 * coupdoeil.sample} names the one battle to take; {@code coupdoeil.edits} says how many edits, {@code coupdoeil.seed} where to begin.
 */
@Tag("long")
class SampleIncrementalTest {

    private static final Path SAMPLES = Path.of("../samples");
    private static final Path NAPKINS = Path.of("../model/src/test/resources/packs");

    @ParameterizedTest
    @CsvSource({
        "fb, albuera-1811, 18110516",
        "lb, auerstedt-1806, 18061014",
        "cc, rolica-1808, 18080817",
        "hm, guilford-courthouse-1781, 17810315",
        "ot, quatre-bras-1815, 18150616"
    })
    void sessionEqualsFreshValidationOverRandomEdits(String system, String sample, long seed) {
        run(system, SAMPLES.resolve(sample), seed, 4);
    }

    @ParameterizedTest
    @Tag("nightly")
    @CsvSource({
        "fb, albuera-1811, 18110517, 20000",
        "lb, auerstedt-1806, 18061015, 5000",
        "cc, rolica-1808, 18080818, 20000",
        "hm, guilford-courthouse-1781, 17810316, 500",
        "ot, quatre-bras-1815, 18150617, 300"
    })
    void sessionEqualsFreshValidationOverManyRandomEdits(String system, String sample, long seed, int edits)
            throws IOException {
        assumeThat(System.getProperty("coupdoeil.sample", sample)).isEqualTo(sample);
        note(
                sample,
                run(
                        system,
                        SAMPLES.resolve(sample),
                        Long.getLong("coupdoeil.seed", seed),
                        Integer.getInteger("coupdoeil.edits", edits)));
    }

    /** The smallest battle of each system, which an edit changes most of. */
    @ParameterizedTest
    @Tag("nightly")
    @ValueSource(strings = {"fb", "lb", "cc", "hm", "ot"})
    void sessionEqualsFreshValidationOnTheSmallestBattle(String system) throws IOException {
        String battle = "napkin-" + system;
        assumeThat(System.getProperty("coupdoeil.sample", battle)).isEqualTo(battle);
        note(
                battle,
                run(
                        system,
                        NAPKINS.resolve(battle),
                        Long.getLong("coupdoeil.seed", 18120317),
                        Integer.getInteger("coupdoeil.edits", 3000)));
    }

    private static void note(String battle, String summary) throws IOException {
        Files.createDirectories(Path.of("target/nightly"));
        Files.writeString(Path.of("target/nightly/incremental-" + battle + ".txt"), summary);
    }

    /** Edits the battle again and again, going back to the original now and then so that it stays a battle. */
    private static String run(String systemId, Path battle, long seed, int count) {
        RuleSystem system = RuleSystems.load(systemId).orElseThrow();
        Validator validator = Validator.of(system);
        RandomEdits edits = new RandomEdits(system, seed);
        Pack original = PackReader.read(battle).pack().orElseThrow();
        ValidationSession session = validator.session();
        Pack pack = original;
        session.update(pack);
        long incremental = 0;
        long fresh = 0;
        long findings = 0;
        for (int i = 1; i <= count; i++) {
            pack = i % 200 == 0 ? original : edits.next(pack);
            long start = System.nanoTime();
            Findings following = session.update(pack);
            long between = System.nanoTime();
            Findings full = validator.validate(pack);
            fresh += System.nanoTime() - between;
            incremental += between - start;
            findings += full.all().size();
            assertThat(following.all()).as("seed %d, edit %d", seed, i).isEqualTo(full.all());
            assertThat(following.examined()).as("seed %d, edit %d", seed, i).isEqualTo(full.examined());
        }
        return String.format(
                Locale.ROOT,
                "seed %d, %d edits, 0 differences%n%s%n%d findings compared, mean %.1f ms incremental, %.1f ms full%n",
                seed,
                count,
                new TreeMap<>(edits.counts()),
                findings,
                incremental / 1e6 / count,
                fresh / 1e6 / count);
    }
}
