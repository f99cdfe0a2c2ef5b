package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.Packs;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
}
