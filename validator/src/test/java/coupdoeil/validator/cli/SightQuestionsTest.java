package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What {@code sight} and {@code viewshed} tell of sides, places, approaches, columns and batteries, on the napkin. */
class SightQuestionsTest {

    @TempDir
    Path temp;

    NapkinFolder napkin;

    @BeforeEach
    void pack() {
        napkin = NapkinFolder.in(temp);
    }

    @Test
    void aSidesViewHoldsEveryHexOnce() {
        JsonNode json = json("side-view", "viewshed", "--side", "blue", "--turn", "07:00", "--at-least", "1");

        int seen = 0;
        for (JsonNode hexes : json.at("/seen")) {
            seen += hexes.at("/hexes").size();
        }
        assertThat(texts(json.at("/observers"))).containsExactly("blue-guns");
        assertThat(seen
                        + json.at("/blind").size()
                        + json.at("/blocked").size()
                        + json.at("/too-far").size())
                .isEqualTo(48);
        assertThat(json.at("/seen").size()).isEqualTo(1);
        assertThat(json.at("/seenByAtLeast").size()).isEqualTo(seen);
        assertThat(text("viewshed", "--side", "blue", "--turn", "07:00", "--at-least", "2"))
                .contains("1 unit sees " + seen + " of 48 hexes")
                .contains("Seen by at least 2: \n");
    }

    @Test
    void whoSeesAHexIsNamed() {
        JsonNode json = json("watch", "viewshed", "--to", "farm");

        assertThat(json.at("/units/0/id").stringValue()).isEqualTo("blue-guns");
        assertThat(json.at("/units/1/id").stringValue()).isEqualTo("red-1");
        assertThat(json.at("/units/1/rangeHexes").intValue()).isZero();
        assertThat(text("viewshed", "--to", "0603")).contains("of 2 units see it.", "Voluntarios (red), from 0603");
    }

    @Test
    void aBatterysFieldIsItsCone() {
        JsonNode field = json("viewshed", "viewshed", "--from", "blue-guns", "--field", "--turn", "07:00");

        // Facing corner 1 from row 2 the cone reaches the bottom of the map, four rows down.
        assertThat(texts(field.at("/viewsheds/0/visible"))).isNotEmpty().noneMatch(hex -> hex.endsWith("01"));
    }

    @Test
    void anEditIsFeltBySide() {
        NapkinFolder wooded = NapkinFolder.in(temp.resolve("wooded"));
        wooded.replacing("battlefield.json", "\"........\",\n      \"..w.....\"", "\"........\",\n      \"..wwww..\"");

        JsonNode json = CommandRun.of("viewshed", wooded.toString(), "--since", napkin.toString(), "--format", "json")
                .json("sight-change");

        assertThat(json.at("/sides/0/side").stringValue()).isEqualTo("blue");
        assertThat(json.at("/sides/0/newlyBlind").size()
                        + json.at("/sides/1/newlyBlind").size())
                .isPositive();
        assertThat(json.at("/sides/0/newlySeen").size()
                        + json.at("/sides/1/newlySeen").size())
                .isZero();
        assertThat(text("viewshed", "--since", napkin.toString(), "--side", "red"))
                .contains("red: sees the same");
    }

    @Test
    void placesAndLeadersSeeEachOther() {
        JsonNode json = json("sight-matrix", "sight", "--matrix", "--among", "farm,0101,duke,red-1");

        assertThat(json.at("/points").size()).isEqualTo(4);
        assertThat(json.at("/points/0/kind").stringValue()).isEqualTo("objective");
        assertThat(json.at("/points/1/kind").stringValue()).isEqualTo("hex");
        assertThat(json.at("/points/2/name").stringValue()).isEqualTo("The Duke");
        assertThat(json.at("/points/0/sightings/3").stringValue()).isEqualTo("visible");
        assertThat(text("sight", "--matrix").lines().filter(line -> line.matches(" +\\d+ .*")))
                .hasSize(5);
    }

    @Test
    void theCommaOfAnAxialHexSeparatesNothing() {
        JsonNode json = json("sight-matrix", "sight", "--matrix", "--among", "@2,1,farm,@-0,1", "--among", "duke");

        assertThat(texts(json.at("/points"), "/name")).startsWith("@2,1").hasSize(4);
        assertThat(text("sight", "--matrix", "--among", "@2,1")).contains("@2,1");
    }

    @Test
    void anApproachIsCutIntoStretches() {
        JsonNode json = json("approach", "sight", "--approach", "0103..0303", "--road", "--side", "red");

        assertThat(texts(json.at("/steps"), "/hex")).containsExactly("0103", "0203", "0303");
        assertThat(texts(json.at("/stretches"), "/from")).startsWith("0103");
        assertThat(text("sight", "--approach", "south-edge", "--side", "blue"))
                .startsWith("south-edge, 3 hexes, looked at by blue");
    }

    @Test
    void reinforcementsAreFirstSeenSomewhere() {
        JsonNode json = json("first-sight", "sight", "--first-sight");

        assertThat(json.at("/groups/0/group").stringValue()).isEqualTo("column");
        assertThat(json.at("/groups/0/arrives").stringValue()).isEqualTo("06:30");
        assertThat(text("sight", "--first-sight")).contains("Petit's brigade (blue): ");
    }

    @Test
    void positionsForABatteryAreRanked() {
        JsonNode json = json("gun-posts", "sight", "--positions", "blue-guns", "--radius", "1", "--turn", "07:00");

        List<Integer> enemies = new ArrayList<>();
        json.at("/posts").forEach(post -> enemies.add(post.at("/enemies").size()));
        assertThat(enemies).isNotEmpty().isSortedAccordingTo((a, b) -> b - a);
        assertThat(text("sight", "--positions", "blue-guns", "--around", "0101"))
                .startsWith("Positions for blue-guns");
    }

    @Test
    void theWholeStoryIsToldWhenAsked() {
        assertThat(text("sight", "--from", "0402", "--to", "0406", "--explain"))
                .contains("0402, level 1: an end of the line, where nothing blocks");
        JsonNode json = json("sight", "sight", "--from", "0402", "--to", "0406");
        assertThat(json.at("/lines/0/lowEnd").stringValue()).isEqualTo("0406");
        assertThat(json.at("/lines/0/paths/0/steps").size()).isGreaterThan(4);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--turn 07:00                | ask one thing: --from HEX, --side SIDE, --to HEX or --since PACK",
                "--from 0101 --side blue     | ask one thing",
                "--side green                | there is no side 'green'; there is: blue, red",
                "--from red-1 --field        | 'red-1' is no battery ready to fire",
                "--side blue --field         | --field only with --from",
                "--from 0101 --at-least 2    | --at-least only with --side",
                "--side blue --at-least -1   | --at-least must be 1 or more, not -1"
            })
    void whatMakesNoSenseIsSaidSo(String options, String message) {
        CommandRun run = CommandRun.of(("viewshed " + napkin + " " + options).split(" "));

        assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains(message);
    }

    private JsonNode json(String schema, String command, String... options) {
        return run(command, true, options).json(schema);
    }

    private String text(String command, String... options) {
        return run(command, false, options).out();
    }

    private CommandRun run(String command, boolean json, String... options) {
        List<String> args = new ArrayList<>(List.of(command, napkin.toString()));
        args.addAll(List.of(options));
        if (json) {
            args.addAll(List.of("--format", "json"));
        }
        CommandRun run = CommandRun.of(args.toArray(String[]::new));
        assertThat(run.exit()).as(run.err()).isEqualTo(ExitCode.CLEAN);
        return run;
    }

    private static List<String> texts(JsonNode array) {
        return texts(array, "");
    }

    private static List<String> texts(JsonNode array, String pointer) {
        List<String> texts = new ArrayList<>();
        array.forEach(item -> texts.add(item.at(pointer).stringValue()));
        return texts;
    }
}
