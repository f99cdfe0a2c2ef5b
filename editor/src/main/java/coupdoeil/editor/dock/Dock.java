package coupdoeil.editor.dock;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.widget.EdgeSplit;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Window;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JRootPane;
import javax.swing.JTabbedPane;
import javax.swing.LookAndFeel;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.jspecify.annotations.Nullable;

/**
 * Panels in groups of tabs around one that stays in the middle. A tab can be dragged into another group or out of the window;
 * its menu does the same and hides the panel. A group without panels gives its room to the others.
 */
public final class Dock extends JPanel {

    private static final long serialVersionUID = 1L;

    private static final String KEY = "dock";

    /** Of a narrow window the middle keeps enough for the bars of its panels. */
    private static final double RIGHT_SHARE = 1.0 / 3;

    /** A panel: the one that stays in the middle can be neither moved nor hidden. @param id small letters */
    public record Panel(String id, String title, JComponent content, Side usual, boolean stays) {}

    private final transient Map<String, Panel> panels = new LinkedHashMap<>();
    private final transient Map<Side, JTabbedPane> groups = new EnumMap<>(Side.class);
    private final transient Map<Side, EdgeSplit> splits = new EnumMap<>(Side.class);
    private final transient Map<String, PanelWindow> windows = new LinkedHashMap<>();
    /** Where a panel was docked last. */
    private final transient Map<String, Side> homes = new LinkedHashMap<>();
    /** The looks that panels had when they were hidden: they miss a change of it. */
    private final transient Map<String, LookAndFeel> looks = new LinkedHashMap<>();

    private transient Consumer<JRootPane> keys = root -> {};

    /** @param panels in the order of their tabs */
    public Dock(List<Panel> panels) {
        super(new BorderLayout());
        setName(KEY);
        for (Side side : Side.values()) {
            if (side.isDocked()) {
                groups.put(side, group(side));
            }
        }
        for (Panel panel : panels) {
            this.panels.put(panel.id(), panel);
            panel.content().putClientProperty(KEY, this);
        }
        group(Side.CENTRE, 200, 150, 0, 0);
        group(Side.LEFT, 120, 90, 270, 400);
        group(Side.RIGHT, 120, 90, 330, 400);
        group(Side.BOTTOM, 200, 90, 600, 265);
        splits.put(Side.BOTTOM, EdgeSplit.below("split.bottom", tabs(Side.CENTRE), tabs(Side.BOTTOM)));
        splits.put(
                Side.RIGHT,
                EdgeSplit.right("split.right", split(Side.BOTTOM), tabs(Side.RIGHT))
                        .atMost(RIGHT_SHARE));
        splits.put(Side.LEFT, EdgeSplit.left("split.left", tabs(Side.LEFT), split(Side.RIGHT)));
        add(split(Side.LEFT));
        reset();
    }

    private JTabbedPane group(Side side) {
        JTabbedPane tabs = new JTabbedPane(SwingConstants.TOP, JTabbedPane.SCROLL_TAB_LAYOUT);
        tabs.setName("tabs." + side.key());
        TabDrag drag = new TabDrag(this, tabs);
        tabs.addMouseListener(drag);
        tabs.addMouseMotionListener(drag);
        return tabs;
    }

    private void group(Side side, int leastWidth, int leastHeight, int width, int height) {
        tabs(side).setMinimumSize(UIScale.scale(new Dimension(leastWidth, leastHeight)));
        if (width > 0) {
            tabs(side).setPreferredSize(UIScale.scale(new Dimension(width, height)));
        }
    }

    private JTabbedPane tabs(Side side) {
        return Objects.requireNonNull(groups.get(side));
    }

    private EdgeSplit split(Side side) {
        return Objects.requireNonNull(splits.get(side));
    }

    private Panel panel(String id) {
        return Objects.requireNonNull(panels.get(id));
    }

    /** Gives the windows of panels the keys that work everywhere. */
    public void onWindow(Consumer<JRootPane> binding) {
        keys = binding;
    }

    /** Brings a panel to the front, back from where it is hidden too. Nothing happens to what is in no dock. */
    public static void reveal(Component panel) {
        if (panel instanceof JComponent content && content.getClientProperty(KEY) instanceof Dock dock) {
            dock.bringToFront(content);
        }
    }

    private void bringToFront(JComponent content) {
        Panel panel = at(content).orElseThrow();
        if (sideOf(panel.id()) == Side.HIDDEN) {
            move(panel.id(), home(panel.id()));
        }
        PanelWindow window = windows.get(panel.id());
        if (window != null) {
            window.toFront();
        } else {
            tabs(sideOf(panel.id())).setSelectedComponent(content);
        }
    }

    /** The panel that a component is, or is in. */
    Optional<Panel> at(@Nullable Component component) {
        for (Component each = component; each != null; each = each.getParent()) {
            for (Panel panel : panels.values()) {
                if (panel.content() == each) {
                    return Optional.of(panel);
                }
            }
        }
        return Optional.empty();
    }

    /** Puts a panel back where it was docked last. */
    void dockAgain(String id) {
        move(id, home(id));
    }

    private Side home(String id) {
        return homes.getOrDefault(id, panel(id).usual().isDocked() ? panel(id).usual() : Side.RIGHT);
    }

    /** Where a panel is. @param id of a panel of this dock */
    public Side sideOf(String id) {
        if (windows.containsKey(id)) {
            return Side.WINDOW;
        }
        return groups.entrySet().stream()
                .filter(group -> group.getValue().indexOfComponent(panel(id).content()) >= 0)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(Side.HIDDEN);
    }

    /** Moves a panel behind the tabs of a side, into a window or out of sight. Nothing happens to the one that stays. */
    public void move(String id, Side side) {
        move(id, side, side.isDocked() ? tabs(side).getTabCount() : 0, null);
    }

    /** @param index among the tabs @param bounds on the screen, of a window; null for beside the middle of this */
    void move(String id, Side side, int index, @Nullable Rectangle bounds) {
        Panel panel = panel(id);
        if (panel.stays()) {
            return;
        }
        Dimension size = panel.content().getSize();
        takeAway(panel);
        if (side.isDocked()) {
            JTabbedPane tabs = tabs(side);
            homes.put(id, side);
            tabs.insertTab(panel.title(), null, panel.content(), null, Math.min(index, tabs.getTabCount()));
            tabs.setSelectedComponent(panel.content());
        } else if (side == Side.WINDOW) {
            windows.put(id, new PanelWindow(this, panel, bounds == null ? beside(size) : bounds, keys));
        } else {
            looks.put(id, UIManager.getLookAndFeel());
        }
        if (side != Side.HIDDEN) {
            catchUp(panel);
        }
        showEdges();
    }

    private void catchUp(Panel panel) {
        LookAndFeel then = looks.remove(panel.id());
        if (then != null && then != UIManager.getLookAndFeel()) {
            SwingUtilities.updateComponentTreeUI(panel.content());
        }
    }

    private void takeAway(Panel panel) {
        Side from = sideOf(panel.id());
        if (from.isDocked()) {
            homes.put(panel.id(), from);
            tabs(from).remove(panel.content());
        }
        PanelWindow window = windows.remove(panel.id());
        if (window != null) {
            window.dispose();
        }
    }

    private Rectangle beside(Dimension size) {
        Dimension usual = UIScale.scale(new Dimension(420, 320));
        Point corner = isShowing() ? getLocationOnScreen() : new Point();
        return new Rectangle(
                corner.x + getWidth() / 3,
                corner.y + getHeight() / 4,
                Math.max(size.width, usual.width),
                Math.max(size.height, usual.height));
    }

    private void showEdges() {
        splits.forEach((side, split) -> split.showEdge(tabs(side).getTabCount() > 0));
        revalidate();
        repaint();
    }

    /** The panels as they are by themselves. */
    public void reset() {
        homes.clear();
        arrange(usual());
    }

    private Arrangement usual() {
        return new Arrangement(
                panels.values().stream()
                        .filter(panel -> panel.usual().isDocked())
                        .collect(Collectors.groupingBy(
                                Panel::usual, Collectors.mapping(Panel::id, Collectors.toList()))),
                Map.of());
    }

    /** Which panel is where, as {@link #arrange(String)} takes it; empty if that is as they are by themselves. */
    public String arrangement() {
        Map<Side, List<String>> on = new EnumMap<>(Side.class);
        groups.forEach((side, tabs) -> on.put(
                side,
                List.of(tabs.getComponents()).stream()
                        .flatMap(component -> panels.values().stream().filter(panel -> panel.content() == component))
                        .sorted((one, other) -> Integer.compare(
                                tabs.indexOfComponent(one.content()), tabs.indexOfComponent(other.content())))
                        .map(Panel::id)
                        .toList()));
        on.put(Side.WINDOW, new ArrayList<>(windows.keySet()));
        Map<String, Rectangle> bounds = new LinkedHashMap<>();
        windows.forEach((id, window) -> bounds.put(id, window.getBounds()));
        String text = new Arrangement(on, bounds).text();
        return text.equals(usual().text()) ? "" : text;
    }

    /** Puts every panel where a text says. False, with all as it was, if the text is none that this wrote. */
    public boolean arrange(String text) {
        Optional<Arrangement> read = Arrangement.parse(text, panels.keySet())
                .filter(known -> panels.values().stream()
                        .filter(Panel::stays)
                        .allMatch(panel -> known.on(panel.usual()).contains(panel.id())));
        read.ifPresent(this::arrange);
        return read.isPresent();
    }

    private void arrange(Arrangement wanted) {
        panels.values().forEach(this::takeAway);
        for (Side side : groups.keySet()) {
            for (String id : wanted.on(side)) {
                tabs(side).addTab(panel(id).title(), panel(id).content());
                catchUp(panel(id));
            }
            if (tabs(side).getTabCount() > 0) {
                tabs(side).setSelectedIndex(0);
            }
        }
        for (Panel panel : panels.values()) {
            if (sideOf(panel.id()) == Side.HIDDEN) {
                looks.putIfAbsent(panel.id(), UIManager.getLookAndFeel());
            }
        }
        wanted.on(Side.WINDOW)
                .forEach(id -> move(
                        id,
                        isShowing() ? Side.WINDOW : home(id),
                        0,
                        wanted.windows().get(id)));
        showEdges();
    }

    /** The menu of a panel: where it can go. */
    JPopupMenu menu(Panel panel) {
        JPopupMenu menu = new JPopupMenu();
        Side now = sideOf(panel.id());
        for (Side side : Side.values()) {
            if (side == Side.WINDOW) {
                menu.addSeparator();
            }
            var item = menu.add(side.text());
            item.setName("dock." + side.key());
            item.setEnabled(side != now);
            item.addActionListener(event -> move(panel.id(), side));
        }
        return menu;
    }

    /** Asks where the panel that has the keyboard is to go; nothing happens if that is the one that stays. */
    public void askWhere(@Nullable Component focused) {
        at(focused)
                .filter(panel -> !panel.stays())
                .ifPresent(panel -> menu(panel).show(panel.content(), UIScale.scale(12), UIScale.scale(12)));
    }

    /** What of this window a panel dropped at a point would come to. */
    Drop drop(Point at) {
        if (!contains(at)) {
            return new Drop(Side.WINDOW, 0, new Rectangle());
        }
        int wide = getWidth() / 6;
        int high = getHeight() / 5;
        Map<Side, Rectangle> edges = new EnumMap<>(Side.class);
        edges.put(Side.LEFT, new Rectangle(0, 0, wide, getHeight()));
        edges.put(Side.RIGHT, new Rectangle(getWidth() - wide, 0, wide, getHeight()));
        edges.put(Side.BOTTOM, new Rectangle(0, getHeight() - high, getWidth(), high));
        for (Map.Entry<Side, JTabbedPane> group : groups.entrySet()) {
            JTabbedPane tabs = group.getValue();
            Rectangle area = tabs.isVisible() && tabs.getTabCount() > 0
                    ? SwingUtilities.convertRectangle(tabs, new Rectangle(tabs.getSize()), this)
                    : edges.getOrDefault(group.getKey(), new Rectangle());
            boolean empty = tabs.getTabCount() == 0;
            if (empty && area.contains(at)) {
                return new Drop(group.getKey(), 0, area);
            }
        }
        for (Map.Entry<Side, JTabbedPane> group : groups.entrySet()) {
            JTabbedPane tabs = group.getValue();
            Rectangle area = SwingUtilities.convertRectangle(tabs, new Rectangle(tabs.getSize()), this);
            if (tabs.getTabCount() > 0 && area.contains(at)) {
                Point inside = SwingUtilities.convertPoint(this, at, tabs);
                int index = tabs.indexAtLocation(inside.x, inside.y);
                return new Drop(group.getKey(), index < 0 ? tabs.getTabCount() : index, area);
            }
        }
        return new Drop(Side.CENTRE, tabs(Side.CENTRE).getTabCount(), new Rectangle(getSize()));
    }

    /** Where a panel comes to that is dropped. @param area of this window that it is in, empty for outside */
    record Drop(Side side, int index, Rectangle area) {}

    /** Ends the windows of panels with this. */
    @Override
    public void removeNotify() {
        super.removeNotify();
        windows.values().forEach(Window::dispose);
    }
}
