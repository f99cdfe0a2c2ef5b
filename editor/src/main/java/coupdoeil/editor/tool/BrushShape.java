package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;

/** What a gesture of the brush paints. */
public enum BrushShape {
    /** All that it passes. */
    FREE(EditorAction.DRAW_FREE),
    /** A straight line from where it begins to where it ends. */
    LINE(EditorAction.DRAW_LINE),
    /** The block of columns and rows between the two. */
    RECTANGLE(EditorAction.DRAW_RECTANGLE),
    /** What it goes round, or what the corners clicked enclose. */
    POLYGON(EditorAction.DRAW_POLYGON),
    /** What hangs together with the hex clicked and is like it; with Shift all that is like it. */
    FILL(EditorAction.FILL);

    private final EditorAction action;

    BrushShape(EditorAction action) {
        this.action = action;
    }

    /** The action that chooses it. */
    EditorAction action() {
        return action;
    }
}
