package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.ot.OtRules;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The sample battle of orders and command on a table, from the command line. */
class QuatreBrasTest {

    private static final Path SAMPLE = Sample.folder("quatre-bras-1815");
    private static final Pack BATTLE = PackReader.read(SAMPLE).pack().orElseThrow();

    private static final Roster ROSTER = new Roster(BATTLE.orderOfBattle());

    @TempDir
    Path temp;

    @Test
    void itHasNoErrorsAndSuppressesNone() {
        String said = Sample.clean(SAMPLE);

        for (String group : new OtRules().groups()) {
            assertThat(said).containsPattern(group + ": [1-9][\\d,]* subjects by \\d+");
        }
    }

    @Test
    void itIsExported() {
        CommandRun run = CommandRun.of("export", SAMPLE.toString(), "--out", temp.toString());

        assertThat(run.exit()).as(run.err()).isEqualTo(ExitCode.CLEAN);
        assertThat(temp.resolve("afternoon.engine.json")).isNotEmptyFile();
        assertThat(temp.resolve("opening.engine.json")).isNotEmptyFile();
    }

    @Test
    void threeQuestionsOfSightAreAnsweredApart() {
        assertThat(run("sight", "--from", "foot-18-6", "--to", "nl-27").out())
                .contains("18/6e à pied sees 27th Jagers", "Fire: at 11.6 inches, effective range.");
        assertThat(run("sight", "--from", "bijleveld", "--to", "ligne-108-1").out())
                .contains("sees", "Fire: there is no lane; 18/6e à pied is in it.");
        assertThat(run("sight", "--from", "gen-perponcher", "--to", "stevenart").out())
                .contains("Command: 7.7 inches of 10 inches: in command.");
        assertThat(run("sight", "--from", "orange-nassau-2", "--to", "nassau-2-2")
                        .out())
                .as("out of a block")
                .contains("sees 2/2nd Nassau");
        JsonNode json = run("sight", "--from", "ney", "--to", "orange", "--format", "json")
                .json("table-sight");
        assertThat(json.at("/visible").booleanValue()).isFalse();
        assertThat(json.at("/opening/1").stringValue()).isEqualTo("One sees 35 inches.");
    }

    @Test
    void whatIsSeenOfTheGroundFollowsTheSchemas() {
        JsonNode all =
                run("viewshed", "--from", "bijleveld", "--format", "json").json("table-view");
        JsonNode field = run("viewshed", "--from", "bijleveld", "--field", "--format", "json")
                .json("table-view");
        JsonNode watch = run("viewshed", "--to", "60,50", "--format", "json").json("table-watch");

        assertThat(all.at("/rows").size()).isEqualTo(96);
        assertThat(field.at("/rows/50").stringValue()).hasSize(120).contains(" ");
        assertThat(field.at("/blind").intValue()).isLessThan(all.at("/blind").intValue());
        assertThat(watch.at("/units").size()).isEqualTo(43);
        JsonNode matrix = run("sight", "--matrix", "--among", "bijleveld,nl-27,60,50", "--format", "json")
                .json("table-matrix");
        assertThat(matrix.at("/points").size()).isEqualTo(3);
    }

    private static CommandRun run(String command, String... options) {
        List<String> args = new ArrayList<>(List.of(command, SAMPLE.toString(), "--scenario", "opening"));
        args.addAll(List.of(options));
        CommandRun run = CommandRun.of(args.toArray(String[]::new));
        assertThat(run.exit()).as(run.err()).isEqualTo(ExitCode.CLEAN);
        return run;
    }

    /** The sums that the sources print, as far as they count battalions: 6,864 and 10,089 at two, 29,659 and 16,710 in all. */
    @Test
    void theInfantrySumsUpToWhatTheSourcesSay() {
        Set<String> atTwo =
                scenario("opening").setup().stream().map(Placement::piece).collect(Collectors.toSet());

        assertThat(foot("allies", atTwo)).isEqualTo(6_864);
        assertThat(foot("french", atTwo)).isBetween(10_080, 10_095);
        Set<String> all = BATTLE.orderOfBattle().units().stream().map(Unit::id).collect(Collectors.toSet());
        assertThat(foot("allies", all)).isEqualTo(29_659);
        assertThat(foot("french", all)).isBetween(16_700, 16_715);
    }

    @Test
    void oneAndTwentyTurnsAndAnHour() {
        Clock afternoon = scenario("afternoon").clock();
        assertThat(Clock.minutes(afternoon.end()).orElseThrow()
                        - Clock.minutes(afternoon.start()).orElseThrow())
                .isEqualTo(21 * 20);
        assertThat(scenario("afternoon").reinforcements()).hasSize(13);
        assertThat(scenario("opening").clock().end()).isEqualTo("15:00");
    }

    /** History's figures have their sources, ours are marked as ours. */
    @Test
    void everyUnitSaysHowSureItIs() {
        List<String> silent = BATTLE.orderOfBattle().units().stream()
                .filter(unit -> !unit.source().contains("ours"))
                .map(Unit::name)
                .toList();

        assertThat(silent).isEmpty();
        assertThat(BATTLE.info().notes()).contains("Ours", "Doubtful", "Read:");
    }

    private static Scenario scenario(String id) {
        return BATTLE.scenarios().stream()
                .filter(scenario -> scenario.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static int foot(String side, Set<String> among) {
        return ROSTER.units().stream()
                .filter(unit -> unit.arm().equals("infantry") && among.contains(unit.id()))
                .filter(unit -> side.equals(ROSTER.sideOf(unit).orElse("")))
                .mapToInt(unit -> Objects.requireNonNull(unit.strength().men()))
                .sum();
    }
}
