package coupdoeil.model.battlefield;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A grid of hexes that grows and is cut at its sides. Neighbours stay neighbours whatever is added: where an odd number
 * of rows (or, of flat hexes, columns) comes before the first, the other rows stand half a hex further.
 *
 * @param to the grid as it becomes
 * @param columns columns that come before the first
 * @param rows rows that come before the first
 */
public record HexResize(HexGrid from, HexGrid to, int columns, int rows) {

    /**
     * @param keepLabels whether a hex keeps its label; else the first hex of the new grid has that of the old
     * @throws IllegalArgumentException if nothing is left, or more than {@value HexGrid#MAX_SIZE} either way
     */
    public static HexResize of(HexGrid from, Margins margins, boolean keepLabels) {
        int left = (int) margins.left();
        int top = (int) margins.top();
        LabelScheme labels = from.labels();
        HexGrid to = new HexGrid(
                from.columns() + left + (int) margins.right(),
                from.rows() + top + (int) margins.bottom(),
                from.orientation(),
                isOdd(from.orientation() == Orientation.POINTY ? top : left) ? other(from.shifted()) : from.shifted(),
                keepLabels
                        ? new LabelScheme(labels.pattern(), labels.firstColumn() - left, labels.firstRow() - top)
                        : labels);
        return new HexResize(from, to, left, top);
    }

    private static boolean isOdd(int number) {
        return (number & 1) == 1;
    }

    private static Shifted other(Shifted shifted) {
        return shifted == Shifted.ODD ? Shifted.EVEN : Shifted.ODD;
    }

    /** Whether other rows, or columns, stand half a hex further than before. */
    public boolean turnsShift() {
        return from.shifted() != to.shifted();
    }

    /** What a hex of the old grid is called in the new, on it or not. */
    public Hex moved(Hex hex) {
        return to.hexAt(from.column(hex) + columns, from.row(hex) + rows);
    }

    /** The map on the new grid. What was written at a hex that is cut off stays where the hexside is still there. @param fresh terrain of what is added */
    public HexBattlefield apply(HexBattlefield map, String fresh) {
        boolean ragged = isRagged(map);
        HexBattlefield resized = new HexBattlefield(
                to,
                map.metresPerHex(),
                panels(map),
                layer(map.terrain(), fresh),
                layer(map.levels(), 0),
                layer(map.features(), List.of()),
                sides(map.sides()),
                map.places().stream()
                        .map(place -> place.area() instanceof Area.Hexes area
                                ? place.withArea(new Area.Hexes(
                                        area.hexes().stream().map(this::moved).toList()))
                                : place)
                        .toList(),
                map.legend());
        return ragged ? ragged(resized, fresh) : resized;
    }

    private <T> CellLayer<T> layer(CellLayer<T> old, T fresh) {
        CellLayer.Editor<T> layer = CellLayer.filled(to.size(), fresh).edit();
        for (int cell = 0; cell < from.size(); cell++) {
            int index = to.index(moved(from.hexAt(cell)));
            if (index >= 0) {
                layer.set(index, old.get(cell));
            }
        }
        return layer.done();
    }

    private SideLayer sides(SideLayer old) {
        CellLayer.Editor<List<String>> slots =
                CellLayer.<List<String>>filled(to.size() * 6, List.of()).edit();
        List<SideLayer.Written> strays = new ArrayList<>();
        old.forEach(written -> {
            Hex hex = moved(written.hex());
            int cell = to.index(hex);
            boolean stray = !from.contains(written.hex());
            if (cell >= 0) {
                slots.set(cell * 6 + written.side().ordinal(), written.features());
            } else if (stray || to.contains(hex.plus(written.side()))) {
                strays.add(new SideLayer.Written(hex, written.side(), written.features()));
            }
        });
        return new SideLayer(to, slots.done(), strays);
    }

    private List<Panel> panels(HexBattlefield map) {
        return map.panels().stream().flatMap(panel -> moved(panel).stream()).toList();
    }

    /** A panel with what is left of it; empty if nothing is. */
    private Optional<Panel> moved(Panel panel) {
        int left = Math.max(0, panel.column() + columns);
        int top = Math.max(0, panel.row() + rows);
        int right = Math.min(to.columns(), panel.column() + columns + panel.columns());
        int bottom = Math.min(to.rows(), panel.row() + rows + panel.rows());
        return right <= left || bottom <= top
                ? Optional.empty()
                : Optional.of(
                        new Panel(panel.id(), panel.name(), left, top, right - left, bottom - top, panel.labels()));
    }

    /** Whether the rows, or columns, that stand further end one hex earlier, and nothing else is off the map. */
    private static boolean isRagged(HexBattlefield map) {
        int off = 0;
        for (int cell = 0; cell < map.grid().size(); cell++) {
            if (map.terrain().get(cell).equals(HexBattlefield.OFF_MAP)) {
                off++;
            }
        }
        List<Hex> ends = ends(map.grid());
        return off > 0
                && off == ends.size()
                && ends.stream().allMatch(end -> map.terrain(end).equals(HexBattlefield.OFF_MAP));
    }

    private static List<Hex> ends(HexGrid grid) {
        List<Hex> ends = new ArrayList<>();
        boolean pointy = grid.orientation() == Orientation.POINTY;
        for (int line = grid.shifted() == Shifted.ODD ? 1 : 0;
                line < (pointy ? grid.rows() : grid.columns());
                line += 2) {
            ends.add(pointy ? grid.hexAt(grid.columns() - 1, line) : grid.hexAt(line, grid.rows() - 1));
        }
        return ends;
    }

    private HexBattlefield ragged(HexBattlefield resized, String fresh) {
        CellLayer.Editor<String> terrain = resized.terrain().edit();
        ends(from).stream()
                .map(end -> to.index(moved(end)))
                .filter(cell -> cell >= 0)
                .forEach(cell -> terrain.set(cell, fresh));
        ends(to).forEach(end -> terrain.set(to.index(end), HexBattlefield.OFF_MAP));
        return resized.withTerrain(terrain.done());
    }
}
