package coupdoeil.editor.widget;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.GraphicsEnvironment;
import java.awt.Toolkit;
import java.awt.Window;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;

/** The window that something is in, and the screen that it has to fit onto. */
public final class Windows {

    private Windows() {}

    /** The size of the screen; without one, more than any window wants. */
    static Dimension screen() {
        return GraphicsEnvironment.isHeadless()
                ? new Dimension(Integer.MAX_VALUE, Integer.MAX_VALUE)
                : Toolkit.getDefaultToolkit().getScreenSize();
    }

    /** Makes a window smaller that is larger than the screen. */
    public static void fit(Window window) {
        Dimension screen = screen();
        window.setSize(Math.min(window.getWidth(), screen.width), Math.min(window.getHeight(), screen.height));
    }

    /** The window itself, if it is one: a dialog over it has its icon and stays above it. */
    public static @Nullable Window of(@Nullable Component component) {
        if (component instanceof Window window) {
            return window;
        }
        return component == null ? null : SwingUtilities.getWindowAncestor(component);
    }
}
