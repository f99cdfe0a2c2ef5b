package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.dock.Dock;
import coupdoeil.editor.dock.Side;
import coupdoeil.editor.document.Packs;
import coupdoeil.editor.findings.FindingsPanel;
import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.remembered.WindowLayout;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.picture.LayerId;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.WindowEvent;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.prefs.Preferences;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Panels moved between the edges, in windows of their own and hidden, as they are left and come back. */
class PanelsUiIT extends InWindow {

    PanelsUiIT() {
        super(Packs::albuera);
    }

    @AfterEach
    void forget() {
        WindowLayout.forget();
    }

    private Dock dock() {
        return window.workbench.dock();
    }

    private Side side(String id) {
        return UiDriver.onEdt(() -> dock().sideOf(id));
    }

    private JTabbedPane tabs(String side) {
        return ui.find(JTabbedPane.class, "tabs." + side);
    }

    private Point tab(JTabbedPane tabs, String title) {
        return UiDriver.onEdt(() -> {
            Rectangle bounds = tabs.getBoundsAt(tabs.indexOfTab(title));
            return new Point(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2);
        });
    }

    private void choose(JTabbedPane tabs, String title, String item) {
        ui.rightClick(tabs, tab(tabs, title));
        ui.click(ui.find(JMenuItem.class, item));
    }

    private void reopen() throws Exception {
        window.requestClose();
        assertThat(window.isClosed()).isTrue();
        CountDownLatch closed = EditorWindow.open(OpenWindow.found(pack), failure -> {
            throw new IllegalStateException(failure);
        });
        window = new OpenWindow(ui, closed);
        window.activate();
    }

    @Test
    void aTabIsDraggedToAnotherEdgeAndStaysThereTillTheLayoutIsReset() throws Exception {
        JTabbedPane left = tabs("left");
        JTabbedPane right = tabs("right");
        ui.drag(left, tab(left, "Forces"), right, new Point(60, 200));
        ui.until("forces are on the right", () -> dock().sideOf("forces") == Side.RIGHT);
        left = tabs("left");
        ui.drag(left, tab(left, "Layers"), right, new Point(60, 200));
        ui.until("the layers are on the right", () -> dock().sideOf("layers") == Side.RIGHT);
        left = tabs("left");
        ui.drag(left, tab(left, "Palette"), tabs("bottom"), new Point(400, 120));
        ui.until("the palette is below", () -> dock().sideOf("palette") == Side.BOTTOM);
        assertThat(UiDriver.onEdt(tabs("bottom")::isShowing)).isTrue();
        assertThat(UiDriver.onEdt(left::isShowing)).as("an edge without panels").isFalse();

        reopen();
        assertThat(side("forces")).isEqualTo(Side.RIGHT);
        assertThat(side("palette")).isEqualTo(Side.BOTTOM);
        UiDriver.onEdt(() -> {
            window.workbench.actions().swing(EditorAction.RESET_LAYOUT).actionPerformed(null);
            return true;
        });
        assertThat(side("forces")).isEqualTo(Side.LEFT);
        assertThat(side("palette")).isEqualTo(Side.LEFT);
        assertThat(UiDriver.onEdt(dock()::arrangement)).isEmpty();
    }

    @Test
    void aPanelFloatsWithTheKeysOfTheWindowAndComesBackWhenItsWindowIsClosed() throws Exception {
        choose(tabs("right"), "Inspector", "dock.window");
        JDialog floating = ui.find(JDialog.class, "window.inspector");
        assertThat(side("inspector")).isEqualTo(Side.WINDOW);
        floating.toFront();
        ui.focus(floating.getRootPane());
        ui.press("ctrl shift G");
        ui.until("the grid is gone", () -> !window.workbench.layers().shown().contains(LayerId.GRID));
        reopen();
        assertThat(side("inspector")).as("as it was left").isEqualTo(Side.WINDOW);
        Window again = ui.find(JDialog.class, "window.inspector");
        UiDriver.onEdt(() -> {
            again.dispatchEvent(new WindowEvent(again, WindowEvent.WINDOW_CLOSING));
            return true;
        });
        assertThat(side("inspector")).isEqualTo(Side.RIGHT);
    }

    @Test
    void aHiddenPanelComesBackByItsMenuItem() {
        choose(tabs("bottom"), "Findings", "dock.hidden");
        ui.until("the findings are hidden", () -> dock().sideOf("findings") == Side.HIDDEN);
        window.activate();
        ui.press("alt 5");
        ui.until("they are back", () -> ui.shows("findings.tree"));
        assertThat(side("findings")).isEqualTo(Side.BOTTOM);
    }

    @Test
    void inASmallWindowNothingOfABarIsCut() {
        UiDriver.onEdt(() -> {
            Window frame = SwingUtilities.getWindowAncestor(dock());
            frame.setSize(1024, 700);
            window.workbench.actions().swing(EditorAction.RESET_LAYOUT).actionPerformed(null);
            return true;
        });
        for (String last : List.of("findings.profile", "oob.paste", "timetable.look", "data.down")) {
            ui.press(Map.of("findings", "alt 5", "oob", "alt 9", "timetable", "alt 6", "data", "alt 8")
                    .get(last.replaceAll("\\..*", "")));
            JComponent control = ui.find(JComponent.class, last);
            ui.until(last + " is seen", () -> control.getVisibleRect().width >= control.getWidth() * 9 / 10);
        }
        JComponent chooser = ui.find(JComponent.class, "scenario");
        assertThat(UiDriver.onEdt(() -> chooser.getVisibleRect().width)).isEqualTo(UiDriver.onEdt(chooser::getWidth));
    }

    @Test
    void choicesToFixAFindingBringItsHiddenPanelBack() {
        UiDriver.onEdt(() -> {
            FindingsPanel findings = window.workbench.panels().findings();
            window.workbench.live().current().open().stream()
                    .filter(finding -> finding.fixes().stream().noneMatch(Fix.Change.class::isInstance))
                    .findFirst()
                    .ifPresent(findings::choose);
            dock().move("findings", Side.HIDDEN);
            return true;
        });
        window.activate();
        ui.press("alt ENTER");
        ui.until("the choices show", () -> ui.shows("findings.menu"));
        assertThat(side("findings")).isEqualTo(Side.BOTTOM);
    }

    @Test
    void anArrangementThatCannotBeReadGivesTheUsualOneAndSaysSoOnce() throws Exception {
        window.requestClose();
        assertThat(window.isClosed()).isTrue();
        Preferences kept = Preferences.userNodeForPackage(WindowLayout.class).node("layout");
        kept.put("panels", "centre=map;left=palette,palette");
        CountDownLatch closed = EditorWindow.open(OpenWindow.found(pack), failure -> {
            throw new IllegalStateException(failure);
        });
        window = new OpenWindow(ui, closed);
        JLabel status = ui.find(JLabel.class, "status.message");
        ui.until("it is said", () -> status.getText().contains("could not be read"));
        assertThat(UiDriver.onEdt(dock()::arrangement)).isEmpty();
        assertThat(kept.get("panels", "")).isEmpty();
    }

    @Test
    void theMapIsSeenTwiceEachWithItsOwnZoom() {
        UiDriver.onEdt(() -> {
            window.workbench.actions().swing(EditorAction.SECOND_VIEW).actionPerformed(null);
            return true;
        });
        MapCanvas second = ui.find(MapCanvas.class, "second-view.canvas");
        ui.until("it is painted", second::isSettled);
        double before = UiDriver.onEdt(() -> second.viewport().zoom());
        UiDriver.onEdt(() -> {
            window.canvas.zoomIn();
            return true;
        });
        assertThat(UiDriver.onEdt(() -> second.viewport().zoom())).isEqualTo(before);
        window.activate();
        ui.press("ctrl G");
        ui.until("both show the same battle", () -> second.scene().equals(window.canvas.scene()));
        assertThat(UiDriver.onEdt(() -> ((JComponent) second.getParent()).isShowing()))
                .isTrue();
    }
}
