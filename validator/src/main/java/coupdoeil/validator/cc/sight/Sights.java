package coupdoeil.validator.cc.sight;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.sight.hexes.SightRule;
import java.util.List;

/** The sight rule, of nobody in particular and of artillery as it is set up (CC 5, 6, 7): a fact. */
public final class Sights {

    private static final String ARTILLERY = "artillery";

    private final LineOfSight rule;
    private final Occupancy occupancy;

    public Sights(Switches switches, Occupancy occupancy) {
        this.rule = LineOfSight.of(LineReadings.of(switches));
        this.occupancy = occupancy;
    }

    /** Sight of nobody in particular. */
    public SightRule rule() {
        return rule;
    }

    /** Sight as an arm of a side has it: artillery on a hill fires over its friends. */
    public SightRule of(String arm, String side) {
        return arm.equals(ARTILLERY) ? rule.of(new Firer(hex -> allOf(hex, side), false)) : rule;
    }

    /** Sight as artillery of a side has it that is to support a melee. */
    public SightRule combined(String side) {
        return rule.of(new Firer(hex -> allOf(hex, side), true));
    }

    /** The same as {@link #of}, as if nothing beside the board obstructed. */
    public SightRule withoutEdge(String arm, String side) {
        LineOfSight open = rule.withoutEdge();
        return arm.equals(ARTILLERY) ? open.of(new Firer(hex -> allOf(hex, side), false)) : open;
    }

    /** Whether all that is in a hex is of one side. */
    private boolean allOf(Hex hex, String side) {
        List<Occupant> there = occupancy.at(hex);
        return !there.isEmpty()
                && !side.isEmpty()
                && there.stream().allMatch(occupant -> occupant.side().equals(side));
    }
}
