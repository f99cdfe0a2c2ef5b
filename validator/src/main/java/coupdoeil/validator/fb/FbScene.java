package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.sight.GunPost;
import coupdoeil.validator.sight.PackedGround;
import coupdoeil.validator.sight.Route;
import coupdoeil.validator.sight.SightGround;
import coupdoeil.validator.sight.SightNames;
import coupdoeil.validator.sight.SightRule;
import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.Viewshed;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Sight in a scenario of Fix Bayonets!. Facts know no threads, so what goes beyond ground and rule is asked in turn. */
final class FbScene implements SightScene {

    private final Facts facts;
    private final FbGround source;
    private final PackedGround ground;
    private final SightByTurn byTurn;

    FbScene(Facts facts) {
        this.facts = facts;
        this.source = facts.get(FbGround.class);
        this.ground = source.packed();
        this.byTurn = facts.get(SightByTurn.class);
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
        return byTurn.at(turn);
    }

    @Override
    public SightNames names() {
        return source.names();
    }

    @Override
    public synchronized Optional<Viewshed> field(String unit, int turn) {
        GunSight guns = guns(turn);
        return placed(unit)
                .flatMap(placed -> guns.gun(placed.unit(), placed.placement()))
                .map(gun -> Viewshed.of(gun.hex(), guns.field(gun).sightings()));
    }

    @Override
    public synchronized List<GunPost> gunPosts(String unit, Collection<Hex> candidates, int turn) {
        return placed(unit)
                .map(placed -> new FbGunPosts(facts, guns(turn)).of(placed, candidates))
                .orElse(List.of());
    }

    @Override
    public synchronized List<Route> routes() {
        return facts.get(MarchRoutes.class).all();
    }

    private GunSight guns(int turn) {
        return new GunSight(
                facts.get(Artillery.class),
                facts.get(FbFormations.class),
                ground,
                byTurn.at(turn),
                facts.get(HexGrid.class));
    }

    private Optional<PlacedUnit> placed(String unit) {
        return facts.get(Setup.class).units().stream()
                .filter(placed -> placed.unit().id().equals(unit))
                .findFirst();
    }
}
