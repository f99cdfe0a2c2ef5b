package coupdoeil.editor.dock;

import coupdoeil.editor.text.Messages;
import java.util.Locale;

/** Where a panel can be. */
public enum Side {
    CENTRE("dock.to-centre"),
    LEFT("dock.to-left"),
    RIGHT("dock.to-right"),
    BOTTOM("dock.to-bottom"),
    /** A window of its own. */
    WINDOW("dock.to-window"),
    HIDDEN("dock.to-hidden");

    private final String move;

    Side(String move) {
        this.move = move;
    }

    String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What moving a panel there is called. */
    String text() {
        return Messages.text(move);
    }

    boolean isDocked() {
        return this != WINDOW && this != HIDDEN;
    }
}
