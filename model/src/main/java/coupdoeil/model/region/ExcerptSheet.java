package coupdoeil.model.region;

import coupdoeil.model.battlefield.CellLayer;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Legend;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.scenario.Scenario;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * An excerpt as a small map of its own, off the map but for its hexes, with a scenario that holds its set-up: what can be
 * painted, written and read as any map.
 *
 * @param middle the hex that is the excerpt's origin
 */
public record ExcerptSheet(HexBattlefield map, Scenario scenario, Hex middle) {

    /** The id and name of its scenario. */
    public static final String ID = "region";

    /** A sheet with room for what is written beside the rim; empty if no map is as large as that. */
    public static Optional<ExcerptSheet> of(Excerpt excerpt) {
        HexGrid endless = new HexGrid(1, 1, excerpt.orientation(), Shifted.ODD, LabelScheme.STANDARD);
        Set<Hex> hexes = excerpt.hexes();
        int left = hexes.stream().mapToInt(endless::column).min().orElse(0);
        int top = hexes.stream().mapToInt(endless::row).min().orElse(0);
        // An even number of rows and columns, or neighbours would not stay neighbours.
        int across = 2 - left + (left & 1);
        int down = 2 - top + (top & 1);
        int columns = across + hexes.stream().mapToInt(endless::column).max().orElse(0) + 2;
        int rows = down + hexes.stream().mapToInt(endless::row).max().orElse(0) + 2;
        if (columns > HexGrid.MAX_SIZE || rows > HexGrid.MAX_SIZE) {
            return Optional.empty();
        }
        HexGrid grid = new HexGrid(columns, rows, excerpt.orientation(), Shifted.ODD, LabelScheme.STANDARD);
        Hex middle = grid.hexAt(across, down);
        Excerpt placed = excerpt.at(middle);
        CellLayer.Editor<String> terrain =
                CellLayer.filled(grid.size(), HexBattlefield.OFF_MAP).edit();
        placed.ground().forEach((hex, ground) -> terrain.set(grid.index(hex), ground.terrain()));
        HexBattlefield blank = HexBattlefield.plain(grid, HexBattlefield.OFF_MAP)
                .withLegend(Legend.NONE)
                .withTerrain(terrain.done());
        HexBattlefield map = Insertion.put(blank, placed)
                .withPlaces(placed.places().stream().map(Excerpt.Listed::value).toList());
        Scenario scenario = Scenario.empty(ID, ID)
                .withSetup(placed.setup().stream().map(Excerpt.Listed::value).toList())
                .withTokens(placed.tokens().stream().map(Excerpt.Listed::value).toList());
        return Optional.of(new ExcerptSheet(map, scenario, middle));
    }

    /** The excerpt again. Its things stand in lists as they do here, no longer as where it was taken from. */
    public Excerpt excerpt() {
        Set<Hex> hexes = map.grid().hexes().filter(map::contains).collect(Collectors.toSet());
        return Excerpt.of(map, scenario, hexes, middle);
    }
}
