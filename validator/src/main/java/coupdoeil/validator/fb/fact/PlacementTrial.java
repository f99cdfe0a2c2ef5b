package coupdoeil.validator.fb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.cure.Faults;
import coupdoeil.validator.hexes.cure.Trial;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What formation, extent and stacking (FB 5, 6, 8) have against a placement that is only tried. */
public final class PlacementTrial implements Trial {

    private final FormationFaults formation;
    private final ExtentFaults extent;
    private final StackCompany stacking;
    private final Formations formations;
    private final Terrain terrain;

    public PlacementTrial(
            FormationFaults formation,
            ExtentFaults extent,
            StackCompany stacking,
            Formations formations,
            Terrain terrain) {
        this.formation = formation;
        this.extent = extent;
        this.stacking = stacking;
        this.formations = formations;
        this.terrain = terrain;
    }

    @Override
    public Set<String> alone(Unit unit, Placement placement) {
        return new Faults()
                .and(formation.faults(unit, placement))
                .and(extent.faults(unit, placement))
                .ids();
    }

    @Override
    public Set<String> together(List<Occupant> units, Hex hex) {
        return stacking.faults(units, hex);
    }

    @Override
    public boolean mayGo(Occupant unit, Hex from, Hex to) {
        return !terrain.impassable(HexSide.between(from, to), unit.arm());
    }

    @Override
    public FacingKind facing(Unit unit, Placement placement) {
        return formations.facingKind(unit, placement);
    }

    @Override
    public String name(String target) {
        return formations.name(target).toLowerCase(Locale.ROOT);
    }

    @Override
    public Pack tidied(Pack pack, String scenario, Collection<Hex> hexes) {
        return StackOrder.renumber(pack, scenario, hexes);
    }
}
