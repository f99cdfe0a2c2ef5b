package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JCheckBox;
import javax.swing.JFileChooser;
import javax.swing.JTextArea;
import org.junit.jupiter.api.Test;

/** Validating and exporting from the menu, in a real window. */
class ReportsUiIT extends InWindow {

    ReportsUiIT() {
        super(Packs::albuera);
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
        ui.find(JCheckBox.class, "export.engine");
        ui.press("ENTER");
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
