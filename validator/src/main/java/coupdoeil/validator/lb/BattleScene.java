package coupdoeil.validator.lb;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.hexes.SetupScene;
import coupdoeil.validator.lb.fact.Orientation;
import coupdoeil.validator.lb.fact.Relief;
import coupdoeil.validator.lb.fact.SightByTurn;
import coupdoeil.validator.lb.fact.Units;
import coupdoeil.validator.lb.sight.LineOfSight;
import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.hexes.SightRule;
import coupdoeil.validator.sight.hexes.Viewshed;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Sight in a scenario of La Bataille. Facts know no threads, so what goes beyond ground and rule is asked in turn. */
final class BattleScene extends SetupScene {

    private final SightByTurn sights;
    private final Orientation orientation;

    BattleScene(Situation situation, Facts facts, @Nullable SightScene before) {
        super(situation, before, facts, facts.get(Relief.class), facts.get(SightByTurn.class)::at);
        this.sights = facts.get(SightByTurn.class);
        this.orientation = facts.get(Orientation.class);
    }

    /**
     * Of several placements of a unit the first; routed units have no front and see nothing (LB 13, 23). One of which nobody
     * knows yet what it faces looks all round.
     */
    @Override
    public synchronized Optional<SightRule> eyes(String piece, int turn) {
        return placed(piece)
                .filter(placed -> placed.placement().hex().isPresent())
                .filter(placed -> Units.routed(placed.placement())
                        || !orientation.front(placed.unit(), placed.placement()).isEmpty())
                .map(placed -> sights.of(placed.unit(), placed.placement(), placed.side(), turn));
    }

    /** From the unit's own hex. */
    @Override
    public synchronized Optional<Viewshed> field(String unit, int turn) {
        return placed(unit)
                .flatMap(placed -> placed.placement()
                        .hex()
                        .filter(ground()::contains)
                        .map(from -> {
                            LineOfSight sight = sights.of(placed.unit(), placed.placement(), placed.side(), turn);
                            List<Hex> region = ground().grid()
                                    .hexes()
                                    .filter(hex -> !hex.equals(from) && sight.inFront(from, hex))
                                    .toList();
                            return Viewshed.of(sight, ground(), from, region);
                        }));
    }
}
