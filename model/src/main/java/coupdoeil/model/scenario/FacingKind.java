package coupdoeil.model.scenario;

import org.jspecify.annotations.Nullable;

/** What something faces: a hexside, a corner of its hex, a heading on a table, or nothing. */
public enum FacingKind {
    SIDE,
    CORNER,
    HEADING,
    NONE;

    /** The kind of a facing; {@link #NONE} of none. */
    public static FacingKind of(@Nullable Facing facing) {
        return facing == null ? NONE : facing.kind();
    }
}
