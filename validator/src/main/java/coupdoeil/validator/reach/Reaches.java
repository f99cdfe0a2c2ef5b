package coupdoeil.validator.reach;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.SystemModule;
import java.util.List;
import java.util.Optional;

/** How far the pieces of a rule system reach on a table: a service of its module. */
public interface Reaches {

    /** All ways in which a piece reaches as it is set up, over open ground; none if it does not stand on a table. */
    List<Reach> of(Pack pack, RuleSystem system, Scenario scenario, String piece);

    /** Those of the rule system with this id; empty if it does not say how far pieces reach. */
    static Optional<Reaches> of(String ruleSystem) {
        return SystemModule.of(ruleSystem).flatMap(module -> module.service(Reaches.class));
    }
}
