package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ExportCommandTest {

    private static final String TWO_BLUES = "{\"id\": \"blue\", \"name\": \"Red\"}";
    private static final String RED = "{\"id\": \"red\", \"name\": \"Red\"}";

    @TempDir
    Path temp;

    NapkinFolder napkin;
    Path out;

    @BeforeEach
    void pack() {
        napkin = NapkinFolder.in(temp);
        out = temp.resolve("out");
    }

    @Test
    void theFileFollowsItsSchemaAndHoldsEverything() throws IOException {
        JsonNode file = exported("--force");

        assertThat(file.at("/pack/id").stringValue()).isEqualTo("napkin-fb");
        assertThat(file.at("/map/hexes").size()).isEqualTo(48);
        assertThat(file.at("/units").size()).isEqualTo(3);
        assertThat(file.at("/stacks/0/pieces").toString()).isEqualTo("[\"blue-guns\",\"duke\"]");
        assertThat(file.at("/turns").size()).isEqualTo(13);
        assertThat(file.at("/turns/0/attributes/visibility").intValue()).isEqualTo(15);
        assertThat(file.at("/turns/0/inForce/visibility").intValue())
                .as("mist caps it")
                .isEqualTo(5);
        assertThat(file.at("/chart").findValuesAsString("id")).contains("woods", "road");
        assertThat(file.at("/switches").findValuesAsString("id")).contains("sameElevationMode", "slowestOf");
        assertThat(file.at("/certificate/content/hash").stringValue()).hasSize(64);
    }

    @Test
    void nothingIsWrittenIntoTheRootOfAllFolders() {
        CommandRun run = CommandRun.of(
                "export", napkin.toString(), "--force", "--out", temp.getRoot().toString());

        assertThat(run.exit()).isEqualTo(ExitCode.UNREADABLE);
        assertThat(run.err()).contains("that is the root of all folders; name one in it");
    }

    @Test
    void slopesAndVillagesAreWorkedOut() throws IOException {
        JsonNode map = exported("--force").at("/map");

        assertThat(map.at("/groups").toString()).isEqualTo("[{\"kind\":\"dwellings\",\"hexes\":[\"0603\",\"0604\"]}]");
        assertThat(side(map, "0102", 0)).as("level ground is not listed").isNull();
        assertThat(side(map, "0201", 0).at("/derived").toString()).isEqualTo("[\"slope\"]");
        assertThat(side(map, "0505", 0).at("/derived").toString())
                .as("no-slope")
                .isEqualTo("[]");
        assertThat(side(map, "0103", 0).at("/features").toString()).isEqualTo("[\"road\"]");
    }

    @Test
    void reinforcementsSayWhoEntersWhen() throws IOException {
        JsonNode march = exported("--force").at("/reinforcements/0/march");

        // The leader heads the column; three steps behind him take two road hexes.
        assertThat(march.at("/0/piece").stringValue()).isEqualTo("petit");
        assertThat(march.at("/0/enters/at").stringValue()).isEqualTo("06:30");
        assertThat(march.at("/1/enters/hexesAhead").intValue()).isZero();
        assertThat(march.at("/1/enters/movement").intValue()).isEqualTo(6);
        assertThat(march.at("/1/enters/delayed").booleanValue()).isFalse();
    }

    @Test
    void theSamePackGivesTheSameBytes() throws IOException {
        exported("--force");
        byte[] first = Files.readAllBytes(out.resolve("dawn.engine.json"));
        exported("--force");

        assertThat(Files.readAllBytes(out.resolve("dawn.engine.json"))).isEqualTo(first);
        Path zip = temp.resolve("napkin.zip");
        assertThat(CommandRun.of("pack", napkin.toString(), "--out", zip.toString())
                        .exit())
                .isEqualTo(ExitCode.CLEAN);
        CommandRun.of("export", zip.toString(), "--out", out.toString(), "--force");
        assertThat(Files.readAllBytes(out.resolve("dawn.engine.json"))).isEqualTo(first);
    }

    @Test
    void errorsStopItAndNothingIsWritten() {
        napkin.replacing("order-of-battle.json", RED, TWO_BLUES);

        CommandRun run = CommandRun.of("export", napkin.toString(), "--out", out.toString());

        assertThat(run.exit()).isEqualTo(ExitCode.FINDINGS);
        assertThat(run.out()).contains("PACK-61", "nothing was exported (--force");
        assertThat(out).doesNotExist();
        JsonNode json = CommandRun.of("export", napkin.toString(), "--out", out.toString(), "--format", "json")
                .json("export-result");
        assertThat(json.at("/stopped").booleanValue()).isTrue();
        assertThat(json.at("/files").size()).isZero();
    }

    @Test
    void noProfileMakesAnErrorLess() {
        napkin.replacing("pack.json", "\"scenarios\"", "\"profile\": \"draft\", \"scenarios\"");
        napkin.replacing("battlefield.json", "\"army\": \"blue-army\"", "\"army\": \"red-army\"");
        assertThat(CommandRun.of("validate", napkin.toString()).exit()).isEqualTo(ExitCode.CLEAN);

        CommandRun run = CommandRun.of("export", napkin.toString(), "--out", out.toString());

        assertThat(run.exit()).isEqualTo(ExitCode.FINDINGS);
        assertThat(run.err() + run.out()).contains("FB-MAP-10");
    }

    @Test
    void forceIsConfessed() throws IOException {
        napkin.replacing("order-of-battle.json", RED, TWO_BLUES);

        JsonNode certificate = exported("--force").at("/certificate");

        assertThat(certificate.at("/forced").booleanValue()).isTrue();
        assertThat(certificate.at("/findings/error").intValue()).isPositive();
        assertThat(certificate.at("/errors").findValuesAsString("rule")).contains("PACK-61");
    }

    @Test
    void theResultAsJsonNamesTheFiles() throws IOException {
        CommandRun run =
                CommandRun.of("export", napkin.toString(), "--out", out.toString(), "--force", "--format", "json");

        JsonNode json = run.json("export-result");
        assertThat(json.at("/files/0/scenario").stringValue()).isEqualTo("dawn");
        assertThat(json.at("/files/0/bytes").longValue()).isEqualTo(Files.size(out.resolve("dawn.engine.json")));
    }

    @Test
    void noTemporaryFileIsLeftBehind() throws IOException {
        exported("--force");

        try (Stream<Path> files = Files.list(out)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactly("dawn.engine.json");
        }
    }

    @Test
    void aLongIdIsCutAndToldFromOthersOfTheSameBeginning() throws IOException {
        String id = "d".repeat(250);
        String other = id.substring(1) + "e";
        napkin.writing(
                "scenarios/other.json",
                napkin.text("scenarios/dawn.json").replace("\"id\": \"dawn\"", "\"id\": \"" + other + "\""));
        napkin.replacing("scenarios/dawn.json", "\"id\": \"dawn\"", "\"id\": \"" + id + "\"");

        for (int time = 0; time < 2; time++) {
            CommandRun run = CommandRun.of("export", napkin.toString(), "--out", out.toString(), "--force");

            assertThat(run.exit()).as(run.err()).isEqualTo(ExitCode.CLEAN);
            try (Stream<Path> files = Files.list(out)) {
                assertThat(files.map(file -> file.getFileName().toString()))
                        .as("the same names every time")
                        .hasSize(2)
                        .allMatch(name -> name.matches("d{100}-[0-9a-f]{8}\\.engine\\.json"));
            }
        }
    }

    @Test
    void anIdIsNeverAPath() throws IOException {
        napkin.replacing("scenarios/dawn.json", "\"id\": \"dawn\"", "\"id\": \"../../dawn\"");

        CommandRun.of("export", napkin.toString(), "--out", out.toString(), "--force");

        try (Stream<Path> files = Files.list(out)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactly("______dawn.engine.json");
        }
    }

    @Test
    void aFolderThatCannotBeWrittenIsSaidSo() throws IOException {
        Files.writeString(out, "a file");

        CommandRun run = CommandRun.of("export", napkin.toString(), "--out", out.toString(), "--force");

        assertThat(run.exit()).isEqualTo(ExitCode.UNREADABLE);
        assertThat(run.err()).startsWith("export: cannot write to " + out);
    }

    @Test
    void whatIsNotThereIsNamed() {
        CommandRun pack = CommandRun.of("export", temp.resolve("no").toString(), "--out", out.toString());
        CommandRun scenario = CommandRun.of("export", napkin.toString(), "--out", out.toString(), "--scenario", "dusk");

        assertThat(pack.exit()).isEqualTo(ExitCode.UNREADABLE);
        assertThat(scenario.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(scenario.err()).contains("'dusk'", "dawn");
        assertThat(CommandRun.of("export", napkin.toString()).exit()).isEqualTo(ExitCode.USAGE);
        CommandRun target = CommandRun.of("export", napkin.toString(), "--out", out.toString(), "--to", "engin");
        assertThat(target.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(target.err()).contains("no target 'engin'", "did you mean 'engine'?");
    }

    private JsonNode exported(String... more) throws IOException {
        String[] args = Stream.concat(Stream.of("export", napkin.toString(), "--out", out.toString()), Stream.of(more))
                .toArray(String[]::new);
        CommandRun run = CommandRun.of(args);
        assertThat(run.exit()).as(run.out() + run.err()).isEqualTo(ExitCode.CLEAN);
        String file = Files.readString(out.resolve("dawn.engine.json"));
        CommandRun.validate(file, "engine-scenario");
        return new JsonMapper().readTree(file);
    }

    private static JsonNode side(JsonNode map, String hex, int side) {
        for (JsonNode entry : map.at("/hexsides")) {
            if (entry.at("/hex").stringValue().equals(hex) && entry.at("/side").intValue() == side) {
                return entry;
            }
        }
        return null;
    }
}
