package coupdoeil.model.table;

/** Where something is as seen from a piece on a table. */
public enum Sector {
    INSIDE,
    FRONT,
    LEFT,
    RIGHT,
    REAR
}
