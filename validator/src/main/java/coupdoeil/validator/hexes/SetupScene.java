package coupdoeil.validator.hexes;

import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.hexes.HexField;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.hexes.HexNames;
import coupdoeil.validator.sight.hexes.HexScene;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightGround;
import coupdoeil.validator.sight.hexes.SightRule;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Sight in a scenario as it is set up, with the rule of each turn. Facts know no threads: a system that asks them for
 * more than this takes turns.
 */
public abstract class SetupScene implements HexScene {

    private final Situation situation;
    private final Facts facts;
    private final SetupGround source;
    private final PackedGround ground;
    private final IntFunction<? extends SightRule> rules;

    /** @param before a scene of which the ground is taken over as far as it is the same; null if there is none */
    protected SetupScene(
            Situation situation,
            @Nullable SightScene before,
            Facts facts,
            SetupGround source,
            IntFunction<? extends SightRule> rules) {
        this.situation = situation;
        this.facts = facts;
        this.source = source;
        this.ground = before instanceof SetupScene scene
                ? HexField.groundSince(scene.situation, situation)
                        .map(hexes -> scene.ground.withCells(source, hexes))
                        .orElseGet(source::packed)
                : source.packed();
        this.rules = rules;
    }

    @Override
    public final PackedGround ground() {
        return ground;
    }

    @Override
    public final SightGround ignoring(Set<String> pieces) {
        return source.ignoring(pieces);
    }

    @Override
    public final SightRule rule(int turn) {
        return rules.apply(turn);
    }

    @Override
    public final HexNames names() {
        return source.names();
    }

    /** A unit as it is set up; the first placement of one placed twice. */
    protected final Optional<PlacedUnit> placed(String unit) {
        return facts.get(Setup.class).units().stream()
                .filter(placed -> placed.unit().id().equals(unit))
                .findFirst();
    }
}
