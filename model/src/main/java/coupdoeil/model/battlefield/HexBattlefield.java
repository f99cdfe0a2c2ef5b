package coupdoeil.model.battlefield;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A map of hexes: for each hex one base terrain, a level and any overlay features; for each hexside any features, links
 * such as roads among them.
 *
 * @param metresPerHex ground scale, 0 if unknown
 * @param terrain terrain ids; {@link #OFF_MAP} marks a cell that is no hex of the map (ragged rows, holes)
 * @param legend how terrain and levels are spelt in files
 */
@RecordBuilder
public record HexBattlefield(
        HexGrid grid,
        int metresPerHex,
        List<Panel> panels,
        CellLayer<String> terrain,
        CellLayer<Integer> levels,
        CellLayer<List<String>> features,
        SideLayer sides,
        List<Place> places,
        Legend legend)
        implements Battlefield, HexBattlefieldBuilder.With {

    /** The terrain of cells that are out of play. */
    public static final String OFF_MAP = "off-map";

    public HexBattlefield {
        panels = List.copyOf(panels);
        places = List.copyOf(places);
    }

    /** A map of one terrain, at level 0, without features. */
    public static HexBattlefield plain(HexGrid grid, String terrain) {
        return new HexBattlefield(
                grid,
                100,
                List.of(),
                CellLayer.filled(grid.size(), terrain),
                CellLayer.filled(grid.size(), 0),
                CellLayer.filled(grid.size(), List.of()),
                SideLayer.empty(grid),
                List.of(),
                new Legend(Map.of('.', terrain), Map.of()));
    }

    /** Whether the hex is part of the map: inside the grid and in play. */
    public boolean contains(Hex hex) {
        int cell = grid.index(hex);
        return cell >= 0 && !terrain.get(cell).equals(OFF_MAP);
    }

    /** The base terrain of a hex, {@link #OFF_MAP} outside the grid. */
    public String terrain(Hex hex) {
        int cell = grid.index(hex);
        return cell < 0 ? OFF_MAP : terrain.get(cell);
    }

    /** The level of a hex, 0 outside the grid. */
    public int level(Hex hex) {
        int cell = grid.index(hex);
        return cell < 0 ? 0 : levels.get(cell);
    }

    /** The overlay features of a hex. */
    public List<String> features(Hex hex) {
        int cell = grid.index(hex);
        return cell < 0 ? List.of() : features.get(cell);
    }

    /** Whether a neighbour of the hex is not part of the map. */
    public boolean isEdge(Hex hex) {
        for (HexDirection direction : HexDirection.values()) {
            if (!contains(hex.plus(direction))) {
                return true;
            }
        }
        return false;
    }

    public HexBattlefield withTerrain(Hex hex, String id) {
        return withTerrain(terrain.with(grid.index(hex), id));
    }

    public HexBattlefield withLevel(Hex hex, int level) {
        return withLevels(levels.with(grid.index(hex), level));
    }

    public HexBattlefield withFeatures(Hex hex, List<String> ids) {
        return withFeatures(features.with(grid.index(hex), List.copyOf(ids)));
    }

    public HexBattlefield withSide(HexSide side, List<String> ids) {
        return withSides(sides.with(side, ids));
    }

    @Override
    public HexBattlefield withPlaces(List<Place> changed) {
        return HexBattlefieldBuilder.With.super.withPlaces(changed);
    }

    @Override
    public int extent() {
        return grid.size();
    }

    @Override
    public Labels labels() {
        return new Labels(grid);
    }

    @Override
    public Optional<HexBattlefield> hexMap() {
        return Optional.of(this);
    }
}
