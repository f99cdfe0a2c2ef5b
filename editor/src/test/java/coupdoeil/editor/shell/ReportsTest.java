package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.Packs;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.export.ExportOption;
import coupdoeil.validator.export.ExportTarget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportsTest {

    @TempDir
    private Path folder;

    private final ScriptedDialogs dialogs = new ScriptedDialogs();

    private Reports reports(Pack pack) {
        return new Reports(new Document(pack, Packs.albueraFolder()), dialogs);
    }

    private List<String> written() throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    /** One unit put twice is an error. */
    private static Pack wrong() {
        Pack pack = Packs.albuera();
        Scenario first = pack.scenarios().get(0);
        return pack.withScenario(first.id(), old -> {
            var setup = new ArrayList<>(old.setup());
            setup.add(setup.get(0));
            return old.withSetup(setup);
        });
    }

    @Test
    void everyScenarioIsWrittenAndTheReportNamesTheFiles() throws Exception {
        dialogs.save = folder;
        reports(Packs.albuera()).export();

        assertThat(written())
                .hasSameSizeAs(Packs.albuera().scenarios())
                .allMatch(name -> name.endsWith(".engine.json"));
        assertThat(dialogs.results)
                .singleElement()
                .asString()
                .contains(written().get(0));
    }

    @Test
    void errorsAreAskedAboutAndNothingIsWrittenWithoutAnAnswer() throws Exception {
        dialogs.save = folder;
        reports(wrong()).export();
        assertThat(written()).isEmpty();
        assertThat(dialogs.results).isEmpty();

        dialogs.confirmed = true;
        reports(wrong()).export();
        assertThat(written()).isNotEmpty();
    }

    @Test
    void aFolderInsideThePackIsRefused() {
        dialogs.save = Packs.albueraFolder().resolve("export");
        reports(Packs.albuera()).export();

        assertThat(dialogs.failures).singleElement().asString().contains("inside");
    }

    @Test
    void theWholeReportIsShownOfThePackAsItIsNow() {
        reports(wrong()).validate("release");

        assertThat(dialogs.results).singleElement().asString().contains("error");
    }

    private static ExportTarget target(String id) {
        return ExportTarget.of(id).orElseThrow();
    }

    private static void only(ExportPanel panel, String id) {
        panel.choose(target(ExportTarget.ENGINE), false);
        panel.choose(target(id), true);
    }

    @Test
    void whatFilesWouldNotHoldIsShownBeforeTheyAreWritten() throws Exception {
        dialogs.save = folder;
        dialogs.wishes = panel -> only(panel, "geojson");
        reports(Packs.albuera()).export();

        assertThat(dialogs.questions).singleElement().asString().contains("groups of reinforcements");
        assertThat(written()).isEmpty();

        dialogs.confirmed = true;
        reports(Packs.albuera()).export();
        assertThat(written()).contains("whole-day.geojson", "whole-day.geojson.loss.json");
        assertThat(dialogs.steps).contains("geojson: whole-day", "geojson: girards-assault");
    }

    @Test
    void anExportThatIsCancelledOnTheWayWritesNothing() throws Exception {
        dialogs.save = folder;
        dialogs.confirmed = true;
        dialogs.wishes = panel -> only(panel, "geojson");
        dialogs.cancelAt = "girards-assault";
        reports(Packs.albuera()).export();

        assertThat(written()).isEmpty();
        assertThat(dialogs.questions).isEmpty();
    }

    @Test
    void onlyWhatAChosenTargetReadsIsToldAndATableHasNoTiles() {
        ExportPanel panel = new ExportPanel(Packs.albuera().battlefield());
        only(panel, "geojson");
        ExportOption<?> origin = target("geojson").options().get(0);
        panel.tell(origin, " 1,2 ");
        assertThat(panel.told()).containsExactly(Map.entry("origin", "1,2"));

        only(panel, "tiled");
        panel.choose(target("geojson"), false);
        assertThat(panel.told()).isEmpty();

        ExportPanel table = new ExportPanel(new TableBattlefield(48, 36, List.of(), List.of()));
        assertThat(Arrays.stream(table.getComponents())
                        .filter(part -> "export.tiled".equals(part.getName()))
                        .findFirst()
                        .orElseThrow()
                        .isEnabled())
                .isFalse();
    }

    @Test
    void whatATargetIsToldWronglyIsSaid() {
        dialogs.wishes = panel -> {
            only(panel, "geojson");
            panel.tell(target("geojson").options().get(0), "here");
        };
        reports(Packs.albuera()).export();

        assertThat(dialogs.failures).singleElement().asString().contains("--origin must be a longitude");
    }
}
