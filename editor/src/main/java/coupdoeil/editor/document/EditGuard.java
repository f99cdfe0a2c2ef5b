package coupdoeil.editor.document;

import coupdoeil.model.pack.Pack;

/** Has the last word on what is edited, so that what is locked stays as it is. */
@FunctionalInterface
public interface EditGuard {

    /** Whether a pack may become another; where it may not, the designer is told why. */
    boolean admits(Pack before, Pack after);
}
