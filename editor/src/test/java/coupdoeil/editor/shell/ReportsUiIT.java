package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.model.pack.PackWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JFileChooser;
import javax.swing.JTextArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Validating and exporting from the menu, in a real window. */
@ExtendWith(OnScreen.class)
class ReportsUiIT {

    @TempDir
    private Path folder;

    private UiDriver ui;
    private OpenWindow window;

    @BeforeEach
    void open() throws Exception {
        Path pack = folder.resolve("albuera");
        PackWriter.write(Packs.albuera(), pack);
        ui = new UiDriver();
        window = new OpenWindow(ui, pack, folder.resolve("recovery"));
        window.activate();
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void theWholeReportShows() {
        ui.press("ctrl shift V");
        JTextArea text = ui.find(JTextArea.class, "result.text");
        assertThat(UiDriver.<String>onEdt(text::getText)).contains("Albuera");
        ui.press("ESCAPE");
        ui.until("it is closed", () -> !ui.shows("result.text"));
    }

    @Test
    void scenariosAreExportedIntoAFolder() throws Exception {
        Path out = Files.createDirectory(folder.resolve("out"));
        ui.press("ctrl E");
        JFileChooser chooser = ui.find(JFileChooser.class, "folders");
        UiDriver.onEdt(() -> {
            chooser.setSelectedFile(out.toFile());
            chooser.approveSelection();
            return true;
        });
        JTextArea text = ui.find(JTextArea.class, "result.text");
        assertThat(UiDriver.<String>onEdt(text::getText)).contains(".engine.json");
        try (var files = Files.list(out)) {
            assertThat(files).hasSameSizeAs(Packs.albuera().scenarios());
        }
        ui.press("ESCAPE");
        ui.until("it is closed", () -> !ui.shows("result.text"));
    }
}
