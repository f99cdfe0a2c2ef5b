package coupdoeil.validator.export.tiled;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Shifted;
import coupdoeil.validator.export.ExportJob;
import coupdoeil.validator.export.PictureOptions;
import coupdoeil.validator.export.tiled.TiledMap.Tile;
import coupdoeil.validator.picture.LayerId;
import coupdoeil.validator.picture.MapView;
import coupdoeil.validator.picture.Picture;
import coupdoeil.validator.picture.SightOverlay;
import coupdoeil.validator.picture.Theme;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** The ground as layers of tiles, each tile painted as a hex that lies by itself. */
final class GroundTiles {

    private static final double SEE_THROUGH = 0.5;

    private final ExportJob job;
    private final HexBattlefield map;
    private final TileShape shape;
    private final TiledMap made;
    private final String folder;

    /** @param folder of the pictures, as the files of the map name it */
    GroundTiles(ExportJob job, TiledMap made, String folder) {
        this.job = job;
        this.map = job.pack().battlefield().hexMap().orElseThrow();
        this.shape = made.shape;
        this.made = made;
        this.folder = folder;
    }

    void add() {
        String some = map.grid()
                .hexes()
                .filter(map::contains)
                .map(map::terrain)
                .findFirst()
                .orElse(HexBattlefield.OFF_MAP);
        addLayer("terrain", 1, map::terrain, LayerId.TERRAIN, this::alone);
        addLayer(
                "level",
                SEE_THROUGH,
                hex -> String.valueOf(map.level(hex)),
                LayerId.LEVELS,
                level -> alone(some).withLevel(Hex.ORIGIN, Integer.parseInt(level)));
        int most = map.grid()
                .hexes()
                .filter(map::contains)
                .mapToInt(hex -> map.features(hex).size())
                .max()
                .orElse(0);
        for (int depth = 0; depth < most; depth++) {
            int at = depth;
            addLayer(
                    depth == 0 ? "feature" : "feature " + (depth + 1),
                    1,
                    hex -> map.features(hex).size() > at ? map.features(hex).get(at) : "",
                    LayerId.FEATURES,
                    id -> alone(some).withFeatures(Hex.ORIGIN, List.of(id)));
        }
    }

    /** A map of one hex. */
    private HexBattlefield alone(String terrain) {
        return HexBattlefield.plain(
                new HexGrid(1, 1, map.grid().orientation(), Shifted.ODD, LabelScheme.STANDARD), terrain);
    }

    /**
     * Adds a layer that says one thing of every hex of the map, and its tiles.
     *
     * @param word what it says of a hex; nothing if that is empty
     * @param hex a map whose only hex shows a word
     */
    private void addLayer(
            String name,
            double opacity,
            Function<Hex, String> word,
            LayerId layer,
            Function<String, HexBattlefield> hex) {
        HexGrid grid = map.grid();
        Map<String, Integer> numbers = new LinkedHashMap<>();
        int[] cells = new int[grid.size()];
        for (int cell = 0; cell < cells.length; cell++) {
            Hex at = grid.hexAt(cell);
            String said = map.contains(at) ? word.apply(at) : "";
            if (!said.isEmpty()) {
                numbers.putIfAbsent(said, numbers.size());
                cells[cell] = numbers.get(said) + 1;
            }
        }
        List<Tile> tiles = new ArrayList<>();
        numbers.forEach((said, number) -> tiles.add(new Tile(
                name,
                Map.of(property(name), name.equals("level") ? new BigDecimal(said) : said),
                picture(hex.apply(said), layer),
                folder + name.replace(" ", "") + "-" + number + ".png")));
        int first = made.add(name, tiles);
        made.add(
                name,
                opacity,
                Arrays.stream(cells)
                        .map(number -> number == 0 ? 0 : first + number - 1)
                        .toArray());
    }

    /** The second feature of a hex is a feature, too. */
    private static String property(String layer) {
        return layer.replaceAll(" .*", "");
    }

    private Picture picture(HexBattlefield hex, LayerId layer) {
        Theme theme = job.options().get(PictureOptions.THEME);
        MapView view = new MapView(
                job.pack().withBattlefield(hex), job.system(), null, Set.of(layer), theme, 1, SightOverlay.NONE);
        return job.pictures().hex(view, Hex.ORIGIN, shape.width(), shape.height());
    }
}
