package coupdoeil.editor.remembered;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.dock.Dock;
import coupdoeil.editor.widget.EdgeSplit;
import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.prefs.Preferences;
import javax.swing.JFrame;
import javax.swing.JTabbedPane;

/**
 * Where the window stood, how large its panels were and which were in front. Sizes are kept as they are at 100 percent. What
 * was kept wrongly, or does not fit the screen, is left at what it is by itself.
 */
public final class WindowLayout {

    private static final String PART = "layout";
    private static final String PANELS = "panels";
    private static final int NONE = Integer.MIN_VALUE;
    private static final int LEAST = 300;

    private WindowLayout() {}

    /** Gives a frame the place and size that the last one had, if they are on the screen. @param screen its usable part */
    public static void restoreFrame(JFrame frame, Rectangle screen) {
        Preferences kept = Store.of(PART);
        Rectangle bounds = new Rectangle(
                kept.getInt("x", NONE), kept.getInt("y", NONE), kept.getInt("width", 0), kept.getInt("height", 0));
        if (bounds.width >= LEAST && bounds.height >= LEAST && screen.contains(bounds)) {
            frame.setBounds(bounds);
        }
        if (kept.getBoolean("maximized", false)) {
            frame.setExtendedState(JFrame.MAXIMIZED_BOTH);
        }
    }

    /**
     * Puts the panels in a container where they were, gives them the sizes that they had, and brings those to the front that
     * were there. False if what was kept cannot be read: it is forgotten.
     */
    public static boolean restorePanels(Container container) {
        Preferences kept = Store.of(PART);
        AtomicBoolean sound = new AtomicBoolean(true);
        each(container, component -> {
            if (component instanceof Dock dock) {
                String panels = kept.get(PANELS, "");
                if (!panels.isEmpty() && !dock.arrange(panels)) {
                    kept.remove(PANELS);
                    sound.set(false);
                }
            } else if (component instanceof EdgeSplit split) {
                int size = kept.getInt(String.valueOf(split.getName()), NONE);
                if (size > 0) {
                    split.setEdge(UIScale.scale(size));
                }
            } else if (component instanceof JTabbedPane tabs && tabs.getName() != null) {
                int front = kept.getInt(tabs.getName(), NONE);
                if (front >= 0 && front < tabs.getTabCount()) {
                    tabs.setSelectedIndex(front);
                }
            }
        });
        return sound.get();
    }

    public static void save(JFrame frame) {
        Preferences kept = Store.of(PART);
        boolean maximized = (frame.getExtendedState() & JFrame.MAXIMIZED_BOTH) == JFrame.MAXIMIZED_BOTH;
        kept.putBoolean("maximized", maximized);
        if (!maximized) {
            kept.putInt("x", frame.getX());
            kept.putInt("y", frame.getY());
            kept.putInt("width", frame.getWidth());
            kept.putInt("height", frame.getHeight());
        }
        each(frame.getContentPane(), component -> {
            if (component instanceof Dock dock) {
                String panels = dock.arrangement();
                if (panels.isEmpty()) {
                    kept.remove(PANELS);
                } else {
                    kept.put(PANELS, panels);
                }
            } else if (component instanceof EdgeSplit split) {
                kept.putInt(String.valueOf(split.getName()), UIScale.unscale(split.edge()));
            } else if (component instanceof JTabbedPane tabs && tabs.getName() != null) {
                kept.putInt(tabs.getName(), tabs.getSelectedIndex());
            }
        });
    }

    /** Gives the panels the places and sizes that they have by themselves, and forgets the others. */
    public static void reset(Container container) {
        forget();
        each(container, component -> {
            if (component instanceof Dock dock) {
                dock.reset();
            } else if (component instanceof EdgeSplit split) {
                split.reset();
            }
        });
    }

    public static void forget() {
        Store.forget(PART);
    }

    private static void each(Component component, Consumer<Component> what) {
        what.accept(component);
        if (component instanceof Container container) {
            for (Component child : container.getComponents()) {
                each(child, what);
            }
        }
    }
}
