package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a pack holds, every command says what is wrong with it and neither breaks down nor touches it. */
class BadInputTest {

    private static final List<String> FILES =
            List.of("pack.json", "battlefield.json", "order-of-battle.json", "scenarios/dawn.json");

    @TempDir
    Path temp;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "battlefield.json     | \"columns\": 8       | \"columns\": \"eight\"",
                "battlefield.json     | \"columns\": 8       | \"columns\": 2000000000",
                "battlefield.json     | \"d\": \"dwellings\" | \"d\": \"dewllings\"",
                "battlefield.json     | {column:2}{row:2}    | {column:2}",
                "order-of-battle.json | \"id\": \"petit\"    | \"id\": \"duke\"",
                "order-of-battle.json | \"id\": \"blue-division\", | \"id\": \"blue-brigade\",",
                "order-of-battle.json | {\"army\": \"blue-army\"}}, | {\"command\": \"blue-brigade\"}},",
                "scenarios/dawn.json  | \"start\": \"06:00\" | \"start\": \"25:99\"",
                "scenarios/dawn.json  | corner:1             | corner:9",
                "scenarios/dawn.json  | \"entry\": \"road-entry\" | \"entry\": \"nowhere\"",
                "scenarios/dawn.json  | \"piece\": \"red-1\" | \"piece\": \"blue-guns\"",
                "scenarios/dawn.json  | \"stack\": 1, \"m    | \"stack\": -1000000, \"m",
            })
    void aSpoiltValueIsAFinding(String file, String text, String by) {
        NapkinFolder napkin = NapkinFolder.in(temp);
        napkin.writing(file, napkin.text(file).replace(text.strip(), by.strip()));

        everyCommandCopes(napkin);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "null", "\u0000", "{\"format\": \"coupdoeil/scenario\"}", "\uFEFF{}"})
    void aFileThatIsNoPackFileIsNamed(String content) {
        for (String file : FILES) {
            NapkinFolder napkin = NapkinFolder.in(temp).writing(file, content);

            CommandRun run = CommandRun.of("validate", napkin.toString());

            assertThat(run.exit()).as(file).isBetween(ExitCode.FINDINGS, ExitCode.UNREADABLE);
            assertThat(run.out()).contains(file);
            everyCommandCopes(napkin);
        }
    }

    @Test
    void aRowOfTenMegabytesIsRefused() {
        NapkinFolder napkin = NapkinFolder.in(temp);
        napkin.writing("battlefield.json", napkin.text("battlefield.json").replace("..w.....", ".".repeat(10_000_000)));

        everyCommandCopes(napkin);
    }

    @Test
    void aZipThatLeadsOutOfItselfIsRefused() throws IOException {
        Path zip = temp.resolve("evil.zip");
        try (OutputStream out = Files.newOutputStream(zip);
                ZipOutputStream entries = new ZipOutputStream(out)) {
            entries.putNextEntry(new ZipEntry("../pack.json"));
            entries.write("{}".getBytes(StandardCharsets.UTF_8));
        }

        CommandRun run = CommandRun.of("validate", zip.toString());

        assertThat(run.exit()).isEqualTo(ExitCode.UNREADABLE);
        assertThat(run.out()).contains("../pack.json");
    }

    @Test
    void neitherAnOrdinaryFileNorAnEmptyFolderIsAPack() throws IOException {
        Path file = Files.writeString(temp.resolve("file.zip"), "no zip");
        Path folder = Files.createDirectory(temp.resolve("empty"));

        assertThat(CommandRun.of("validate", file.toString()).exit()).isEqualTo(ExitCode.UNREADABLE);
        assertThat(CommandRun.of("validate", folder.toString()).exit()).isEqualTo(ExitCode.UNREADABLE);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void randomDamageIsCopedWith(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int round = 0; round < 10; round++) {
            NapkinFolder napkin = NapkinFolder.in(temp);
            String file = FILES.get(random.nextInt(FILES.size()));
            StringBuilder text = new StringBuilder(napkin.text(file));
            for (int i = 0; i < 4; i++) {
                int at = random.nextInt(text.length());
                switch (random.nextInt(3)) {
                    case 0 -> text.setCharAt(at, "0129.-\"{}[]:,azé".charAt(random.nextInt(15)));
                    case 1 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(3)));
                    default -> text.insert(at, text.charAt(random.nextInt(text.length())));
                }
            }
            napkin.writing(file, text.toString());

            everyCommandCopes(napkin);
        }
    }

    private void everyCommandCopes(NapkinFolder napkin) {
        List<byte[]> before = contents(napkin);
        String out = temp.resolve("out").toString();
        for (String command : List.of(
                "validate --fail-on info " + napkin,
                "validate --format json " + napkin,
                "export --force --format json --out " + out + " " + napkin,
                "pack --out " + out + ".zip " + napkin,
                "sight --from blue-guns --to 0103 " + napkin,
                "viewshed --from duke --format json " + napkin)) {
            CommandRun run = CommandRun.of(command.split(" "));
            assertThat(run.exit()).as(command + "\n" + run.err()).isLessThan(ExitCode.INTERNAL);
            assertThat(run.out()).as("no rule broke down").doesNotContain("PACK-59");
        }
        List<byte[]> after = contents(napkin);
        for (int i = 0; i < before.size(); i++) {
            assertThat(Arrays.equals(after.get(i), before.get(i)))
                    .as("the files are untouched")
                    .isTrue();
        }
    }

    private static List<byte[]> contents(NapkinFolder napkin) {
        return FILES.stream()
                .map(file -> napkin.text(file).getBytes(StandardCharsets.UTF_8))
                .toList();
    }
}
