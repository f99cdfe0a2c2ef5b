package coupdoeil.validator.engine;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.SystemModule;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the rules of a system work out of a scenario, so that engines need not: a service of its
 * module. A system without it exports what is written and nothing more.
 */
public interface EngineFacts {

    /** What hexsides are beside the features drawn on them, such as slopes. */
    default SortedMap<HexSide, List<String>> hexsides(Situation situation) {
        return new TreeMap<>();
    }

    /** Hexes that the rules treat as one, such as the dwellings of a village. */
    default List<HexGroup> groups(Situation situation) {
        return List.of();
    }

    /** What holds at each turn when all conditions are counted, such as the visibility; empty if the rules say nothing. */
    default List<Attributes> inForce(Situation situation) {
        return List.of();
    }

    /** When each piece of a group enters, in order of march; empty if the rules leave it open. */
    default Optional<List<Entrance>> entrances(Situation situation, ArrivalGroup group) {
        return Optional.empty();
    }

    /** The facts of a rule system; none beyond what is written if it has none. */
    static EngineFacts of(String ruleSystem) {
        return SystemModule.of(ruleSystem)
                .flatMap(module -> module.service(EngineFacts.class))
                .orElse(new EngineFacts() {});
    }
}
