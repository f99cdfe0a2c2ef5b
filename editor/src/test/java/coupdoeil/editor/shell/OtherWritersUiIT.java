package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.scenario.Scenario;
import java.awt.Window;
import java.awt.event.WindowEvent;
import java.awt.event.WindowListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;

/** A window whose pack others write to, and a second window beside it. */
class OtherWritersUiIT extends InWindow {

    private static final Edit WOODS = GroundEdits.terrain(List.of(Hex.ORIGIN), "woods", "Woods");
    private static final Edit MARSH = GroundEdits.terrain(List.of(Hex.ORIGIN), "marsh", "Marsh");

    OtherWritersUiIT() {
        super(Packs::blank);
    }

    @Test
    void whatTheyWroteIsThereWhenTheDesignerComesBack() throws IOException {
        Pack onDisk = PackReader.read(pack).pack().orElseThrow();
        List<Scenario> scenarios = new ArrayList<>(onDisk.scenarios());
        scenarios.add(Scenario.empty("noon", "Noon"));
        PackWriter.write(onDisk.withScenarios(scenarios), pack);

        comeBack();

        ui.until(
                "it is taken in",
                () -> window.workbench.session().pack().scenario("noon").isPresent());
        assertThat(UiDriver.onEdt(() -> window.workbench.session().document().isModified()))
                .isFalse();
    }

    @Test
    void whatBothChangedIsShownFromBothSides() throws IOException {
        edit(WOODS);
        PackWriter.write(MARSH.apply(PackReader.read(pack).pack().orElseThrow()), pack);

        comeBack();

        ui.until("both are shown", () -> ui.shows("clash.mine") && ui.shows("clash.theirs"));
        ui.press("ESCAPE");
        ui.until("the question is gone", () -> !ui.shows("clash.mine"));
        assertThat(window.steps()).isEqualTo(1);
    }

    @Test
    void aSecondWindowLeavesTheWorkOfTheFirstAlone() throws IOException {
        edit(WOODS);

        EditorWindow.open(OpenWindow.found(pack), failure -> {
            throw new AssertionError(failure);
        });
        ui.until("there are two windows", () -> frames() == 2);
        UiDriver.onEdt(() -> true);

        assertThat(ui.shows("OptionPane.buttonArea")).as("nothing is offered").isFalse();
        try (Stream<Path> kept = Files.walk(folder.resolve("recovery"))) {
            assertThat(kept.filter(file -> file.endsWith("pack.zip"))).hasSize(1);
        }
    }

    private void edit(Edit edit) {
        UiDriver.onEdt(() -> {
            window.workbench.session().edit(edit);
            return true;
        });
    }

    /** Without a window manager nothing else than the window itself can be told that it is in front again. */
    private void comeBack() {
        JFrame frame = ui.find(JFrame.class, "editor");
        WindowEvent activated = new WindowEvent(frame, WindowEvent.WINDOW_ACTIVATED);
        SwingUtilities.invokeLater(() -> {
            for (WindowListener listener : frame.getWindowListeners()) {
                listener.windowActivated(activated);
            }
        });
    }

    private static long frames() {
        return Arrays.stream(Window.getWindows())
                .filter(JFrame.class::isInstance)
                .filter(Window::isShowing)
                .filter(frame -> ((JFrame) frame).getContentPane() instanceof Workbench)
                .count();
    }
}
