package coupdoeil.validator.ot.fact;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.Footprints;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.fact.Tracker;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Units that a player places in a zone: they are off the table, in a box that is called as the zone is. In line, or as their
 * formation has it, looking north.
 */
public final class Assigned {

    private static final double NORTH = 90;

    private final Roster roster;
    private final Placements placements;
    private final Footprints footprints;
    private final Memo<String, List<Footprint>> byZone;

    public Assigned(Roster roster, Placements placements, RuleSystem system, Tracker tracker) {
        this.roster = roster;
        this.placements = placements;
        this.footprints = new Footprints(system);
        this.byZone = Memo.compared(tracker, this::find);
    }

    /** The ground that each unit of a zone takes. */
    public List<Footprint> to(String zone) {
        return byZone.get(zone);
    }

    private List<Footprint> find(String zone) {
        List<Footprint> found = new ArrayList<>();
        for (Unit unit : roster.units()) {
            for (Placement placement : placements.of(unit.id())) {
                if (placement.position() instanceof Position.OffMap off
                        && off.box().equals(zone)) {
                    deployed(unit, placement).ifPresent(found::add);
                }
            }
        }
        return found;
    }

    private Optional<Footprint> deployed(Unit unit, Placement placement) {
        String own = Units.formation(placement);
        String usual = unit.arm().equals(Units.ARTILLERY) ? Units.UNLIMBERED : Units.LINE;
        return footprints.of(
                unit,
                placement
                        .withPosition(new Position.OnTable(0, 0))
                        .withFacing(new Facing.Heading(NORTH))
                        .withFormation(own.isEmpty() ? usual : own));
    }
}
