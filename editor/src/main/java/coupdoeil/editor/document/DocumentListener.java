package coupdoeil.editor.document;

import coupdoeil.model.pack.Pack;

/** Is told, on the event thread, of every new value of a {@link Document}. */
@FunctionalInterface
public interface DocumentListener {

    /** Why the pack changed. */
    enum Cause {
        EDIT,
        UNDO,
        REDO,
        /** Another pack was opened; before and after have nothing in common. */
        LOAD,
        /** The same pack was saved; before and after are the same. */
        SAVE
    }

    void changed(Pack before, Pack after, Cause cause);
}
