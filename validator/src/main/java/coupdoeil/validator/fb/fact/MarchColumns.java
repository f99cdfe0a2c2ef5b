package coupdoeil.validator.fb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.hexes.Entries;
import coupdoeil.validator.hexes.EntryColumn;
import coupdoeil.validator.hexes.March;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reinforcements that enter in column through a road hex: who gets on the map when (FB 7.3).
 *
 * <p>All groups of a side that come through one hex are one column, in the order they are due, then written. The units of
 * one formation, in whatever groups, have on a turn the movement factors of the slowest of them, less the road cost of
 * every hex that the units ahead take, rounded down last (7.1.1); a unit enters if that pays for its own length. Who
 * cannot enter, and all behind, tries again next turn. A unit that never moves holds nobody up.
 */
public final class MarchColumns {

    private final RuleSystem system;
    private final TerrainChart chart;
    private final Entries entries;
    private final MarchPace pace;
    private final Arrivals arrivals;
    private final Switches switches;
    private final Ground ground;
    private final TurnTrack track;
    private final Set<ArrivalGroup> known;
    private final Map<Road, List<ArrivalGroup>> byRoad = new HashMap<>();
    private final Map<Company, Integer> slowest = new HashMap<>();
    /** The groups with units that come in column through a hex, and of them those of each time. */
    private final Map<Hex, List<ArrivalGroup>> byHex = new HashMap<>();

    private final Map<Hex, Map<String, List<ArrivalGroup>>> byTime = new HashMap<>();
    private final Memo<Road, Map<ArrivalGroup, March>> columns;

    /** Where a side enters in column. */
    private record Road(Hex entry, String side) {}

    /** Who marches at the pace of the slowest among them: a formation, or those of a group that are in none. */
    private record Body(String formation, String group) {

        static final Body NOBODY = new Body("", "");
    }

    /** Who marches together on a road on a turn. */
    private record Company(Road road, String at, Body body) {}

    public MarchColumns(
            RuleSystem system,
            TerrainChart chart,
            Entries entries,
            MarchPace pace,
            Arrivals arrivals,
            Switches switches,
            Timetable timetable,
            Ground ground,
            Tracker tracker) {
        this.system = system;
        this.chart = chart;
        this.entries = entries;
        this.pace = pace;
        this.arrivals = arrivals;
        this.switches = switches;
        this.ground = ground;
        this.track = timetable.track();
        this.known = new HashSet<>(arrivals.all());
        for (ArrivalGroup group : arrivals.all()) {
            entryHex(group).filter(hex -> !units(group).isEmpty()).ifPresent(hex -> {
                byHex.computeIfAbsent(hex, none -> new ArrayList<>()).add(group);
                byTime.computeIfAbsent(hex, none -> new HashMap<>())
                        .computeIfAbsent(group.at(), none -> new ArrayList<>())
                        .add(group);
            });
            road(group)
                    .ifPresent(road -> byRoad.computeIfAbsent(road, none -> new ArrayList<>())
                            .add(group));
            for (Unit unit : units(group)) {
                marching(group, unit)
                        .ifPresent(company -> unit.attributes()
                                .integer("mf")
                                .ifPresent(printed -> slowest.merge(company, printed, Math::min)));
            }
        }
        this.columns = new Memo<>(tracker, road -> enter(road, byRoad.getOrDefault(road, List.of())));
    }

    /** The march of a group; empty if it does not enter in column, through a road hex, at a game turn. */
    public Optional<March> of(ArrivalGroup group) {
        return known.contains(group)
                ? road(group).map(columns::get).map(marches -> marches.get(group))
                : of(group, instead(group));
    }

    /** The march that a group would have if these were all reinforcements. */
    public Optional<March> of(ArrivalGroup group, List<ArrivalGroup> all) {
        return road(group).map(road -> enter(road, all)).map(marches -> marches.get(group));
    }

    /** The reinforcements as written, with a changed group in its place. */
    private List<ArrivalGroup> instead(ArrivalGroup changed) {
        return arrivals.all().stream()
                .map(group -> group.id().equals(changed.id()) ? changed : group)
                .toList();
    }

    private Optional<Road> road(ArrivalGroup group) {
        return entryHex(group).map(hex -> new Road(hex, entries.side(group)));
    }

    private Map<ArrivalGroup, March> enter(Road road, List<ArrivalGroup> all) {
        Optional<BigDecimal> cost = roadCost(road.entry());
        List<ArrivalGroup> sharing = all.stream()
                .filter(group -> turn(group).isPresent())
                .filter(group -> road(group).filter(road::equals).isPresent())
                .distinct()
                .sorted(Comparator.comparingInt(group -> turn(group).orElse(0)))
                .toList();
        if (cost.isEmpty()) {
            return Map.of();
        }
        List<EntryColumn.Due> moving = new ArrayList<>();
        for (ArrivalGroup group : sharing) {
            int due = turn(group).orElse(0);
            units(group).stream()
                    .filter(MarchColumns::moves)
                    .forEach(unit -> moving.add(new EntryColumn.Due(unit, due)));
        }
        Iterator<March.Step> entered = new EntryColumn(rules(cost.get(), bodies(sharing)), cost.get(), track)
                .enter(moving)
                .iterator();
        Map<ArrivalGroup, March> marches = new HashMap<>();
        for (ArrivalGroup group : sharing) {
            List<March.Step> steps = units(group).stream()
                    .map(unit -> moves(unit) ? entered.next() : never(unit))
                    .toList();
            int length = RoadColumn.hexes(system.tables(), switches, units(group));
            marches.put(group, new March(road.entry(), cost.get(), length, steps));
        }
        return marches;
    }

    private static boolean moves(Unit unit) {
        return unit.attributes().integer("mf", 0) > 0;
    }

    private OptionalInt turn(ArrivalGroup group) {
        return track.turnOf(group.at());
    }

    private static March.Step never(Unit unit) {
        return new March.Step(unit, 0, 1, BigDecimal.ZERO, null, true);
    }

    /** With whom each unit of some groups marches. */
    private Map<String, Body> bodies(List<ArrivalGroup> groups) {
        Map<String, Body> bodies = new HashMap<>();
        for (ArrivalGroup group : groups) {
            units(group).forEach(unit -> bodies.putIfAbsent(unit.id(), body(group, unit)));
        }
        return bodies;
    }

    private Body body(ArrivalGroup group, Unit unit) {
        return pace.formation(unit)
                .map(formation -> new Body(formation.id(), ""))
                .orElseGet(() -> new Body("", group.id()));
    }

    /** The id of the formation in which all units of a group serve; empty if there is no such formation. */
    public Optional<String> formation(ArrivalGroup group) {
        Set<Optional<String>> formations = units(group).stream()
                .map(unit -> pace.formation(unit).map(Formation::id))
                .collect(Collectors.toSet());
        return formations.size() == 1 ? formations.iterator().next() : Optional.empty();
    }

    /**
     * The least printed movement of the units that march at one pace with a unit of a group: itself, and others of its
     * formation on that road and turn; its own if it is on none, and empty if nobody has any.
     */
    public OptionalInt slowest(ArrivalGroup group, Unit unit) {
        Integer known = marching(group, unit).map(slowest::get).orElse(null);
        return known == null ? unit.attributes().integer("mf") : OptionalInt.of(known);
    }

    private Optional<Company> marching(ArrivalGroup group, Unit unit) {
        return road(group).map(road -> new Company(road, group.at(), body(group, unit)));
    }

    private EntryColumn.Rules rules(BigDecimal cost, Map<String, Body> bodies) {
        return new EntryColumn.Rules() {
            @Override
            public EntryColumn.Length length() {
                return new RoadColumn(system.tables(), switches);
            }

            @Override
            public Object company(Unit unit) {
                return bodies.getOrDefault(unit.id(), Body.NOBODY);
            }

            @Override
            public OptionalInt movement(Unit unit) {
                return OptionalInt.of(pace.slowest(unit));
            }

            @Override
            public BigDecimal pace(OptionalInt slowest, int turn) {
                return pace.movement(slowest.orElse(0), turn);
            }

            @Override
            public BigDecimal left(BigDecimal mf, int hexesAhead) {
                return mf.subtract(cost.multiply(BigDecimal.valueOf(hexesAhead)))
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

    /** The groups with units that enter in column through a hex, in the order written. */
    public List<ArrivalGroup> through(Hex entry) {
        return byHex.getOrDefault(entry, List.of());
    }

    /** Those of them that are due at a time. */
    public List<ArrivalGroup> through(Hex entry, String at) {
        return byTime.getOrDefault(entry, Map.of()).getOrDefault(at, List.of());
    }

    /** The only hex that a group can enter through, in column or not; empty if there is a choice, or none. */
    public Optional<Hex> onlyEntry(ArrivalGroup group) {
        List<Hex> hexes = entries.hexes(group);
        return inColumn(group) || hexes.size() == 1 ? hexes.stream().findFirst() : Optional.empty();
    }

    public boolean inColumn(ArrivalGroup group) {
        return Entries.inColumn(group);
    }

    /**
     * Movement factors per hex for a road column on the road of a hex; empty if it has no road. A trail is one only if the
     * chart says so, for who enters as for who stands on it (FB 5.6, 6.7.1, 7.3).
     */
    public Optional<BigDecimal> roadCost(Hex hex) {
        return Stream.of(HexDirection.values())
                .flatMap(direction -> links(new HexSide(hex, direction)))
                .filter(link -> link.effects().flag("road"))
                .flatMap(MarchColumns::cost)
                .min(BigDecimal::compareTo);
    }

    /** Movement factors for a road column on the road or trail across a hexside; empty if none leads across. */
    Optional<BigDecimal> roadCost(HexSide side) {
        return links(side).flatMap(MarchColumns::cost).min(BigDecimal::compareTo);
    }

    private Stream<TerrainRecord> links(HexSide side) {
        return ground.on(side).stream()
                .flatMap(id -> chart.record(id).stream())
                .filter(record -> record.kind().equals(TerrainRecord.LINK));
    }

    private static Stream<BigDecimal> cost(TerrainRecord link) {
        return link.effects().number("roadCost").stream();
    }
}
