package coupdoeil.validator.lb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.cure.Faults;
import coupdoeil.validator.hexes.cure.Trial;
import coupdoeil.validator.lb.fact.ExtentFaults;
import coupdoeil.validator.lb.fact.FormationFaults;
import coupdoeil.validator.lb.fact.Formations;
import coupdoeil.validator.lb.fact.RoadMarchFaults;
import coupdoeil.validator.lb.fact.SharedHexFaults;
import coupdoeil.validator.lb.fact.Stacking;
import coupdoeil.validator.lb.fact.Terrain;
import coupdoeil.validator.lb.fact.Zones;
import java.util.List;
import java.util.Set;

/** What formation, extent, road march and stacking (LB 10, 16, 18, 19) have against a placement that is only tried. */
public final class PlacementTrial implements Trial {

    private final FormationFaults formation;
    private final ExtentFaults extent;
    private final RoadMarchFaults roadMarch;
    private final SharedHexFaults shared;
    private final Stacking stacking;
    private final Formations formations;
    private final Terrain terrain;
    private final Zones zones;

    public PlacementTrial(
            FormationFaults formation,
            ExtentFaults extent,
            RoadMarchFaults roadMarch,
            SharedHexFaults shared,
            Stacking stacking,
            Formations formations,
            Terrain terrain,
            Zones zones) {
        this.formation = formation;
        this.extent = extent;
        this.roadMarch = roadMarch;
        this.shared = shared;
        this.stacking = stacking;
        this.formations = formations;
        this.terrain = terrain;
        this.zones = zones;
    }

    @Override
    public Set<String> alone(Unit unit, Placement placement) {
        return new Faults()
                .and(formation.faults(unit, placement))
                .and(extent.faults(unit, placement))
                .and(roadMarch.faults(unit, placement))
                .note(
                        "LB-UNIT-18",
                        placement
                                .hex()
                                .filter(hex -> terrain.prohibited(hex, unit.arm()))
                                .isPresent())
                .ids();
    }

    @Override
    public Set<String> together(List<Occupant> units, Hex hex) {
        return new Faults()
                .and(stacking.faults(units, hex))
                .and(shared.faults(units))
                .ids();
    }

    /** Not over a hexside that is closed to it, into the reach of an enemy or, in road march, off the road. */
    @Override
    public boolean mayGo(Occupant unit, Hex from, Hex to) {
        HexSide side = HexSide.between(from, to);
        return !terrain.prohibited(side, unit.arm())
                && zones.against(unit.side(), to).isEmpty()
                && (!RoadMarchFaults.marching(unit.placement()) || terrain.road(side));
    }

    @Override
    public FacingKind facing(Unit unit, Placement placement) {
        return formation.kind(placement.formation() == null ? "" : placement.formation());
    }

    @Override
    public String name(String target) {
        return formations.name(target);
    }
}
