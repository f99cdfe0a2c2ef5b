package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.fb.FbRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The sample battle from the command line. */
class AlbueraTest {

    private static final Path SAMPLE = Sample.folder("albuera-1811");
    private static final String SCENARIO = "scenarios/whole-day.json";

    @TempDir
    Path temp;

    @Test
    void itHasNoErrorsAndSuppressesNone() {
        String said = Sample.clean(SAMPLE);

        for (String group : new FbRules().groups()) {
            assertThat(said).containsPattern(group + ": [1-9][\\d,]* subjects by \\d+");
        }
        assertThat(said).doesNotContain("not built");
    }

    @Test
    void everyFindingSaysWhereToMendIt() {
        JsonNode findings = CommandRun.of("validate", "--format", "json", SAMPLE.toString())
                .json("findings")
                .at("/findings");

        assertThat(findings.size()).isPositive();
        for (JsonNode finding : findings) {
            assertThat(finding.at("/source/line").intValue())
                    .as(finding.toString())
                    .isPositive();
        }
    }

    @Test
    void whatRepeatsIsOneLineThatOpens() {
        String line = "(--open FB-LOS-08 lists them)";

        String closed = CommandRun.of("validate", SAMPLE.toString()).out();
        String open = CommandRun.of("validate", "--open", "FB-LOS-08", SAMPLE.toString())
                .out();
        String all =
                CommandRun.of("validate", "--open", "all", SAMPLE.toString()).out();
        JsonNode json =
                CommandRun.of("validate", "--format", "json", SAMPLE.toString()).json("findings");
        long findings = StreamSupport.stream(json.at("/findings").spliterator(), false)
                .filter(finding -> finding.at("/rule").stringValue().equals("FB-LOS-08"))
                .count();

        assertThat(closed).contains(line).doesNotContain("zone hexes");
        assertThat(open.lines().filter(text -> text.contains("zone hexes"))).hasSize((int) findings);
        assertThat(open).doesNotContain(line).contains("lists them)");
        assertThat(all).doesNotContain("lists them)");
        assertThat(CommandRun.of("validate", "--open", "FB-LOS-8", SAMPLE.toString())
                        .err())
                .contains("there is no rule 'FB-LOS-8'; did you mean 'FB-LOS-08'?");
    }

    /** Cleeves on the ridge at the Badajoz road sees down to the stream; 300 m further back he does not. */
    @Test
    void aBatteryMovedBehindTheCrestIsReportedWithItsBlindHexes() throws IOException {
        Path pack = copy();
        assertThat(blindGround(pack, "cleeves")).isEmpty();

        String before = Files.readString(pack.resolve(SCENARIO));
        String after = before.replace(
                "{\"piece\": \"cleeves\", \"hex\": \"2017\",", "{\"piece\": \"cleeves\", \"hex\": \"1717\",");
        assertThat(after).isNotEqualTo(before);
        Files.writeString(pack.resolve(SCENARIO), after);

        JsonNode crest = blindGround(pack, "cleeves").stream()
                .filter(finding -> finding.at("/rule").stringValue().equals("FB-LOS-07"))
                .findFirst()
                .orElseThrow();
        List<String> hexes = new ArrayList<>();
        crest.at("/places").forEach(place -> hexes.add(place.at("/hex").stringValue()));
        assertThat(hexes).contains("1717", "2117", "2018", "2019");
        assertThat(crest.at("/data/blind").toString()).contains("2117", "2018", "2019");
        assertThat(crest.at("/source/file").stringValue()).isEqualTo(SCENARIO);
    }

    @Test
    void everyScenarioIsExportedForEngines() throws IOException {
        Path out = temp.resolve("out");

        CommandRun run = CommandRun.of("export", SAMPLE.toString(), "--out", out.toString());

        assertThat(run.exit()).as(run.out() + run.err()).isEqualTo(ExitCode.CLEAN);
        for (String name : List.of("whole-day", "girards-assault")) {
            String text = Files.readString(out.resolve(name + ".engine.json"));
            CommandRun.validate(text, "engine-scenario");
            JsonNode file = new JsonMapper().readTree(text);
            assertThat(file.at("/certificate/forced").booleanValue()).isFalse();
            assertThat(file.at("/setup").size()).isGreaterThan(100);
        }
        JsonNode day = new JsonMapper().readTree(Files.readString(out.resolve("whole-day.engine.json")));
        List<String> late = new ArrayList<>();
        day.at("/reinforcements")
                .forEach(group -> group.at("/march").forEach(marcher -> {
                    if (marcher.at("/enters/delayed").booleanValue(false)) {
                        late.add(marcher.at("/piece").stringValue());
                    }
                }));
        assertThat(day.at("/reinforcements").size()).isEqualTo(9);
        assertThat(late).as("columns as the scenario plans them fit their turn").isEmpty();
    }

    private static List<JsonNode> blindGround(Path pack, String battery) {
        JsonNode findings = CommandRun.of("validate", "--format", "json", "--scenario", "whole-day", pack.toString())
                .json("findings")
                .at("/findings");
        return StreamSupport.stream(findings.spliterator(), false)
                .filter(finding -> List.of("FB-LOS-03", "FB-LOS-07")
                        .contains(finding.at("/rule").stringValue()))
                .filter(finding -> finding.at("/subjects/0/key").stringValue().equals(battery))
                .toList();
    }

    private static int lineOf(String text, String part) {
        return (int) text.substring(0, text.indexOf(part)).lines().count();
    }

    private Path copy() throws IOException {
        Path pack = temp.resolve("albuera-1811");
        try (Stream<Path> files = Files.walk(SAMPLE)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path to = pack.resolve(SAMPLE.relativize(file).toString());
                Files.createDirectories(to.getParent());
                Files.copy(file, to);
            }
        }
        return pack;
    }
}
