package coupdoeil.validator.lb.fact;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Placements;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Who takes part in the scenario: on the map, by the schedule, or through a counter that stands for him (LB 6, 44). Units
 * that the special rule {@value #ABSENT} names, or that are part of one it names, are absent.
 */
public final class Presence {

    /** Special rule that names the units that were not there. */
    public static final String ABSENT = "unit-presence";

    private final Placements placements;
    private final Arrivals arrivals;
    private final SpecialRules special;
    private final Organisation organisation;

    public Presence(Placements placements, Arrivals arrivals, SpecialRules special, Organisation organisation) {
        this.placements = placements;
        this.arrivals = arrivals;
        this.special = special;
        this.organisation = organisation;
    }

    /** Whether the set-up puts a piece on the map. */
    public boolean onMap(String piece) {
        return placements.of(piece).stream()
                .anyMatch(placement -> !(placement.position().standing() instanceof Position.OffMap));
    }

    /** Whether the set-up says anything of a piece, be it that it is off the map. */
    public boolean placed(String piece) {
        return !placements.of(piece).isEmpty();
    }

    /** The groups of reinforcements that a piece comes with, in the order written. */
    public List<ArrivalGroup> groups(String piece) {
        return arrivals.all().stream()
                .filter(group -> group.march().stream()
                        .anyMatch(marcher -> marcher.piece().equals(piece)))
                .toList();
    }

    /** Whether a counter is on the map or will come. */
    public boolean inPlay(String piece) {
        return onMap(piece) || !groups(piece).isEmpty();
    }

    /** Where the set-up puts a piece on the map; none if it does not. */
    public List<Placement> placements(String piece) {
        return placements.of(piece).stream()
                .filter(placement -> !(placement.position().standing() instanceof Position.OffMap))
                .toList();
    }

    /** Whether a unit, or what it is part of, is named as not being there. */
    public boolean absent(Unit unit) {
        Set<String> absent = special.texts(ABSENT, "units");
        return absent.contains(unit.id())
                || organisation.wholes(unit).stream().anyMatch(whole -> absent.contains(whole.id()));
    }

    /** Whether a counter in play stands for a unit: what it is part of, or its own parts. */
    public boolean represented(Unit unit) {
        return organisation.wholes(unit).stream().anyMatch(whole -> inPlay(whole.id()))
                || partInPlay(unit, new HashSet<>());
    }

    private boolean partInPlay(Unit unit, Set<Unit> seen) {
        return seen.add(unit)
                && organisation.parts(unit).stream().anyMatch(part -> inPlay(part.id()) || partInPlay(part, seen));
    }

    /**
     * Whether the scenario says what becomes of a unit: it is in play or stood for, set aside off the map, or absent. A
     * regiment is if all its parts are, a part if its regiment is set aside whole.
     */
    public boolean accounted(Unit unit) {
        if (placed(unit.id()) || !groups(unit.id()).isEmpty() || absent(unit) || represented(unit)) {
            return true;
        }
        List<Unit> parts = organisation.parts(unit);
        return (!parts.isEmpty() && parts.stream().allMatch(part -> placed(part.id()) || absent(part)))
                || organisation.wholes(unit).stream()
                        .anyMatch(whole -> placed(whole.id()) && !partInPlay(whole, new HashSet<>()));
    }
}
