package coupdoeil.model.pack;

import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.rules.TerrainChart;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** A table as a sketch of letters, north on top, each letter twice as deep as wide, later features over earlier ones. */
final class TableText {

    private static final int MAX_COLUMNS = 72;
    private static final GeometryFactory GEOMETRY = new GeometryFactory();

    private TableText() {}

    static void write(TableBattlefield table, TerrainChart chart, Occupants occupants, TextLines out) {
        out.title("Table, " + number(table.widthInches()) + " x " + number(table.depthInches()) + " inches");
        double cell = Math.max(1, table.widthInches() / MAX_COLUMNS);
        int columns = (int) Math.max(1, Math.min(MAX_COLUMNS, Math.ceil(table.widthInches() / cell)));
        int rows = (int) Math.max(1, Math.min(MAX_COLUMNS, Math.ceil(table.depthInches() / (2 * cell))));
        char[][] sheet = new char[rows][columns];
        Arrays.stream(sheet).forEach(line -> Arrays.fill(line, '.'));
        Map<String, String> legend = new TreeMap<>();
        for (TableFeature feature : table.features()) {
            char glyph = HexMapText.glyph(chart, feature.type(), legend).charAt(0);
            for (int row = 0; row < rows; row++) {
                for (int column = 0; column < columns; column++) {
                    if (covers(feature.shape(), column * cell, table.depthInches() - (row + 1) * 2 * cell, cell)) {
                        sheet[row][column] = glyph;
                    }
                }
            }
        }
        occupants.onTable().forEach((at, sign) -> {
            int row = (int) Math.floor((table.depthInches() - at.y) / (2 * cell));
            int column = (int) Math.floor(at.x / cell);
            if (row >= 0 && row < rows && column >= 0 && column < columns) {
                sheet[row][column] = sign;
            }
        });
        Arrays.stream(sheet).forEach(line -> out.line("  " + new String(line)));
        legend.forEach((glyph, name) -> out.item(glyph + " " + name));
        if (!table.features().isEmpty()) {
            out.title("Features");
            table.features()
                    .forEach(feature -> out.item(
                            feature.id(),
                            feature.type(),
                            feature.name(),
                            points(feature.shape()),
                            TextLines.attributes(feature.attributes())));
        }
    }

    /** Whether a polygon holds the middle of a cell, or a line or point touches the cell. */
    private static boolean covers(Geometry shape, double x, double y, double cell) {
        return shape.getDimension() == 2
                ? shape.isValid() && shape.contains(GEOMETRY.createPoint(new Coordinate(x + cell / 2, y + cell)))
                : shape.intersects(GEOMETRY.toGeometry(new Envelope(x, x + cell, y, y + 2 * cell)));
    }

    /** The corners of a shape. */
    static String points(Geometry shape) {
        return Stream.of(shape.getCoordinates())
                .map(at -> number(at.x) + "," + number(at.y))
                .collect(Collectors.joining(" "));
    }

    /** Inches to a hundredth, without needless zeros. */
    static String number(double inches) {
        return String.format(Locale.ROOT, "%.2f", inches).replaceFirst("\\.?0+$", "");
    }
}
