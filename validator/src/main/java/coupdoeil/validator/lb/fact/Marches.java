package coupdoeil.validator.lb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.hexes.Entries;
import coupdoeil.validator.hexes.EntryColumn;
import coupdoeil.validator.hexes.March;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Reinforcements that enter by road, one behind the other (LB 16, 44): units in road march and limbered guns of groups
 * that enter in column. So many increments take a road hex; each turn as many hexes of column pass the entry as the
 * movement of the slowest pays for, and the tail follows.
 */
public final class Marches {

    /** All who come by a road march at the pace of the slowest of them. */
    private static final String EVERYBODY = "everybody";

    private final RuleSystem system;
    private final TerrainChart chart;
    private final Roster roster;
    private final Entries entries;
    private final Arrivals arrivals;
    private final Timetable timetable;
    private final EntryFormations entryFormations;
    private final Formations formations;
    private final SpecialRules special;
    private final Terrain terrain;
    private final Units units;
    private final Ground ground;

    public Marches(
            RuleSystem system,
            TerrainChart chart,
            Roster roster,
            Entries entries,
            Arrivals arrivals,
            Timetable timetable,
            EntryFormations entryFormations,
            Formations formations,
            SpecialRules special,
            Terrain terrain,
            Units units,
            Ground ground) {
        this.system = system;
        this.chart = chart;
        this.roster = roster;
        this.entries = entries;
        this.arrivals = arrivals;
        this.timetable = timetable;
        this.entryFormations = entryFormations;
        this.formations = formations;
        this.special = special;
        this.terrain = terrain;
        this.units = units;
        this.ground = ground;
    }

    /** The march of a group as if it had the road to itself; empty if nobody of it marches by road, at a turn. */
    public Optional<March> of(ArrivalGroup group) {
        return march(group, List.of(group));
    }

    /**
     * The march of a group behind those that come by the same hex before it: due earlier, or on the same turn and ahead
     * of it in their order. Everybody comes as early as he can.
     */
    public Optional<March> inOrder(ArrivalGroup group) {
        List<Hex> hexes = entries.hexes(group);
        return march(
                group,
                arrivals.all().stream()
                        .filter(this::inColumn)
                        .filter(other -> entries.hexes(other).equals(hexes)
                                && entries.side(other).equals(entries.side(group)))
                        .filter(other -> due(other).isPresent())
                        .sorted(Comparator.<ArrivalGroup>comparingInt(
                                        other -> due(other).orElse(0))
                                .thenComparingInt(other -> other.attributes().integer("sequence", Integer.MAX_VALUE)))
                        .toList());
    }

    private Optional<March> march(ArrivalGroup group, List<ArrivalGroup> order) {
        List<Hex> hexes = entries.hexes(group);
        if (!inColumn(group) || hexes.isEmpty() || due(group).isEmpty()) {
            return Optional.empty();
        }
        Hex entry = hexes.get(0);
        List<Unit> own = marching(group, entry);
        if (own.isEmpty()) {
            return Optional.empty();
        }
        BigDecimal cost = roadCost(entry);
        List<EntryColumn.Due> queue = new ArrayList<>();
        int from = 0;
        for (ArrivalGroup next : order) {
            from = next.equals(group) ? queue.size() : from;
            int due = due(next).orElse(0);
            marching(next, entry).forEach(unit -> queue.add(new EntryColumn.Due(unit, due)));
        }
        List<March.Step> steps = new EntryColumn(rules(cost), cost, timetable.track()).enter(queue);
        int length = own.stream().mapToInt(this::length).sum();
        return Optional.of(new March(entry, cost, length, steps.subList(from, from + own.size())));
    }

    /** Whether a group comes one behind the other: as it says, or because it is to march by road through a single hex. */
    private boolean inColumn(ArrivalGroup group) {
        return Entries.inColumn(group)
                || (entries.hexes(group).size() == 1
                        && group.march().stream()
                                .anyMatch(marcher -> Formations.ROAD_MARCH.equals(marcher.formation())));
    }

    private OptionalInt due(ArrivalGroup group) {
        return timetable.track().turnOf(group.at());
    }

    /** The units of a group that march by the road of a hex, each once. */
    private List<Unit> marching(ArrivalGroup group, Hex entry) {
        List<Unit> marching = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (ArrivalGroup.Marcher marcher : group.march()) {
            roster.unit(marcher.piece())
                    .filter(unit ->
                            entryFormations.marches(entryFormations.formation(group, marcher, unit, entry), entry))
                    .filter(unit -> seen.add(unit.id()))
                    .ifPresent(marching::add);
        }
        return marching;
    }

    /** Road hexes that a unit takes (LB 16). */
    int length(Unit unit) {
        return formations.roadHexes(units.printed(unit));
    }

    /** Movement points that a road hex costs in road march: by special rule, else by the chart, else by the rules. */
    BigDecimal roadCost(Hex hex) {
        return Stream.of(
                        special.all("road-march").stream().flatMap(rule -> rule.number("cost").stream()),
                        terrain.effects(hex).stream().flatMap(on -> on.number("roadMarchCost").stream()),
                        roadFactors(hex))
                .flatMap(costs -> costs.limit(1))
                .findFirst()
                .orElseGet(this::roadFactor);
    }

    private Stream<BigDecimal> roadFactors(Hex hex) {
        return Stream.of(HexDirection.values())
                .flatMap(direction -> ground.on(new HexSide(hex, direction)).stream())
                .flatMap(id -> chart.record(id).stream())
                .filter(record -> record.kind().equals(TerrainRecord.LINK)
                        && record.effects().flag("road"))
                .flatMap(record -> record.effects().number("roadFactor").stream())
                .sorted();
    }

    private BigDecimal roadFactor() {
        List<Integer> factor = system.tables().nested("movement").integers("roadFactor");
        return factor.size() == 2 && factor.get(1) > 0
                ? BigDecimal.valueOf(factor.get(0)).divide(BigDecimal.valueOf(factor.get(1)), MathContext.DECIMAL64)
                : BigDecimal.ONE;
    }

    private EntryColumn.Rules rules(BigDecimal cost) {
        return new EntryColumn.Rules() {
            @Override
            public EntryColumn.Length length() {
                return new RoadHexes();
            }

            @Override
            public Object company(Unit unit) {
                return EVERYBODY;
            }

            @Override
            public OptionalInt movement(Unit unit) {
                return unit.attributes().integer("movement");
            }

            @Override
            public BigDecimal pace(OptionalInt slowest, int turn) {
                // Units that say nothing of their movement hold nobody up.
                return BigDecimal.valueOf(slowest.orElse(Integer.MAX_VALUE));
            }

            @Override
            public BigDecimal left(BigDecimal pace, int hexesAhead) {
                BigDecimal left = pace.subtract(cost.multiply(BigDecimal.valueOf(hexesAhead)))
                        .max(BigDecimal.ZERO)
                        .stripTrailingZeros();
                return left.setScale(Math.max(0, left.scale()));
            }

            @Override
            public boolean mayTrail() {
                return true;
            }
        };
    }

    /** No two units share a road hex. */
    private final class RoadHexes implements EntryColumn.Length {

        private int hexes;

        @Override
        public int hexes() {
            return hexes;
        }

        @Override
        public int of(Unit unit) {
            return Marches.this.length(unit);
        }

        @Override
        public void add(Unit unit) {
            hexes += of(unit);
        }
    }
}
