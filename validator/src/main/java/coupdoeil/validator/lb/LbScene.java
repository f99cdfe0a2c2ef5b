package coupdoeil.validator.lb;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.sight.PackedGround;
import coupdoeil.validator.sight.SightGround;
import coupdoeil.validator.sight.SightNames;
import coupdoeil.validator.sight.SightRule;
import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.Viewshed;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Sight in a scenario of La Bataille. Facts know no threads, so what goes beyond ground and rule is asked in turn. */
final class LbScene implements SightScene {

    private final Facts facts;
    private final LbGround source;
    private final PackedGround ground;
    private final LbSights sights;

    LbScene(Facts facts) {
        this.facts = facts;
        this.source = facts.get(LbGround.class);
        this.ground = source.packed();
        this.sights = facts.get(LbSights.class);
    }

    @Override
    public PackedGround ground() {
        return ground;
    }

    @Override
    public SightGround ignoring(Set<String> pieces) {
        return source.ignoring(pieces);
    }

    @Override
    public SightRule rule(int turn) {
        return sights.at(turn);
    }

    @Override
    public SightNames names() {
        return source.names();
    }

    /** From the unit's own hex. */
    @Override
    public synchronized Optional<Viewshed> field(String unit, int turn) {
        Optional<PlacedUnit> found = facts.get(Setup.class).units().stream()
                .filter(placed -> placed.unit().id().equals(unit))
                .findFirst();
        return found.flatMap(placed -> placed.placement()
                .hex()
                .filter(ground::contains)
                .map(from -> {
                    LbSight sight = sights.of(placed.unit(), placed.placement(), placed.side(), turn);
                    List<Hex> region = ground.grid()
                            .hexes()
                            .filter(hex -> !hex.equals(from) && sight.inFront(from, hex))
                            .toList();
                    return Viewshed.of(sight, ground, from, region);
                }));
    }
}
