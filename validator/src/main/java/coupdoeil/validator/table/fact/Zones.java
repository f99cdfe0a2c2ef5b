package coupdoeil.validator.table.fact;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.GroundShape;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.table.TableSize;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;

/** Home edges, deployment zones and entries of a table. */
public record Zones(Places places, TableSize table, Roster roster, GroundRules rules) {

    public static final String DEPLOYMENT = "deployment";
    public static final String ENTRY = "entry";
    public static final String OBJECTIVE = "objective";
    private static final String SIDE = "side";
    /** How far from an edge something may be that lies on it, in inches. */
    private static final double TOLERANCE = 0.01;

    /** The sides of the battle, in the order written. */
    public List<Side> sides() {
        return roster.sides();
    }

    /** Id of the side that a place belongs to; empty if to none. */
    public static String side(Place place) {
        return place.attributes().text(SIDE).orElse("");
    }

    /** The shape of a place in inches; empty if it has none. */
    public static Optional<Geometry> shape(Place place) {
        return place.area() instanceof Area.Shape shape && !shape.geometry().isEmpty()
                ? Optional.of(shape.geometry())
                : Optional.empty();
    }

    /** What people call a place. */
    public String name(Place place) {
        return places.name(place);
    }

    /** The places of a kind that belong to a side. */
    public List<Place> of(String kind, String side) {
        return places.ofKind(kind).stream()
                .filter(place -> side(place).equals(side))
                .toList();
    }

    /** Whether a place is an edge to which a side falls back. */
    public boolean isHomeEdge(Place place) {
        return place.kind().equals(rules.homeEdge());
    }

    /** The edges to which sides fall back. */
    public List<Place> homeEdges() {
        return places.ofKind(rules.homeEdge());
    }

    /** Those of a side. */
    public List<Place> homeEdges(String side) {
        return of(rules.homeEdge(), side);
    }

    /** The deployment zones of a side, as far as they are polygons. */
    public List<GroundShape> deployment(String side) {
        return of(DEPLOYMENT, side).stream()
                .flatMap(place -> shape(place).stream())
                .filter(Polygon.class::isInstance)
                .map(shape -> GroundShape.of(shape, 0))
                .toList();
    }

    /** Whether all of a shape is on the table. */
    public boolean isOnTable(Geometry inches) {
        Envelope all = new Envelope(0, table.widthInches(), 0, table.depthInches());
        all.expandBy(TOLERANCE);
        return all.contains(inches.getEnvelopeInternal());
    }

    /** Whether every point of a shape lies on an edge of the table, and on the same one if it is a line. */
    public boolean isOnEdge(Geometry inches) {
        return !edges(inches).isEmpty();
    }

    /** How much two lines along the edges have in common, in inches. */
    public double common(Geometry one, Geometry other) {
        List<Integer> edges = new ArrayList<>(edges(one));
        edges.retainAll(edges(other));
        Envelope common = one.getEnvelopeInternal().intersection(other.getEnvelopeInternal());
        return edges.isEmpty() || common.isNull() ? 0 : Math.max(common.getWidth(), common.getHeight());
    }

    /**
     * Degrees anticlockwise from east into the table, across the edge that a shape lies on; empty if it lies on none.
     */
    public Optional<Double> inward(Geometry inches) {
        return edges(inches).stream().findFirst().map(edge -> 90.0 * edge);
    }

    /** The middle of the rectangle around a shape. */
    public static Corner middle(Geometry inches) {
        Coordinate middle = inches.getEnvelopeInternal().centre();
        return new Corner(middle.x * Corner.PER_INCH, middle.y * Corner.PER_INCH);
    }

    /** How wide an entry is; empty if it is a point. */
    public static Optional<Double> width(Geometry inches) {
        return inches instanceof LineString ? Optional.of(inches.getLength()) : Optional.empty();
    }

    /** West, south, east and north by the quarter turn that leads from there into the table. */
    private List<Integer> edges(Geometry inches) {
        Envelope bounds = inches.getEnvelopeInternal();
        List<Integer> edges = new ArrayList<>();
        add(edges, 0, Math.max(Math.abs(bounds.getMinX()), Math.abs(bounds.getMaxX())));
        add(edges, 1, Math.max(Math.abs(bounds.getMinY()), Math.abs(bounds.getMaxY())));
        add(edges, 2, Math.max(off(bounds.getMinX(), table.widthInches()), off(bounds.getMaxX(), table.widthInches())));
        add(edges, 3, Math.max(off(bounds.getMinY(), table.depthInches()), off(bounds.getMaxY(), table.depthInches())));
        return edges;
    }

    private static void add(List<Integer> edges, int edge, double farthest) {
        if (farthest <= TOLERANCE) {
            edges.add(edge);
        }
    }

    private static double off(double coordinate, double edge) {
        return Math.abs(coordinate - edge);
    }
}
