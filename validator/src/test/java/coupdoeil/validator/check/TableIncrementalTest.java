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
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** On a table, too, a session says what a fresh validation says, edit after edit. */
@Tag("long")
class TableIncrementalTest {

    private static final long SEED = 17760704L;
    private static final Path NAPKIN = Path.of("../model/src/test/resources/packs/napkin-hm");

    @Test
    void sessionEqualsFreshValidationOverRandomEdits() {
        Run run = run(SEED, 190);
        // Edits that nothing is found in show nothing.
        assertThat(run.found()).containsKeys("HM-POS-01", "HM-POS-04");
    }

    @Test
    @Tag("nightly")
    void sessionEqualsFreshValidationOverManyRandomEdits() throws IOException {
        Run run = run(Long.getLong("coupdoeil.seed", SEED + 1), Integer.getInteger("coupdoeil.edits", 20_000));
        Files.createDirectories(Path.of("target/nightly"));
        Files.writeString(Path.of("target/nightly/incremental-table.txt"), run.summary());
    }

    /** @param found how many findings of each rule were compared */
    private record Run(Map<String, Integer> found, String summary) {}

    /** Edits the battle again and again, going back to the original now and then so that it stays a battle. */
    private static Run run(long seed, int count) {
        RuleSystem system = RuleSystems.load("hm").orElseThrow();
        Validator validator = Validator.of(system);
        TableEdits edits = new TableEdits(system, seed);
        Pack original = PackReader.read(NAPKIN).pack().orElseThrow();
        ValidationSession session = validator.session();
        Map<String, Integer> found = new TreeMap<>();
        Pack pack = original;
        session.update(pack);
        for (int i = 1; i <= count; i++) {
            pack = i % 100 == 0 ? original : edits.next(pack);
            Findings following = session.update(pack);
            Findings full = validator.validate(pack);
            full.all().forEach(finding -> found.merge(finding.rule(), 1, Integer::sum));
            assertThat(following.all()).as("seed %d, edit %d", seed, i).isEqualTo(full.all());
            assertThat(following.examined()).as("seed %d, edit %d", seed, i).isEqualTo(full.examined());
        }
        return new Run(
                found,
                String.format(
                        Locale.ROOT,
                        "seed %d, %d edits, 0 differences%n%s%nfindings compared: %s%n",
                        seed,
                        count,
                        new TreeMap<>(edits.counts()),
                        found));
    }
}
