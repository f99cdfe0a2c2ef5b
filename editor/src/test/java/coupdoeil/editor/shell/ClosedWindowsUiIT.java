package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.model.pack.PackWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A window that is closed leaves nothing behind that works on, and so keeps all of it in memory. */
@ExtendWith(OnScreen.class)
class ClosedWindowsUiIT {

    private static final Set<String> ITS_THREADS = Set.of("rules", "sight", "recovery");

    @TempDir
    private Path folder;

    @Test
    void noThreadOfAClosedWindowIsLeft() throws Exception {
        Path pack = folder.resolve("battle");
        PackWriter.write(Packs.blank(), pack);
        UiDriver ui = new UiDriver();
        for (int i = 0; i < 3; i++) {
            try (OpenWindow window = new OpenWindow(ui, pack, folder.resolve("recovery"))) {
                window.activate();
                assertThat(threads()).contains("rules");
            }
        }

        ui.until("its threads have ended", () -> threads().isEmpty());
    }

    private static List<String> threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(ITS_THREADS::contains)
                .toList();
    }
}
