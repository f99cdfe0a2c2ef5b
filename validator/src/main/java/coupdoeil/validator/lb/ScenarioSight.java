package coupdoeil.validator.lb;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.lb.sight.Readings;
import coupdoeil.validator.sight.SightReading;
import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.SightSystem;
import coupdoeil.validator.sight.hexes.HexScene;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Sight in La Bataille: Premier. */
public final class ScenarioSight implements SightSystem {

    @Override
    public Optional<HexScene> scene(Pack pack, RuleSystem system, Scenario scenario, @Nullable SightScene before) {
        Situation situation = Situation.of(pack, system, scenario);
        return situation
                .pack()
                .battlefield()
                .hexMap()
                .map(map -> new BattleScene(situation, situation.facts(), before));
    }

    @Override
    public List<SightReading> readings() {
        return Readings.points();
    }
}
