package coupdoeil.validator.export;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.cli.CommandRun;
import coupdoeil.validator.report.ExportReport;
import coupdoeil.validator.report.Style;
import coupdoeil.validator.verdict.Examination;
import coupdoeil.validator.verdict.ProfileChoice;
import coupdoeil.validator.verdict.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What every export target can rely on, shown by one that lists scenarios and knows no tables. */
class ScenarioExportTest {

    private static final Path PACKS = Path.of("../model/src/test/resources/packs");
    private static final Verdict HEXES = verdict("napkin-fb");

    @TempDir
    private Path temp;

    /** One file of all scenarios, by name, and nothing of their special rules. */
    private static final class Names implements ExportTarget {

        @Override
        public String id() {
            return "names";
        }

        @Override
        public boolean takes(Battlefield battlefield) {
            return battlefield.hexMap().isPresent();
        }

        @Override
        public ExportedFiles write(ExportJob job) {
            ExportedFiles made = new ExportedFiles();
            StringBuilder names = new StringBuilder();
            for (Scenario scenario : job.scenarios()) {
                names.append(scenario.name()).append('\n');
                made.lose("no special rules");
            }
            made.add(job.pack().info().id(), ".txt", "", names.toString().getBytes(UTF_8));
            return made;
        }
    }

    @Test
    void whatIsLostIsSaidOnce() {
        ExportOutcome outcome = export(temp, HEXES, true);

        assertThat(temp.resolve("napkin-fb.txt")).isNotEmptyFile();
        assertThat(outcome.made().losses()).containsExactly("no special rules");
        assertThat(ExportReport.text(outcome, Style.PLAIN))
                .contains("lost: no special rules\n", "napkin-fb.txt: ")
                .doesNotContain(": scenario ");
        String json = new String(ExportReport.json(outcome), UTF_8);
        CommandRun.validate(json, "export-result");
        JsonNode read = new JsonMapper().readTree(json);
        assertThat(read.at("/losses/0").stringValue()).isEqualTo("no special rules");
        assertThat(read.at("/files/0/scenario").stringValue()).isEmpty();
    }

    @Test
    void aBattlefieldThatIsNotTakenIsRefusedBeforeAnythingIsMade() {
        assertThatThrownBy(() -> export(temp.resolve("out"), verdict("napkin-hm"), true))
                .isInstanceOf(ExportFailure.class)
                .hasMessageContaining("cannot be exported to names");
        assertThat(temp.resolve("out")).doesNotExist();
    }

    @Test
    void nothingIsWrittenIntoThePackAndNothingOverAFile() throws Exception {
        assertThatThrownBy(() -> export(HEXES.path().resolve("out"), HEXES, true))
                .isInstanceOf(ExportFailure.class)
                .hasMessageContaining("inside the pack being read");
        assertThat(HEXES.path().resolve("out")).doesNotExist();

        Path file = Files.writeString(temp.resolve("file"), "mine");
        assertThatThrownBy(() -> export(file, HEXES, true))
                .isInstanceOf(ExportFailure.class)
                .hasMessageStartingWith("cannot write to " + file);
        assertThat(file).hasContent("mine");
    }

    @Test
    void whatWasNotExaminedIsNotExported() {
        Verdict nothing = Examination.of(temp.resolve("nowhere"), ProfileChoice.RULES);

        assertThatThrownBy(() -> export(temp, nothing, true))
                .isInstanceOf(ExportFailure.class)
                .hasMessageContaining("nowhere");
    }

    @Test
    void theEngineIsFoundAndTakesEveryBattlefield() {
        ExportTarget engine = ExportTarget.of(ExportTarget.ENGINE).orElseThrow();

        assertThat(ExportTarget.all()).contains(engine);
        for (String pack : new String[] {"napkin-fb", "napkin-hm"}) {
            assertThat(engine.takes(verdict(pack).pack().orElseThrow().battlefield()))
                    .isTrue();
        }
    }

    private static Verdict verdict(String pack) {
        return Examination.of(PACKS.resolve(pack), ProfileChoice.RULES);
    }

    private static ExportOutcome export(Path folder, Verdict verdict, boolean force) {
        return ScenarioExport.into(folder, new Names(), verdict, Set.of(), force, () -> {});
    }
}
