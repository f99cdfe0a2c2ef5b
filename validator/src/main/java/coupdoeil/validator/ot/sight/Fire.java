package coupdoeil.validator.ot.sight;

import coupdoeil.model.table.GroundFeature;
import java.util.Optional;

/**
 * Whether a unit can fire at another as both are set up, and what is in the way if it cannot (OT Fire Combat: Visibility).
 *
 * @param inches how far the nearest stand is that lies in the arc; infinite if none does
 * @param mask key of a unit that leaves no lane; empty if none does
 * @param ground that leaves no lane; empty if none does
 */
public record Fire(State state, double inches, Optional<String> mask, Optional<GroundFeature> ground) {

    /** What comes of it; the later, the nearer to fire. */
    public enum State {
        /** It has no weapon for that, or may not fire at such a target. */
        NEVER,
        OUT_OF_ARC,
        OUT_OF_RANGE,
        HIDDEN,
        /** It sees the target, and there is no lane. */
        MASKED,
        OPEN
    }

    static Fire none(State state, double inches) {
        return new Fire(state, inches, Optional.empty(), Optional.empty());
    }

    public boolean isOpen() {
        return state == State.OPEN;
    }

    /** Whether the target is seen, in arc and range, be there a lane or not. */
    public boolean isSeen() {
        return state == State.OPEN || state == State.MASKED;
    }
}
