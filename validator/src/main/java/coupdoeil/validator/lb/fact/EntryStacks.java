package coupdoeil.validator.lb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.Entries;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Whether the hexes of an entry hold the units of a group that enter together (LB 44). Who marches by road goes one behind
 * the other and stands with nobody; all others are in one hex of the entry, spread over its hexes if it has more, and by a
 * switch each by himself. Entering is passing through: those who may not end there together go on one after the other.
 */
public final class EntryStacks {

    /** Units that stand in the hexes of an entry and are too many for it. */
    public record Excess(List<Hex> hexes, List<Occupant> units) {}

    private final Roster roster;
    private final Entries entries;
    private final EntryFormations formations;
    private final Stacking stacking;
    private final Loads loads;
    private final Units units;
    private final Terrain terrain;
    private final Ground ground;
    private final boolean oneByOne;

    public EntryStacks(
            Roster roster,
            Entries entries,
            EntryFormations formations,
            Stacking stacking,
            Loads loads,
            Units units,
            Terrain terrain,
            Ground ground,
            Switches switches) {
        this.roster = roster;
        this.entries = entries;
        this.formations = formations;
        this.stacking = stacking;
        this.loads = loads;
        this.units = units;
        this.terrain = terrain;
        this.ground = ground;
        this.oneByOne = switches.is("entry.together", "EACH");
    }

    /** What is too much at the entry of a group; empty if all find room, each in the first hex that has some. */
    public Optional<Excess> excess(ArrivalGroup group) {
        List<Hex> hexes = entries.hexes(group).stream().filter(ground::contains).toList();
        List<ArrivalGroup.Marcher> written = group.march();
        List<ArrivalGroup.Marcher> largestFirst = written.stream()
                .sorted(Comparator.comparingInt(marcher ->
                        -roster.unit(marcher.piece()).map(units::printed).orElse(0)))
                .toList();
        return findRoom(group, hexes, written) || (hexes.size() > 1 && findRoom(group, hexes, largestFirst))
                ? Optional.empty()
                : Optional.of(new Excess(
                        hexes,
                        written.stream()
                                .flatMap(marcher -> standing(group, marcher, hexes.get(0), 0).stream())
                                .toList()));
    }

    private boolean findRoom(ArrivalGroup group, List<Hex> hexes, List<ArrivalGroup.Marcher> march) {
        Map<Hex, Passing> filled = new HashMap<>();
        return march.stream().allMatch(marcher -> {
            List<Hex> open = hexes.stream()
                    .filter(hex -> roster.unit(marcher.piece())
                            .filter(unit -> !terrain.prohibited(hex, unit.arm()))
                            .isPresent())
                    .toList();
            return open.isEmpty() || open.stream().anyMatch(hex -> joins(group, marcher, hex, filled));
        });
    }

    /** Those who pass through a hex together, cavalry and others counted apart. */
    private record Passing(Load cavalry, Load others) {

        Load with(Occupant unit) {
            return unit.arm().equals(Units.CAVALRY) ? cavalry : others;
        }

        int units() {
            return cavalry.units(any -> true) + others.units(any -> true);
        }
    }

    /** Puts a unit with those who stand in a hex, if they may stand together; who marches by its road needs no room. */
    private boolean joins(ArrivalGroup group, ArrivalGroup.Marcher marcher, Hex hex, Map<Hex, Passing> filled) {
        Passing there = oneByOne ? nobody() : filled.computeIfAbsent(hex, none -> nobody());
        Optional<Occupant> unit = standing(group, marcher, hex, there.units());
        if (unit.isEmpty()) {
            return true;
        }
        Load load = there.with(unit.get());
        load.add(unit.get());
        boolean room = stacking.passes(load, hex);
        if (!room) {
            load.remove(unit.get());
        }
        return room;
    }

    private Passing nobody() {
        return new Passing(loads.load(List.of()), loads.load(List.of()));
    }

    /** A unit as it stands in a hex below some others; nobody if it marches, or is no unit. */
    private Optional<Occupant> standing(ArrivalGroup group, ArrivalGroup.Marcher marcher, Hex hex, int above) {
        return roster.unit(marcher.piece()).flatMap(unit -> {
            String formation = formations.formation(group, marcher, unit, hex);
            Placement placement = Placement.of(unit.id(), new Position.OnHex(hex))
                    .withFormation(formation)
                    .withStack(above + 1);
            return formations.marches(formation, hex)
                    ? Optional.empty()
                    : Optional.of(new Occupant(unit, placement, entries.side(group), null));
        });
    }
}
