package coupdoeil.validator.hm.fact;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.table.fact.Inches;
import java.util.Collection;

/** The distances that rules name, in inches (HM Movement; Unit Sizes & Morale Values). */
public record Distances(RuleSystem system) {

    /** A distance of the rule system's table; 0 if it has none of that name. */
    public double of(String name) {
        return system.tables().nested("distances").decimal(name);
    }

    /** Whether some bases are near enough to an obstacle to be behind it (HM Obstacles). */
    public boolean isAtObstacle(GroundFeature obstacle, Collection<Base> bases) {
        return bases.stream().anyMatch(base -> Inches.within(obstacle.shape().inchesFrom(base), of("obstacleCover")));
    }
}
