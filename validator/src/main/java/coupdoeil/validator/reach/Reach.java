package coupdoeil.validator.reach;

import org.locationtech.jts.geom.Geometry;

/**
 * The ground that a piece reaches in one way.
 *
 * @param name what it is, with how far in inches
 * @param ground in inches, that of the piece itself included
 */
public record Reach(Kind kind, String name, Geometry ground) {

    /** In what way. */
    public enum Kind {
        COMMAND,
        SUPPORT,
        /** How near an enemy may stand. */
        KEEP_OFF,
        FIRE,
        CHARGE
    }
}
