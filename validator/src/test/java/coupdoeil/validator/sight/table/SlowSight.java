package coupdoeil.validator.sight.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/**
 * Sight as the words of the rules have it (HM Line of Sight), in exact fractions and without any thought of speed:
 * nothing of it is shared with what it tests. Polygons are lists of corners in order, round either way.
 */
final class SlowSight {

    /** Something that lies or stands about. */
    record Thing(List<Dot> polygon, Kind kind, int level) {}

    /** What a thing is; bodies have their own level, contours make one. */
    enum Kind {
        BODY,
        SCREEN,
        WOOD,
        CONTOUR
    }

    private final List<Thing> things;

    SlowSight(List<Thing> things) {
        this.things = things;
    }

    /**
     * The square of the distance to the nearest visible point of what of some convex shapes is in an arc; null if none.
     */
    Ratio nearest(Dot from, List<List<Dot>> shapes, List<Dot> arc) {
        List<Piece> pieces = new ArrayList<>();
        for (List<Dot> shape : shapes) {
            List<Dot> candidate = clipped(shape, arc);
            for (int i = 0; i < candidate.size(); i++) {
                Dot a = candidate.get(i);
                Dot b = candidate.get((i + 1) % candidate.size());
                if (a.equals(b)) {
                    pieces.add(new Piece(a, a, a.minus(from).dot(a.minus(from))));
                } else if (from.side(a, b) != 0) {
                    pieces(from, a, b, pieces);
                }
            }
        }
        pieces.sort(Comparator.comparing(Piece::distance));
        for (Piece piece : pieces) {
            Dot looked = piece.from.towards(piece.to, Ratio.ONE.by(Ratio.of(2)));
            if (!looked.equals(from) && !isBlocked(from, looked)) {
                return piece.distance;
            }
        }
        return null;
    }

    boolean isInArc(List<List<Dot>> shapes, List<Dot> arc) {
        return shapes.stream().anyMatch(shape -> !clipped(shape, arc).isEmpty());
    }

    /** A point, or a stretch along which nothing changes, with the square of its distance. */
    private record Piece(Dot from, Dot to, Ratio distance) {}

    private void pieces(Dot from, Dot a, Dot b, List<Piece> pieces) {
        TreeSet<Ratio> changes = new TreeSet<>(List.of(Ratio.ZERO, Ratio.ONE));
        Dot way = b.minus(a);
        Ratio foot = from.minus(a).dot(way).by(way.dot(way));
        if (foot.signum() > 0 && foot.compareTo(Ratio.ONE) < 0) {
            changes.add(foot);
        }
        List<Dot> corners = new ArrayList<>();
        for (Thing thing : things) {
            corners.addAll(thing.polygon);
            for (int i = 0; i < thing.polygon.size(); i++) {
                Dot c = thing.polygon.get(i);
                Dot d = thing.polygon.get((i + 1) % thing.polygon.size());
                add(a.meeting(b, c, d), changes);
                for (Thing other : thing.kind == Kind.SCREEN ? things : List.<Thing>of()) {
                    for (int j = 0; other.kind == Kind.CONTOUR && j < other.polygon.size(); j++) {
                        Ratio meets =
                                c.meeting(d, other.polygon.get(j), other.polygon.get((j + 1) % other.polygon.size()));
                        if (meets != null) {
                            corners.add(c.towards(d, meets));
                        }
                    }
                }
            }
        }
        corners.stream()
                .filter(corner -> !corner.equals(from))
                .forEach(corner -> add(a.meeting(b, from, corner), changes));
        Ratio before = null;
        for (Ratio change : changes) {
            Dot here = a.towards(b, change);
            Ratio distance = here.minus(from).dot(here.minus(from));
            pieces.add(new Piece(here, here, distance));
            if (before != null) {
                Dot there = a.towards(b, before);
                Ratio other = there.minus(from).dot(there.minus(from));
                pieces.add(new Piece(there, here, Collections.min(List.of(distance, other))));
            }
            before = change;
        }
    }

    private static void add(Ratio share, TreeSet<Ratio> shares) {
        if (share != null && share.signum() >= 0 && share.compareTo(Ratio.ONE) <= 0) {
            shares.add(share);
        }
    }

    boolean isBlocked(Dot p, Dot q) {
        int start = elevation(p);
        int end = elevation(q);
        int higher = Math.max(start, end);
        for (Thing thing : things) {
            List<Ratio[]> inside = inside(p, q, thing.polygon);
            if (!inside.isEmpty() && isBlocked(thing, inside, p, q, start, end, higher)) {
                return true;
            }
        }
        return isBetweenBodies(p, q, higher);
    }

    /** Whether some of the line has the ground of one body close on its left and that of another on its right. */
    private boolean isBetweenBodies(Dot p, Dot q, int higher) {
        TreeSet<Ratio> changes = new TreeSet<>(List.of(Ratio.ZERO, Ratio.ONE));
        List<Thing> beside = things.stream()
                .filter(thing -> thing.kind == Kind.BODY && thing.level >= higher)
                .toList();
        Dot way = q.minus(p);
        for (Thing body : beside) {
            for (Dot corner : body.polygon) {
                if (corner.side(p, q) == 0) {
                    add(corner.minus(p).dot(way).by(way.dot(way)), changes);
                }
            }
        }
        Ratio before = Ratio.ZERO;
        for (Ratio change : changes) {
            Dot middle = p.towards(q, before.plus(change).by(Ratio.of(2)));
            boolean left = false;
            boolean right = false;
            for (Thing body : before.equals(change) ? List.<Thing>of() : beside) {
                if (where(middle, body.polygon) == 0) {
                    left |= body.polygon.stream().noneMatch(corner -> corner.side(p, q) < 0);
                    right |= body.polygon.stream().noneMatch(corner -> corner.side(p, q) > 0);
                }
            }
            if (left && right) {
                return true;
            }
            before = change;
        }
        return false;
    }

    private boolean isBlocked(Thing thing, List<Ratio[]> inside, Dot p, Dot q, int start, int end, int higher) {
        switch (thing.kind) {
            case BODY:
                return thing.level >= higher;
            case CONTOUR:
                boolean there = where(start > end ? p : q, thing.polygon) >= 0;
                return thing.level > higher || (thing.level == higher && start != end && !there);
            default:
                if (where(p, thing.polygon) >= 0 || where(q, thing.polygon) >= 0) {
                    return false;
                }
                return thing.kind == Kind.WOOD || higher == 0 || isAsHigh(inside, p, q, higher);
        }
    }

    private boolean isAsHigh(List<Ratio[]> inside, Dot p, Dot q, int higher) {
        for (Thing contour : things) {
            if (contour.kind == Kind.CONTOUR && contour.level >= higher) {
                for (Ratio[] there : inside(p, q, contour.polygon)) {
                    for (Ratio[] here : inside) {
                        Ratio from = Collections.max(List.of(here[0], there[0]));
                        Ratio to = Collections.min(List.of(here[1], there[1]));
                        if (from.compareTo(to) < 0) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }

    int elevation(Dot dot) {
        return things.stream()
                .filter(thing -> thing.kind == Kind.CONTOUR && where(dot, thing.polygon) >= 0)
                .mapToInt(Thing::level)
                .max()
                .orElse(0);
    }

    /** The stretches of a line that are strictly inside. */
    private static List<Ratio[]> inside(Dot p, Dot q, List<Dot> polygon) {
        TreeSet<Ratio> meetings = new TreeSet<>(List.of(Ratio.ZERO, Ratio.ONE));
        for (int i = 0; i < polygon.size(); i++) {
            add(p.meeting(q, polygon.get(i), polygon.get((i + 1) % polygon.size())), meetings);
        }
        List<Ratio[]> inside = new ArrayList<>();
        Ratio before = null;
        for (Ratio meeting : meetings) {
            if (before != null) {
                Ratio middle = before.plus(meeting).by(Ratio.of(2));
                if (where(p.towards(q, middle), polygon) > 0) {
                    inside.add(new Ratio[] {before, meeting});
                }
            }
            before = meeting;
        }
        return inside;
    }

    /** 1 inside, 0 on the edge, -1 outside. */
    private static int where(Dot dot, List<Dot> polygon) {
        boolean inside = false;
        for (int i = 0; i < polygon.size(); i++) {
            Dot c = polygon.get(i);
            Dot d = polygon.get((i + 1) % polygon.size());
            if (dot.side(c, d) == 0 && dot.minus(c).dot(dot.minus(d)).signum() <= 0) {
                return 0;
            }
            if ((c.y().compareTo(dot.y()) > 0) != (d.y().compareTo(dot.y()) > 0)) {
                Ratio x = c.x().plus(
                                dot.y().minus(c.y()).times(d.x().minus(c.x())).by(d.y().minus(c.y())));
                if (dot.x().compareTo(x) < 0) {
                    inside = !inside;
                }
            }
        }
        return inside ? 1 : -1;
    }

    /** What of a convex polygon is left of each of three lines: the pairs of points in a list. */
    private static List<Dot> clipped(List<Dot> polygon, List<Dot> arc) {
        List<Dot> left = polygon;
        for (int i = 0; i < arc.size(); i += 2) {
            List<Dot> next = new ArrayList<>();
            for (int j = 0; j < left.size(); j++) {
                Dot a = left.get(j);
                Dot b = left.get((j + 1) % left.size());
                int here = a.side(arc.get(i), arc.get(i + 1));
                int there = b.side(arc.get(i), arc.get(i + 1));
                if (here >= 0) {
                    next.add(a);
                }
                if (here * there < 0) {
                    next.add(a.towards(b, a.meeting(b, arc.get(i), arc.get(i + 1))));
                }
            }
            left = next;
        }
        return left;
    }
}
