package coupdoeil.editor.draw;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.LineString;

/**
 * Lines whose ends lie on the edge of a table that is resized: they go straight on to the new edge, or back to it along
 * their last side. A line that has no other point on the smaller table stays as it is.
 */
record LineEnds(Envelope old, Envelope now, boolean smooth) {

    LineString of(LineString line) {
        List<Coordinate> points = new ArrayList<>(List.of(line.getCoordinates()));
        if (line.isClosed()) {
            return line;
        }
        end(points);
        Collections.reverse(points);
        end(points);
        Collections.reverse(points);
        return line.getFactory().createLineString(Figures.array(points));
    }

    private void end(List<Coordinate> points) {
        int last = points.size() - 1;
        Coordinate end = points.get(last);
        Coordinate before = points.get(last - 1);
        if (!isOn(old, end) || isOn(now, end) || !now.covers(before) || runsAlongEdge(before, end)) {
            return;
        }
        boolean grows = now.covers(end);
        if (!grows && isOn(now, before)) {
            // So ends a line that went on with one more point, see below.
            if (points.size() > 2) {
                points.remove(last);
            }
            return;
        }
        Coordinate leaving = leaving(now, before, end);
        if (grows && (smooth || !leaving(old, before, leaving).equals2D(end))) {
            // A curve through an end that moves would bend differently on the ground that was there, and a line that is
            // almost along the edge would not come back exactly.
            points.add(leaving);
        } else {
            points.set(last, leaving);
        }
    }

    private boolean runsAlongEdge(Coordinate from, Coordinate to) {
        return (from.x == to.x && (to.x == old.getMinX() || to.x == old.getMaxX()))
                || (from.y == to.y && (to.y == old.getMinY() || to.y == old.getMaxY()));
    }

    private static boolean isOn(Envelope table, Coordinate point) {
        return table.covers(point)
                && (point.x == table.getMinX()
                        || point.x == table.getMaxX()
                        || point.y == table.getMinY()
                        || point.y == table.getMaxY());
    }

    /** Where a ray from a point of a table through another leaves that table. */
    private static Coordinate leaving(Envelope table, Coordinate from, Coordinate through) {
        double dx = through.x - from.x;
        double dy = through.y - from.y;
        double edgeX = dx > 0 ? table.getMaxX() : table.getMinX();
        double edgeY = dy > 0 ? table.getMaxY() : table.getMinY();
        double toX = dx == 0 ? Double.POSITIVE_INFINITY : (edgeX - from.x) / dx;
        double toY = dy == 0 ? Double.POSITIVE_INFINITY : (edgeY - from.y) / dy;
        return toX <= toY
                ? new Coordinate(edgeX, Resized.inches(from.y + toX * dy))
                : new Coordinate(Resized.inches(from.x + toY * dx), edgeY);
    }
}
