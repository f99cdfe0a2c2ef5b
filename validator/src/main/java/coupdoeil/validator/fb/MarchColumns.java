package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.fact.Ground;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.hexes.Entries;
import coupdoeil.validator.hexes.EntryColumn;
import coupdoeil.validator.hexes.March;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reinforcements that enter in column through a road hex: who gets on the map when (FB 7.3).
 *
 * <p>All units of the group that turn have the movement factors of the slowest, less the road cost of every hex that the
 * units ahead take, rounded down last (7.1.1); a unit enters if that pays for its own length. Who cannot enter, and all
 * behind, tries again next turn.
 */
public final class MarchColumns {

    private final RuleSystem system;
    private final TerrainChart chart;
    private final Roster roster;
    private final Entries entries;
    private final Switches switches;
    private final Timetable timetable;
    private final Ground ground;

    public MarchColumns(
            RuleSystem system,
            TerrainChart chart,
            Roster roster,
            Entries entries,
            Switches switches,
            Timetable timetable,
            Ground ground) {
        this.system = system;
        this.chart = chart;
        this.roster = roster;
        this.entries = entries;
        this.switches = switches;
        this.timetable = timetable;
        this.ground = ground;
    }

    /** The march of a group; empty if it does not enter in column, through a road hex, at a game turn. */
    public Optional<March> of(ArrivalGroup group) {
        TurnTrack track = timetable.track();
        OptionalInt due = track.turnOf(group.at());
        Optional<Hex> entry = entryHex(group);
        Optional<BigDecimal> cost = entry.flatMap(this::roadCost);
        if (due.isEmpty() || entry.isEmpty() || cost.isEmpty()) {
            return Optional.empty();
        }
        List<Unit> units = units(group);
        List<EntryColumn.Due> queue = units.stream()
                .map(unit -> new EntryColumn.Due(unit, due.getAsInt()))
                .toList();
        return Optional.of(new March(
                entry.get(),
                cost.get(),
                RoadColumn.hexes(system.tables(), units),
                new EntryColumn(rules(cost.get()), cost.get(), track).enter(queue)));
    }

    private EntryColumn.Rules rules(BigDecimal cost) {
        return new EntryColumn.Rules() {
            @Override
            public EntryColumn.Length length() {
                return new RoadColumn(system.tables());
            }

            @Override
            public BigDecimal pace(List<Unit> waiting, int turn) {
                return slowest(waiting, turn);
            }

            @Override
            public BigDecimal left(BigDecimal pace, int hexesAhead) {
                return pace.subtract(cost.multiply(BigDecimal.valueOf(hexesAhead)))
                        .setScale(0, RoundingMode.FLOOR)
                        .max(BigDecimal.ZERO);
            }

            @Override
            public boolean mayTrail() {
                return false;
            }
        };
    }

    /** The units of a group in order of march, unknown pieces and leaders left out. */
    public List<Unit> units(ArrivalGroup group) {
        return entries.units(group);
    }

    /** The hex that a group enters through in column; empty if it enters otherwise, or its entry is unknown. */
    public Optional<Hex> entryHex(ArrivalGroup group) {
        return inColumn(group) ? entries.hexes(group).stream().findFirst() : Optional.empty();
    }

    /** The only hex that a group can enter through, in column or not; empty if there is a choice, or none. */
    Optional<Hex> onlyEntry(ArrivalGroup group) {
        List<Hex> hexes = entries.hexes(group);
        return inColumn(group) || hexes.size() == 1 ? hexes.stream().findFirst() : Optional.empty();
    }

    public boolean inColumn(ArrivalGroup group) {
        return Entries.inColumn(group);
    }

    /** Movement factors per hex for a road column on the road of a hex; empty if it has no road. */
    public Optional<BigDecimal> roadCost(Hex hex) {
        return Stream.of(HexDirection.values())
                .flatMap(direction -> roadCost(new HexSide(hex, direction)).stream())
                .min(BigDecimal::compareTo);
    }

    /** Movement factors for a road column on the road across a hexside; empty if none leads across. */
    Optional<BigDecimal> roadCost(HexSide side) {
        return ground.on(side).stream()
                .flatMap(id -> chart.record(id).stream())
                .filter(record -> record.kind().equals(TerrainRecord.LINK))
                .flatMap(record -> record.effects().number("roadCost").stream())
                .min(BigDecimal::compareTo);
    }

    /** Movement factors of a unit during a turn, after weather and light; not yet rounded under END rounding. */
    public BigDecimal movement(Unit unit, int turn) {
        BigDecimal printed = BigDecimal.valueOf(unit.attributes().integer("mf", 0));
        BigDecimal worst = printed;
        for (Choice condition : conditions(turn)) {
            List<Integer> factor = condition.effects().integers("mfFactor");
            if (factor.size() == 2 && factor.get(1) > 0) {
                BigDecimal reduced = printed.multiply(BigDecimal.valueOf(factor.get(0)))
                        .divide(BigDecimal.valueOf(factor.get(1)), MathContext.DECIMAL64);
                worst = worst.min(reduced);
            }
        }
        return switches.is("mfRounding", "STEP") ? worst.setScale(0, RoundingMode.FLOOR) : worst;
    }

    /** Conditions in force during a turn; none outside the timetable. */
    public List<Choice> conditions(int turn) {
        return timetable.track().contains(turn) ? timetable.turns().get(turn).conditions() : List.of();
    }

    /** Movement factors of the slowest of some units during a turn, by which all of them march. */
    BigDecimal slowest(List<Unit> waiting, int turn) {
        Set<String> formations = waiting.stream()
                .flatMap(unit -> roster.formationOf(unit).stream())
                .map(Formation::id)
                .collect(Collectors.toSet());
        List<Unit> counted = new ArrayList<>(waiting);
        if (switches.is("slowestOf", "FORMATION")) {
            counted.addAll(
                    formations.stream().flatMap(id -> unitsOf(id).stream()).toList());
        }
        return counted.stream()
                .map(unit -> movement(unit, turn))
                .min(BigDecimal::compareTo)
                .orElse(BigDecimal.ZERO);
    }

    private List<Unit> unitsOf(String formation) {
        return roster.units().stream()
                .filter(unit -> roster.formationOf(unit)
                        .filter(own -> own.id().equals(formation))
                        .isPresent())
                .toList();
    }
}
