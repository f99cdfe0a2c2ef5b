package coupdoeil.validator.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.PlainText;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.validator.cli.CommandRun;
import coupdoeil.validator.cli.ExitCode;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever a zip holds, the command says what is wrong with it in words, with a documented exit code, and touches nothing.
 * To see one again, run it with the seed that the failure names: {@code -Dcoupdoeil.seed=… -Dcoupdoeil.zips=1}.
 */
@Tag("long")
class SpoiltZipsTest {

    private static final long SEED = 31_000_000L;
    private static final Path NAPKIN = Path.of("../model/src/test/resources/packs/napkin-fb");
    /** Of so many zips one is also written anew and exported. */
    private static final int WRITTEN = 20;

    @TempDir
    Path temp;

    private final Map<Integer, Integer> exits = new TreeMap<>();
    private Path zip;
    private double slowest;
    private int written;

    @BeforeEach
    void folder() throws IOException {
        zip = Files.createDirectory(temp.resolve("in")).resolve("spoilt.zip");
    }

    @Test
    void everyZipIsCopedWith() throws IOException {
        run(SEED, 300);
    }

    @Test
    @Tag("nightly")
    void manyZipsAreCopedWith() throws IOException {
        String summary =
                run(Long.getLong("coupdoeil.seed", SEED + 1_000), Integer.getInteger("coupdoeil.zips", 20_000));
        Files.createDirectories(Path.of("target/nightly"));
        Files.writeString(Path.of("target/nightly/zips.txt"), summary);
    }

    private String run(long firstSeed, int count) throws IOException {
        SortedMap<String, byte[]> files =
                PackWriter.files(PackReader.read(NAPKIN).pack().orElseThrow());
        for (long seed = firstSeed; seed < firstSeed + count; seed++) {
            // Neighbouring seeds of a Random begin alike.
            Random random = new Random(new SplittableRandom(seed).nextLong());
            try {
                undergo(SpoiltZip.of(files, random), seed % WRITTEN == 0);
            } catch (RuntimeException | Error e) {
                throw new AssertionError("seed " + seed, e);
            }
        }
        return String.format(
                Locale.ROOT,
                "Seed %d: %d zips; exit codes %s; %d of them written anew and exported; the slowest took %.1f s of the"
                        + " processor; no stack trace, nothing written elsewhere.%n",
                firstSeed,
                count,
                exits,
                written,
                slowest);
    }

    private void undergo(byte[] bytes, boolean writing) throws IOException {
        Files.write(zip, bytes);
        long begun = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        CommandRun run = CommandRun.of("validate", "--fail-on", "info", zip.toString());
        slowest = Math.max(slowest, (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begun) / 1e9);
        exits.merge(run.exit(), 1, Integer::sum);
        assertThat(run.exit()).as(run.err()).isIn(ExitCode.CLEAN, ExitCode.FINDINGS, ExitCode.UNREADABLE);
        assertThat(run.out()).isNotBlank().doesNotContain("PACK-59");
        assertThat((run.out() + run.err()).codePoints().filter(point -> point != '\n' && PlainText.isUnsafe(point)))
                .isEmpty();
        if (writing) {
            Path out = temp.resolve("out");
            Path anew = temp.resolve("anew.zip");
            int packed = CommandRun.of("pack", zip.toString(), "--out", anew.toString())
                    .exit();
            assertThat(packed).isIn(ExitCode.CLEAN, ExitCode.UNREADABLE);
            assertThat(CommandRun.of("export", zip.toString(), "--force", "--out", out.toString())
                            .exit())
                    .isIn(ExitCode.CLEAN, ExitCode.UNREADABLE);
            if (packed == ExitCode.CLEAN) {
                written++;
                assertThat(PackReader.read(anew).pack())
                        .isEqualTo(PackReader.read(zip).pack());
            }
        }
        assertThat(Files.readAllBytes(zip)).isEqualTo(bytes);
        assertThat(names(zip.getParent())).containsExactly("spoilt.zip");
        assertThat(names(temp)).isSubsetOf("in", "out", "anew.zip");
        // Else the next one would put this one aside as its backup.
        Files.deleteIfExists(temp.resolve("anew.zip"));
    }

    private static String[] names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toArray(String[]::new);
        }
    }
}
