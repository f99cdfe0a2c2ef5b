package coupdoeil.validator.sight;

import java.util.Optional;

/**
 * Sight in one scenario as it is set up, on whatever battlefield. Immutable; safe for use by several threads.
 *
 * <p>A turn is a 0-based number; one outside the scenario is like the nearest.
 */
public interface SightScene {

    /** What to mark where; empty if it is asked for the field of what has none. Costs as much as the looks it takes. */
    Optional<SightMarks> answer(SightQuestion question);

    /** What to call things in explanations. */
    SightNames names();
}
