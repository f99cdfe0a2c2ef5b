package coupdoeil.editor.sight;

/** What can be laid over the map to show sight. One at a time: they speak with the same marks. */
public enum SightLayer {
    /** What the selected hex or pieces see. */
    SELECTION,
    /** What the units of a side see. */
    SIDE,
    /** What no unit of a side sees. */
    BLIND,
    /** From how many hexes the units of a side see each hex. */
    COUNTS,
    /** Who sees the selected hex. */
    WATCHED;

    /** Whether it is asked for a side; else for what is selected. */
    boolean ofSide() {
        return this == SIDE || this == BLIND || this == COUNTS;
    }
}
