package coupdoeil.validator.export;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.cli.CommandRun;
import coupdoeil.validator.report.Style;
import coupdoeil.validator.verdict.Examination;
import coupdoeil.validator.verdict.ProfileChoice;
import coupdoeil.validator.verdict.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What every export target can rely on, shown by one that lists scenarios and knows no tables. */
class ScenarioExportTest {

    private static final Path PACKS = Path.of("../model/src/test/resources/packs");
    private static final Verdict HEXES = verdict("napkin-fb");
    private static final ExportTarget ENGINE =
            ExportTarget.of(ExportTarget.ENGINE).orElseThrow();
    private static final ExportOption<Boolean> LOUD = ExportOption.flag("loud", "in capitals");
    private static final ExportOption<Integer> TIMES =
            new ExportOption<>("times", "N", "how often", text -> (int) ExportOption.number(text, 1, 9), 1);

    @TempDir
    private Path temp;

    /** One file of all scenarios, by name, and nothing of their special rules. */
    private static final class Names implements ExportTarget {

        @Override
        public String id() {
            return "names";
        }

        @Override
        public List<ExportOption<?>> options() {
            return List.of(LOUD, TIMES);
        }

        @Override
        public Optional<String> refuses(Battlefield battlefield) {
            return battlefield.hexMap().isPresent() ? Optional.empty() : Optional.of("knows no tables");
        }

        @Override
        public ExportedFiles write(ExportJob job) {
            ExportedFiles made = new ExportedFiles(id());
            Bundle bundle = made.bundle(job.pack().info().id(), "");
            StringBuilder names = new StringBuilder();
            for (Scenario scenario : job.scenarios()) {
                job.progress().now("names of " + scenario.id());
                names.append(scenario.name()).append('\n');
                bundle.lose(Loss.dropped("special-rules", "special rules", List.of("mist")));
                bundle.lose(Loss.dropped("tokens", "tokens", List.of()));
            }
            String all = names.toString().repeat(job.options().get(TIMES));
            bundle.add(".txt", (job.options().get(LOUD) ? all.toUpperCase(Locale.ROOT) : all).getBytes(UTF_8));
            return made;
        }
    }

    @Test
    void whatIsLostIsSaidOnceAndWhatIsNotThereNever() throws Exception {
        ExportOutcome outcome = export(temp, HEXES, ExportOptions.NONE);

        assertThat(temp.resolve("napkin-fb.txt")).isNotEmptyFile();
        assertThat(ExportReport.text(outcome, temp, Style.PLAIN))
                .containsOnlyOnce("lost: names: special rules: left out (mist)\n")
                .contains("napkin-fb.txt: ")
                .doesNotContain(": scenario ", "tokens");
        String json = new String(ExportReport.json(outcome, temp), UTF_8);
        CommandRun.validate(json, "export-result");
        JsonNode read = new JsonMapper().readTree(json);
        assertThat(read.at("/losses/0").stringValue()).contains("special rules");
        assertThat(read.at("/files/0/scenario").stringValue()).isEmpty();
    }

    @Test
    void everyExportTellsProgramsWhatItLosesAndWhatItWasMadeFrom() throws Exception {
        export(temp, HEXES, ExportOptions.NONE);

        String loss = Files.readString(temp.resolve("napkin-fb.names.loss.json"));
        CommandRun.validate(loss, "export-loss");
        JsonNode read = new JsonMapper().readTree(loss);
        assertThat(read.at("/files").toString()).isEqualTo("[\"napkin-fb.txt\"]");
        assertThat(read.at("/losses").size()).isEqualTo(1);
        assertThat(read.at("/losses/0/ids/0").stringValue()).isEqualTo("mist");
        assertThat(read.at("/certificate/content/hash").stringValue())
                .isEqualTo(Certificate.contentHash(HEXES.pack().orElseThrow()));
    }

    @Test
    void aTargetIsToldWhatItAsksForAndNothingElse() throws Exception {
        List<ExportTarget> names = List.of(new Names());
        export(temp, HEXES, ExportOptions.read(Map.of("loud", "", "times", "2"), names));

        assertThat(Files.readString(temp.resolve("napkin-fb.txt"))).isEqualTo("DAWN ON THE RIDGE\n".repeat(2));
        assertThatThrownBy(() -> ExportOptions.read(Map.of("times", "many"), names))
                .hasMessage("--times must be a number from 1 to 9, not 'many'");
        assertThatThrownBy(() -> ExportOptions.read(Map.of("loud", ""), List.of(ENGINE)))
                .hasMessageEndingWith("; it means nothing to engine");
    }

    @Test
    void whoeverWantsNoMoreEndsItAndNothingIsWritten() {
        assertThatThrownBy(() -> ScenarioExport.make(
                        new ExportOrder(List.of(new Names()), ExportOptions.NONE, Set.of(), true), HEXES, step -> {
                            throw new CancellationException(step);
                        }))
                .isInstanceOf(CancellationException.class);
    }

    @Test
    void twoBundlesNeverShareAName() {
        ExportedFiles made = new ExportedFiles("names");

        assertThat(List.of(made.bundle("a/b", "a/b"), made.bundle("A_b", "A_b"), made.bundle("a/b", "a/b")))
                .extracting(Bundle::name)
                .containsExactly("a_b", "A_b-2", "a_b-3");
    }

    @Test
    void aBattlefieldThatIsNotTakenIsRefusedBeforeAnythingIsMade() {
        assertThatThrownBy(() -> export(temp.resolve("out"), verdict("napkin-hm"), ExportOptions.NONE))
                .isInstanceOf(ExportFailure.class)
                .hasMessageEndingWith("cannot be exported to names, which knows no tables");
        assertThat(temp.resolve("out")).doesNotExist();
    }

    @Test
    void whatATargetWasNotToldIsSaidBeforeAnyIsAtWork() {
        List<String> steps = new ArrayList<>();
        ExportTarget tts = ExportTarget.of("tts").orElseThrow();
        ExportOrder order = new ExportOrder(List.of(new Names(), tts), ExportOptions.NONE, Set.of(), true);

        assertThatThrownBy(() -> ScenarioExport.make(order, HEXES, steps::add))
                .isInstanceOf(ExportFailure.class)
                .hasMessageContaining("--images-at");
        assertThat(steps).isEmpty();
    }

    @Test
    void nothingIsWrittenIntoThePackAndNothingOverAFile() throws Exception {
        assertThatThrownBy(() -> export(HEXES.path().resolve("out"), HEXES, ExportOptions.NONE))
                .isInstanceOf(ExportFailure.class)
                .hasMessageContaining("inside the pack being read");
        assertThat(HEXES.path().resolve("out")).doesNotExist();

        Path file = Files.writeString(temp.resolve("file"), "mine");
        assertThatThrownBy(() -> export(file, HEXES, ExportOptions.NONE))
                .isInstanceOf(ExportFailure.class)
                .hasMessageStartingWith("cannot write to " + file);
        assertThat(file).hasContent("mine");
    }

    @Test
    void whatWasNotExaminedIsNotExported() {
        Verdict nothing = Examination.of(temp.resolve("nowhere"), ProfileChoice.RULES);

        assertThatThrownBy(() -> export(temp, nothing, ExportOptions.NONE))
                .isInstanceOf(ExportFailure.class)
                .hasMessageContaining("nowhere");
    }

    @Test
    void theEngineIsFoundAndTakesEveryBattlefield() {
        assertThat(ExportTarget.all()).contains(ENGINE);
        for (String pack : new String[] {"napkin-fb", "napkin-hm"}) {
            assertThat(ENGINE.refuses(verdict(pack).pack().orElseThrow().battlefield()))
                    .isEmpty();
        }
    }

    private static Verdict verdict(String pack) {
        return Examination.of(PACKS.resolve(pack), ProfileChoice.RULES);
    }

    private static ExportOutcome export(Path folder, Verdict verdict, ExportOptions options) {
        ExportOutcome outcome = ScenarioExport.make(
                new ExportOrder(List.of(new Names()), options, Set.of(), true), verdict, ExportProgress.NONE);
        ScenarioExport.write(folder, outcome);
        return outcome;
    }
}
