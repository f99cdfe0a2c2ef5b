package coupdoeil.validator.table.sight;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.SightSystem;
import coupdoeil.validator.sight.table.TableScene;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Sight on the tables of a system: as {@link LineOfSight} has it, or as the system itself does. */
public final class ScenarioSight implements SightSystem {

    private final Function<Facts, TableAnswers> answers;

    /** Of a system that binds {@link FireRules} and what else they rest on. */
    public ScenarioSight() {
        this(SceneAnswers::new);
    }

    /** Of a system that has answers of its own. */
    public ScenarioSight(Function<Facts, TableAnswers> answers) {
        this.answers = answers;
    }

    @Override
    public Optional<TableScene> scene(Pack pack, RuleSystem system, Scenario scenario, @Nullable SightScene before) {
        return pack.battlefield()
                .table()
                .map(table -> before instanceof BattleScene known
                        ? known.after(pack, system, scenario)
                        : BattleScene.of(pack, system, scenario, answers));
    }
}
