package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.action.KeyMap;
import coupdoeil.editor.document.Packs;
import coupdoeil.editor.remembered.Scale;
import coupdoeil.editor.remembered.WindowLayout;
import coupdoeil.editor.widget.EdgeSplit;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.util.concurrent.CountDownLatch;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What the window is like when one comes back to it, and what one sets in it. */
class RememberedUiIT extends InWindow {

    RememberedUiIT() {
        super(Packs::albuera);
    }

    @AfterEach
    void forget() {
        WindowLayout.forget();
        KeyMap.unsetAll();
    }

    private EdgeSplit split() {
        return ui.find(EdgeSplit.class, "split.right");
    }

    @Test
    void panelsAreAsTheyWereLeftAndCanBeResetToWhatTheyWere() throws Exception {
        EdgeSplit split = split();
        int usual = UiDriver.onEdt(split::edge);
        int divider = UiDriver.onEdt(split::getDividerLocation);
        ui.drag(split, new Point(divider + 2, 300), split, new Point(divider - 78, 300));
        int left = UiDriver.onEdt(split::edge);
        assertThat(left).isGreaterThan(usual + 60);
        JTabbedPane tabs = ui.find(JTabbedPane.class, "tabs.bottom");
        ui.press("alt 6");
        ui.until("the timetable is in front", () -> tabs.getSelectedIndex() == 1);
        window.requestClose();
        assertThat(window.isClosed()).isTrue();

        // Not as other tests open one, which forget.
        CountDownLatch closed = EditorWindow.open(OpenWindow.found(pack), failure -> {
            throw new IllegalStateException(failure);
        });
        window = new OpenWindow(ui, closed);
        assertThat(UiDriver.onEdt(split()::edge)).isEqualTo(left);
        JTabbedPane after = ui.find(JTabbedPane.class, "tabs.bottom");
        assertThat(UiDriver.onEdt(after::getSelectedIndex)).isEqualTo(1);
        UiDriver.onEdt(() -> {
            window.workbench.actions().perform(EditorAction.RESET_LAYOUT);
            return true;
        });
        ui.until("it is as usual", () -> split().edge() == usual);
    }

    @Test
    void aShortcutIsSetByPressingItAndNotGivenTwice() {
        window.activate();
        ui.press("ctrl alt COMMA");
        JTabbedPane tabs = ui.find(JTabbedPane.class, "preferences.tabs");
        Rectangle second = UiDriver.onEdt(() -> tabs.getBoundsAt(1));
        ui.click(tabs, new Point(second.x + second.width / 2, second.y + second.height / 2));
        JTextField filter = ui.find(JTextField.class, "preferences.filter");
        ui.focus(filter);
        ui.type("whole map");
        JTable actions = ui.find(JTable.class, "preferences.actions");
        ui.until("it is found", () -> actions.getRowCount() == 1);
        ui.click(actions, new Point(20, 10));
        ui.press("F2");
        ui.press("ctrl S");
        JLabel note = ui.find(JLabel.class, "preferences.note");
        ui.until("it is said that Save has them", () -> note.getText().contains("Save"));
        ui.press("F2");
        ui.press("ctrl 9");
        ui.until("it is set", () -> actions.getValueAt(0, 1).equals("Ctrl+9"));
        ui.press("ESCAPE");
        window.activate();
        window.show("1111");
        ui.press("ctrl 9");
        ui.until("the whole map shows", () -> shown().contains(whole()));
        assertThat(UiDriver.onEdt(
                        () -> EditorAction.ZOOM_FIT.shortcut().orElseThrow().toString()))
                .contains("9");
    }

    @Test
    void theLookAndTheScaleAreSetAndAreThereTheNextTime() throws Exception {
        try {
            window.activate();
            ui.press("ctrl alt COMMA");
            JComboBox<?> theme = ui.find(JComboBox.class, "preferences.theme");
            ui.focus(theme);
            ui.press("DOWN");
            ui.until("all is dark", () -> Theme.current() == Theme.DARK);
            JComboBox<?> scale = ui.find(JComboBox.class, "preferences.scale");
            ui.focus(scale);
            ui.press("END");
            ui.until("it is remembered", () -> Scale.percent() > 100);
            ui.press("ESCAPE");
            window.requestClose();
            Scale.remember(0); // Or the windows of other tests would be as large.
            Theme.LIGHT.install();

            CountDownLatch closed = EditorWindow.open(OpenWindow.found(pack), failure -> {
                throw new IllegalStateException(failure);
            });
            window = new OpenWindow(ui, closed);
            assertThat(UiDriver.onEdt(Theme::current)).isEqualTo(Theme.DARK);
        } finally {
            Scale.remember(0);
            UiDriver.onEdt(() -> {
                Theme.LIGHT.remember();
                Theme.LIGHT.install();
                return true;
            });
        }
    }

    private Rectangle2D shown() {
        return window.canvas.viewport().shown(window.canvas.getWidth(), window.canvas.getHeight());
    }

    private Rectangle2D whole() {
        return window.canvas.scene().orElseThrow().bounds();
    }

    @Test
    void theWholeMapFillsTheWindowInOneDirection() {
        ui.press("ctrl 0");
        double margin = UiDriver.onEdt(() ->
                Math.min(1 - whole().getWidth() / shown().getWidth(), 1 - whole().getHeight() / shown().getHeight()));
        // A margin for lines that come from beyond the edge, and less than an eighth of a step.
        assertThat(margin).isBetween(0.0, 0.12);
    }

    @Test
    void whereNothingIsSelectedTheInspectorShowsTheBattleAndFindingsHaveTheWholeWidth() {
        JTextArea hint = ui.find(JTextArea.class, "inspector.hint");
        assertThat(hint.getText()).contains("units");
        EdgeSplit findings = ui.find(EdgeSplit.class, "findings.split");
        assertThat(ui.shows("findings.explanation")).isFalse();
        ui.pressUntil("F8", "a finding is explained", () -> ui.shows("findings.explanation"));
        assertThat(UiDriver.onEdt(findings::edge)).isGreaterThan(200);
        assertThat(ui.find(JFrame.class, "editor").isShowing()).isTrue();
        assertThat(ui.find(JButton.class, "findings.fix.0").isShowing()).isTrue();
    }
}
