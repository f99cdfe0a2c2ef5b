package coupdoeil.validator.sight;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.SystemModule;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The sight of a rule system: a service of its module. */
public interface SightSystem {

    /**
     * The scene of a scenario; empty if the system is not played on the pack's battlefield. Cost follows the size of the
     * battlefield; less if it differs little from that of another scene.
     *
     * @param before one of this system, such as that before an edit; null if there is none
     */
    Optional<? extends SightScene> scene(Pack pack, RuleSystem system, Scenario scenario, @Nullable SightScene before);

    /** The points on which its rules of sight can be read in more than one way, in the order of their numbers. */
    default List<SightReading> readings() {
        return List.of();
    }

    /** The sight of the rule system with this id; empty if it has none. */
    static Optional<SightSystem> of(String ruleSystem) {
        return SystemModule.of(ruleSystem).flatMap(module -> module.service(SightSystem.class));
    }
}
