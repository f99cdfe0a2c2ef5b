package coupdoeil.validator.report;

import coupdoeil.model.PlainText;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.table.TableGrid;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.table.Squares;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;

/**
 * How many see each square inch of a table; as JSON it follows {@code table-view.schema.json}.
 *
 * @param who whose sight it is, as named
 * @param seen ground by the number of those who see it; ground that is none of it was not asked about
 * @param whole whether that ground is as it is seen and not put together of square inches, as what one alone sees is
 */
public record TableViewReport(
        Moment moment, String who, List<Viewpoint> observers, Squares squares, SightMarks.Counts seen, boolean whole)
        implements SightAnswer {

    private static final int MOST_DIGITS = 9;

    public TableViewReport {
        observers = List.copyOf(observers);
    }

    @Override
    public String text(Style style) {
        Map<Integer, Integer> counts = counts();
        int blind = counts.getOrDefault(0, 0);
        int all = counts.values().stream().mapToInt(Integer::intValue).sum();
        return style.bold(PlainText.line(who))
                + moment.text()
                + "\n\n"
                + (observers.size() == 1 ? "It sees " : observers.size() + " units see ")
                + (all - blind)
                + " of "
                + all
                + " square inches; "
                + blind
                + " are blind.\n"
                + String.join("\n", rows())
                + "\n"
                + style.faint("1-9 seen by so many (9: or more), x blind; north is up")
                + "\n";
    }

    @Override
    public byte[] json() {
        return JsonPrinter.printForOthers(
                moment.json("table-view", 2)
                        .put("of", who)
                        .put("observers", Occasion.ids(observers))
                        .put("blind", counts().getOrDefault(0, 0))
                        .put("rows", JsonArray.ofTexts(rows()))
                        .put("polygons", whole ? polygons(seen.areas().get(1)) : JsonScalar.of(null))
                        .done(),
                Set.of("/rows", "/polygons"));
    }

    private static JsonArray polygons(@Nullable Area area) {
        List<JsonArray> polygons = new ArrayList<>();
        Geometry all = area == null ? new GeometryFactory().createPolygon() : shape(area);
        for (int part = 0; part < all.getNumGeometries(); part++) {
            if (all.getGeometryN(part) instanceof Polygon polygon && !polygon.isEmpty()) {
                List<JsonArray> rings = new ArrayList<>(List.of(ring(polygon.getExteriorRing())));
                for (int hole = 0; hole < polygon.getNumInteriorRing(); hole++) {
                    rings.add(ring(polygon.getInteriorRingN(hole)));
                }
                polygons.add(JsonArray.of(rings));
            }
        }
        return JsonArray.of(polygons);
    }

    private static JsonArray ring(LinearRing ring) {
        return JsonArray.of(Arrays.stream(ring.getCoordinates())
                .map(point -> JsonArray.of(List.of(inches(point.x), inches(point.y))))
                .toList());
    }

    private static JsonScalar inches(double inches) {
        return JsonScalar.of(Moment.plain(BigDecimal.valueOf(TableGrid.onGrid(inches))));
    }

    private Map<Integer, Integer> counts() {
        Map<Integer, Integer> counts = new TreeMap<>();
        seen.areas()
                .forEach((count, area) ->
                        counts.put(count, squares.within(shape(area)).cardinality()));
        return counts;
    }

    /** From north to south. */
    private List<String> rows() {
        StringBuilder all = new StringBuilder(" ".repeat(squares.count()));
        seen.areas()
                .forEach((count, area) ->
                        squares.within(shape(area)).stream().forEach(square -> all.setCharAt(square, sign(count))));
        List<String> rows = new ArrayList<>();
        for (int row = squares.rows() - 1; row >= 0; row--) {
            rows.add(all.substring(row * squares.columns(), (row + 1) * squares.columns()));
        }
        return rows;
    }

    private static char sign(int count) {
        return count == 0 ? 'x' : Character.forDigit(Math.min(MOST_DIGITS, count), 10);
    }

    private static Geometry shape(Area area) {
        return ((Area.Shape) area).geometry();
    }
}
