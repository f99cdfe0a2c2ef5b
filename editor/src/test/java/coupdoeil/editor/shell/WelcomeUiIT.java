package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.remembered.RecentPacks;
import coupdoeil.editor.welcome.Sample;
import coupdoeil.model.pack.PackWriter;
import java.awt.AWTException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.swing.JButton;
import javax.swing.JEditorPane;
import javax.swing.JFrame;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What a window begins with that was opened on nothing. */
@ExtendWith(OnScreen.class)
class WelcomeUiIT {

    @TempDir
    private Path folder;

    private UiDriver ui;
    private CountDownLatch closed;
    private JFrame frame;

    @BeforeEach
    void forget() throws AWTException {
        ui = new UiDriver();
        RecentPacks.forget();
    }

    private void start() {
        closed = OpenWindow.start(CompletableFuture.completedFuture(Optional.empty()), folder.resolve("recovery"));
        frame = ui.find(JFrame.class, "editor");
        ui.focus(ui.find(JButton.class, "welcome.new"));
    }

    @AfterEach
    void end() throws InterruptedException {
        UiDriver.onEdt(() -> {
            for (java.awt.Window window : java.awt.Window.getWindows()) {
                window.dispose();
            }
            return true;
        });
        assertThat(closed.await(10, TimeUnit.SECONDS)).isTrue();
    }

    private Workbench workbench() {
        ui.until("there is a battle", () -> frame.getContentPane() instanceof Workbench);
        return UiDriver.onEdt(() -> (Workbench) frame.getContentPane());
    }

    @Test
    void aSampleOpensAsACopyOfOnesOwn() {
        start();
        assertThat(UiDriver.onEdt(frame::getJMenuBar))
                .as("no menus without a battle")
                .isNull();
        for (Sample sample : Sample.values()) {
            assertThat(ui.shows("welcome.sample." + sample.folder()))
                    .as(sample.folder())
                    .isTrue();
        }
        ui.click(ui.find(JButton.class, "welcome.sample.rolica-1808"));
        Workbench workbench = workbench();
        assertThat(frame.getTitle()).contains("Rolica".replace('c', '\u00E7'));
        assertThat(UiDriver.onEdt(() -> workbench.session().document().path())).isEmpty();
        assertThat(RecentPacks.list()).isEmpty();
    }

    @Test
    void whatWasOpenedLastIsOfferedAndOpensWithAClick() throws Exception {
        Path place = folder.resolve("battle");
        PackWriter.write(Packs.albuera(), place);
        try (OpenWindow first = new OpenWindow(ui, place, folder.resolve("first"))) {
            first.settle();
        }
        start();
        JButton recent = ui.find(JButton.class, "welcome.recent.0");
        assertThat(recent.getText()).contains("Albuera");
        ui.click(recent);
        Workbench opened = workbench();
        assertThat(UiDriver.onEdt(() -> opened.session().document().path())).contains(place);
    }

    @Test
    void theKeysOfTheMenusWorkWithoutThemAndATutorialIsReadWithoutANetwork() {
        start();
        ui.click(ui.find(JButton.class, "welcome.tutorial"));
        JEditorPane text = ui.find(JEditorPane.class, "help.text");
        ui.until(
                "it is shown",
                () -> text.getDocument()
                        .getText(0, text.getDocument().getLength())
                        .contains("Meadow Bridge"));
        ui.focus(text);
        ui.press("ESCAPE");
        ui.until("it is gone", () -> !text.isShowing());
        ui.focus(ui.find(JButton.class, "welcome.new"));
        ui.press("ctrl N");
        JTextField title = ui.find(JTextField.class, "new.title");
        ui.until("the title has the keyboard", title::isFocusOwner);
        ui.type("Hougoumont");
        ui.press("ENTER");
        Workbench made = workbench();
        assertThat(UiDriver.onEdt(() -> made.session().pack().info().name())).isEqualTo("Hougoumont");
        // From a battle one comes back to it.
        ui.focus(made.canvas());
        ui.press("ctrl shift O");
        ui.click(ui.find(JButton.class, "welcome.sample.coa-1810"));
        ui.until(
                "another battle is open",
                () -> made.session().pack().info().name().contains("1810"));
    }
}
