package coupdoeil.editor.paint.table;

import coupdoeil.editor.paint.name.Anchor;
import coupdoeil.editor.paint.name.Box;
import coupdoeil.editor.paint.name.Label;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.validator.picture.LayerId;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.algorithm.MinimumAreaRectangle;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Point;

/** The names on a table: of features, of places, and of the units on it. */
public final class TableLabels {

    private static final double GROUND_SIZE = 13;
    private static final double PLACE_SIZE = 10;

    /** Of units' names. */
    static final double UNIT_SIZE = 9.5;

    /** How much longer than broad an area is whose name runs along it. */
    private static final double LONG = 3;

    /** From the front of a unit to the middle of its wedge. */
    private static final double WEDGE = 4;

    private static final int GROUND = 2;
    private static final int PLACE = 1;
    private static final int UNIT = 0;

    private final TableGround ground;
    private final List<Label> labels = new ArrayList<>();
    private final Set<String> written = new HashSet<>();

    private TableLabels(TableGround ground) {
        this.ground = ground;
    }

    /** @param stands those to be named */
    public static List<Label> of(TableGround ground, TableStanding standing) {
        TableLabels labels = new TableLabels(ground);
        for (TableFeature feature : ground.table().features()) {
            labels.put(feature.name(), Label.Kind.GROUND, GROUND_SIZE, GROUND, feature.shape(), feature);
        }
        for (Place place : ground.table().places()) {
            if (place.area() instanceof Area.Shape area && ground.scene().shows(LayerId.PLACES)) {
                labels.put(place.name(), Label.Kind.SIGN, PLACE_SIZE, PLACE, area.geometry(), null);
            }
        }
        if (ground.scene().shows(LayerId.UNITS)) {
            standing.stands().stream()
                    .filter(stand -> stand.toScale() && !stand.view().leader())
                    .map(TableLabels::unit)
                    .forEach(labels.labels::add);
        }
        return labels.labels;
    }

    private static Label unit(TableStanding.Stand stand) {
        String name = stand.view().name();
        return new Label(
                List.of(name),
                Label.Kind.UNIT,
                UNIT_SIZE,
                UNIT,
                stand.isClosed() ? new Anchor.Upon(stand.ground()) : new Anchor.Around(stand.bounds()),
                stand.view().colour());
    }

    /** A place that has the name of a feature needs it no second time. */
    private void put(
            String name, Label.Kind kind, double size, int weight, Geometry shape, @Nullable TableFeature feature) {
        if (!name.isBlank() && !shape.isEmpty() && written.add(name)) {
            double width = feature == null ? 0 : ground.look(feature).width();
            labels.add(new Label(name, kind, size, weight, anchor(shape, width)));
        }
    }

    private Anchor anchor(Geometry shape, double width) {
        Geometry first = shape.getGeometryN(0);
        if (first.getDimension() == 1) {
            return along(first.getCoordinates(), width);
        }
        Point inside = first.getInteriorPoint();
        Point2D middle = ground.layout().point(inside.getX(), inside.getY());
        if (first.getDimension() == 0) {
            return new Anchor.Around(new Rectangle2D.Double(middle.getX() - 8, middle.getY() - 8, 16, 16));
        }
        Coordinate[] corners = MinimumAreaRectangle.getMinimumRectangle(first).getCoordinates();
        if (corners.length == 5) {
            double one = corners[0].distance(corners[1]);
            double other = corners[1].distance(corners[2]);
            if (Math.max(one, other) > LONG * Math.min(one, other)) {
                int from = one > other ? 1 : 0;
                return along(
                        new Coordinate[] {
                            middle(corners[from], corners[from + 1]), middle(corners[from + 2], corners[(from + 3) % 4])
                        },
                        Math.min(one, other) * TableLayout.UNITS_PER_INCH);
            }
        }
        double unit = TableLayout.UNITS_PER_INCH / 2;
        return new Anchor.Within(
                middle.getX(),
                middle.getY(),
                first.getEnvelopeInternal().getWidth() * unit * 0.7,
                first.getEnvelopeInternal().getHeight() * unit * 0.7);
    }

    private static Coordinate middle(Coordinate one, Coordinate other) {
        return new Coordinate((one.x + other.x) / 2, (one.y + other.y) / 2);
    }

    private Anchor along(Coordinate[] inches, double width) {
        List<Double> xs = new ArrayList<>();
        List<Double> ys = new ArrayList<>();
        for (Coordinate corner : inches) {
            Point2D point = ground.layout().point(corner.x, corner.y);
            xs.add(point.getX());
            ys.add(point.getY());
        }
        Point2D named = middle(xs, ys);
        return new Anchor.Along(xs, ys, width, named.getX(), named.getY(), Double.MAX_VALUE);
    }

    /** The point half way along a line. */
    private static Point2D middle(List<Double> xs, List<Double> ys) {
        double length = 0;
        for (int i = 1; i < xs.size(); i++) {
            length += Math.hypot(xs.get(i) - xs.get(i - 1), ys.get(i) - ys.get(i - 1));
        }
        double left = length / 2;
        for (int i = 1; i < xs.size(); i++) {
            double dx = xs.get(i) - xs.get(i - 1);
            double dy = ys.get(i) - ys.get(i - 1);
            double part = Math.hypot(dx, dy);
            if (left <= part && part > 0) {
                return new Point2D.Double(xs.get(i - 1) + dx * left / part, ys.get(i - 1) + dy * left / part);
            }
            left -= part;
        }
        return new Point2D.Double(xs.get(0), ys.get(0));
    }

    /** What names keep off: bases, counters and markers; of those what lies on the bases of others. */
    public static TableObstacles obstacles(TableGround ground, TableStanding standing) {
        List<Box> bases = new ArrayList<>();
        List<Box> above = new ArrayList<>();
        for (TableStanding.Stand stand : standing.stands()) {
            List<Box> boxes = stand.bases().stream()
                    .map(Box::around)
                    .map(box -> box.grown(1.5))
                    .toList();
            bases.addAll(boxes);
            if (!Double.isNaN(stand.degrees())) {
                double angle = -Math.toRadians(stand.degrees());
                double tip = stand.toScale() ? WEDGE : StandPainter.COUNTER_TIP - WEDGE;
                bases.add(new Box(
                        stand.front().getX() + Math.cos(angle) * tip,
                        stand.front().getY() + Math.sin(angle) * tip,
                        7,
                        9,
                        angle));
            }
            if (!stand.toScale() || stand.view().leader()) {
                above.addAll(boxes);
            }
        }
        for (TableStanding.Marker marker : standing.markers()) {
            Box flag = Box.of(new Rectangle2D.Double(
                    marker.foot().getX() - 2, marker.foot().getY() - 18, 25, 25));
            bases.add(flag);
            above.add(flag);
        }
        return TableObstacles.of(bases, above, ground.layout().bounds());
    }
}
