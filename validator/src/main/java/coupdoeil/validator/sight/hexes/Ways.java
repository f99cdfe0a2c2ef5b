package coupdoeil.validator.sight.hexes;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Ways over a map from hex to hex. */
public final class Ways {

    private Ways() {}

    /**
     * The hexes under the straight lines from each point to the next, every hex once where lines meet; where a line runs
     * between two hexes, the one to its left.
     */
    public static List<Hex> straight(List<Hex> points) {
        List<Hex> way = new ArrayList<>();
        for (Hex point : points) {
            if (way.isEmpty()) {
                way.add(point);
            } else {
                List<Hex> line = HexLine.between(way.get(way.size() - 1), point).left();
                way.addAll(line.subList(1, line.size()));
            }
        }
        return way;
    }

    /**
     * The shortest way along roads and other links through each point in turn, in hexes; of equally short ones always the
     * same. Empty if no link leads there. Each leg costs at most one visit of every hex.
     */
    public static Optional<List<Hex>> alongRoads(HexBattlefield map, TerrainChart chart, List<Hex> points) {
        List<Hex> way = new ArrayList<>();
        for (Hex point : points) {
            if (way.isEmpty()) {
                way.add(point);
            } else {
                List<Hex> leg = leg(map, chart, way.get(way.size() - 1), point);
                if (leg.isEmpty()) {
                    return Optional.empty();
                }
                way.addAll(leg.subList(1, leg.size()));
            }
        }
        return Optional.of(way);
    }

    private static List<Hex> leg(HexBattlefield map, TerrainChart chart, Hex from, Hex to) {
        Map<Hex, Hex> before = new HashMap<>(Map.of(from, from));
        Deque<Hex> edge = new ArrayDeque<>(List.of(from));
        while (!edge.isEmpty() && !before.containsKey(to)) {
            Hex hex = edge.remove();
            for (HexDirection direction : HexDirection.values()) {
                Hex next = hex.plus(direction);
                if (map.contains(next)
                        && !before.containsKey(next)
                        && linked(map, chart, new HexSide(hex, direction))) {
                    before.put(next, hex);
                    edge.add(next);
                }
            }
        }
        LinkedList<Hex> leg = new LinkedList<>();
        for (Hex hex = before.containsKey(to) ? to : null;
                hex != null;
                hex = hex.equals(from) ? null : before.get(hex)) {
            leg.addFirst(hex);
        }
        return leg;
    }

    private static boolean linked(HexBattlefield map, TerrainChart chart, HexSide side) {
        return map.sides().on(side).stream()
                .flatMap(id -> chart.record(id).stream())
                .anyMatch(record -> record.kind().equals(TerrainRecord.LINK));
    }
}
