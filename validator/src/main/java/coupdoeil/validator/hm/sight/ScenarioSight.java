package coupdoeil.validator.hm.sight;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.SightSystem;
import coupdoeil.validator.sight.table.TableScene;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Sight in Horse & Musket. */
public final class ScenarioSight implements SightSystem {

    @Override
    public Optional<TableScene> scene(Pack pack, RuleSystem system, Scenario scenario, @Nullable SightScene before) {
        return pack.battlefield()
                .table()
                .map(table -> before instanceof BattleScene known
                        ? known.after(pack, system, scenario)
                        : BattleScene.of(pack, system, scenario));
    }
}
