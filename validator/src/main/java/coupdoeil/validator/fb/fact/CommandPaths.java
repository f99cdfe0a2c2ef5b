package coupdoeil.validator.fb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.hexes.Ground;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * Lines of communication: paths of hexes without enemy combat units, passable to leaders, outside enemy reaction zones
 * except where a friendly combat unit stands (FB 4.3.1, 9). A path is as long as it has steps; the same hex is 0.
 */
public final class CommandPaths {

    private final Ground ground;
    private final Terrain terrain;
    private final ReactionZones zones;
    private final Memo<Reach, Map<Hex, Integer>> reached;

    /** Everything within so many steps of a hex. */
    private record Reach(String side, Hex from, int longest) {}

    public CommandPaths(Ground ground, Terrain terrain, ReactionZones zones, Tracker tracker) {
        this.ground = ground;
        this.terrain = terrain;
        this.zones = zones;
        this.reached = new Memo<>(tracker, this::find);
    }

    /** The length of the shortest line of communication of a side between two hexes; empty if none is short enough. */
    public OptionalInt length(String side, Hex from, Hex to, int longest) {
        if (from.distance(to) > longest) {
            return OptionalInt.empty();
        }
        Integer length = within(side, from, longest).get(to);
        return length == null ? OptionalInt.empty() : OptionalInt.of(length);
    }

    /** The hexes that a line of communication of a side reaches from a hex, with its length. */
    public Map<Hex, Integer> within(String side, Hex from, int longest) {
        return reached.get(new Reach(side, from, longest));
    }

    private Map<Hex, Integer> find(Reach reach) {
        String side = reach.side();
        Hex from = reach.from();
        int longest = reach.longest();
        Map<Hex, Integer> lengths = new HashMap<>();
        Deque<Hex> frontier = new ArrayDeque<>();
        if (zones.bars(side, from)) {
            return Map.of();
        }
        lengths.put(from, 0);
        frontier.add(from);
        while (!frontier.isEmpty()) {
            Hex hex = frontier.poll();
            int next = lengths.getOrDefault(hex, 0) + 1;
            for (Hex neighbour : next > longest ? List.<Hex>of() : hex.neighbours()) {
                if (!lengths.containsKey(neighbour) && open(side, hex, neighbour)) {
                    lengths.put(neighbour, next);
                    frontier.add(neighbour);
                }
            }
        }
        return Collections.unmodifiableMap(lengths);
    }

    private boolean open(String side, Hex from, Hex to) {
        return passable(from, to) && !held(side, to);
    }

    private boolean passable(Hex from, Hex to) {
        return ground.contains(to)
                && !terrain.impassable(to, Terrain.LEADER)
                && !terrain.impassable(HexSide.between(from, to), Terrain.LEADER);
    }

    private boolean held(String side, Hex hex) {
        return zones.enemyCombatUnit(side, hex) || zones.bars(side, hex);
    }

    /**
     * Where the enemy cuts a shortest way over ground open to leaders; empty if no such way is short enough, or nobody
     * cuts it. Costs as many hexes as lie within that length.
     */
    public Optional<Hex> cut(String side, Hex from, Hex to, int longest) {
        Map<Hex, Integer> lengths = new HashMap<>();
        Map<Hex, Hex> before = new HashMap<>();
        Deque<Hex> frontier = new ArrayDeque<>(List.of(from));
        lengths.put(from, 0);
        while (!frontier.isEmpty() && !lengths.containsKey(to)) {
            Hex hex = frontier.remove();
            int next = lengths.getOrDefault(hex, 0) + 1;
            for (Hex neighbour : next > longest ? List.<Hex>of() : hex.neighbours()) {
                if (!lengths.containsKey(neighbour) && passable(hex, neighbour)) {
                    lengths.put(neighbour, next);
                    before.put(neighbour, hex);
                    frontier.add(neighbour);
                }
            }
        }
        return lengths.containsKey(to)
                ? Stream.iterate(to, Objects::nonNull, before::get)
                        .filter(hex -> held(side, hex))
                        .reduce((nearer, further) -> further)
                : Optional.empty();
    }
}
