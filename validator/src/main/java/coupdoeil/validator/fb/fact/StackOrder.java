package coupdoeil.validator.fb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Numbers stacks from the top as FB 8.1.2 wants them. */
public final class StackOrder {

    /** A unit in a hex: which placement, and which of its parts, -1 for the unit itself. */
    private record Slot(int placement, int part, @Nullable Integer number, boolean bottom) {}

    private StackOrder() {}

    /**
     * Numbers the units in some hexes of a scenario from 1 on top, in the order they have, those without a number last
     * and extensions of road columns below everyone (FB 5.4.2). Leaders stand in no order.
     */
    public static Pack renumber(Pack pack, String scenario, Collection<Hex> hexes) {
        Set<String> units = pack.orderOfBattle().units().stream().map(Unit::id).collect(Collectors.toSet());
        return pack.withScenario(scenario, s -> {
            Scenario result = s;
            for (Hex hex : new HashSet<>(hexes)) {
                result = result.withSetup(renumbered(result.setup(), hex, units));
            }
            return result;
        });
    }

    private static List<Placement> renumbered(List<Placement> setup, Hex hex, Set<String> units) {
        List<Slot> slots = new ArrayList<>();
        for (int i = 0; i < setup.size(); i++) {
            Placement placement = setup.get(i);
            if (units.contains(placement.piece())) {
                if (placement.hex().filter(hex::equals).isPresent()) {
                    slots.add(new Slot(i, -1, placement.stack(), false));
                }
                for (int p = 0; p < placement.parts().size(); p++) {
                    if (placement.parts().get(p).hex().equals(hex)) {
                        slots.add(new Slot(i, p, placement.parts().get(p).stack(), bottom(placement)));
                    }
                }
            }
        }
        slots.sort(Comparator.comparing(Slot::bottom)
                .thenComparing(Slot::number, Comparator.nullsLast(Comparator.naturalOrder())));
        List<Placement> result = new ArrayList<>(setup);
        for (int i = 0; i < slots.size(); i++) {
            Slot slot = slots.get(i);
            result.set(slot.placement(), numbered(result.get(slot.placement()), slot.part(), i + 1));
        }
        return result;
    }

    private static boolean bottom(Placement placement) {
        return Formations.ROAD_COLUMN.equals(placement.formation());
    }

    private static Placement numbered(Placement placement, int part, int number) {
        if (part < 0) {
            return placement.withStack(number);
        }
        List<Placement.Part> parts = new ArrayList<>(placement.parts());
        Placement.Part old = parts.get(part);
        parts.set(part, new Placement.Part(old.hex(), old.facing(), old.steps(), number));
        return placement.withParts(parts);
    }
}
