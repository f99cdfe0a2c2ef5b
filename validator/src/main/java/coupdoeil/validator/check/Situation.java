package coupdoeil.validator.check;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.subject.Items;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedLeader;
import coupdoeil.validator.check.subject.PlacedPiece;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.ScenarioItem;
import coupdoeil.validator.check.subject.Stack;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A pack seen through one of its scenarios, or through none: what follows from it at once, worked out when first asked. */
public final class Situation {

    private final Pack pack;
    private final RuleSystem base;
    private final RuleSystem system;
    private final @Nullable Scenario scenario;
    private final Roster roster;
    private final TerrainChart chart;
    private @Nullable SortedMap<Hex, Stack> stacks;
    private @Nullable PlacedList<PlacedUnit> units;
    private @Nullable PlacedList<PlacedLeader> leaders;
    private @Nullable PlacedList<PlacedPiece> unitPieces;
    private @Nullable PlacedList<PlacedPiece> leaderPieces;
    private @Nullable PlacedList<ScenarioItem> items;
    private @Nullable Moves moves;

    private Situation(
            Pack pack,
            RuleSystem base,
            RuleSystem system,
            @Nullable Scenario scenario,
            Roster roster,
            TerrainChart chart) {
        this.pack = pack;
        this.base = base;
        this.system = system;
        this.scenario = scenario;
        this.roster = roster;
        this.chart = chart;
    }

    /** A pack seen through none of its scenarios. @param system its rule system, with its house rules or without */
    public static Situation of(Pack pack, RuleSystem system) {
        return new Situation(
                pack,
                system,
                system.with(pack.house()),
                null,
                new Roster(pack.orderOfBattle()),
                system.chart().overriddenBy(pack.chart()));
    }

    /** The same pack after an edit, seen as this is; what follows from what did not change is taken over. */
    Situation after(Pack edited, @Nullable Scenario other) {
        boolean sameRoster = edited.orderOfBattle().equals(pack.orderOfBattle());
        Situation next = new Situation(
                edited,
                base,
                edited.house().equals(pack.house()) ? system : base.with(edited.house()),
                other,
                sameRoster ? roster : new Roster(edited.orderOfBattle()),
                edited.chart().equals(pack.chart()) ? chart : system.chart().overriddenBy(edited.chart()));
        boolean sameLabels = edited.battlefield() instanceof HexBattlefield map
                && map().filter(was -> was.grid().equals(map.grid())).isPresent();
        if (sameRoster && scenario != null && other != null) {
            synchronized (this) {
                next.takeOver(this, sameLabels);
            }
        }
        return next;
    }

    /** Takes over what follows from the set-up, as far as nobody has moved. */
    private void takeOver(Situation before, boolean sameLabels) {
        Optional<Moves> known = Moves.between(before.setup(), setup());
        if (known.isPresent()) {
            moves = known.get();
            follow(before, known.get(), sameLabels);
        }
    }

    private void follow(Situation before, Moves moves, boolean sameLabels) {
        if (before.units != null) {
            units = before.units.after(moves, PlacedUnit::moved);
        }
        if (before.leaders != null) {
            leaders = before.leaders.after(moves, PlacedLeader::moved);
        }
        if (before.unitPieces != null) {
            unitPieces = before.unitPieces.after(moves, PlacedPiece::moved);
        }
        if (before.leaderPieces != null) {
            leaderPieces = before.leaderPieces.after(moves, PlacedPiece::moved);
        }
        if (before.items != null && onlyMoved(before)) {
            PlacedList<ScenarioItem> moved = before.items.after(moves, Items::moved);
            items = moved.withFirst(Items.edited(moved.list().get(0), Objects.requireNonNull(scenario)));
        }
        if (before.stacks != null && sameLabels) {
            stacks = before.stacks;
            Set<Hex> touched = moves.hexes();
            if (!touched.isEmpty()) {
                stacks = new TreeMap<>(before.stacks);
                stacks.keySet().removeAll(touched);
                stacks.putAll(stack(touched::contains));
            }
        }
    }

    /**
     * What was moved since the edit before; empty if more than that differs.
     *
     * @param before the situation of which this was made
     */
    Optional<Moves> movesSince(Situation before) {
        Moves known = moves;
        return known != null && known.from(before.setup()) ? Optional.of(known) : Optional.empty();
    }

    /** The hexes whose ground, or a hexside, differs from another situation; empty if anything beside differs. */
    public Optional<List<Hex>> groundSince(Situation before) {
        if (!(pack.battlefield() instanceof HexBattlefield map)
                || !(before.pack.battlefield() instanceof HexBattlefield was)
                || !map.grid().equals(was.grid())
                || !map.places().equals(was.places())
                || !base.equals(before.base)
                || !Objects.equals(scenario, before.scenario)
                || !pack.withBattlefield(was).equals(before.pack)) {
            return Optional.empty();
        }
        return Optional.of(MapChange.between(was, map).touched().stream()
                .mapToObj(map.grid()::hexAt)
                .toList());
    }

    /** Whether the scenario is as it was before but for its set-up. */
    private boolean onlyMoved(Situation before) {
        return scenario != null
                && before.scenario != null
                && scenario.withSetup(List.of()).equals(before.scenario.withSetup(List.of()));
    }

    /** A pack seen through one of its scenarios. */
    public static Situation of(Pack pack, RuleSystem system, Scenario scenario) {
        return of(pack, system).in(scenario);
    }

    /** The same pack seen through a scenario, or through none. */
    public Situation in(@Nullable Scenario other) {
        return new Situation(pack, base, system, other, roster, chart);
    }

    public Pack pack() {
        return pack;
    }

    /** The rule system with the house rules of the pack. */
    public RuleSystem system() {
        return system;
    }

    public Optional<Scenario> scenario() {
        return Optional.ofNullable(scenario);
    }

    public Roster roster() {
        return roster;
    }

    /** The terrain effects chart in force. */
    public TerrainChart chart() {
        return chart;
    }

    /** The hex map; empty if the battle is fought on a table. */
    public Optional<HexBattlefield> map() {
        return pack.battlefield() instanceof HexBattlefield map ? Optional.of(map) : Optional.empty();
    }

    /** Facts for questions outside a validation. */
    public Facts facts() {
        return new Facts(this, Tracker.idle());
    }

    /** Everything that stands in a hex at the start, by hex. */
    public synchronized SortedMap<Hex, Stack> stacks() {
        if (stacks == null) {
            stacks = stack(hex -> true);
        }
        return stacks;
    }

    /** The units that the set-up places, in the order written. */
    public synchronized List<PlacedUnit> placedUnits() {
        if (units == null) {
            List<PlacedUnit> found = new ArrayList<>();
            Map<String, Integer> seen = new HashMap<>();
            for (Placement placement : setup()) {
                Optional<Unit> unit = roster.unit(placement.piece());
                if (unit.isPresent()) {
                    found.add(new PlacedUnit(key(seen, placement), unit.get(), placement, side(unit.get())));
                }
            }
            units = PlacedList.of(found, PlacedUnit::placement, setup());
        }
        return units.list();
    }

    /** The leaders that the set-up places, in the order written. */
    public synchronized List<PlacedLeader> placedLeaders() {
        if (leaders == null) {
            List<PlacedLeader> found = new ArrayList<>();
            Map<String, Integer> seen = new HashMap<>();
            for (Placement placement : setup()) {
                Optional<Leader> leader = roster.leader(placement.piece());
                if (leader.isPresent()) {
                    found.add(new PlacedLeader(key(seen, placement), leader.get(), placement, side(leader.get())));
                }
            }
            leaders = PlacedList.of(found, PlacedLeader::placement, setup());
        }
        return leaders.list();
    }

    /** The placements of each piece of the set-up, in the order written. */
    Map<String, List<Placement>> placements() {
        return setup().stream().collect(Collectors.groupingBy(Placement::piece));
    }

    /** What the scenario lists, itself first. @throws NullPointerException if the pack is seen through none */
    synchronized List<ScenarioItem> items() {
        if (items == null) {
            List<ScenarioItem> all = Items.of(Objects.requireNonNull(scenario));
            items = PlacedList.of(all, item -> item.item().entry(), setup());
        }
        return items.list();
    }

    /** The units, then the leaders that the set-up places. */
    synchronized List<PlacedPiece> placedPieces() {
        if (unitPieces == null) {
            List<PlacedPiece> pieces = placedUnits().stream()
                    .map(unit -> new PlacedPiece(unit.key(), unit.unit(), unit.placement(), unit.side()))
                    .toList();
            unitPieces = PlacedList.of(pieces, PlacedPiece::placement, setup());
        }
        if (leaderPieces == null) {
            List<PlacedPiece> pieces = placedLeaders().stream()
                    .map(leader -> new PlacedPiece(leader.key(), leader.leader(), leader.placement(), leader.side()))
                    .toList();
            leaderPieces = PlacedList.of(pieces, PlacedPiece::placement, setup());
        }
        List<PlacedPiece> pieces = new ArrayList<>(unitPieces.list());
        pieces.addAll(leaderPieces.list());
        return pieces;
    }

    private List<Placement> setup() {
        return scenario == null ? List.of() : scenario.setup();
    }

    private String side(Piece piece) {
        return roster.sideOf(piece).orElse("");
    }

    private static String key(Map<String, Integer> seen, Placement placement) {
        int count = seen.merge(placement.piece(), 1, Integer::sum);
        return count == 1 ? placement.piece() : placement.piece() + "#" + count;
    }

    /** The stacks in some hexes. */
    private SortedMap<Hex, Stack> stack(Predicate<Hex> wanted) {
        SortedMap<Hex, List<Occupant>> byHex = new TreeMap<>();
        for (Placement placement : setup()) {
            if (isIn(placement, wanted)) {
                for (Occupant occupant : occupants(placement)) {
                    Placement.Part part = occupant.part();
                    Optional<Hex> hex = part == null ? placement.hex() : Optional.of(part.hex());
                    hex.filter(wanted)
                            .ifPresent(at -> byHex.computeIfAbsent(at, none -> new ArrayList<>(2))
                                    .add(occupant));
                }
            }
        }
        SortedMap<Hex, Stack> result = new TreeMap<>();
        byHex.forEach((hex, here) -> {
            here.sort(Comparator.comparingInt(occupant -> occupant.stackPlace().orElse(Integer.MAX_VALUE)));
            result.put(hex, new Stack(hex, label(hex), here));
        });
        return result;
    }

    /** Whether a placement puts anything into some hexes; asked of everybody after every move. */
    private static boolean isIn(Placement placement, Predicate<Hex> wanted) {
        if (placement.position() instanceof Position.OnHex on && wanted.test(on.hex())) {
            return true;
        }
        for (Placement.Part part : placement.parts()) {
            if (wanted.test(part.hex())) {
                return true;
            }
        }
        return false;
    }

    /** What a placement puts into hexes: the piece itself, and each further part. */
    private List<Occupant> occupants(Placement placement) {
        Optional<Piece> piece = roster.piece(placement.piece());
        if (piece.isEmpty()) {
            return List.of();
        }
        String side = side(piece.get());
        List<Occupant> found = new ArrayList<>(1);
        if (placement.hex().isPresent()) {
            found.add(new Occupant(piece.get(), placement, side, null));
        }
        placement.parts().forEach(part -> found.add(new Occupant(piece.get(), placement, side, part)));
        return found;
    }

    private String label(Hex hex) {
        return map().map(map -> map.grid().label(hex)).orElse(hex.toString());
    }
}
