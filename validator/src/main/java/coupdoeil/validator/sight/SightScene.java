package coupdoeil.validator.sight;

import java.util.Set;

/**
 * All that is needed to ask about sight in one scenario as it is set up: the ground, and the rule of every turn.
 * Immutable; safe for use by several threads.
 */
public interface SightScene {

    /** The ground with the units of the set-up. */
    SightGround ground();

    /** The ground as it would be without some pieces, as when units do not block sight for their own leader. */
    SightGround ignoring(Set<String> pieces);

    /** The sight rule of a turn, with the visibility in force then. @param turn 0-based; any number */
    SightRule rule(int turn);

    /** What to call things in explanations. */
    SightNames names();
}
