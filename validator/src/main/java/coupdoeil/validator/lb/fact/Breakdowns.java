package coupdoeil.validator.lb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Puts the battalions of a regiment on the map in its place (LB 6). */
public final class Breakdowns {

    private static final Set<String> FORMATIONS =
            Set.of(Formations.COLUMN, Formations.LINE, Formations.GENERAL_ORDER, Formations.CARRE);

    private final Units units;
    private final Regiments regiments;
    private final Presence presence;
    private final Stacking stacking;
    private final Occupancy occupancy;

    public Breakdowns(Units units, Regiments regiments, Presence presence, Stacking stacking, Occupancy occupancy) {
        this.units = units;
        this.regiments = regiments;
        this.presence = presence;
        this.stacking = stacking;
        this.occupancy = occupancy;
    }

    /**
     * The edit that does so: the battalions stand where the regiment did, in the same formation, its losses spread over
     * them. Empty unless the regiment is alone in its one hex and that breaks no rule of stacking there.
     */
    public Optional<Fix.Change> of(PlacedUnit regiment, String scenario) {
        Hex hex = regiment.placement().hex().orElse(null);
        List<Unit> battalions = regiments.standsFor(regiment.unit());
        boolean free = hex != null
                && regiment.placement().parts().isEmpty()
                && FORMATIONS.contains(regiment.formation())
                && occupancy.at(hex).stream().filter(one -> !one.isLeader()).count() == 1
                && battalions.stream()
                        .noneMatch(battalion -> presence.inPlay(battalion.id())
                                || battalion.attributes().has("formations"));
        int lost = units.printed(regiment.unit()) - units.increments(regiment.unit(), regiment.placement());
        List<Placement> placements = spread(regiment.placement(), battalions, lost);
        if (hex == null || !free || placements.isEmpty()) {
            return Optional.empty();
        }
        List<Occupant> after = new ArrayList<>();
        for (int i = 0; i < battalions.size(); i++) {
            after.add(new Occupant(battalions.get(i), placements.get(i), regiment.side(), null));
        }
        Occupant before = new Occupant(regiment.unit(), regiment.placement(), regiment.side(), null);
        return stacking.faults(List.of(before), hex).containsAll(stacking.faults(after, hex))
                ? Optional.of(edit(regiment.unit().id(), placements, scenario))
                : Optional.empty();
    }

    /** One placement for each battalion, the losses dealt out one by one; none if that leaves one without increments. */
    private List<Placement> spread(Placement regiment, List<Unit> battalions, int lost) {
        int[] losses = new int[battalions.size()];
        int left = lost;
        for (boolean dealt = true; left > 0 && dealt; ) {
            dealt = false;
            for (int i = 0; i < losses.length && left > 0; i++) {
                if (losses[i] + 1 < units.printed(battalions.get(i))) {
                    losses[i]++;
                    left--;
                    dealt = true;
                }
            }
        }
        List<Placement> placements = new ArrayList<>();
        for (int i = 0; i < losses.length && left == 0; i++) {
            placements.add(regiment.withPiece(battalions.get(i).id())
                    .withStack(i + 1)
                    .withParts(List.of())
                    .withAttributes(losses[i] == 0 ? Attributes.NONE : Attributes.of("losses", losses[i])));
        }
        return placements;
    }

    private static Fix.Change edit(String regiment, List<Placement> battalions, String scenario) {
        List<String> ids = battalions.stream().map(Placement::piece).toList();
        return new Fix.Change(
                "Break it into " + ids.size() + " battalions",
                pack -> CounterDisplay.withdraw(pack, scenario, List.of(regiment))
                        .withScenario(scenario, known -> {
                            List<Placement> setup = new ArrayList<>(known.setup());
                            setup.removeIf(placement -> ids.contains(placement.piece()));
                            setup.addAll(battalions);
                            return known.withSetup(setup);
                        }));
    }
}
