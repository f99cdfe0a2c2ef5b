package coupdoeil.editor.dock;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.dock.Dock.Drop;
import coupdoeil.editor.dock.Dock.Panel;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JRootPane;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.jspecify.annotations.Nullable;

/** Drags a tab to where its panel is to go, which is shaded meanwhile; its menu says the same. */
final class TabDrag extends MouseAdapter {

    /** How far the pointer moves, before scaling, till a press is a drag. */
    private static final int SLACK = 8;

    private final Dock dock;
    private final JTabbedPane tabs;
    private @Nullable Panel dragged;
    private Point from = new Point();
    private @Nullable Component before;

    TabDrag(Dock dock, JTabbedPane tabs) {
        this.dock = dock;
        this.tabs = tabs;
    }

    private Optional<Panel> panel(MouseEvent event) {
        int index = tabs.indexAtLocation(event.getX(), event.getY());
        return index < 0
                ? Optional.empty()
                : dock.at(tabs.getComponentAt(index)).filter(panel -> !panel.stays());
    }

    @Override
    public void mousePressed(MouseEvent event) {
        menu(event);
        from = event.getPoint();
        dragged = SwingUtilities.isLeftMouseButton(event) ? panel(event).orElse(null) : null;
    }

    @Override
    public void mouseDragged(MouseEvent event) {
        if (dragged != null && (before != null || from.distance(event.getPoint()) > UIScale.scale(SLACK))) {
            shade(dock.drop(SwingUtilities.convertPoint(tabs, event.getPoint(), dock)));
        }
    }

    @Override
    public void mouseReleased(MouseEvent event) {
        menu(event);
        Panel moved = dragged;
        dragged = null;
        if (moved != null && before != null) {
            unshade();
            Drop drop = dock.drop(SwingUtilities.convertPoint(tabs, event.getPoint(), dock));
            Rectangle window = new Rectangle(
                    event.getXOnScreen() - UIScale.scale(40),
                    event.getYOnScreen() - UIScale.scale(10),
                    Math.max(moved.content().getWidth(), UIScale.scale(300)),
                    Math.max(moved.content().getHeight(), UIScale.scale(220)));
            dock.move(moved.id(), drop.side(), drop.index(), window);
        }
    }

    private void menu(MouseEvent event) {
        if (event.isPopupTrigger()) {
            panel(event).ifPresent(panel -> dock.menu(panel).show(tabs, event.getX(), event.getY()));
        }
    }

    private void shade(Drop drop) {
        JRootPane root = SwingUtilities.getRootPane(dock);
        if (before == null) {
            before = root.getGlassPane();
            root.setGlassPane(new Shade());
            root.getGlassPane().setVisible(true);
        }
        if (root.getGlassPane() instanceof Shade shade) {
            shade.show(SwingUtilities.convertRectangle(dock, drop.area(), shade));
        }
    }

    private void unshade() {
        Component usual = before;
        before = null;
        if (usual != null) {
            JRootPane root = SwingUtilities.getRootPane(dock);
            root.getGlassPane().setVisible(false);
            root.setGlassPane(usual);
        }
    }

    private static final class Shade extends JComponent {

        private static final long serialVersionUID = 1L;

        private Rectangle area = new Rectangle();

        void show(Rectangle shaded) {
            area = shaded;
            repaint();
        }

        @Override
        protected void paintComponent(Graphics g) {
            Color accent = UIManager.getColor("Component.accentColor");
            Color tone = accent == null ? Color.BLUE : accent;
            g.setColor(new Color(tone.getRed(), tone.getGreen(), tone.getBlue(), 60));
            g.fillRect(area.x, area.y, area.width, area.height);
            g.setColor(tone);
            g.drawRect(area.x, area.y, area.width - 1, area.height - 1);
        }
    }
}
