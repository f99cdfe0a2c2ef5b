package coupdoeil.validator.lb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.hexes.Entries;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/** Which groups of a side come on one turn by one hex, and whether it is said who goes first (LB 16, 44): a fact. */
public final class EntryOrder {

    public static final String SEQUENCE = "sequence";

    /** Where and when groups of a side come. */
    private record Gate(int turn, String side, Hex hex) {}

    /** Groups of one gate by their number; those of number null have none. */
    private record Numbered(Gate gate, OptionalInt number) {}

    private final List<ArrivalGroup> groups;
    private final TurnTrack track;
    private final Entries entries;
    private final Map<ArrivalGroup, Integer> first = new HashMap<>();
    private final Map<Gate, List<Integer>> byGate = new HashMap<>();
    private final Map<Numbered, List<Integer>> byNumber = new HashMap<>();
    /** The first group through each door of a gate: those that come by one place have the same hexes. */
    private final Map<Gate, Map<Door, ArrivalGroup>> doors = new HashMap<>();

    /** The place a group enters through, and whether it takes only the first hex of it. */
    private record Door(String entry, boolean column) {

        static Door of(ArrivalGroup group) {
            return new Door(group.entry(), Entries.inColumn(group));
        }
    }

    public EntryOrder(Arrivals arrivals, Timetable timetable, Entries entries) {
        this.groups = arrivals.all();
        this.track = timetable.track();
        this.entries = entries;
        for (int i = 0; i < groups.size(); i++) {
            ArrivalGroup group = groups.get(i);
            first.putIfAbsent(group, i);
            for (Gate gate : gates(group)) {
                byGate.computeIfAbsent(gate, none -> new ArrayList<>()).add(i);
                doors.computeIfAbsent(gate, none -> new LinkedHashMap<>()).putIfAbsent(Door.of(group), group);
                byNumber.computeIfAbsent(numbered(gate, group), none -> new ArrayList<>())
                        .add(i);
            }
        }
    }

    /** The number of a group among those that come with it. */
    public static OptionalInt sequence(ArrivalGroup group) {
        return group.attributes().integer(SEQUENCE);
    }

    /** The hexes that a group may enter through. */
    public List<Hex> hexes(ArrivalGroup group) {
        return entries.hexes(group);
    }

    /** The first group of a side that comes, on the turn of another, by every hex that the other may enter through. */
    public Optional<ArrivalGroup> holding(String side, ArrivalGroup group) {
        List<Hex> hexes = entries.hexes(group);
        OptionalInt turn = track.turnOf(group.at());
        if (hexes.isEmpty() || turn.isEmpty()) {
            return Optional.empty();
        }
        return doors.getOrDefault(new Gate(turn.getAsInt(), side, hexes.get(0)), Map.of()).values().stream()
                .filter(other -> Set.copyOf(entries.hexes(other)).containsAll(hexes))
                .findFirst();
    }

    /** The ids of all groups that come with a group, itself among them. */
    public Set<String> together(ArrivalGroup group) {
        TreeSet<Integer> places = new TreeSet<>();
        Optional.ofNullable(first.get(group)).ifPresent(places::add);
        gates(group).forEach(gate -> places.addAll(byGate.getOrDefault(gate, List.of())));
        Set<String> ids = new LinkedHashSet<>();
        places.forEach(place -> ids.add(groups.get(place).id()));
        return ids;
    }

    /**
     * The first of the groups written before a group that comes with it, of which it is not said whether it goes before. Only
     * groups that wait for one another are passed over on the way, and each waits for one.
     */
    public Optional<ArrivalGroup> unordered(ArrivalGroup group) {
        int own = first.getOrDefault(group, groups.size());
        int found = own;
        for (Gate gate : gates(group)) {
            if (sequence(group).isEmpty()) {
                found = firstUnordered(group, byGate.getOrDefault(gate, List.of()), found);
            } else {
                found = firstUnordered(group, byNumber.getOrDefault(numbered(gate, group), List.of()), found);
                found = firstUnordered(
                        group, byNumber.getOrDefault(new Numbered(gate, OptionalInt.empty()), List.of()), found);
            }
        }
        return found == own ? Optional.empty() : Optional.of(groups.get(found));
    }

    /** The first of some places, before another, of a group that does not wait for this one nor the other way round. */
    private int firstUnordered(ArrivalGroup group, List<Integer> places, int before) {
        for (int place : places) {
            if (place >= before) {
                return before;
            }
            ArrivalGroup other = groups.get(place);
            if (!waitsFor(group, other) && !waitsFor(other, group)) {
                return place;
            }
        }
        return before;
    }

    private static boolean waitsFor(ArrivalGroup group, ArrivalGroup other) {
        return group.attributes()
                .nested("trigger")
                .text("group")
                .filter(other.id()::equals)
                .isPresent();
    }

    private Set<Gate> gates(ArrivalGroup group) {
        Set<Gate> gates = new LinkedHashSet<>();
        track.turnOf(group.at()).ifPresent(turn -> {
            String side = entries.side(group);
            entries.hexes(group).forEach(hex -> gates.add(new Gate(turn, side, hex)));
        });
        return gates;
    }

    private static Numbered numbered(Gate gate, ArrivalGroup group) {
        return new Numbered(gate, sequence(group));
    }
}
