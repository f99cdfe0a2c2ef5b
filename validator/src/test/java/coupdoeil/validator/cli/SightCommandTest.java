package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** {@code sight} and {@code viewshed} on the napkin's ridge. */
class SightCommandTest {

    @TempDir
    Path temp;

    NapkinFolder napkin;

    @BeforeEach
    void pack() {
        napkin = NapkinFolder.in(temp);
    }

    @Test
    void aHexSeesAHexWithItsReasons() {
        CommandRun run = CommandRun.of("sight", napkin.toString(), "--from", "0101", "--to", "0102");

        assertThat(run.exit()).isEqualTo(ExitCode.CLEAN);
        assertThat(run.out())
                .startsWith("0101 sees 0102 (scenario dawn, 06:00).")
                .contains("0101@0 0102@0: clear");
    }

    @Test
    void aUnitIsFoundWhereItStands() {
        JsonNode json = CommandRun.of(
                        "sight", napkin.toString(), "--from", "blue-guns", "--to", "red-1", "--format", "json")
                .json("sight");

        assertThat(json.at("/lines/0/from").stringValue()).isEqualTo("0402");
        assertThat(json.at("/lines/0/to").stringValue()).isEqualTo("0603");
        assertThat(json.at("/turn").stringValue()).isEqualTo("06:00");
    }

    @Test
    void theTurnDecidesHowFarOneSees() {
        String pack = napkin.toString();

        JsonNode mist = CommandRun.of("sight", pack, "--from", "0101", "--to", "0801", "--format", "json")
                .json("sight");
        JsonNode clear = CommandRun.of(
                        "sight", pack, "--from", "0101", "--to", "0801", "--turn", "07:00", "--format", "json")
                .json("sight");

        assertThat(mist.at("/lines/0/visibilityHexes").intValue()).isEqualTo(5);
        assertThat(mist.at("/lines/0/sighting").stringValue()).isEqualTo("too-far");
        assertThat(clear.at("/lines/0/visibilityHexes").intValue()).isEqualTo(15);
    }

    @Test
    void unitsCanBeThoughtAway() {
        assertThat(CommandRun.of("sight", napkin.toString(), "--from", "0503", "--to", "0803", "--ignore", "red-1")
                        .exit())
                .isEqualTo(ExitCode.CLEAN);
        assertThat(CommandRun.of("sight", napkin.toString(), "--from", "0503", "--to", "0803", "--terrain-only")
                        .exit())
                .isEqualTo(ExitCode.CLEAN);
        assertThat(CommandRun.of("sight", napkin.toString(), "--from", "0503", "--to", "0803", "--ignore", "rde-1")
                        .exit())
                .isEqualTo(ExitCode.USAGE);
    }

    @Test
    void aViewshedListsEveryHexOnce() {
        JsonNode json = CommandRun.of("viewshed", napkin.toString(), "--from", "blue-guns", "--format", "json")
                .json("viewshed");

        JsonNode viewshed = json.at("/viewsheds/0");
        assertThat(viewshed.at("/visible").size()
                        + viewshed.at("/blind").size()
                        + viewshed.at("/blocked").size()
                        + viewshed.at("/too-far").size())
                .isEqualTo(48);
    }

    @Test
    void aViewshedIsDrawn() {
        CommandRun run = CommandRun.of("viewshed", napkin.toString(), "--from", "0402");

        assertThat(run.exit()).isEqualTo(ExitCode.CLEAN);
        assertThat(run.out().lines().filter(line -> line.matches("[ @+x#.]+"))).hasSize(6);
        assertThat(run.out())
                .contains("From 0402: sees ")
                .containsOnlyOnce("@ here")
                .contains(" @ ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--from 0101 --to red-2            | there is no hex, unit or place 'red-2'; did you mean 'red-1'?",
                "--from 9999 --to 0101             | hex 9999 is not on the map, which goes from 0101 to 0806",
                "--from blue-1 --to 0101           | 'blue-1' does not start scenario 'dawn' on the map",
                "--from 0101 --to 0102 --turn 9:07 | the scenario has no turn '9:07': turns go from 06:00 to 09:00",
                "--from 0101 --to 0102 --scenario dwan | there is no scenario 'dwan'; did you mean 'dawn'?",
                "--from 0101                       | there is no --to",
                "--matrix --first-sight            | ask one thing",
                "--turn 07:00                      | ask one thing",
                "--matrix --road                   | --side and --road only with --approach",
                "--first-sight --turn 07:00        | --first-sight looks at every turn: not with --turn",
                "--positions blue-guns --ignore red-1 | --positions reckons with every unit",
                "--positions red-1                 | 'red-1' is no battery with a range",
                "--positions blue-guns --radius 99 | --radius must be from 0 to 50, not 99",
                "--approach 0101..0104             | there is no --side",
                "--approach 0101..0104 --side bleu | there is no side 'bleu'; did you mean 'blue'?",
                "--approach 0101..frm --side blue  | there is no hex, unit or place 'frm'; did you mean 'farm'?",
                "--approach 0101..0104 --side blue --road | no road leads along 0101..0104"
            })
    void whatMakesNoSenseIsSaidSo(String options, String message) {
        CommandRun run = CommandRun.of(("sight " + napkin + " " + options).split(" "));

        assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains(message);
    }

    @Test
    void anUnreadablePackIsSaidSo() {
        napkin.writing("pack.json", "{");

        CommandRun run = CommandRun.of("viewshed", napkin.toString(), "--from", "0101");

        assertThat(run.exit()).isEqualTo(ExitCode.UNREADABLE);
        assertThat(run.err()).contains("pack.json", "PACK-01");
    }
}
