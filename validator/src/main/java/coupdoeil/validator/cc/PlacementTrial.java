package coupdoeil.validator.cc;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.cc.fact.FreeHexes;
import coupdoeil.validator.cc.fact.Going;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.cure.Faults;
import coupdoeil.validator.hexes.cure.Trial;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What terrain and stacking (CC 5 Phase 3, 7) have against a placement that is only tried. */
public final class PlacementTrial implements Trial {

    private final FreeHexes free;
    private final Going going;
    private final RuleSystem system;

    public PlacementTrial(FreeHexes free, Going going, RuleSystem system) {
        this.free = free;
        this.going = going;
        this.system = system;
    }

    @Override
    public Set<String> alone(Unit unit, Placement placement) {
        boolean closed = placement.hex().filter(hex -> free.closed(hex, unit)).isPresent();
        boolean onlyGuns = placement
                .hex()
                .filter(hex -> OccupancyChecks.onlyGuns(unit.arm(), hex, going))
                .isPresent();
        return new Faults()
                .note("CC-STACK-04", closed && !onlyGuns)
                .note("CC-STACK-05", closed && onlyGuns)
                .ids();
    }

    @Override
    public Set<String> together(List<Occupant> units, Hex hex) {
        int limit = system.tables().nested("stacking").integer("units", 1);
        return new Faults()
                .note(
                        "CC-STACK-01",
                        units.stream().filter(unit -> !unit.isLeader()).count() > limit)
                .ids();
    }

    /** Wherever units and leaders may be: what is set up otherwise has not marched there. */
    @Override
    public boolean mayGo(Occupant unit, Hex from, Hex to) {
        return free.open(to, unit.piece());
    }

    @Override
    public FacingKind facing(Unit unit, Placement placement) {
        return FacingKind.NONE;
    }

    @Override
    public String name(String formation) {
        return system.formation(formation)
                .map(FormationType::name)
                .orElse(formation)
                .toLowerCase(Locale.ROOT);
    }
}
