package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.SightSystem;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * All that is needed to ask about sight in one scenario as it is set up: the ground, and the rule of every turn.
 * Immutable; safe for use by several threads.
 *
 * <p>A turn is a 0-based number; one outside the scenario is like the nearest.
 */
public interface HexScene extends SightScene {

    /** The scene of a scenario; empty if the pack's battlefield is no hex map, or its rule system has no sight. */
    static Optional<HexScene> of(Pack pack, RuleSystem system, Scenario scenario) {
        return SightSystem.of(system.id()).flatMap(sight -> of(sight.scene(pack, system, scenario, null)));
    }

    /** A scene if it is one of hexes. */
    static Optional<HexScene> of(Optional<? extends SightScene> scene) {
        return scene.filter(HexScene.class::isInstance).map(HexScene.class::cast);
    }

    @Override
    default Optional<SightMarks> answer(SightQuestion question) {
        return new HexAnswers(this, ground()).marks(question);
    }

    /** The ground with the units of the set-up. */
    PackedGround ground();

    /** The ground as it would be without some pieces, as when units do not block sight for their own leader. */
    SightGround ignoring(Set<String> pieces);

    /** The sight rule of a turn, with the visibility in force then. */
    SightRule rule(int turn);

    /**
     * The sight rule of a turn as a unit has it where it is set up, with its own front and its friends in the way; empty for
     * a piece without a front, who looks all round as nobody in particular.
     */
    default Optional<SightRule> eyes(String piece, int turn) {
        return Optional.empty();
    }

    /** With which rule of a turn each observer looks: a piece with its own eyes, whatever else as nobody in particular. */
    default Eyes eyes(int turn) {
        return observer -> observer.isPiece() ? eyes(observer.id(), turn).orElseGet(() -> rule(turn)) : rule(turn);
    }

    @Override
    HexNames names();

    /**
     * What a unit as it is set up has of the hexes that it can fire at, by its facing and range; empty if it has no such
     * field, or does not stand on the map.
     */
    default Optional<Viewshed> field(String unit, int turn) {
        return Optional.empty();
    }

    /**
     * What a battery would have in its field of fire from each of some hexes that it may take up position in, whichever way
     * it faces, the best first; empty if it is no battery of the set-up.
     */
    default List<GunPost> gunPosts(String unit, Collection<Hex> candidates, int turn) {
        return List.of();
    }

    /** Where the scenario's reinforcements can be when, in the order written; empty if the rules do not tell. */
    default List<Route> routes() {
        return List.of();
    }
}
