package coupdoeil.editor.draw;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Margins;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.CoordinateFilter;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;

/**
 * A table of another size. Places that lie on its edge, such as home edges, go with the edge. If wanted, so do the ends of
 * lines and the sides of areas there; everything else stays where it is on the ground, even beyond the new edge. Whatever
 * grows and shrinks back is exactly as it was.
 */
public final class Resized {

    private final Envelope old;
    private final Envelope now;
    private final boolean goesOn;

    private Resized(TableBattlefield table, Margins margins, boolean goesOn) {
        this.old = new Envelope(0, table.widthInches(), 0, table.depthInches());
        this.now = new Envelope(
                inches(-margins.left()),
                inches(table.widthInches() + margins.right()),
                inches(-margins.bottom()),
                inches(table.depthInches() + margins.top()));
        this.goesOn = goesOn;
    }

    /** The table. @param goesOn whether lines and areas that reach a moved edge reach it again */
    public static TableBattlefield to(TableBattlefield table, Margins margins, boolean goesOn) {
        Resized resized = new Resized(table, margins, goesOn);
        return new TableBattlefield(
                inches(resized.now.getWidth()),
                inches(resized.now.getHeight()),
                table.features().stream().map(resized::feature).toList(),
                table.places().stream().map(resized::place).toList());
    }

    /** How many features and places differ if lines and areas go on, of those that reach a moved edge. */
    public static int goingOn(TableBattlefield table, Margins margins) {
        TableBattlefield on = to(table, margins, true);
        TableBattlefield not = to(table, margins, false);
        return different(on.features(), not.features()) + different(on.places(), not.places());
    }

    private static int different(List<?> some, List<?> others) {
        int count = 0;
        for (int i = 0; i < some.size(); i++) {
            count += some.get(i).equals(others.get(i)) ? 0 : 1;
        }
        return count;
    }

    /** A sum as it would be written down, to the billionth of an inch: what is moved there and back is where it was. */
    public static double inches(double sum) {
        // The zero turns a negative zero, which would be written differently, into a positive one.
        return Math.rint(sum * 1e9) / 1e9 + 0.0;
    }

    private TableFeature feature(TableFeature feature) {
        Geometry points = feature.points();
        return feature.withPoints(
                shifted(goesOn ? reaching(points, feature.drawn().isSmooth()) : points));
    }

    private Place place(Place place) {
        if (!(place.area() instanceof Area.Shape area)) {
            return place;
        }
        Geometry shape = area.geometry();
        Geometry moved = isOnEdge(shape) ? withEdge(shape) : goesOn ? reaching(shape, false) : shape;
        return place.withArea(new Area.Shape(shifted(moved)));
    }

    private Geometry reaching(Geometry shape, boolean smooth) {
        if (shape instanceof LineString line) {
            return new LineEnds(old, now, smooth).of(line);
        }
        return shape instanceof Polygon polygon ? new EdgeSides(old, now).of(polygon) : shape;
    }

    /** Whether a point or line lies on the edge, with all of each side on one edge. */
    private boolean isOnEdge(Geometry shape) {
        Coordinate[] points = shape.getCoordinates();
        for (int i = 0; i < points.length; i++) {
            if (!isOnOneEdge(points[i], points[Math.max(0, i - 1)])) {
                return false;
            }
        }
        return shape.getDimension() < 2 && points.length > 0;
    }

    private boolean isOnOneEdge(Coordinate one, Coordinate other) {
        return (one.x == other.x && (one.x == old.getMinX() || one.x == old.getMaxX()))
                || (one.y == other.y && (one.y == old.getMinY() || one.y == old.getMaxY()));
    }

    private Geometry withEdge(Geometry shape) {
        return each(shape, point -> {
            point.x = along(point.x, old.getMinX(), now.getMinX(), old.getMaxX(), now.getMaxX());
            point.y = along(point.y, old.getMinY(), now.getMinY(), old.getMaxY(), now.getMaxY());
        });
    }

    private static double along(double at, double low, double newLow, double high, double newHigh) {
        return at == low ? newLow : at == high ? newHigh : at;
    }

    /** Measured from the new south-west corner. */
    private Geometry shifted(Geometry shape) {
        return each(shape, point -> {
            point.x = inches(point.x - now.getMinX());
            point.y = inches(point.y - now.getMinY());
        });
    }

    private static Geometry each(Geometry shape, CoordinateFilter change) {
        Geometry copy = shape.copy();
        copy.apply(change);
        copy.geometryChanged();
        return copy;
    }
}
