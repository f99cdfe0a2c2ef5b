package coupdoeil.validator.lb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Fix;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Takes counters off the map and the schedule, onto the organisational display (LB 6). */
public final class CounterDisplay {

    private static final String DISPLAY = "display";

    private CounterDisplay() {}

    /** Leaves some counters in play and puts others, which stand for the same men, on the display. */
    public static Fix.Change keep(String name, String scenario, Collection<String> withdrawn) {
        return new Fix.Change(name, pack -> withdraw(pack, scenario, withdrawn));
    }

    /** Puts counters on the display, wherever the scenario has them. */
    static Pack withdraw(Pack pack, String scenario, Collection<String> pieces) {
        return unscheduled(pack, scenario, pieces)
                .withScenario(scenario, known -> known.withSetup(aside(known, pieces)));
    }

    /** Of several placements of a piece one is left. */
    private static List<Placement> aside(Scenario scenario, Collection<String> pieces) {
        Set<String> seen = new HashSet<>();
        return scenario.setup().stream()
                .filter(placement -> !pieces.contains(placement.piece()) || seen.add(placement.piece()))
                .map(placement -> pieces.contains(placement.piece()) ? off(placement.piece(), DISPLAY) : placement)
                .toList();
    }

    /** A piece set aside off the map. */
    public static Placement off(String piece, String box) {
        return new Placement(piece, new Position.OffMap(box), null, null, null, List.of(), List.of(), Attributes.NONE);
    }

    /** Takes pieces out of the groups of reinforcements; a group of which nothing is left goes too. */
    public static Pack unscheduled(Pack pack, String scenario, Collection<String> pieces) {
        return pack.withScenario(scenario, known -> {
            List<ArrivalGroup> groups = new ArrayList<>();
            for (ArrivalGroup group : known.reinforcements()) {
                List<ArrivalGroup.Marcher> march = group.march().stream()
                        .filter(marcher -> !pieces.contains(marcher.piece()))
                        .toList();
                if (march.equals(group.march())
                        || !march.isEmpty()
                        || !group.tokens().isEmpty()) {
                    groups.add(group.withMarch(march));
                }
            }
            return known.withReinforcements(groups);
        });
    }
}
