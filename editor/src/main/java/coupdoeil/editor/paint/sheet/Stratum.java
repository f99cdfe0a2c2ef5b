package coupdoeil.editor.paint.sheet;

/** What changes together and is cached together: the ground, and what stands on it. */
public enum Stratum {
    GROUND,
    CONTENT
}
