package coupdoeil.validator.random;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Losses;
import coupdoeil.model.pack.Mutations;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackReading;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.pack.problem.PackPaths;
import coupdoeil.model.pack.problem.Problem.Severity;
import coupdoeil.model.rules.HouseRules;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Validator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Packs with faults in their files are read, validated and written back: nothing throws, nothing that was in a file is
 * lost, and unreadable is only a pack that lacks what no pack can do without. To see one again, run it with the seed
 * that the failure names: {@code -Dcoupdoeil.seed=… -Dcoupdoeil.packs=1}.
 */
@Tag("long")
class MutatedPacksTest {

    private static final long SEED = 20261123L;
    private static final Path PACKS = Path.of("../model/src/test/resources/packs");
    private static final Path SAMPLES = Path.of("../samples");
    private static final Set<String> ESSENTIAL =
            Set.of("", PackPaths.PACK, PackPaths.BATTLEFIELD, PackPaths.ORDER_OF_BATTLE);

    /** Of so many packs one is a sample, which takes as long as many others. */
    private static final int SAMPLE = 500;

    /** What the summary calls slow. */
    private static final long SLOW_MILLIS = 2_000;

    private final Map<String, Validator> validators = new HashMap<>();
    private final Map<Long, Long> slow = new TreeMap<>();
    private int readable;
    private int clean;
    private int leftOut;
    private int keptFiles;
    private long longestNanos;
    private long longestSeed;

    @Test
    void nothingIsLost() {
        assertThat(run(SEED, 200)).isEmpty();
    }

    @Test
    @Tag("nightly")
    void nothingIsLostOfManyPacks() throws IOException {
        long seed = Long.getLong("coupdoeil.seed", SEED + 1_000);
        int count = Integer.getInteger("coupdoeil.packs", 100_000);
        long start = System.nanoTime();
        List<String> faults = run(seed, count);
        String summary = String.format(
                Locale.ROOT,
                "Seeds %d to %d: %d mutated packs, of which %d could be read (%d without a problem); in %d of them values"
                        + " were left out and kept, in %d whole files; %d packs threw or lost something; %d s, the longest"
                        + " %d ms (seed %d), above %d ms: %s.%n",
                seed,
                seed + count - 1,
                count,
                readable,
                clean,
                leftOut,
                keptFiles,
                faults.size(),
                (System.nanoTime() - start) / 1_000_000_000,
                longestNanos / 1_000_000,
                longestSeed,
                SLOW_MILLIS,
                slow);
        Files.createDirectories(Path.of("target/nightly"));
        Files.writeString(Path.of("target/nightly/mutated-packs-" + seed + ".txt"), summary);
        assertThat(faults).isEmpty();
    }

    /** Goes on after a fault, so that one run finds several. */
    private List<String> run(long first, int count) {
        List<SortedMap<String, byte[]>> packs = RandomPacksTest.packs(PACKS);
        List<SortedMap<String, byte[]>> samples = RandomPacksTest.packs(SAMPLES);
        List<String> faults = new ArrayList<>();
        for (long seed = first; seed < first + count; seed++) {
            Random random = new Random(new SplittableRandom(seed).nextLong());
            SortedMap<String, byte[]> files = files(seed, random, packs, samples);
            try {
                undergo(seed, files);
            } catch (RuntimeException | Error fault) {
                faults.add("seed " + seed + ": " + fault);
            }
        }
        return faults;
    }

    private void time(long seed, long nanos) {
        if (nanos > longestNanos) {
            longestNanos = nanos;
            longestSeed = seed;
        }
        if (nanos > SLOW_MILLIS * 1_000_000) {
            slow.put(seed, nanos / 1_000_000);
        }
    }

    private static SortedMap<String, byte[]> files(
            long seed, Random random, List<SortedMap<String, byte[]>> packs, List<SortedMap<String, byte[]>> samples) {
        SortedMap<String, byte[]> files = new TreeMap<>();
        if (seed % SAMPLE == 0) {
            files.putAll(samples.get(random.nextInt(samples.size())));
        } else if (random.nextInt(4) == 0) {
            files.putAll(PackWriter.files(RandomBattle.pack(random)));
        } else {
            files.putAll(packs.get(random.nextInt(packs.size())));
        }
        for (int i = random.nextInt(5); i >= 0; i--) {
            String path = List.copyOf(files.keySet()).get(random.nextInt(files.size()));
            if (random.nextInt(3) == 0) {
                files.putAll(SpoiltFiles.of(new TreeMap<>(Map.of(path, files.get(path))), random));
                if (random.nextInt(20) == 0 && files.size() > 1) {
                    files.remove(path);
                }
            } else {
                files.put(path, Mutations.random(files.get(path), random));
            }
        }
        return files;
    }

    private void undergo(long seed, SortedMap<String, byte[]> files) {
        // What is timed is the program, not the comparison, which tries every entry of a list with every other.
        long start = System.nanoTime();
        PackReading reading = PackReader.readFiles(files);
        Optional<Pack> pack = reading.pack();
        assertThat(reading.problems())
                .filteredOn(problem -> problem.severity() == Severity.UNREADABLE)
                .allMatch(problem -> ESSENTIAL.contains(problem.file()))
                .matches(unreadable -> unreadable.isEmpty() == pack.isPresent());
        if (pack.isEmpty()) {
            return;
        }
        readable++;
        clean += reading.problems().isEmpty() ? 1 : 0;
        leftOut += reading.leftOut().isEmpty() ? 0 : 1;
        keptFiles += pack.get().kept().files().isEmpty() ? 0 : 1;
        pack.get()
                .rules()
                .ifPresent(system -> Ordeal.sound(
                        validator(pack.get(), system).validate(pack.get()).all()));
        SortedMap<String, byte[]> written = PackWriter.files(pack.get());
        time(seed, System.nanoTime() - start);
        assertThat(Losses.between(files, written)).as("lost").isEmpty();
        SortedMap<String, byte[]> again =
                PackWriter.files(PackReader.readFiles(written).pack().orElseThrow());
        assertThat(again.keySet()).isEqualTo(written.keySet());
        again.forEach(
                (path, bytes) -> assertThat(bytes).as("%s written again", path).isEqualTo(written.get(path)));
    }

    private Validator validator(Pack pack, RuleSystem system) {
        return pack.house().equals(HouseRules.NONE)
                ? validators.computeIfAbsent(system.id(), none -> Validator.of(system))
                : Validator.of(system);
    }
}
