package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.model.pack.PackWriter;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
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

    /** The last one may still be known to whatever had the focus last. */
    @Test
    void aClosedWindowIsLetGo() throws Exception {
        Path pack = folder.resolve("battle");
        PackWriter.write(Packs.blank(), pack);
        UiDriver ui = new UiDriver();
        List<WeakReference<Workbench>> closed = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            try (OpenWindow window = new OpenWindow(ui, pack, folder.resolve("recovery"))) {
                window.activate();
                closed.add(new WeakReference<>(window.workbench));
            }
        }

        ui.until("all but the last are gone", () -> {
            System.gc();
            return closed.stream().filter(known -> known.get() != null).count() <= 1;
        });
    }

    private static List<String> threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(ITS_THREADS::contains)
                .toList();
    }
}
