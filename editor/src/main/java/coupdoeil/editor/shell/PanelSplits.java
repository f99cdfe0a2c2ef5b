package coupdoeil.editor.shell;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.shell.Workbench.Panels;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.EdgeSplit;
import coupdoeil.editor.widget.SpokenNames;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import javax.swing.JTabbedPane;
import javax.swing.SwingConstants;

/** Where the panels stand around the map. */
final class PanelSplits {

    private PanelSplits() {}

    static Component of(MapCanvas canvas, Panels panels) {
        JTabbedPane left = tabs("left");
        add(left, "tab.palette", panels.palette());
        add(left, "tab.forces", panels.forces());
        add(left, "tab.layers", panels.layers());
        add(left, "tab.history", panels.history());
        JTabbedPane bottom = tabs("bottom");
        add(bottom, "tab.findings", panels.findings());
        add(bottom, "tab.timetable", panels.timetable());
        add(bottom, "tab.sight", panels.sight());
        panels.inspector().setPreferredSize(UIScale.scale(new Dimension(330, 400)));
        left.setPreferredSize(UIScale.scale(new Dimension(270, 400)));
        bottom.setPreferredSize(UIScale.scale(new Dimension(600, 265)));
        JTabbedPane centre = tabs("centre");
        centre.addTab(Messages.text("tab.map"), canvas);
        add(centre, "tab.oob", panels.oob());
        add(centre, "tab.data", panels.data());
        centre.setMinimumSize(UIScale.scale(new Dimension(200, 150)));
        Component middle = EdgeSplit.below("split.bottom", centre, bottom);
        Component inner = EdgeSplit.right("split.right", middle, panels.inspector());
        return EdgeSplit.left("split.left", left, inner);
    }

    private static void add(JTabbedPane tabs, String key, Container panel) {
        SpokenNames.give(panel, Messages.text(key));
        tabs.addTab(Messages.text(key), panel);
    }

    private static JTabbedPane tabs(String name) {
        JTabbedPane tabs = new JTabbedPane(SwingConstants.TOP);
        tabs.setName("tabs." + name);
        return tabs;
    }
}
