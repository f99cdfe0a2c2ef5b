package coupdoeil.validator.sight;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** The sight of a rule system, found by the {@link ServiceLoader}. */
public interface SightSystem {

    /** The id of the rule system. */
    String ruleSystem();

    /**
     * The scene of a scenario; empty if the system is not played on the pack's battlefield. Cost follows the size of the
     * battlefield; less if it differs little from that of another scene.
     *
     * @param before one of this system, such as that before an edit; null if there is none
     */
    Optional<? extends SightScene> scene(Pack pack, RuleSystem system, Scenario scenario, @Nullable SightScene before);

    /** The sight of the rule system with this id; empty if it has none. */
    static Optional<SightSystem> of(String ruleSystem) {
        return ServiceLoader.load(SightSystem.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(sight -> sight.ruleSystem().equals(ruleSystem))
                .findFirst();
    }
}
