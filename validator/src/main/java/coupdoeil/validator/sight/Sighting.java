package coupdoeil.validator.sight;

/** What an observer has of a hex. */
public enum Sighting {
    /** Seen. */
    VISIBLE,
    /** Not seen, and it is the slope alone that hides it: dead ground. */
    BLIND,
    /** Not seen, whatever the slopes: higher ground, terrain, a unit or a hexside feature is in the way. */
    BLOCKED,
    /** Not seen for the distance alone: beyond the visibility, or too much ground of the same level between. */
    TOO_FAR
}
