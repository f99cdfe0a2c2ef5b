package coupdoeil.validator.sight;

/**
 * Sight in one scenario as it is set up, on whatever battlefield. Immutable; safe for use by several threads.
 *
 * <p>A turn is a 0-based number; one outside the scenario is like the nearest.
 */
public interface SightScene {

    /** What to call things in explanations. */
    SightNames names();
}
