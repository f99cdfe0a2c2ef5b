package coupdoeil.validator.ot.sight;

import coupdoeil.validator.ot.sight.Exact.Point;
import coupdoeil.validator.ot.sight.Exact.Share;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/** A straight line over ground with corners, cut wherever it meets an edge of it: exact. */
final class SlowLine {

    /** Between two cuts nothing changes. */
    record Part(Share from, Share to) {

        Share within() {
            return from.between(to);
        }

        double share() {
            return to.value() - from.value();
        }
    }

    final Point a;
    final Point b;

    SlowLine(Point a, Point b) {
        this.a = a;
        this.b = b;
    }

    double inches() {
        return a.inchesTo(b);
    }

    List<Part> parts(Collection<List<Point>> rings) {
        TreeSet<Share> cuts = new TreeSet<>(List.of(Share.NONE, Share.ALL));
        for (List<Point> ring : rings) {
            for (int i = 0; i < ring.size(); i++) {
                meet(ring.get(i), ring.get((i + 1) % ring.size()), cuts);
            }
        }
        List<Part> parts = new ArrayList<>();
        Share before = null;
        for (Share cut : cuts) {
            if (before != null) {
                parts.add(new Part(before, cut));
            }
            before = cut;
        }
        return parts;
    }

    private void meet(Point c, Point d, TreeSet<Share> cuts) {
        long left = a.cross(b, c);
        long right = a.cross(b, d);
        Share share = null;
        if (left == 0) {
            share = Share.of(a.dot(b, c), a.dot(b, b));
        } else if ((left > 0) != (right > 0) && right != 0) {
            share = Share.of(crossing(c, d), right - left);
        }
        if (share != null && share.isWithin()) {
            cuts.add(share);
        }
    }

    /** Above the difference of both sides' areas: how far along this line the other crosses it. */
    private long crossing(Point c, Point d) {
        return (c.x() - a.x()) * (d.y() - c.y()) - (c.y() - a.y()) * (d.x() - c.x());
    }

    /** 1 within a ring, 0 on its edge, -1 outside. */
    int where(Share at, List<Point> ring) {
        boolean inside = false;
        for (int i = 0; i < ring.size(); i++) {
            Point c = ring.get(i);
            Point d = ring.get((i + 1) % ring.size());
            int side = side(at, c, d);
            if (side == 0 && isBetween(at, c, d)) {
                return 0;
            }
            if (above(at, c) != above(at, d) && side > 0 == above(at, c)) {
                inside = !inside;
            }
        }
        return inside ? 1 : -1;
    }

    /** Of a point of the line: 1 if it is left of the way from c to d, -1 right. */
    private int side(Share at, Point c, Point d) {
        long start = c.cross(d, a);
        long way = (d.x() - c.x()) * (b.y() - a.y()) - (d.y() - c.y()) * (b.x() - a.x());
        return Exact.signOfSum(start, at.below(), way, at.above());
    }

    private boolean above(Share at, Point c) {
        return Exact.signOfSum(a.y() - c.y(), at.below(), b.y() - a.y(), at.above()) > 0;
    }

    private boolean isBetween(Share at, Point c, Point d) {
        int x = Exact.signOfSum(a.x() - c.x(), at.below(), b.x() - a.x(), at.above())
                * Exact.signOfSum(a.x() - d.x(), at.below(), b.x() - a.x(), at.above());
        int y = Exact.signOfSum(a.y() - c.y(), at.below(), b.y() - a.y(), at.above())
                * Exact.signOfSum(a.y() - d.y(), at.below(), b.y() - a.y(), at.above());
        return x <= 0 && y <= 0;
    }

    /** Whether ground close to the line on its left, or on its right, is that of a ring. */
    boolean has(Share at, List<Point> ring, boolean onLeft) {
        int where = where(at, ring);
        if (where != 0) {
            return where > 0;
        }
        for (int i = 0; i < ring.size(); i++) {
            Point c = ring.get(i);
            Point d = ring.get((i + 1) % ring.size());
            if (side(at, c, d) == 0 && isBetween(at, c, d)) {
                boolean along = a.dot(b, new Point(a.x() + d.x() - c.x(), a.y() + d.y() - c.y())) > 0;
                return (along == isAnticlockwise(ring)) == onLeft;
            }
        }
        throw new IllegalStateException("on no edge");
    }

    static boolean isAnticlockwise(List<Point> ring) {
        double area = 0;
        for (int i = 0; i < ring.size(); i++) {
            Point c = ring.get(i);
            Point d = ring.get((i + 1) % ring.size());
            area += (double) c.x() * d.y() - (double) c.y() * d.x();
        }
        return area > 0;
    }

    /** Whether a part runs over the ground of some rings, edges between them included. */
    boolean isOver(Part part, Collection<List<Point>> rings) {
        return rings.stream().anyMatch(ring -> has(part.within(), ring, true))
                && rings.stream().anyMatch(ring -> has(part.within(), ring, false));
    }

    /** Where it crosses another or touches it, as a share of the way; null if nowhere, or all along. */
    Share meeting(Point c, Point d) {
        long left = a.cross(b, c);
        long right = a.cross(b, d);
        if (left == right || (left > 0 && right > 0) || (left < 0 && right < 0)) {
            return null;
        }
        Share share = Share.of(crossing(c, d), right - left);
        return share.compareTo(Share.NONE) >= 0 && share.compareTo(Share.ALL) <= 0 ? share : null;
    }
}
