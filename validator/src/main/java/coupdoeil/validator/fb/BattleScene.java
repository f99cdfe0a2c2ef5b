package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.fb.fact.Artillery;
import coupdoeil.validator.fb.fact.Formations;
import coupdoeil.validator.fb.fact.GunSight;
import coupdoeil.validator.fb.fact.MarchRoutes;
import coupdoeil.validator.fb.fact.Relief;
import coupdoeil.validator.fb.fact.SightByTurn;
import coupdoeil.validator.hexes.SetupScene;
import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.hexes.GunPost;
import coupdoeil.validator.sight.hexes.Route;
import coupdoeil.validator.sight.hexes.Viewshed;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Sight in a scenario of Fix Bayonets!. Facts know no threads, so what goes beyond ground and rule is asked in turn. */
final class BattleScene extends SetupScene {

    private final Facts facts;

    BattleScene(Situation situation, Facts facts, @Nullable SightScene before) {
        super(situation, before, facts, facts.get(Relief.class), facts.get(SightByTurn.class)::at);
        this.facts = facts;
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
                .map(placed -> new GunPosts(facts, guns(turn)).of(placed, candidates))
                .orElse(List.of());
    }

    @Override
    public synchronized List<Route> routes() {
        return facts.get(MarchRoutes.class).all();
    }

    private GunSight guns(int turn) {
        return new GunSight(
                facts.get(Artillery.class),
                facts.get(Formations.class),
                ground(),
                rule(turn),
                facts.get(HexGrid.class));
    }
}
