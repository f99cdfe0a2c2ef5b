package coupdoeil.editor.widget;

import java.awt.Component;
import java.awt.Window;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;

/** The window that something is in. */
public final class Windows {

    private Windows() {}

    /** The window itself, if it is one: a dialog over it has its icon and stays above it. */
    public static @Nullable Window of(@Nullable Component component) {
        if (component instanceof Window window) {
            return window;
        }
        return component == null ? null : SwingUtilities.getWindowAncestor(component);
    }
}
