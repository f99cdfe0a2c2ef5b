package coupdoeil.editor.draw;

import coupdoeil.model.table.TableGrid;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.util.GeometryFixer;
import org.locationtech.jts.linearref.LengthIndexedLine;
import org.locationtech.jts.operation.linemerge.LineMerger;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.polygonize.Polygonizer;

/**
 * Shapes joined, cut and parted, on the grid of a table and so exactly. What a shape is cut from is repaired first if it
 * crosses itself. Results are single polygons or lines, the largest first.
 */
public final class Cuts {

    private Cuts() {}

    /** The ground of all of some polygons. */
    public static List<Geometry> united(List<? extends Geometry> shapes) {
        Geometry all = whole(shapes.get(0));
        for (Geometry shape : shapes.subList(1, shapes.size())) {
            all = OverlayNG.overlay(all, whole(shape), OverlayNG.UNION, TableGrid.WHOLE);
        }
        return parts(all, 2);
    }

    /** What is left of a polygon, or of a line, without the ground of another polygon. A hole where that lies inside. */
    public static List<Geometry> without(Geometry shape, Geometry cutter) {
        return of(shape, cutter, OverlayNG.DIFFERENCE);
    }

    /** What of a polygon or line is inside of a polygon. */
    public static List<Geometry> inside(Geometry shape, Geometry bounds) {
        return of(shape, bounds, OverlayNG.INTERSECTION);
    }

    private static List<Geometry> of(Geometry shape, Geometry other, int operation) {
        Geometry result = OverlayNG.overlay(whole(shape), whole(other), operation, TableGrid.WHOLE);
        return shape.getDimension() == 1 ? merged(result) : parts(result, 2);
    }

    /** The parts of a polygon or line that a line cuts; one part if it does not cut through. */
    public static List<Geometry> split(Geometry shape, LineString along) {
        Geometry cut = TableGrid.whole(along);
        if (shape.getDimension() == 1) {
            return parted(whole(shape), cut);
        }
        Geometry ground = whole(shape);
        Polygonizer polygonizer = new Polygonizer();
        polygonizer.add(OverlayNG.overlay(ground.getBoundary(), cut, OverlayNG.UNION, TableGrid.WHOLE));
        List<Geometry> parts = new ArrayList<>();
        for (Object part : polygonizer.getPolygons()) {
            Geometry polygon = (Geometry) part;
            if (ground.contains(polygon.getInteriorPoint())) {
                parts.addAll(parts(polygon, 2));
            }
        }
        parts.sort(Comparator.comparingDouble(Geometry::getArea).reversed());
        return parts;
    }

    /** A line in parts between the points where another crosses it. */
    private static List<Geometry> parted(Geometry line, Geometry cut) {
        LengthIndexedLine way = new LengthIndexedLine(line);
        TreeSet<Double> ends = new TreeSet<>(List.of(0.0, line.getLength()));
        for (Coordinate meeting : OverlayNG.overlay(line, cut, OverlayNG.INTERSECTION, TableGrid.WHOLE)
                .getCoordinates()) {
            ends.add(way.project(meeting));
        }
        List<Geometry> lines = new ArrayList<>();
        double from = ends.first();
        for (double to : ends.tailSet(from, false)) {
            Figures.line(List.of(TableGrid.inches(way.extractLine(from, to)).getCoordinates()))
                    .ifPresent(lines::add);
            from = to;
        }
        return lines;
    }

    /** Pieces of a line as they follow one another: what an overlay parts at every corner is one piece again. */
    private static List<Geometry> merged(Geometry noded) {
        LineMerger merger = new LineMerger();
        merger.add(noded);
        List<Geometry> lines = new ArrayList<>();
        for (Object line : merger.getMergedLineStrings()) {
            lines.add(TableGrid.inches((Geometry) line));
        }
        lines.sort(Comparator.comparingDouble(Geometry::getLength).reversed());
        return lines;
    }

    /** A polygon that does not cross itself: the largest part of one that does. */
    public static Optional<Polygon> sound(Polygon polygon) {
        return polygon.isValid()
                ? Optional.of(polygon)
                : parts(whole(polygon), 2).stream().map(part -> (Polygon) part).findFirst();
    }

    /** A shape with every point on the grid; what that would make cross itself stays as it is. */
    public static Geometry onGrid(Geometry inches) {
        Geometry rounded = TableGrid.inches(TableGrid.whole(inches));
        return rounded.isValid() ? rounded : inches;
    }

    /** A polygon without its holes; any other shape as it is. */
    public static Geometry withoutHoles(Geometry shape) {
        return shape instanceof Polygon polygon ? Figures.FACTORY.createPolygon(polygon.getExteriorRing()) : shape;
    }

    static Geometry whole(Geometry inches) {
        Geometry whole = TableGrid.whole(inches);
        return whole.getDimension() < 2 || whole.isValid() ? whole : TableGrid.reduced(GeometryFixer.fix(whole));
    }

    /** The parts of a dimension in inches, the largest first. */
    static List<Geometry> parts(Geometry whole, int dimension) {
        List<Geometry> parts = new ArrayList<>();
        for (int i = 0; i < whole.getNumGeometries(); i++) {
            Geometry part = whole.getGeometryN(i);
            if (part.getDimension() == dimension && !part.isEmpty()) {
                parts.add(TableGrid.inches(part));
            }
        }
        parts.sort(Comparator.<Geometry>comparingDouble(part -> dimension == 2 ? part.getArea() : part.getLength())
                .reversed());
        return parts;
    }

    /** Where two shapes meet, in inches; of a stretch that they share its ends. */
    public static List<Coordinate> meetings(Geometry one, Geometry other) {
        Geometry common = OverlayNG.overlay(whole(one), whole(other), OverlayNG.INTERSECTION, TableGrid.WHOLE);
        return List.of(TableGrid.inches(common).getCoordinates());
    }
}
