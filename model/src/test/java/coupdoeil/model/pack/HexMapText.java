package coupdoeil.model.pack;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A hex map as letters: for each hex its terrain, its level if not 0, and who stands there. */
final class HexMapText {

    private static final int CELL = 4;

    private HexMapText() {}

    static void write(HexBattlefield map, TerrainChart chart, Occupants occupants, TextLines out) {
        HexGrid grid = map.grid();
        boolean pointy = grid.orientation() == Orientation.POINTY;
        char[][] sheet = new char[pointy ? grid.rows() : 2 * grid.rows()][grid.columns() * CELL + CELL];
        Arrays.stream(sheet).forEach(line -> Arrays.fill(line, ' '));
        Map<String, String> legend = new TreeMap<>();
        grid.hexes().filter(map::contains).forEach(hex -> {
            int line = pointy ? grid.row(hex) : 2 * grid.row(hex) + shift(grid, grid.column(hex));
            int column = grid.column(hex) * CELL + (pointy ? shift(grid, grid.row(hex)) * CELL / 2 : 0);
            String terrain = glyph(chart, map.terrain(hex), legend);
            sheet[line][column] = terrain.charAt(0);
            int level = map.level(hex);
            sheet[line][column + 1] = level == 0 ? ' ' : Character.forDigit(Math.min(Math.abs(level), 35), 36);
            sheet[line][column + 2] = occupants.onHexes().getOrDefault(hex, ' ');
        });
        out.title("Map, " + grid.columns() + " x " + grid.rows() + " hexes");
        Arrays.stream(sheet).forEach(line -> out.line("  " + new String(line)));
        legend.forEach((glyph, name) -> out.item(glyph + " " + name));
        details(map, chart, out);
    }

    private static void details(HexBattlefield map, TerrainChart chart, TextLines out) {
        List<String> lines = new ArrayList<>();
        map.grid().hexes().forEach(hex -> {
            if (!map.features(hex).isEmpty()) {
                lines.add(map.grid().label(hex) + "  " + names(chart, map.features(hex)));
            }
        });
        map.sides()
                .forEach(written -> lines.add(map.grid().label(written.hex()) + "/"
                        + written.side().ordinal() + "  " + names(chart, written.features())));
        if (!lines.isEmpty()) {
            out.title("On hexes and hexsides");
            lines.forEach(out::item);
        }
    }

    static String labels(HexBattlefield map, Collection<Hex> hexes) {
        return hexes.stream().map(map.grid()::label).collect(Collectors.joining(" "));
    }

    private static int shift(HexGrid grid, int rowOrColumn) {
        return switch (grid.shifted()) {
            case ODD -> rowOrColumn & 1;
            case EVEN -> 1 - (rowOrColumn & 1);
        };
    }

    private static String names(TerrainChart chart, List<String> ids) {
        return ids.stream()
                .map(id -> chart.record(id).map(TerrainRecord::name).orElse(id + "?"))
                .collect(Collectors.joining(", "));
    }

    /** The letter of a terrain, noted in the legend; a question mark for terrain that the chart does not know. */
    static String glyph(TerrainChart chart, String id, Map<String, String> legend) {
        String glyph = chart.record(id)
                .flatMap(record -> record.look().text("glyph"))
                .filter(text -> !text.isEmpty())
                .orElse("?");
        legend.merge(
                glyph,
                chart.record(id).map(TerrainRecord::name).orElse(id),
                (one, other) -> one.contains(other) ? one : one + ", " + other);
        return glyph;
    }
}
