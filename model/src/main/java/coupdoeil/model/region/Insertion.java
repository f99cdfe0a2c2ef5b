package coupdoeil.model.region;

import coupdoeil.model.battlefield.CellLayer;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.SideLayer;
import coupdoeil.model.battlefield.SideLayer.Written;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Ground cut out of a map and put onto one. Costs what is cut out or put there. */
public final class Insertion {

    private Insertion() {}

    /** The hexes of an excerpt, with its origin where it is to lie, that are on a map. */
    public static Set<Hex> landing(HexBattlefield map, Excerpt excerpt) {
        Set<Hex> on = new TreeSet<>(excerpt.hexes());
        on.removeIf(hex -> !map.contains(hex));
        return on;
    }

    /** The map without what is on some hexes and their hexsides. @param fresh terrain that they have then */
    public static HexBattlefield clear(HexBattlefield map, Collection<Hex> hexes, String fresh) {
        CellLayer.Editor<String> terrain = map.terrain().edit();
        CellLayer.Editor<Integer> levels = map.levels().edit();
        CellLayer.Editor<List<String>> features = map.features().edit();
        CellLayer.Editor<List<String>> slots = map.sides().slots().edit();
        for (Hex hex : hexes) {
            if (map.contains(hex)) {
                int cell = map.grid().index(hex);
                terrain.set(cell, fresh);
                levels.set(cell, 0);
                features.set(cell, List.of());
                for (HexDirection direction : HexDirection.values()) {
                    write(map, slots, hex, direction, List.of());
                    write(map, slots, hex.plus(direction), direction.opposite(), List.of());
                }
            }
        }
        return with(map, terrain, levels, features, slots);
    }

    /**
     * The map with the ground of an excerpt put onto it, origin where it is. What lies beside the map is left out. Along
     * the rim what is there stays, and what the excerpt brings comes to it, so that no line of a neighbour is torn.
     */
    public static HexBattlefield put(HexBattlefield map, Excerpt excerpt) {
        Set<Hex> on = landing(map, excerpt);
        CellLayer.Editor<String> terrain = map.terrain().edit();
        CellLayer.Editor<Integer> levels = map.levels().edit();
        CellLayer.Editor<List<String>> features = map.features().edit();
        CellLayer.Editor<List<String>> slots = map.sides().slots().edit();
        for (Map.Entry<Hex, Excerpt.Ground> entry : excerpt.ground().entrySet()) {
            Hex hex = entry.getKey();
            if (on.contains(hex)) {
                int cell = map.grid().index(hex);
                terrain.set(cell, entry.getValue().terrain());
                levels.set(cell, entry.getValue().level());
                features.set(cell, entry.getValue().features());
                for (HexDirection direction : HexDirection.values()) {
                    if (on.contains(hex.plus(direction))) {
                        write(map, slots, hex, direction, List.of());
                    }
                }
            }
        }
        for (Written written : excerpt.sides()) {
            Hex other = written.hex().plus(written.side());
            if (on.contains(written.hex()) && on.contains(other)) {
                write(map, slots, written.hex(), written.side(), written.features());
            } else if (on.contains(written.hex()) || on.contains(other)) {
                write(map, slots, written.hex(), written.side(), joined(map.sides(), written));
            }
        }
        return with(map, terrain, levels, features, slots);
    }

    /** What is written of a hexside of the rim at a hex, and what of the excerpt is not on that hexside yet. */
    private static List<String> joined(SideLayer sides, Written brought) {
        Hex other = brought.hex().plus(brought.side());
        List<String> far = sides.grid().contains(other)
                ? sides.writtenAt(other, brought.side().opposite())
                : List.of();
        List<String> all = new ArrayList<>(sides.writtenAt(brought.hex(), brought.side()));
        brought.features().stream()
                .filter(feature -> !all.contains(feature) && !far.contains(feature))
                .forEach(all::add);
        return List.copyOf(all);
    }

    private static void write(
            HexBattlefield map,
            CellLayer.Editor<List<String>> slots,
            Hex hex,
            HexDirection direction,
            List<String> features) {
        int cell = map.grid().index(hex);
        if (cell >= 0) {
            slots.set(cell * 6 + direction.ordinal(), features);
        }
    }

    private static HexBattlefield with(
            HexBattlefield map,
            CellLayer.Editor<String> terrain,
            CellLayer.Editor<Integer> levels,
            CellLayer.Editor<List<String>> features,
            CellLayer.Editor<List<String>> slots) {
        SideLayer sides = map.sides();
        return map.withTerrain(terrain.done())
                .withLevels(levels.done())
                .withFeatures(features.done())
                .withSides(new SideLayer(sides.grid(), slots.done(), sides.strays()));
    }
}
