package coupdoeil.editor.dock;

import coupdoeil.editor.text.Messages;
import java.util.Locale;

/** Where a panel can be. */
public enum Side {
    CENTRE,
    LEFT,
    RIGHT,
    BOTTOM,
    /** A window of its own. */
    WINDOW,
    HIDDEN;

    String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What moving a panel there is called. */
    String text() {
        return Messages.text("dock.to-" + key());
    }

    boolean isDocked() {
        return this != WINDOW && this != HIDDEN;
    }
}
