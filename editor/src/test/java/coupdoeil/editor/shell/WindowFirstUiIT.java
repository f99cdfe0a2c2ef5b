package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.map.Viewport;
import coupdoeil.model.pack.PackWriter;
import java.awt.AWTException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The window comes before what is in it. */
@ExtendWith(OnScreen.class)
class WindowFirstUiIT {

    private UiDriver ui;
    private final CompletableFuture<Optional<FoundPack>> pack = new CompletableFuture<>();
    private final List<Throwable> failures = new ArrayList<>();

    @TempDir
    private Path folder;

    @BeforeEach
    void keepApart() throws AWTException {
        ui = new UiDriver();
        System.setProperty("coupdoeil.recovery", folder.resolve("recovery").toString());
    }

    private static JFrame frame(UiDriver ui) {
        return ui.find(JFrame.class, "editor");
    }

    private static boolean close(JFrame frame) {
        return UiDriver.onEdt(() -> {
            frame.dispose();
            return true;
        });
    }

    @Test
    void itIsThereBeforeThePackIsReadWhichIsReadOnce() throws Exception {
        Path place = folder.resolve("battle");
        PackWriter.write(Packs.albuera(), place);
        CountDownLatch closed = EditorWindow.open(pack, failures::add);
        JFrame frame = frame(ui);
        ui.until("an empty window shows", frame::isShowing);
        assertThat(UiDriver.onEdt(() -> frame.getContentPane() instanceof Workbench))
                .isFalse();

        FoundPack found = FoundPack.read(place);
        pack.complete(Optional.of(found));
        ui.until("it is filled", () -> frame.getContentPane() instanceof Workbench);
        Workbench workbench = UiDriver.onEdt(() -> (Workbench) frame.getContentPane());
        assertThat(UiDriver.onEdt(() -> workbench.session().pack()))
                .as("what was read, not another reading")
                .isSameAs(found.pack().orElseThrow());
        assertThat(UiDriver.onEdt(() -> workbench.session().document().path())).contains(place);
        assertThat(UiDriver.onEdt(() -> workbench.session().document().isModified()))
                .isFalse();
        assertThat(frame.getTitle()).contains("Albuera");
        assertThat(UiDriver.onEdt(() -> {
                    Viewport before = workbench.canvas().viewport();
                    workbench.canvas().fit();
                    return before.equals(workbench.canvas().viewport());
                }))
                .as("the map fits what the window has for it")
                .isTrue();
        ui.until("it is checked", () -> !workbench.live().isStale());
        close(frame);
        assertThat(closed.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(failures).isEmpty();
    }

    @Test
    void itGoesWhereThereIsNothingToShow() throws IOException, InterruptedException {
        Path place = Files.createDirectory(folder.resolve("empty"));
        CountDownLatch closed = EditorWindow.open(pack, failures::add);
        ui.until("a window shows", frame(ui)::isShowing);

        pack.complete(Optional.of(FoundPack.read(place)));

        assertThat(closed.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(failures).isEmpty();
    }

    @Test
    void itMayBeClosedBeforeThePackIsRead() throws InterruptedException {
        CountDownLatch closed = EditorWindow.open(pack, failures::add);
        JFrame frame = frame(ui);
        ui.until("a window shows", frame::isShowing);
        close(frame);
        assertThat(closed.await(10, TimeUnit.SECONDS)).isTrue();

        pack.complete(Optional.empty());
        ui.until("nothing follows", () -> true);
        assertThat(frame.isShowing()).isFalse();
        assertThat(failures).isEmpty();
    }

    @Test
    void itMayBeClosedWhileItIsFilled() throws Exception {
        Path place = folder.resolve("battle");
        PackWriter.write(Packs.albuera(), place);
        FoundPack found = FoundPack.read(place);
        CountDownLatch closed = EditorWindow.open(pack, failures::add);
        JFrame frame = frame(ui);
        ui.until("an empty window shows", frame::isShowing);
        // Among the events that fill it.
        CountDownLatch disposed = new CountDownLatch(1);
        pack.thenRun(() -> SwingUtilities.invokeLater(() -> SwingUtilities.invokeLater(() -> {
            frame.dispose();
            disposed.countDown();
        })));
        pack.complete(Optional.of(found));

        assertThat(disposed.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(closed.await(10, TimeUnit.SECONDS)).isTrue();
        ui.until("nothing follows", () -> true);
        assertThat(frame.getContentPane()).isNotInstanceOf(Workbench.class);
        assertThat(failures).isEmpty();
    }

    @Test
    void whyThereIsNoneIsSaid() throws InterruptedException {
        CountDownLatch closed = EditorWindow.open(pack, failures::add);
        pack.completeExceptionally(new IllegalStateException("oh"));

        assertThat(closed.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(failures)
                .singleElement()
                .satisfies(failure -> assertThat(failure).hasStackTraceContaining("oh"));
    }
}
