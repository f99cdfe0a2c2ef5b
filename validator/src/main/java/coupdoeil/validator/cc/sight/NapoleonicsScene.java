package coupdoeil.validator.cc.sight;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.hexes.SetupScene;
import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.hexes.SightRule;
import coupdoeil.validator.sight.hexes.Viewshed;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Sight in a battle of Commands &amp; Colors. Facts know no threads, so what goes beyond ground and rule is asked in turn. */
final class NapoleonicsScene extends SetupScene {

    private final Facts facts;

    NapoleonicsScene(Situation situation, Facts facts, @Nullable SightScene before) {
        super(
                situation,
                before,
                facts,
                facts.get(LineGround.class),
                always(facts.get(Sights.class).rule()));
        this.facts = facts;
    }

    /** Neither light nor weather changes how far one sees (CC 5). */
    private static IntFunction<SightRule> always(SightRule rule) {
        return turn -> rule;
    }

    @Override
    public synchronized Optional<SightRule> eyes(String piece, int turn) {
        return placed(piece)
                .map(placed -> facts.get(Sights.class).of(placed.unit().arm(), placed.side()));
    }

    /** The hexes within its range, adjacent ones left out: with these it can only melee (CC 5 Ranged Combat). */
    @Override
    public synchronized Optional<Viewshed> field(String unit, int turn) {
        Fire fire = facts.get(Fire.class);
        return placed(unit)
                .flatMap(placed -> placed.placement()
                        .hex()
                        .filter(ground()::contains)
                        .flatMap(from -> {
                            List<Hex> region = fire.reach(from, placed.unit());
                            return region.isEmpty()
                                    ? Optional.empty()
                                    : Optional.of(Viewshed.of(
                                            facts.get(Sights.class)
                                                    .of(placed.unit().arm(), placed.side()),
                                            ground(),
                                            from,
                                            region));
                        }));
    }
}
