package coupdoeil.editor.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;

/**
 * Areas with a side on the edge of a table that is resized: that side goes out with the edge at right angles, so that the
 * ground of the old table stays as it was, or back with it along the sides that lead to it. An area that would fold over,
 * or only touches the edge with a corner, stays as it is.
 */
record EdgeSides(Envelope old, Envelope now) {

    Polygon of(Polygon polygon) {
        Polygon moved = polygon;
        moved = new Edge(true, -1, old.getMinX(), now.getMinX()).moved(moved);
        moved = new Edge(true, 1, old.getMaxX(), now.getMaxX()).moved(moved);
        moved = new Edge(false, -1, old.getMinY(), now.getMinY()).moved(moved);
        return new Edge(false, 1, old.getMaxY(), now.getMaxY()).moved(moved);
    }

    /**
     * One edge of the table.
     *
     * @param upright whether it runs north
     * @param outward 1 if the table is west or south of it, else -1
     * @param from where it was, a number of inches to the east or the north
     * @param to where it is
     */
    private record Edge(boolean upright, int outward, double from, double to) {

        Polygon moved(Polygon polygon) {
            List<Coordinate> ring =
                    new ArrayList<>(List.of(polygon.getExteriorRing().getCoordinates()));
            if (from == to || ring.isEmpty() || ring.stream().anyMatch(point -> isBeyond(point, from))) {
                return polygon;
            }
            ring.remove(ring.size() - 1);
            List<Coordinate> moved = moved(ring);
            if (moved.size() < 3) {
                return polygon;
            }
            moved.add(moved.get(0).copy());
            LinearRing[] holes = new LinearRing[polygon.getNumInteriorRing()];
            Arrays.setAll(holes, polygon::getInteriorRingN);
            Polygon result = polygon.getFactory()
                    .createPolygon(polygon.getFactory().createLinearRing(Figures.array(moved)), holes);
            return polygon.isValid() && !result.isValid() ? polygon : result;
        }

        private List<Coordinate> moved(List<Coordinate> ring) {
            List<Coordinate> moved = new ArrayList<>();
            boolean firstIsLast = false;
            for (int i = 0; i < ring.size(); i++) {
                Coordinate here = ring.get(i);
                Coordinate before = ring.get((i + ring.size() - 1) % ring.size());
                Coordinate after = ring.get((i + 1) % ring.size());
                if (isOn(here) && ((!isOn(before) && isBeyond(before, to)) || (!isOn(after) && isBeyond(after, to)))) {
                    return List.of();
                }
                if (!isOn(here) || (!isOn(before) && !isOn(after))) {
                    moved.add(here);
                } else if (isOn(before) && isOn(after)) {
                    moved.add(at(along(here)));
                } else if (isOn(after)) {
                    moved.addAll(end(here, before));
                } else {
                    List<Coordinate> end = new ArrayList<>(end(here, after));
                    Collections.reverse(end);
                    // A ring begins where it began.
                    firstIsLast |= i == 0 && end.size() > 1;
                    moved.addAll(end);
                }
            }
            if (firstIsLast) {
                Collections.rotate(moved, -1);
            }
            return moved;
        }

        /** What becomes of an end of the side, from the corner that leads to it. */
        private List<Coordinate> end(Coordinate end, Coordinate corner) {
            if (across(corner) == to) {
                return List.of();
            }
            boolean grows = (to - from) * outward > 0;
            if (grows && along(end) != along(corner)) {
                return List.of(end, at(along(end)));
            }
            double part = (to - across(corner)) / (from - across(corner));
            return List.of(at(Resized.inches(along(corner) + part * (along(end) - along(corner)))));
        }

        private boolean isBeyond(Coordinate point, double edge) {
            return (across(point) - edge) * outward > 0;
        }

        private boolean isOn(Coordinate point) {
            return across(point) == from;
        }

        private double across(Coordinate point) {
            return upright ? point.x : point.y;
        }

        private double along(Coordinate point) {
            return upright ? point.y : point.x;
        }

        private Coordinate at(double along) {
            return upright ? new Coordinate(to, along) : new Coordinate(along, to);
        }
    }
}
