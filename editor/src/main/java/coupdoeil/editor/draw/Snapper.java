package coupdoeil.editor.draw;

import coupdoeil.editor.draw.Snap.Kind;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.table.TableGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineSegment;

/**
 * Draws points to corners and edges of what lies on a table, to its own edge, to right angles with what is being drawn,
 * and to whole inches, in this order. Linear in the corners on the table.
 */
public final class Snapper {

    /** Whole inches draw no further than this, or no other point could be hit on a small picture. */
    private static final double GRID_REACH = 0.3;

    private final List<Coordinate> corners = new ArrayList<>();
    private final List<LineSegment> edges = new ArrayList<>();

    /** @param wanted which features and places draw points, by id: not those that are being moved */
    public Snapper(TableBattlefield table, Predicate<String> wanted) {
        Figures.rectangle(new Coordinate(0, 0), new Coordinate(table.widthInches(), table.depthInches()))
                .ifPresent(this::add);
        for (TableFeature feature : table.features()) {
            if (wanted.test(feature.id())) {
                add(feature.shape());
            }
        }
        for (Place place : table.places()) {
            if (wanted.test(place.id()) && place.area() instanceof Area.Shape area) {
                add(area.geometry());
            }
        }
    }

    private void add(Geometry shape) {
        Corners known = Corners.of(shape);
        for (List<Coordinate> ring : known.rings()) {
            corners.addAll(ring);
            for (int i = 0; i + 1 < ring.size() + (known.closed() ? 1 : 0); i++) {
                edges.add(new LineSegment(ring.get(i), ring.get((i + 1) % ring.size())));
            }
        }
    }

    /** A point with no more decimals than a hand can mean. */
    static Coordinate tidy(Coordinate at) {
        return new Coordinate(
                TableGrid.onGrid(Math.rint(at.x * 100) / 100), TableGrid.onGrid(Math.rint(at.y * 100) / 100));
    }

    /** @param drawn the points of what is being drawn, the last of which it goes on from @param reach in inches */
    public Snap snap(Coordinate at, double reach, List<Coordinate> drawn) {
        return corner(at, reach, drawn)
                .or(() -> edge(at, reach, drawn))
                .or(() -> square(at, reach, drawn))
                .orElseGet(() -> grid(at, reach));
    }

    private Optional<Snap> corner(Coordinate at, double reach, List<Coordinate> drawn) {
        Coordinate best = null;
        double nearest = reach;
        for (List<Coordinate> known : List.of(corners, drawn)) {
            for (Coordinate corner : known) {
                double distance = corner.distance(at);
                if (distance <= nearest) {
                    nearest = distance;
                    best = corner;
                }
            }
        }
        return best == null ? Optional.empty() : Optional.of(new Snap(Figures.onGrid(best), Kind.CORNER, List.of()));
    }

    /** On an edge where a right angle or a whole inch meets it, or else where it is nearest. */
    private Optional<Snap> edge(Coordinate at, double reach, List<Coordinate> drawn) {
        LineSegment best = null;
        double nearest = reach;
        Envelope near = new Envelope(at);
        near.expandBy(reach);
        for (LineSegment edge : edges) {
            if (near.intersects(edge.p0, edge.p1)) {
                double distance = edge.distance(at);
                if (distance <= nearest) {
                    nearest = distance;
                    best = edge;
                }
            }
        }
        if (best == null) {
            return Optional.empty();
        }
        LineSegment edge = best;
        for (LineSegment ray : rays(at, drawn)) {
            Coordinate meeting = ray.lineIntersection(edge);
            if (meeting != null && meeting.distance(at) <= reach && edge.distance(meeting) < 1e-6) {
                return Optional.of(new Snap(Figures.onGrid(meeting), Kind.EDGE, List.of(edge, ray)));
            }
        }
        Coordinate on = edge.closestPoint(at);
        Coordinate inch = tidy(new Coordinate(inch(on.x, reach), inch(on.y, reach)));
        boolean upright = edge.p0.x == edge.p1.x || edge.p0.y == edge.p1.y;
        Coordinate to = upright && edge.distance(inch) < 1e-9 ? inch : Figures.onGrid(on);
        return Optional.of(new Snap(to, Kind.EDGE, List.of(edge)));
    }

    private static Optional<Snap> square(Coordinate at, double reach, List<Coordinate> drawn) {
        for (LineSegment ray : rays(at, drawn)) {
            Coordinate on = ray.project(at);
            if (on.distance(at) <= reach) {
                boolean upright = ray.p0.x == ray.p1.x || ray.p0.y == ray.p1.y;
                Coordinate inch = new Coordinate(
                        ray.p0.x == ray.p1.x ? on.x : inch(on.x, reach),
                        ray.p0.y == ray.p1.y ? on.y : inch(on.y, reach));
                Coordinate to = Figures.onGrid(upright ? inch : on);
                return Optional.of(new Snap(to, Kind.SQUARE, List.of(new LineSegment(ray.p0, to))));
            }
        }
        return Optional.empty();
    }

    /** From the last point: at right angles to the side before it, straight on, and along the table's sides. */
    private static List<LineSegment> rays(Coordinate at, List<Coordinate> drawn) {
        List<LineSegment> rays = new ArrayList<>();
        if (drawn.isEmpty()) {
            return rays;
        }
        Coordinate last = drawn.get(drawn.size() - 1);
        rays.add(new LineSegment(last, new Coordinate(at.x, last.y)));
        rays.add(new LineSegment(last, new Coordinate(last.x, at.y)));
        if (drawn.size() > 1) {
            Coordinate before = drawn.get(drawn.size() - 2);
            double east = last.x - before.x;
            double north = last.y - before.y;
            rays.add(new LineSegment(last, new Coordinate(last.x - north, last.y + east)));
            rays.add(new LineSegment(last, new Coordinate(last.x + east, last.y + north)));
        }
        rays.removeIf(ray -> ray.getLength() == 0);
        return rays;
    }

    private static Snap grid(Coordinate at, double reach) {
        double x = inch(at.x, reach);
        double y = inch(at.y, reach);
        boolean drawn = x != at.x && y != at.y;
        return new Snap(tidy(new Coordinate(x, y)), drawn ? Kind.GRID : Kind.NOTHING, List.of());
    }

    private static double inch(double inches, double reach) {
        double whole = Math.rint(inches);
        return Math.abs(whole - inches) <= Math.min(reach, GRID_REACH) ? whole : inches;
    }
}
