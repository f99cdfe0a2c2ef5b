package coupdoeil.validator.sight.hexes;

import coupdoeil.validator.sight.Viewpoint;

/**
 * With which rule each observer looks: a unit out of its own front and past its own friends, where its system says so, a
 * hex or a place as nobody in particular. Every question that names who looks asks here, so that all have one answer.
 */
@FunctionalInterface
public interface Eyes {

    /** The rule as this observer has it. */
    SightRule eyesOf(Viewpoint observer);
}
