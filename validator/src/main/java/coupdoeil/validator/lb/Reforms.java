package coupdoeil.validator.lb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.FormationType.FacingKind;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.fact.Ground;
import coupdoeil.validator.check.fact.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedUnit;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Fixes that put a unit into another formation, facing or extent. Each is offered only if the unit and those with it would
 * then break no rule of formation or stacking that they do not break already, and not the one that is to be cured.
 */
public final class Reforms {

    private static final int MAX_OPTIONS = 3;
    /** No formation covers so many hexes; what is laid out over more is no unit to be put right by one edit. */
    private static final int MAX_PARTS = 12;

    /** A way to place a unit otherwise, named as an imperative. */
    public record Option(String name, Placement after) {}

    private final FormationCheck formation;
    private final ExtentCheck extent;
    private final RoadMarchCheck roadMarch;
    private final SharedHexCheck shared;
    private final LbStacking stacking;
    private final LbFormations formations;
    private final Ground ground;
    private final Occupancy occupancy;

    public Reforms(
            FormationCheck formation,
            ExtentCheck extent,
            RoadMarchCheck roadMarch,
            SharedHexCheck shared,
            LbStacking stacking,
            LbFormations formations,
            Ground ground,
            Occupancy occupancy) {
        this.formation = formation;
        this.extent = extent;
        this.roadMarch = roadMarch;
        this.shared = shared;
        this.stacking = stacking;
        this.formations = formations;
        this.ground = ground;
        this.occupancy = occupancy;
    }

    /** Those of the options that cure a rule; one as it is, several as a choice of this name. */
    public Optional<Fix> of(String rule, String scenario, PlacedUnit placed, String name, List<Option> options) {
        Placement before = placed.placement();
        if (before.parts().size() > MAX_PARTS) {
            return Optional.empty();
        }
        List<Fix.Change> cures = new ArrayList<>();
        for (Option option : options) {
            if (cures.size() < MAX_OPTIONS && !option.after().equals(before) && cures(rule, placed, option.after())) {
                cures.add(new Fix.Change(
                        option.name(),
                        pack -> PackEdits.placement(
                                pack, scenario, before.piece(), now -> now.equals(before) ? option.after() : now)));
            }
        }
        return cures.size() > 1
                ? Optional.of(new Fix.Choose(name, cures))
                : cures.stream().<Fix>map(cure -> cure).findFirst();
    }

    private boolean cures(String rule, PlacedUnit placed, Placement after) {
        Set<Hex> hexes = new LinkedHashSet<>(placed.placement().hexes());
        hexes.addAll(after.hexes());
        Set<String> before = faults(placed, placed.placement(), hexes);
        before.removeIf(fault -> fault.equals(rule) || fault.startsWith(rule + "@"));
        return before.containsAll(faults(placed, after, hexes));
    }

    /** What is wrong with a unit placed so, and with whoever is in some hexes with it then. */
    private Set<String> faults(PlacedUnit placed, Placement placement, Set<Hex> hexes) {
        Unit unit = placed.unit();
        Set<String> faults = new LinkedHashSet<>(formation.faults(unit, placement));
        faults.addAll(extent.faults(unit, placement));
        faults.addAll(roadMarch.faults(unit, placement));
        for (Hex hex : hexes) {
            List<Occupant> friends = with(placed, placement, hex);
            stacking.faults(friends, hex).forEach(fault -> faults.add(fault + "@" + hex));
            shared.faults(friends).forEach(fault -> faults.add(fault + "@" + hex));
            boolean enemies = occupancy.enemyOf(placed.side(), hex);
            if (placement.hexes().contains(hex) && (enemies || !ground.contains(hex))) {
                faults.add("no room@" + hex);
            }
        }
        return faults;
    }

    /** The units of its side in a hex, were the unit placed so. */
    private List<Occupant> with(PlacedUnit placed, Placement placement, Hex hex) {
        List<Occupant> units = new ArrayList<>();
        List<Occupant> own = new ArrayList<>();
        if (placement.hex().filter(hex::equals).isPresent()) {
            own.add(new Occupant(placed.unit(), placement, placed.side(), null));
        }
        placement.parts().stream()
                .filter(part -> part.hex().equals(hex))
                .forEach(part -> own.add(new Occupant(placed.unit(), placement, placed.side(), part)));
        for (Occupant other : occupancy.at(hex)) {
            if (other.placement().equals(placed.placement())) {
                units.addAll(own);
                own.clear();
            } else if (!other.isLeader() && other.side().equals(placed.side())) {
                units.add(other);
            }
        }
        units.addAll(own);
        return units;
    }

    /** The ways to turn a unit to what its formation faces; the nearest to where it faces now. */
    public List<Option> turned(PlacedUnit placed) {
        Placement placement = placed.placement();
        return facings(formation.kind(placed.formation()), placed).stream()
                .map(facing -> new Option("Turn " + placed.name() + " to " + text(facing), turned(placement, facing)))
                .toList();
    }

    static Placement turned(Placement placement, Facing facing) {
        return placement
                .withFacing(facing)
                .withParts(placement.parts().stream()
                        .map(part -> new Placement.Part(
                                part.hex(), part.facing() == null ? null : facing, part.steps(), part.stack()))
                        .toList());
    }

    /** Into a formation of one hex, facing as near as may be to where it faces now. */
    public List<Option> into(String target, PlacedUnit placed) {
        Placement contracted = placed.placement().withFormation(target).withParts(List.of());
        String name = "Put " + placed.name() + " into " + formations.name(target);
        FacingKind kind = formation.kind(target);
        return kind == FacingKind.NONE
                ? List.of(new Option(name, contracted.withFacing(null)))
                : facings(kind, placed).stream()
                        .map(facing -> new Option(name + ", facing " + text(facing), contracted.withFacing(facing)))
                        .toList();
    }

    /** Into column, or general order where its ground imposes it. */
    public List<Option> massed(PlacedUnit placed) {
        return placed.placement()
                .hex()
                .map(hex -> into(formation.massed(hex), placed))
                .orElse(List.of());
    }

    private static List<Facing> facings(FacingKind kind, PlacedUnit placed) {
        Facing now = placed.placement().facing();
        boolean side = kind == FacingKind.SIDE;
        if (now instanceof Facing.ToSide to) {
            HexCorner left = HexCorner.of(to.side().ordinal());
            return side ? List.of(now) : List.of(new Facing.ToCorner(left), new Facing.ToCorner(left.turn(1)));
        }
        if (now instanceof Facing.ToCorner to) {
            return side
                    ? List.of(
                            new Facing.ToSide(to.corner().right()),
                            new Facing.ToSide(to.corner().left()))
                    : List.of(now);
        }
        List<Facing> all = new ArrayList<>();
        for (int k = 0; k < 6; k++) {
            all.add(side ? new Facing.ToSide(HexDirection.of(k)) : new Facing.ToCorner(HexCorner.of(k)));
        }
        return all;
    }

    static String text(Facing facing) {
        return facing instanceof Facing.ToSide to
                ? "hexside " + to.side().ordinal()
                : facing instanceof Facing.ToCorner at ? "corner " + at.corner().ordinal() : facing.text();
    }

    /** Gives up the further hexes. */
    public List<Option> contracted(PlacedUnit placed) {
        return List.of(new Option(
                "Draw " + placed.name() + " together", placed.placement().withParts(List.of())));
    }

    /**
     * Lays a unit that faces a corner out in a row of so many hexes through its own, the counter in the middle of it where
     * that can be.
     */
    public List<Option> inRow(PlacedUnit placed, int hexes) {
        Placement placement = placed.placement();
        List<Option> options = new ArrayList<>();
        if (hexes <= MAX_PARTS && placement.hex().isPresent() && placement.facing() instanceof Facing.ToCorner corner) {
            Hex own = placement.hex().get();
            HexDirection right = LbFormations.row(corner.corner()).get(1);
            for (int place : fromTheMiddle(hexes)) {
                List<Hex> further = new ArrayList<>();
                for (int i = 0; i < hexes; i++) {
                    if (i != place) {
                        further.add(own.plus(right, i - place));
                    }
                }
                options.add(along(placed, further));
            }
        }
        return options;
    }

    /** The places of a row, those nearest its middle first: 0 1, 1 0 2, 1 2 0 3. */
    private static List<Integer> fromTheMiddle(int hexes) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < hexes; i++) {
            places.add(i);
        }
        places.sort((a, b) -> Integer.compare(Math.abs(2 * a - hexes + 1), Math.abs(2 * b - hexes + 1)));
        return places;
    }

    /** Lays a unit along some further hexes, its increments unsaid in each. */
    public Option along(PlacedUnit placed, List<Hex> further) {
        if (further.isEmpty()) {
            return contracted(placed).get(0);
        }
        List<String> labels = further.stream().map(ground.grid()::label).toList();
        return new Option(
                "Extend " + placed.name() + " over " + String.join(", ", labels),
                placed.placement()
                        .withParts(further.stream()
                                .map(hex -> new Placement.Part(hex, null, null, null))
                                .toList()));
    }
}
