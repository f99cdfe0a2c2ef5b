package coupdoeil.validator.sight;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.SystemModule;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The sight of a rule system that is played on hexes: a service of its module. */
public interface SightSystem {

    /** The scene of a scenario; empty if the pack's battlefield is no hex map. Cost follows the size of the map. */
    default Optional<SightScene> scene(Pack pack, RuleSystem system, Scenario scenario) {
        return scene(pack, system, scenario, null);
    }

    /**
     * The same scene, sooner if the ground of only a few hexes differs from that of another.
     *
     * @param before one of this system, such as that before an edit; null if there is none
     */
    Optional<SightScene> scene(Pack pack, RuleSystem system, Scenario scenario, @Nullable SightScene before);

    /** The sight of the rule system with this id; empty if it has none. */
    static Optional<SightSystem> of(String ruleSystem) {
        return SystemModule.of(ruleSystem).flatMap(module -> module.service(SightSystem.class));
    }
}
