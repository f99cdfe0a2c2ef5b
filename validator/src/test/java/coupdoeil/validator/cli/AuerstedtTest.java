package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The sample battle for La Bataille from the command line. */
class AuerstedtTest {

    private static final Path SAMPLE = Sample.folder("auerstedt-1806");

    @TempDir
    Path temp;

    @Test
    void itHasNoErrorsAndSuppressesNone() {
        String said = Sample.clean(SAMPLE);

        assertThat(said).containsPattern("PACK: [1-9][\\d,]* subjects by \\d+");
        assertThat(said.lines().filter(line -> line.matches("  LB-[A-Z]+: .*")))
                .as("what each group of rules looked at")
                .isNotEmpty()
                .allMatch(line -> line.matches(
                        "  LB-[A-Z]+: ([1-9][\\d,]* subjects by .*|\\d+ rules in the catalogue, not built)"));
    }

    @Test
    void theUnitsAddUpToTheStrengthsThatHistoryGives() throws IOException {
        JsonNode forces = new JsonMapper().readTree(Files.readString(SAMPLE.resolve("order-of-battle.json")));
        Map<String, Integer> sums = new HashMap<>();
        for (JsonNode unit : forces.at("/units")) {
            String side = unit.at("/nationality").stringValue().equals("french") ? "french" : "prussian";
            String arm = unit.at("/arm").stringValue();
            String what = arm.equals("artillery") ? "guns" : arm;
            int strength = unit.at("/strength/" + (arm.equals("artillery") ? "guns" : "men"))
                    .intValue();
            sums.merge(side + " " + what, strength, Integer::sum);
        }

        for (JsonNode side : forces.at("/sides")) {
            JsonNode told = side.at("/attributes/historical");
            for (String what : List.of("infantry", "cavalry", "guns")) {
                assertThat(sums.get(side.at("/id").stringValue() + " " + what))
                        .as(side.at("/name").stringValue() + ", " + what)
                        .isBetween(
                                told.at("/" + what).intValue() - 50,
                                told.at("/" + what).intValue() + 50);
            }
        }
    }

    @Test
    void everyScenarioIsExportedForEngines() throws IOException {
        Path out = temp.resolve("out");

        CommandRun run = CommandRun.of("export", SAMPLE.toString(), "--out", out.toString());

        assertThat(run.exit()).as(run.out() + run.err()).isEqualTo(ExitCode.CLEAN);
        JsonNode battle = exported(out, "whole-battle");
        JsonNode stand = exported(out, "gudins-stand");
        assertThat(battle.at("/reinforcements").size()).isEqualTo(21);
        assertThat(stand.at("/reinforcements").size()).isEqualTo(4);
        List<String> coming = new ArrayList<>();
        battle.at("/reinforcements")
                .forEach(group -> group.at("/march")
                        .forEach(marcher -> coming.add(marcher.at("/piece").stringValue())));
        assertThat(coming)
                .as("all but the bridge guard of Kösen come, once")
                .doesNotHaveDuplicates()
                .doesNotContain("2-17e-ligne")
                .contains("1-17e-ligne", "gr-prinz-august");
    }

    /** A village hex holds one battalion: the second of the 85e moved in beside the first is one too many. */
    @Test
    void twoBattalionsInOneHexOfHassenhausenAreReportedWhereTheyStand() throws IOException {
        Path pack = copy();
        Path scenario = pack.resolve("scenarios/gudins-stand.json");
        String before = Files.readString(scenario);
        String after = before.replace(
                "{\"piece\": \"2-85e-ligne\", \"hex\": \"7532\"", "{\"piece\": \"2-85e-ligne\", \"hex\": \"7533\"");
        assertThat(after).isNotEqualTo(before);
        Files.writeString(scenario, after);

        CommandRun run = CommandRun.of("validate", "--format", "json", pack.toString());

        assertThat(run.exit()).isEqualTo(ExitCode.FINDINGS);
        List<JsonNode> errors = new ArrayList<>();
        run.json("findings").at("/findings").forEach(finding -> {
            if (finding.at("/severity").stringValue().equals("error")) {
                errors.add(finding);
            }
        });
        assertThat(errors).singleElement().satisfies(error -> {
            assertThat(error.at("/rule").stringValue()).isEqualTo("LB-STACK-01");
            assertThat(error.at("/scenario").stringValue()).isEqualTo("gudins-stand");
            assertThat(error.at("/places/0/hex").stringValue()).isEqualTo("7533");
            assertThat(error.at("/fixes").size()).isPositive();
        });
    }

    /** The battery south of Hassenhausen faces west, with the village at its back. */
    @Test
    void aUnitLooksWithItsOwnEyesAndAHexWithNobodys() {
        String[] question = {"sight", SAMPLE.toString(), "--scenario", "gudins-stand", "--to", "7432", "--explain"};
        List<String> unit = new ArrayList<>(List.of(question));
        unit.addAll(List.of("--from", "battery-gudin"));
        List<String> hex = new ArrayList<>(List.of(question));
        hex.addAll(List.of("--from", "7332"));

        assertThat(CommandRun.of(unit.toArray(String[]::new)).out())
                .startsWith("battery-gudin does not see 7432")
                .contains("Blocked by the front: the line leaves by hexside 7332/0");
        assertThat(CommandRun.of(hex.toArray(String[]::new)).out()).startsWith("7332 sees 7432");
    }

    /** What is wrong with the clock or the charts is shown there, and not where the file begins. */
    @Test
    void findingsOfTheWholeScenarioPointAtWhatTheyMean() throws IOException {
        Path pack = copy();
        Path scenario = pack.resolve("scenarios/gudins-stand.json");
        String before = Files.readString(scenario);
        String after = before.replace(
                "\"clock\": {\"start\": \"08:00\", \"end\": \"10:40\"}",
                "\"clock\": {\"start\": \"08:20\", \"end\": \"10:50\"}");
        assertThat(after).isNotEqualTo(before);
        Files.writeString(scenario, after);

        Map<String, String> pointers = new HashMap<>();
        CommandRun.of("validate", "--format", "json", pack.toString())
                .json("findings")
                .at("/findings")
                .forEach(finding -> pointers.put(
                        finding.at("/rule").stringValue(),
                        finding.at("/source/pointer").stringValue()));

        assertThat(pointers).containsEntry("LB-SCEN-02", "/clock");
    }

    private Path copy() throws IOException {
        Path pack = temp.resolve("auerstedt-1806");
        try (Stream<Path> files = Files.walk(SAMPLE)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path to = pack.resolve(SAMPLE.relativize(file).toString());
                Files.createDirectories(to.getParent());
                Files.copy(file, to);
            }
        }
        return pack;
    }

    private static JsonNode exported(Path out, String scenario) throws IOException {
        String text = Files.readString(out.resolve(scenario + ".engine.json"));
        CommandRun.validate(text, "engine-scenario");
        JsonNode file = new JsonMapper().readTree(text);
        assertThat(file.at("/certificate/forced").booleanValue()).isFalse();
        assertThat(file.at("/setup").size()).isGreaterThan(20);
        return file;
    }
}
