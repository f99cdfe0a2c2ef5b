package coupdoeil.editor.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.Main;
import coupdoeil.validator.cli.ExitCode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
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
import picocli.CommandLine;

/**
 * Whatever is asked of the command, it answers in words with a documented exit code, and writes only where it was told to.
 * To see one again, run it with the seed that the failure names: {@code -Dcoupdoeil.seed=… -Dcoupdoeil.lists=1}.
 */
class RandomArgumentsTest {

    private static final long SEED = 41_000_000L;
    private static final Path NAPKINS = Path.of("../model/src/test/resources/packs");

    @TempDir
    Path temp;

    private final Map<Integer, Integer> exits = new TreeMap<>();
    private Path in;
    private Path out;
    private List<String> packs;

    @BeforeEach
    void packs() throws IOException {
        in = Files.createDirectory(temp.resolve("in"));
        out = Files.createDirectory(temp.resolve("out"));
        for (String napkin : List.of("napkin-fb", "napkin-lb", "napkin-hm")) {
            copy(NAPKINS.resolve(napkin), in.resolve(napkin));
        }
        Files.writeString(in.resolve("arguments"), "--help");
        Files.writeString(in.resolve("no.zip"), "PK no zip");
        Files.createDirectory(in.resolve("empty"));
        Files.createSymbolicLink(in.resolve("link"), in.resolve("napkin-fb"));
        Files.createSymbolicLink(in.resolve("circle"), in.resolve("circle"));
        String here = in + "/";
        packs = List.of(
                here + "napkin-fb",
                here + "napkin-fb",
                here + "napkin-fb",
                here + "napkin-lb",
                here + "napkin-hm",
                here + "link",
                here + "circle",
                here + "empty",
                here + "no.zip",
                "@" + here + "arguments",
                "@" + here + "empty",
                here + "napkin-fb/pack.json",
                here + "napkin-fb/pack.json/x",
                here + "napkim-fb",
                here + "x".repeat(300),
                "/dev/null",
                "/dev/null/x",
                "");
    }

    @Test
    void everyListIsAnswered() throws IOException {
        run(SEED, 150);
    }

    @Test
    @Tag("nightly")
    void manyListsAreAnswered() throws IOException {
        String summary =
                run(Long.getLong("coupdoeil.seed", SEED + 1_000), Integer.getInteger("coupdoeil.lists", 3_000));
        Files.createDirectories(Path.of("target/nightly"));
        Files.writeString(Path.of("target/nightly/arguments.txt"), summary);
    }

    private String run(long firstSeed, int count) throws IOException {
        SortedMap<String, String> before = contents(in);
        List<String> here = names(Path.of(""));
        for (long seed = firstSeed; seed < firstSeed + count; seed++) {
            // Neighbouring seeds of a Random begin alike.
            Random random = new Random(new SplittableRandom(seed).nextLong());
            String[] arguments = new RandomArguments(random, packs, out).next();
            try {
                undergo(arguments);
                assertThat(contents(in)).isEqualTo(before);
                assertThat(names(temp)).containsExactly("in", "out");
                assertThat(names(Path.of(""))).isEqualTo(here);
            } catch (RuntimeException | Error e) {
                throw new AssertionError("seed " + seed + ": " + Arrays.toString(arguments), e);
            }
            empty(out);
        }
        return String.format(
                Locale.ROOT,
                "Seed %d: %d lists of arguments; exit codes %s; no stack trace, nothing written elsewhere.%n",
                firstSeed,
                count,
                exits);
    }

    private void undergo(String... arguments) {
        CommandLine line = Main.commandLine();
        StringWriter said = new StringWriter();
        line.setOut(new PrintWriter(said));
        line.setErr(new PrintWriter(said));
        int exit = coupdoeil.validator.cli.Main.run(line, arguments);
        exits.merge(exit, 1, Integer::sum);
        assertThat(exit)
                .as(said.toString())
                .isIn(ExitCode.CLEAN, ExitCode.FINDINGS, ExitCode.USAGE, ExitCode.UNREADABLE);
        assertThat(said.toString()).isNotBlank().doesNotContain("\tat ", "Exception", "coupdoeil: internal error");
        // Colour may have been asked for; nothing else that steers a terminal comes out.
        assertThat(said.toString().replaceAll("\u001B\\[[0-9;]*m", "")).doesNotContain("\u001B", "\u0000", "\u202E");
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(from.relativize(file).toString()));
            }
        }
    }

    private static SortedMap<String, String> contents(Path folder) {
        SortedMap<String, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            files.forEach(file -> {
                try {
                    contents.put(
                            file.toString(),
                            Files.isSymbolicLink(file) || !Files.isRegularFile(file) ? "" : Files.readString(file));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return contents;
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private static void empty(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(java.util.Comparator.reverseOrder()).toList()) {
                if (!file.equals(folder)) {
                    Files.delete(file);
                }
            }
        }
    }
}
