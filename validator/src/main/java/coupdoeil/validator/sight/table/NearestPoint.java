package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Edge;
import coupdoeil.model.table.EdgePart;
import coupdoeil.model.table.Fraction;
import coupdoeil.model.table.LineTo;
import coupdoeil.model.table.Outline;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.locationtech.jts.geom.Envelope;

/**
 * The nearest visible point of some edges. Along an edge sight changes only where a line passes a corner or the edge meets
 * an outline, so it is enough to look at those points and once between two of them; where it changes with the depth in a
 * wood, the place is found by halving.
 */
final class NearestPoint {

    private static final int HALVINGS = 40;
    /** How finely points are told apart that are no meeting of two lines. */
    private static final long FINE = 1L << 40;

    private final Looks looks;
    private final long x;
    private final long y;
    private final Shade shade;
    private final List<Outline> outlines;
    /** Corners at which the answer may change: those that are not in the shade. */
    private final List<long[]> corners = new ArrayList<>();

    private Optional<LineTo> best = Optional.empty();
    private Optional<LineTo> nearest = Optional.empty();

    /** @param target holds all that is looked for, in hundredths of a millimetre */
    NearestPoint(Looks looks, long x, long y, Envelope target) {
        this.looks = looks;
        this.x = x;
        this.y = y;
        this.shade = new Shade(looks, x, y, target);
        this.outlines = looks.outlines();
    }

    Sight of(List<EdgePart> parts) {
        List<Candidate> candidates = new ArrayList<>();
        for (EdgePart part : parts) {
            if (part.edge().side(x, y) != 0) {
                candidates.add(new Candidate(part, to(part.edge(), clamped(part))));
            }
        }
        candidates.sort(Comparator.comparingDouble(Candidate::inches));
        for (Candidate candidate : candidates) {
            if (best.filter(known -> known.lengthInches() <= candidate.inches()).isPresent()) {
                break;
            }
            if (nearest.isEmpty()) {
                nearest = Optional.of(candidate.line());
            }
            if (!isInShade(candidate.part())) {
                search(candidate);
            }
        }
        return new Sight(best, nearest, best.isPresent() ? Optional.empty() : nearest.flatMap(looks::obstruction));
    }

    /** A part of an edge, and the line to its nearest point, be that visible or not. */
    private record Candidate(EdgePart part, LineTo line) {
        double inches() {
            return line.lengthInches();
        }
    }

    private LineTo to(Edge edge, Fraction along) {
        return new LineTo(x, y, edge, along);
    }

    private Fraction clamped(EdgePart part) {
        Fraction foot = part.edge().foot(x, y);
        if (foot.compareTo(part.stretch().from()) < 0) {
            return part.stretch().from();
        }
        return foot.compareTo(part.stretch().to()) > 0 ? part.stretch().to() : foot;
    }

    private boolean isInShade(EdgePart part) {
        Edge edge = part.edge();
        return shade.holds(
                edge.x(part.stretch().from()),
                edge.y(part.stretch().from()),
                edge.x(part.stretch().to()),
                edge.y(part.stretch().to()));
    }

    private void search(Candidate candidate) {
        if (isVisible(candidate.line())) {
            keep(candidate.line());
            return;
        }
        TreeSet<Fraction> points = points(candidate);
        Fraction from = candidate.line().along();
        along(candidate.part().edge(), from, new ArrayList<>(points.tailSet(from, false)));
        along(
                candidate.part().edge(),
                from,
                new ArrayList<>(points.headSet(from, false).descendingSet()));
    }

    /** Goes from a hidden point to ever further ones, until one is visible. */
    private void along(Edge edge, Fraction from, List<Fraction> further) {
        Fraction hidden = from;
        for (Fraction next : further) {
            Fraction between = hidden.between(next);
            if (isVisible(to(edge, between))) {
                keep(to(edge, looks.hasDepths() ? halved(edge, hidden, between) : hidden));
                return;
            }
            if (isVisible(to(edge, next))) {
                keep(to(edge, looks.hasDepths() ? halved(edge, between, next) : next));
                return;
            }
            hidden = next;
        }
    }

    /** Between a hidden and a visible point, where the visible ones begin; the hidden one itself, if they begin there. */
    private Fraction halved(Edge edge, Fraction hidden, Fraction visible) {
        double from = hidden.value();
        double to = visible.value();
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (from + to) / 2;
            if (isVisible(to(edge, fine(middle)))) {
                to = middle;
            } else {
                from = middle;
            }
        }
        return Math.abs(to - hidden.value()) * FINE <= 2 ? hidden : fine(to);
    }

    private static Fraction fine(double along) {
        return new Fraction(Math.round(along * FINE), FINE);
    }

    private TreeSet<Fraction> points(Candidate candidate) {
        Edge edge = candidate.part().edge();
        Edge.Stretch stretch = candidate.part().stretch();
        TreeSet<Fraction> points = new TreeSet<>(List.of(stretch.from(), stretch.to()));
        for (long[] corner : corners()) {
            edge.towards(x, y, corner[0], corner[1]).filter(stretch::holds).ifPresent(points::add);
        }
        Envelope about = edge.bounds();
        for (Outline outline : outlines) {
            for (Edge side : outline.bounds().intersects(about) ? outline.edges() : List.<Edge>of()) {
                edge.towards(side.ax(), side.ay(), side.bx(), side.by())
                        .filter(stretch::holds)
                        .ifPresent(points::add);
            }
        }
        looks.crossings().forEach(crossing -> {
            double along = edge.roughlyTowards(x, y, crossing[0], crossing[1]);
            if (along > stretch.from().value() && along < stretch.to().value()) {
                points.add(fine(along));
            }
        });
        return points;
    }

    private List<long[]> corners() {
        if (corners.isEmpty()) {
            for (Outline outline : outlines) {
                for (Edge side : outline.edges()) {
                    if (!shade.holds(side.ax(), side.ay())) {
                        corners.add(new long[] {side.ax(), side.ay()});
                    }
                }
            }
        }
        return corners;
    }

    private boolean isVisible(LineTo line) {
        return looks.isClear(line);
    }

    private void keep(LineTo line) {
        if (best.isEmpty() || line.lengthInches() < best.get().lengthInches()) {
            best = Optional.of(line);
        }
    }
}
