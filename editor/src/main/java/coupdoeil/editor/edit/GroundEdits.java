package coupdoeil.editor.edit;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.CellLayer;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.SideLayer;
import coupdoeil.model.course.Drawing;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;

/** Edits of a hex map. Hexes outside the grid are passed over; on a battlefield of another kind nothing happens. */
public final class GroundEdits {

    private GroundEdits() {}

    /** Sets the base terrain of hexes. @param name what the terrain is called */
    public static Edit terrain(Collection<Hex> hexes, String terrain, String name) {
        return ground(
                Messages.text("edit.terrain", name),
                map -> map.withTerrain(changed(map.grid(), map.terrain(), hexes, old -> terrain)));
    }

    /** Adds an overlay feature to hexes that lack it. */
    public static Edit addFeature(Collection<Hex> hexes, String feature, String name) {
        return ground(
                Messages.text("edit.overlay", name),
                map -> map.withFeatures(changed(map.grid(), map.features(), hexes, old -> with(old, feature))));
    }

    /** Takes an overlay feature away from hexes that have it. */
    public static Edit removeFeature(Collection<Hex> hexes, String feature, String name) {
        return ground(
                Messages.text("edit.overlay-off", name),
                map -> map.withFeatures(changed(map.grid(), map.features(), hexes, old -> without(old, feature))));
    }

    /** Changes the level of hexes. @param name name of the edit */
    public static Edit levels(Collection<Hex> hexes, String name, IntUnaryOperator change) {
        return ground(name, map -> map.withLevels(changed(map.grid(), map.levels(), hexes, change::applyAsInt)));
    }

    /** Sets the levels of hexes, each to its own. @param name name of the edit */
    public static Edit levels(Map<Hex, Integer> levels, String name) {
        return ground(name, map -> {
            CellLayer.Editor<Integer> changed = map.levels().edit();
            levels.forEach((hex, level) -> {
                if (map.grid().contains(hex)) {
                    changed.set(map.grid().index(hex), level);
                }
            });
            return map.withLevels(changed.done());
        });
    }

    /**
     * Adds a feature that belongs to neither hex to a hexside that lacks it: where others are written, as two hexes that
     * say different things of their hexside contradict each other.
     */
    public static Edit addSide(HexSide side, String feature, String name) {
        return new Edit(Messages.text("edit.side", name), pack -> {
            boolean far = pack.battlefield()
                    .hexMap()
                    .map(HexBattlefield::sides)
                    .filter(sides -> sides.writtenAt(side.hex(), side.direction())
                                    .isEmpty()
                            && !sides.writtenAt(side.other(), side.direction().opposite())
                                    .isEmpty())
                    .isPresent();
            return addSide(far ? side.other() : side.hex(), side, feature, name).apply(pack);
        });
    }

    /** Adds a feature to a hexside that lacks it. @param at the hex that a directed feature belongs to */
    public static Edit addSide(Hex at, HexSide side, String feature, String name) {
        return ground(Messages.text("edit.side", name), map -> {
            if (map.sides().on(side).contains(feature)) {
                return map;
            }
            Hex owner = map.grid().contains(at) ? at : side.across(at);
            var direction = side.hex().equals(owner)
                    ? side.direction()
                    : side.direction().opposite();
            SideLayer sides = map.sides();
            return map.withSides(sides.writing(owner, direction, with(sides.writtenAt(owner, direction), feature)));
        });
    }

    /** Takes a feature off a hexside, whichever hex it was written at. */
    public static Edit removeSide(HexSide side, String feature, String name) {
        return ground(Messages.text("edit.side-off", name), map -> {
            SideLayer sides = map.sides();
            var near = side.direction();
            var far = near.opposite();
            sides = sides.writing(side.hex(), near, without(sides.writtenAt(side.hex(), near), feature));
            sides = sides.writing(side.other(), far, without(sides.writtenAt(side.other(), far), feature));
            return map.withSides(sides);
        });
    }

    /** Draws, and takes off, what a course changes of the lines of a feature. @param name name of the edit */
    public static Edit draw(Drawing drawing, String feature, String name) {
        return new Edit(name, pack -> {
            Pack changed = pack;
            for (HexSide side : drawing.added().stream().sorted().toList()) {
                changed = addSide(side, feature, name).apply(changed);
            }
            for (HexSide side : drawing.removed().stream().sorted().toList()) {
                changed = removeSide(side, feature, name).apply(changed);
            }
            return changed;
        });
    }

    /** Writes a feature of some hexsides at the other of their two hexes each: what is directed then faces the other way. */
    public static Edit reverse(Collection<HexSide> sides, String feature, String name) {
        return ground(name, map -> {
            SideLayer layer = map.sides();
            for (HexSide side : sides) {
                HexDirection near = side.direction();
                HexDirection far = near.opposite();
                List<String> here = layer.writtenAt(side.hex(), near);
                List<String> there = layer.writtenAt(side.other(), far);
                boolean isHere = here.contains(feature);
                boolean isThere = there.contains(feature);
                if (isHere != isThere) {
                    layer = layer.writing(side.hex(), near, isHere ? without(here, feature) : with(here, feature))
                            .writing(side.other(), far, isHere ? with(there, feature) : without(there, feature));
                }
            }
            return map.withSides(layer);
        });
    }

    private static Edit ground(String name, UnaryOperator<HexBattlefield> change) {
        return new Edit(name, pack -> PackEdits.map(pack, change));
    }

    private static <T> CellLayer<T> changed(
            HexGrid grid, CellLayer<T> layer, Collection<Hex> hexes, UnaryOperator<T> change) {
        CellLayer.Editor<T> editor = layer.edit();
        boolean any = false;
        for (Hex hex : hexes) {
            int cell = grid.index(hex);
            if (cell >= 0) {
                T before = layer.get(cell);
                T after = change.apply(before);
                if (!after.equals(before)) {
                    editor.set(cell, after);
                    any = true;
                }
            }
        }
        return any ? editor.done() : layer;
    }

    private static List<String> with(List<String> ids, String id) {
        if (ids.contains(id)) {
            return ids;
        }
        List<String> changed = new ArrayList<>(ids);
        changed.add(id);
        return List.copyOf(changed);
    }

    private static List<String> without(List<String> ids, String id) {
        return ids.stream().filter(other -> !other.equals(id)).toList();
    }
}
