package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.PlainText;
import coupdoeil.model.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names that steer a terminal, feign lines or hold half a character come out as harmless text. */
class HostileTextTest {

    /** As JSON writes them: C0, C1, DEL, a line of its own, a turned direction, separators, halves of characters. */
    private static final String HOSTILE =
            "\\u001B]0;x\\u0007\\u001B[31m\\u009B2J\\u007F\\n0 errors\\r\\u202E\\u2066\\u2028\\uD83D-\\uDC0E\\uD83D\\uDC0E";

    private static final List<String> COMMANDS = List.of(
            "validate --fail-on never",
            "export --force --out OUT",
            "sight --matrix",
            "sight --from duke --to 0103 --explain",
            "sight --first-sight",
            "sight --positions blue-guns",
            "viewshed --from duke",
            "viewshed --to 0103",
            "viewshed --side blue");

    @TempDir
    Path temp;

    NapkinFolder napkin;

    @BeforeEach
    void hostileNames() {
        napkin = NapkinFolder.in(temp);
        for (Map.Entry<String, List<String>> file : Map.of(
                        "pack.json", List.of("name"),
                        "battlefield.json", List.of("name", "id"),
                        "order-of-battle.json", List.of("name", "level"),
                        "scenarios/dawn.json", List.of("name", "id"))
                .entrySet()) {
            String text = napkin.text(file.getKey());
            for (String key : file.getValue()) {
                text = text.replaceAll("\"" + key + "\": \"", "$0" + HOSTILE.replace("\\", "\\\\"));
            }
            napkin.writing(file.getKey(), text);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"auto", "never"})
    void noneOfItReachesATerminal(String colour) {
        for (String command : COMMANDS) {
            CommandRun run = run(command + " --color " + colour);

            assertThat(run.out() + run.err()).as(command).isNotBlank().satisfies(HostileTextTest::isHarmless);
            assertThat(run.out() + run.err()).as(command).doesNotContainPattern("(?m)^0 errors\\uFFFD");
        }
    }

    @Test
    void colourLetsNothingThroughButItself() {
        for (String command : COMMANDS) {
            CommandRun run = run(command + " --color always");

            String uncoloured = (run.out() + run.err()).replaceAll("\u001B\\[(0|1|2|32|33|36|1;31)m", "");
            assertThat(uncoloured).as(command).satisfies(HostileTextTest::isHarmless);
        }
    }

    @Test
    void reportsInJsonHoldNoHalfCharactersEither() {
        for (String command : COMMANDS) {
            CommandRun run = run(command + " --format json");

            assertThat(run.out()).as(command).satisfies(HostileTextTest::isHarmless);
            assertThat(JsonReader.read(run.out().getBytes(java.nio.charset.StandardCharsets.UTF_8))
                            .faults())
                    .as(command)
                    .isEmpty();
        }
    }

    /** Its JSON is written as it was printed, piece by piece. */
    @ParameterizedTest
    @ValueSource(strings = {"text", "json"})
    void whatIsReadFromAListIsHarmless(String format) throws IOException {
        Path list = Files.writeString(
                temp.resolve("list.txt"),
                "\u202EARMY \u009B2J\u001B[31m\n\n1st Brigade\n57th \u2066Foot\u001B]0;x\u0007 512\n48th\u007F Foot \u061C 412\n");
        CommandRun run =
                CommandRun.of("import", "oob", list.toString(), "--side", "Red\u001B[31m\u202E", "--format", format);

        assertThat(run.exit()).as(run.err()).isEqualTo(ExitCode.CLEAN);
        assertThat(run.out()).contains("1st Brigade").satisfies(HostileTextTest::isHarmless);
    }

    @Test
    void exportsHoldNoHalfCharacters() throws IOException {
        CommandRun run = run("export --force --out OUT");

        assertThat(run.exit()).as(run.err()).isEqualTo(ExitCode.CLEAN);
        try (Stream<Path> files = Files.list(temp.resolve("out"))) {
            for (Path file : files.toList()) {
                assertThat(Files.readString(file))
                        .satisfies(HostileTextTest::isHarmless)
                        .contains("\uFFFD");
                assertThat(JsonReader.read(Files.readAllBytes(file)).faults()).isEmpty();
            }
        }
    }

    private CommandRun run(String command) {
        String text = command.replace("OUT", temp.resolve("out").toString());
        return CommandRun.of(Stream.concat(Stream.of(text.split(" ")), Stream.of(napkin.toString()))
                .toArray(String[]::new));
    }

    private static void isHarmless(String text) {
        assertThat(text.codePoints().filter(point -> point != '\n' && PlainText.isUnsafe(point)))
                .isEmpty();
    }
}
