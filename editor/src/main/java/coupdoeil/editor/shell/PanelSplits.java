package coupdoeil.editor.shell;

import coupdoeil.editor.dock.Dock;
import coupdoeil.editor.dock.Dock.Panel;
import coupdoeil.editor.dock.Side;
import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.shell.Workbench.Panels;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.SpokenNames;
import java.util.List;
import javax.swing.JComponent;

/** Where the panels stand around the map unless the designer moves them. */
final class PanelSplits {

    /** The panel that shows the map once more. */
    static final String SECOND_VIEW = "view";

    private PanelSplits() {}

    static Dock of(MapCanvas canvas, SecondView view, Panels panels) {
        return new Dock(List.of(
                new Panel("map", Messages.text("tab.map"), canvas, Side.CENTRE, true),
                panel("oob", "tab.oob", panels.oob(), Side.CENTRE),
                panel("data", "tab.data", panels.data(), Side.CENTRE),
                panel("palette", "tab.palette", panels.palette(), Side.LEFT),
                panel("forces", "tab.forces", panels.forces(), Side.LEFT),
                panel("layers", "tab.layers", panels.layers(), Side.LEFT),
                panel("inspector", "tab.inspector", panels.inspector(), Side.RIGHT),
                panel("history", "tab.history", panels.history(), Side.RIGHT),
                panel(SECOND_VIEW, "tab.view", view, Side.HIDDEN),
                panel("findings", "tab.findings", panels.findings(), Side.BOTTOM),
                panel("timetable", "tab.timetable", panels.timetable(), Side.BOTTOM),
                panel("sight", "tab.sight", panels.sight(), Side.BOTTOM)));
    }

    private static Panel panel(String id, String key, JComponent content, Side usual) {
        String title = Messages.text(key);
        SpokenNames.give(content, title);
        return new Panel(id, title, content, usual, false);
    }
}
