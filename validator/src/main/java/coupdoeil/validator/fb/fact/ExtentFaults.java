package coupdoeil.validator.fb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.hexes.cure.Faults;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whether a unit may take the hexes that it takes (FB 5.2.2, 5.4.2, 5.5.2), as it is placed or as it might be. */
public final class ExtentFaults {

    private final Attributes strength;
    private final Strengths strengths;
    private final Formations formations;
    private final Terrain terrain;
    private final Ground ground;
    private final Occupancy occupancy;
    private final boolean columnMayStraddle;
    private final boolean columnFillsUp;

    public ExtentFaults(
            RuleSystem system,
            Strengths strengths,
            Formations formations,
            Terrain terrain,
            Ground ground,
            Occupancy occupancy,
            Switches switches) {
        this.strength = system.tables().nested("strength");
        this.strengths = strengths;
        this.formations = formations;
        this.terrain = terrain;
        this.ground = ground;
        this.occupancy = occupancy;
        this.columnMayStraddle = switches.is("rcStraddle", "ROAD_OK");
        this.columnFillsUp = RoadColumn.packsSteps(switches);
    }

    /** The ids of the rules of extent that a unit placed so would break as errors. */
    public Set<String> faults(Unit unit, Placement placement) {
        return new Faults()
                .note("FB-FORM-09", overextended(unit, placement))
                .note("FB-FORM-10", misplaced(unit, placement))
                .note("FB-FORM-11", straddled(unit, placement).isPresent())
                .note("FB-FORM-13", properSplit(unit, placement).isPresent())
                .note("FB-FORM-14", screenMisplaced(unit, placement))
                .ids();
    }

    /**
     * Whether a unit takes more hexes than its formation has, or has not the steps to extend. A road column of so few
     * steps has nothing to leave in a second hex either.
     */
    public boolean overextended(Unit unit, Placement placement) {
        Optional<FormationType> type = formations.type(unit, placement);
        if (placement.parts().isEmpty() || screen(unit, placement)) {
            return false;
        }
        if (type.isEmpty()) {
            return unit.arm().equals(Formations.TRAIN);
        }
        int steps = strengths.steps(unit, placement);
        return placement.parts().size() >= type.get().maxHexes()
                || steps > 0
                        && steps < type.get().effects().integer("extendMinSteps", 0)
                        && !(steps > 1 && fills(unit, placement));
    }

    /** Of a unit that is overextended, why. */
    public String whyNotExtended(Unit unit, Placement placement) {
        Optional<FormationType> type = formations.type(unit, placement);
        int most = type.map(FormationType::maxHexes).orElse(1);
        int least =
                type.map(known -> known.effects().integer("extendMinSteps", 0)).orElse(0);
        int steps = strengths.steps(unit, placement);
        return placement.parts().size() >= most
                ? "it takes " + (placement.parts().size() + 1) + " hexes, its formation at most " + most
                : "it has " + steps + (steps == 1 ? " step" : " steps") + ", and " + least + " are needed";
    }

    /** Whether the extension of a line or road column is not where, or not turned as, it must be. */
    public boolean misplaced(Unit unit, Placement placement) {
        Optional<Placement.Part> extension = extension(unit, placement);
        Optional<Hex> hex = placement.hex();
        if (extension.isEmpty() || hex.isEmpty()) {
            return false;
        }
        Placement.Part part = extension.get();
        HexDirection back = part.hex().directionTo(hex.get());
        if (back == null || !ground.contains(part.hex())) {
            return true;
        }
        if (formations.of(unit, placement).equals(Formations.LINE)) {
            return placement.faces() == FacingKind.CORNER
                    && (!sideways(unit, placement, hex.get(), part)
                            || part.facing() != null && !part.facing().equals(placement.facing()));
        }
        // A column that has turned to follow a road trails its marker through any hex but the one ahead.
        return placement
                        .facedSide()
                        .map(hex.get()::plus)
                        .filter(part.hex()::equals)
                        .isPresent()
                || part.facing() != null && !part.facing().equals(new Facing.ToSide(back));
    }

    private boolean sideways(Unit unit, Placement placement, Hex hex, Placement.Part part) {
        return formations
                .type(unit, placement)
                .filter(type ->
                        formations.extensionHexes(type, hex, placement.facing()).contains(part.hex()))
                .isPresent();
    }

    /** The first hexside under a unit of two hexes that none may lie across. */
    public Optional<HexSide> straddled(Unit unit, Placement placement) {
        Optional<Hex> hex = placement.hex();
        return placement.parts().stream()
                .filter(part -> hex.isPresent() && hex.get().directionTo(part.hex()) != null)
                .map(part -> HexSide.between(hex.orElseThrow(), part.hex()))
                .filter(side -> barred(unit, placement, side))
                .findFirst();
    }

    private boolean barred(Unit unit, Placement placement, HexSide side) {
        boolean roadColumn = formations.of(unit, placement).equals(Formations.ROAD_COLUMN);
        return terrain.impassable(side, unit.arm())
                || terrain.requiresOther(side, formations.of(unit, placement))
                || terrain.difficult(side) && !(roadColumn && columnMayStraddle && terrain.road(side));
    }

    /** The hex of a line's extension, if it is Difficult. */
    public Optional<Hex> difficultExtension(Unit unit, Placement placement) {
        return formations.of(unit, placement).equals(Formations.LINE)
                ? placement.parts().stream()
                        .map(Placement.Part::hex)
                        .filter(terrain::difficult)
                        .findFirst()
                : Optional.empty();
    }

    /** How many steps the extension of a line or road column must have, if it says otherwise. */
    public Optional<Integer> properSplit(Unit unit, Placement placement) {
        int rest = strengths.steps(unit, placement) - strength.integer("unitHexSteps", 0);
        Integer behind = extension(unit, placement).map(Placement.Part::steps).orElse(null);
        boolean proper =
                behind == null || rest <= 0 || behind == rest || (behind == rest + 1 && fills(unit, placement));
        return proper ? Optional.empty() : Optional.of(rest);
    }

    /**
     * Whether a unit in road column follows another that ends in its own hex: then it fills up with a step what that leaves
     * there, and has the others behind (FB 5.4.2; switch {@code columnPacking}).
     */
    private boolean fills(Unit unit, Placement placement) {
        return columnFillsUp
                && formations.of(unit, placement).equals(Formations.ROAD_COLUMN)
                && placement.hex().stream()
                        .flatMap(hex -> occupancy.at(hex).stream())
                        .anyMatch(other -> other.part() != null
                                && !other.piece().id().equals(unit.id())
                                && formations.of(other).equals(Formations.ROAD_COLUMN));
    }

    /** How many hexes a Skirmish Screen of an arm takes. */
    public int screenHexes(Unit unit) {
        return formations
                .type(Formations.SKIRMISH_SCREEN)
                .map(type -> type.effects().nested("hexes").integer(unit.arm(), 1))
                .orElse(1);
    }

    /** Whether a Skirmish Screen does not take the hexes that its arm takes, side by side. */
    public boolean screenMisplaced(Unit unit, Placement placement) {
        List<Placement.Part> parts = placement.parts();
        Optional<Hex> hex = placement.hex();
        if (!screen(unit, placement) || hex.isEmpty()) {
            return false;
        }
        return parts.size() != screenHexes(unit) - 1
                || parts.stream()
                        .anyMatch(part -> !ground.contains(part.hex())
                                || hex.get().directionTo(part.hex()) == null
                                || placement.faces() == FacingKind.CORNER
                                        && !sideways(unit, placement, hex.get(), part));
    }

    private boolean screen(Unit unit, Placement placement) {
        return formations.of(unit, placement).equals(Formations.SKIRMISH_SCREEN);
    }

    /** The one extension of a unit in a formation that extends by leaving steps behind. */
    private Optional<Placement.Part> extension(Unit unit, Placement placement) {
        String formation = formations.of(unit, placement);
        boolean mayExtend = formation.equals(Formations.LINE) || formation.equals(Formations.ROAD_COLUMN);
        return mayExtend && placement.parts().size() == 1
                ? Optional.of(placement.parts().get(0))
                : Optional.empty();
    }
}
