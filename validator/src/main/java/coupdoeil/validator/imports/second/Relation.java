package coupdoeil.validator.imports.second;

/** Where what a line names stands, as seen from the formation or unit that was named before it. */
public enum Relation {
    /** Under the same formation. */
    BESIDE,
    /** Under that itself. */
    BELOW,
    /** Higher, or on another side. */
    ABOVE
}
