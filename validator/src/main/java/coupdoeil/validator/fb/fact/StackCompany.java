package coupdoeil.validator.fb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.cure.Faults;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Who may stand with whom (FB 8.2.1, 8.2.5), for any list of units of one side in a hex, the top first. */
public final class StackCompany {

    /** Two units that may not stand together, the upper one first. */
    public record Clash(Occupant upper, Occupant lower) {}

    private final Attributes stacking;
    private final Formations formations;
    private final StackLoad load;

    public StackCompany(RuleSystem system, Formations formations, StackLoad load) {
        this.stacking = system.tables().nested("stacking");
        this.formations = formations;
        this.load = load;
    }

    /** The numbers of the stacking errors, by rule id, that units standing in a hex commit. */
    public Set<String> faults(List<Occupant> units, Hex hex) {
        return new Faults()
                .note("FB-STACK-02", cavalryWithGuns(units).isPresent())
                .note("FB-STACK-03", formationClash(units).isPresent())
                .note("FB-STACK-04", nationalityClash(units).isPresent())
                .note("FB-STACK-05", facingClash(units).isPresent())
                .note("FB-STACK-06", load.overAbsolute(units, hex))
                .note("FB-STACK-07", load.batteries(units).size() > load.batteryLimit())
                .note("FB-STACK-08", limberedInCompany(units).isPresent())
                .note("FB-STACK-09", trainInCompany(units).isPresent())
                .note("FB-STACK-10", load.overMixed(units, hex))
                .note("FB-STACK-11", load.overRoadColumn(units, hex))
                .note("FB-STACK-12", load.overScreen(units, hex))
                .note("FB-STACK-18", footWithHorse(units).isPresent())
                .ids();
    }

    public Optional<Clash> cavalryWithGuns(List<Occupant> units) {
        List<Occupant> cavalry = Occupant.ofArm(units, Formations.CAVALRY);
        List<Occupant> guns = load.batteries(units);
        return cavalry.isEmpty() || guns.isEmpty()
                ? Optional.empty()
                : Optional.of(inOrder(units, cavalry.get(0), guns.get(0)));
    }

    /** Different formations within an arm, or infantry that may not join guns; units in no formation clash with none. */
    public Optional<Clash> formationClash(List<Occupant> units) {
        for (String arm : List.of(Formations.INFANTRY, Formations.CAVALRY)) {
            List<Occupant> formed = Occupant.ofArm(units, arm).stream()
                    .filter(unit -> !formations.of(unit).isEmpty())
                    .toList();
            Optional<Clash> clash = firstDifference(formed, formations::of);
            if (clash.isPresent()) {
                return clash;
            }
            Optional<Occupant> stranger = formed.stream()
                    .filter(unit -> arm.equals(Formations.INFANTRY) && !load.joinsGuns(formations.of(unit)))
                    .findFirst();
            List<Occupant> guns = load.batteries(units);
            if (stranger.isPresent() && !guns.isEmpty()) {
                return Optional.of(inOrder(units, stranger.get(), guns.get(0)));
            }
        }
        return halfDisordered(units);
    }

    /**
     * Who is disordered beside who is not: a stack disorders, and its guns are suppressed, all together (FB 5.8.8, 6.3.2).
     * Within an arm of troops that is a difference of formation.
     */
    public Optional<Clash> halfDisordered(List<Occupant> units) {
        List<Occupant> guns = load.batteries(units);
        return guns.isEmpty()
                ? Optional.empty()
                : firstDifference(
                        units.stream()
                                .filter(unit -> unit.arm().equals(Formations.INFANTRY) || load.unlimbered(unit))
                                .toList(),
                        unit -> String.valueOf(formations.disordered(unit.placement())));
    }

    public Optional<Clash> nationalityClash(List<Occupant> units) {
        return firstDifference(units, unit -> unit.unit().map(Unit::nationality).orElse(""));
    }

    /**
     * The first unit that faces otherwise than the rest. An extension marker may face up to two sides or corners off if
     * it points at its parent; the facing that a formation cannot have is not compared.
     */
    public Optional<Clash> facingClash(List<Occupant> units) {
        List<Occupant> facing =
                units.stream().filter(unit -> number(unit).isPresent()).toList();
        Optional<Occupant> first = facing.stream()
                .filter(unit -> !unit.isExtension())
                .findFirst()
                .or(() -> facing.stream().findFirst());
        return facing.stream()
                .filter(unit -> clashes(first.orElseThrow(), unit))
                .findFirst()
                .map(unit -> inOrder(units, first.orElseThrow(), unit));
    }

    private boolean clashes(Occupant reference, Occupant unit) {
        int turn = Math.floorMod(number(reference).orElseThrow() - number(unit).orElseThrow(), 6);
        int apart = Math.min(turn, 6 - turn);
        if (apart == 0 || kind(reference) != kind(unit)) {
            return false;
        }
        boolean marker = reference.isExtension() || unit.isExtension();
        return !marker
                || apart > stacking.integer("markerFacingMaxTurns", 0)
                || !pointsAtParent(reference)
                || !pointsAtParent(unit);
    }

    /** What an occupant faces here; an extension of a road column points at its parent unless it says otherwise. */
    public Optional<Facing> facing(Occupant occupant) {
        Placement.Part part = occupant.part();
        return part != null && part.facing() == null && formations.of(occupant).equals(Formations.ROAD_COLUMN)
                ? towardsParent(occupant.placement(), part)
                : occupant.facing();
    }

    private boolean pointsAtParent(Occupant occupant) {
        Placement.Part part = occupant.part();
        return part == null
                || facing(occupant)
                        .equals(
                                formations.of(occupant).equals(Formations.ROAD_COLUMN)
                                        ? towardsParent(occupant.placement(), part)
                                        : Optional.ofNullable(
                                                occupant.placement().facing()));
    }

    private static Optional<Facing> towardsParent(Placement placement, Placement.Part part) {
        return placement
                .hex()
                .flatMap(parent -> Optional.ofNullable(part.hex().directionTo(parent)))
                .map(Facing.ToSide::new);
    }

    /** The number of the side or corner that an occupant faces; empty if its formation faces nothing of that kind. */
    private Optional<Integer> number(Occupant occupant) {
        Optional<Facing> facing = facing(occupant);
        FacingKind kind = kind(occupant);
        return kind == FacingKind.HEADING
                ? Optional.empty()
                : facing.filter(here -> here.kind() == kind).map(Facing::number);
    }

    private FacingKind kind(Occupant occupant) {
        return occupant.unit()
                .map(unit -> formations.facingKind(unit, occupant.placement()))
                .orElse(FacingKind.NONE);
    }

    /** The first limbered battery that is not alone. */
    public Optional<Occupant> limberedInCompany(List<Occupant> units) {
        return inCompany(load.inFormation(Occupant.ofArm(units, Formations.ARTILLERY), Formations.LIMBERED), units);
    }

    /** The first train that is not alone. */
    public Optional<Occupant> trainInCompany(List<Occupant> units) {
        return inCompany(Occupant.ofArm(units, Formations.TRAIN), units);
    }

    private static Optional<Occupant> inCompany(List<Occupant> loners, List<Occupant> units) {
        return units.size() > 1 ? loners.stream().findFirst() : Optional.empty();
    }

    /** Why infantry and cavalry may not stand together: they may, one step each, both in road column; empty if so. */
    public Optional<String> footWithHorse(List<Occupant> units) {
        List<Occupant> foot = Occupant.ofArm(units, Formations.INFANTRY);
        List<Occupant> horse = Occupant.ofArm(units, Formations.CAVALRY);
        if (foot.isEmpty() || horse.isEmpty()) {
            return Optional.empty();
        }
        boolean column = load.inFormation(foot, Formations.ROAD_COLUMN).size() == foot.size()
                && load.inFormation(horse, Formations.ROAD_COLUMN).size() == horse.size();
        if (!column) {
            return Optional.of("they are not both in road column");
        }
        Attributes shared = stacking.nested("sharedRoadColumn");
        return load.steps(foot) == shared.integer(Formations.INFANTRY, 0)
                        && load.steps(horse) == shared.integer(Formations.CAVALRY, 0)
                ? Optional.empty()
                : Optional.of("they have " + steps(foot) + " and " + steps(horse));
    }

    private String steps(List<Occupant> units) {
        return Counted.steps(StackLoad.plain(load.steps(units)));
    }

    private static Optional<Clash> firstDifference(List<Occupant> units, Function<Occupant, String> property) {
        return units.stream()
                .filter(unit -> !property.apply(unit).equals(property.apply(units.get(0))))
                .findFirst()
                .map(unit -> new Clash(units.get(0), unit));
    }

    private static Clash inOrder(List<Occupant> units, Occupant one, Occupant other) {
        return units.indexOf(one) <= units.indexOf(other) ? new Clash(one, other) : new Clash(other, one);
    }

    /** The direction in which a unit's stack looks, for whoever needs a way to its rear; D0 if it looks all round. */
    public HexDirection ahead(Occupant unit) {
        return number(unit).map(HexDirection::of).orElse(HexDirection.D0);
    }
}
