package coupdoeil.validator.random;

import coupdoeil.model.pack.PackWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever a pack is, well-formed or broken, nothing throws. To see one again, run it with the seed that the failure
 * names: {@code -Dgroups=nightly -DexcludedGroups= -Dcoupdoeil.seed=… -Dcoupdoeil.packs=1}.
 */
@Tag("long")
class RandomPacksTest {

    private static final long SEED = 20261122L;
    private static final Path NAPKINS = Path.of("../model/src/test/resources/packs");
    private static final Path SAMPLES = Path.of("../samples");

    /** Of so many spoilt packs one is a sample, which takes as long as many others. */
    private static final int SAMPLE = 120;

    @TempDir
    Path temp;

    @Test
    void nothingThrows() {
        run(SEED, 100);
    }

    @Test
    @Tag("nightly")
    void nothingThrowsInManyPacks() throws IOException {
        String summary =
                run(Long.getLong("coupdoeil.seed", SEED + 1_000), Integer.getInteger("coupdoeil.packs", 10_000));
        Files.createDirectories(Path.of("target/nightly"));
        Files.writeString(Path.of("target/nightly/random-packs.txt"), summary);
    }

    /** A third of the packs are random ones as values, a third such as files, a third files with faults. */
    private String run(long firstSeed, int count) {
        List<SortedMap<String, byte[]>> napkins = packs(NAPKINS);
        List<SortedMap<String, byte[]>> samples = packs(SAMPLES);
        Ordeal ordeal = new Ordeal(temp.resolve("pack"));
        for (long seed = firstSeed; seed < firstSeed + count; seed++) {
            try {
                go(ordeal, seed, napkins, samples);
            } catch (RuntimeException | Error e) {
                throw new AssertionError("seed " + seed, e);
            }
        }
        return "Seed " + firstSeed + ": " + ordeal.summary() + "\n";
    }

    private static void go(
            Ordeal ordeal,
            long seed,
            List<SortedMap<String, byte[]>> napkins,
            List<SortedMap<String, byte[]>> samples) {
        // Neighbouring seeds of a Random begin alike.
        Random random = new Random(new SplittableRandom(seed).nextLong());
        if (seed % 3 == 1) {
            ordeal.undergo(RandomBattle.pack(random), random);
            return;
        } else if (seed % 3 == 2) {
            ordeal.undergo(PackWriter.files(RandomBattle.pack(random)));
            return;
        }
        SortedMap<String, byte[]> files;
        if (seed % SAMPLE == 0) {
            files = samples.get(random.nextInt(samples.size()));
        } else if (random.nextInt(3) == 0) {
            files = PackWriter.files(RandomBattle.pack(random));
        } else {
            files = napkins.get(random.nextInt(napkins.size()));
        }
        ordeal.undergo(SpoiltFiles.of(files, random));
    }

    static List<SortedMap<String, byte[]>> packs(Path folder) {
        try (Stream<Path> packs = Files.list(folder)) {
            return packs.sorted().map(RandomPacksTest::files).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static SortedMap<String, byte[]> files(Path pack) {
        SortedMap<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> tree = Files.walk(pack)) {
            for (Path file : tree.filter(Files::isRegularFile)
                    .sorted(Comparator.naturalOrder())
                    .toList()) {
                files.put(pack.relativize(file).toString(), Files.readAllBytes(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }
}
