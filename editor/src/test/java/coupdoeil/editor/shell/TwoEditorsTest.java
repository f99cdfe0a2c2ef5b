package coupdoeil.editor.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two editors at one pack: whatever they do in whatever order, nothing of either vanishes without being named. */
class TwoEditorsTest {

    private static final long SEED = 18110516;
    private static final int STEPS = 40;

    @TempDir
    private Path temp;

    @Test
    void nothingVanishesWithoutBeingNamed() throws IOException {
        run(SEED, 4);
    }

    @Test
    @Tag("nightly")
    void nothingVanishesInManyOrders() throws IOException {
        long seed = Long.getLong("coupdoeil.seed", SEED + 1000);
        String summary = run(seed, Integer.getInteger("coupdoeil.count", 100));
        Files.createDirectories(Path.of("target/nightly"));
        Files.writeString(Path.of("target/nightly/two-editors.txt"), summary);
    }

    private String run(long firstSeed, int count) throws IOException {
        EditorPair.Tally tally = new EditorPair.Tally();
        for (long seed = firstSeed; seed < firstSeed + count; seed++) {
            Path folder = Files.createDirectory(temp.resolve("run-" + seed));
            try {
                new EditorPair(seed, folder.resolve(seed % 2 == 0 ? "battle" : "battle.zip"), tally).act(STEPS);
            } catch (RuntimeException | Error e) {
                throw new AssertionError("seed " + seed, e);
            }
        }
        return "Seeds %d to %d, %d steps each: %s; nothing vanished without being named%n"
                .formatted(firstSeed, firstSeed + count - 1, STEPS, tally);
    }
}
