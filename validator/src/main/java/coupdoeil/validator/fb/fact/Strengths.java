package coupdoeil.validator.fb.fact;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import java.util.HashMap;
import java.util.Map;

/** How many steps units have as they are set up (FB 2.2, 13.2): counters that lie on another side have lost some. */
public final class Strengths {

    private final Map<String, Integer> lost = new HashMap<>();

    public Strengths(RuleSystem system) {
        system.vocabulary().markers().forEach(marker -> {
            int steps = marker.effects().integer("stepsLost", 0);
            if (steps > 0) {
                lost.put(marker.id(), steps);
            }
        });
    }

    /**
     * The steps of a whole unit: what its placement says, else what the order of battle says less those that its markers
     * stand for, but one at least; 0 if nobody says any.
     */
    public int steps(Unit unit, Placement placement) {
        int full = unit.attributes().integer("steps", 0);
        return placement.attributes().integer("steps").orElse(full == 0 ? 0 : Math.max(1, full - lost(placement)));
    }

    /** Whether a marker stands for the last step of a unit, or for more than it has: then it is none any more. */
    public boolean eliminates(String marker, Unit unit) {
        int full = unit.attributes().integer("steps", 0);
        return full > 0 && lost.getOrDefault(marker, 0) >= full;
    }

    private int lost(Placement placement) {
        return placement.markers().stream()
                .distinct()
                .mapToInt(marker -> lost.getOrDefault(marker, 0))
                .sum();
    }
}
