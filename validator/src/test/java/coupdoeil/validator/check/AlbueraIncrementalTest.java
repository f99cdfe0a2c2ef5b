package coupdoeil.validator.check;

import static org.assertj.core.api.Assertions.assertThat;

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
import org.junit.jupiter.api.Test;

/** On a real battle, too, a session says what a fresh validation says, edit after edit. */
class AlbueraIncrementalTest {

    private static final long SEED = 18110516L;
    private static final Path SAMPLE = Path.of("../samples/albuera-1811");

    @Test
    void sessionEqualsFreshValidationOverRandomEdits() {
        run(SEED, 40);
    }

    @Test
    @Tag("nightly")
    void sessionEqualsFreshValidationOverManyRandomEdits() throws IOException {
        String summary = run(Long.getLong("coupdoeil.seed", SEED + 1), Integer.getInteger("coupdoeil.edits", 20_000));
        Files.createDirectories(Path.of("target/nightly"));
        Files.writeString(Path.of("target/nightly/incremental.txt"), summary);
    }

    /** Edits the battle again and again, going back to the original now and then so that it stays a battle. */
    private static String run(long seed, int count) {
        RuleSystem system = RuleSystems.load("fb").orElseThrow();
        Validator validator = Validator.of(system);
        RandomEdits edits = new RandomEdits(system, seed);
        Pack original = PackReader.read(SAMPLE).pack().orElseThrow();
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
