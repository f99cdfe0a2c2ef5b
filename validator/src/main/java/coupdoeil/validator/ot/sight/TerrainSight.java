package coupdoeil.validator.ot.sight;

import coupdoeil.model.table.Edge;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.model.table.LineTo;
import coupdoeil.model.table.Outline;
import coupdoeil.model.table.Within;
import coupdoeil.validator.ot.sight.SightGround.Blocker;
import coupdoeil.validator.ot.sight.SightGround.Contour;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Envelope;

/**
 * Sight over the ground between some points, as if nobody stood about (OT Visibility; Skirmishers tell of woods). Woods are
 * seen into for an inch along the line and never through; other ground that stops sight does so at any height, unless it is
 * said how high it is; whoever is an inch or less from a wall or hedge looks over it.
 */
final class TerrainSight {

    /** What is met for less, in inches, is not met. */
    static final double TOLERANCE = 0.01;

    private static final double AT_END = 1e-6;

    private final SightGround ground;
    private final List<Contour> contours;
    private final List<Blocker> areas;
    private final List<Blocker> lines;
    private final List<GroundFeature> woods;
    private final double depth;
    private final double lining;
    private final boolean ownSlopeHides;

    /** What sight rests on beside the ground, in inches. */
    record Readings(double woodDepth, double lining, boolean ownSlopeHides) {}

    /** @param within holds all points that are asked about, in hundredths of a millimetre */
    TerrainSight(SightGround ground, Envelope within, Readings readings) {
        this.ground = ground;
        this.contours = ground.contours(within);
        this.areas = ground.areas(within);
        this.lines = ground.lines(within);
        this.woods = ground.woods(within);
        this.depth = readings.woodDepth();
        this.lining = readings.lining();
        this.ownSlopeHides = readings.ownSlopeHides();
    }

    /** Whether nothing of the ground could stop a line. */
    boolean isOpen() {
        return contours.isEmpty() && areas.isEmpty() && lines.isEmpty() && woods.isEmpty();
    }

    /** Where what may stop a line begins to do so. */
    List<Spot> corners() {
        return Stream.of(
                        contours.stream().map(Contour::outline).flatMap(TerrainSight::corners),
                        areas.stream().map(Blocker::outline).flatMap(TerrainSight::corners),
                        woods.stream().map(wood -> wood.shape().outline()).flatMap(TerrainSight::corners),
                        lines.stream().flatMap(line -> line.path().stream()).map(Spot::of))
                .flatMap(spots -> spots)
                .toList();
    }

    static Stream<Spot> corners(Outline outline) {
        return outline.edges().stream().map(edge -> new Spot(edge.ax(), edge.ay()));
    }

    /** What stops the line from one point to another first thought of; empty if nothing does. */
    Optional<GroundFeature> stops(Spot from, Spot to) {
        if (isOpen() || from.inchesFrom(to) <= TOLERANCE) {
            return Optional.empty();
        }
        LineTo line = from.to(to);
        Optional<GroundFeature> first = wood(line, from, to);
        if (first.isEmpty()) {
            first = area(line, from, to);
        }
        if (first.isEmpty()) {
            first = wall(line, from, to);
        }
        return first.isPresent() ? first : hill(line, from, to).map(Contour::feature);
    }

    private Optional<Contour> hill(LineTo line, Spot from, Spot to) {
        return contours.isEmpty()
                ? Optional.empty()
                : new Hills(line, contours).hides(ground.level(from), ground.level(to), ownSlopeHides);
    }

    private Optional<GroundFeature> wood(LineTo line, Spot from, Spot to) {
        if (woods.isEmpty() || !ground.wood().isCrossedBy(line)) {
            return Optional.empty();
        }
        double length = line.lengthInches();
        for (Within.Part part : joined(Within.of(ground.wood(), line))) {
            double inside = part.to() - part.from();
            boolean holdsEnd = (part.from() <= AT_END && isInside(ground.wood(), from))
                    || (part.to() >= length - AT_END && isInside(ground.wood(), to));
            if (inside > (holdsEnd ? depth : 0) + TOLERANCE && (holdsEnd || !isOver(line, from, to, part))) {
                return Optional.of(woodAt(line));
            }
        }
        return Optional.empty();
    }

    /** Parts that only a touched corner divides are one. */
    private static List<Within.Part> joined(List<Within.Part> parts) {
        List<Within.Part> joined = new ArrayList<>();
        for (Within.Part part : parts) {
            int last = joined.size() - 1;
            if (last >= 0 && part.from() - joined.get(last).to() <= AT_END) {
                joined.set(last, new Within.Part(joined.get(last).from(), part.to()));
            } else {
                joined.add(part);
            }
        }
        return joined;
    }

    /** Whether all woods that a part of the line runs through have a height, and the line is above them. */
    private boolean isOver(LineTo line, Spot from, Spot to, Within.Part part) {
        int height = 0;
        for (GroundFeature feature : woods) {
            if (feature.shape().outline().isCrossedBy(line)) {
                if (feature.effects().integer("losHeight").isEmpty()) {
                    return false;
                }
                height = Math.max(height, feature.effects().integer("losHeight", 0));
            }
        }
        return below(line, from, to, part, height) <= TOLERANCE;
    }

    private GroundFeature woodAt(LineTo line) {
        return woods.stream()
                .filter(feature -> feature.shape().outline().isCrossedBy(line))
                .findFirst()
                .orElse(woods.get(0));
    }

    private Optional<GroundFeature> area(LineTo line, Spot from, Spot to) {
        for (Blocker area : areas) {
            if (!area.outline().isCrossedBy(line)) {
                continue;
            }
            double inside = 0;
            for (Within.Part part : Within.of(area.outline(), line)) {
                inside += area.height().isEmpty()
                        ? part.to() - part.from()
                        : below(line, from, to, part, area.height().getAsInt());
            }
            if (inside > TOLERANCE) {
                return Optional.of(area.feature());
            }
        }
        return Optional.empty();
    }

    private Optional<GroundFeature> wall(LineTo line, Spot from, Spot to) {
        double length = line.lengthInches();
        for (Blocker wall : lines) {
            for (int i = 1; i < wall.path().size(); i++) {
                double at = crossing(
                                from,
                                to,
                                Spot.of(wall.path().get(i - 1)),
                                Spot.of(wall.path().get(i)))
                        * length;
                if (at > lining && length - at > lining && !isOver(wall, line, from, to, at)) {
                    return Optional.of(wall.feature());
                }
            }
        }
        return Optional.empty();
    }

    private boolean isOver(Blocker wall, LineTo line, Spot from, Spot to, double at) {
        Hills profile = new Hills(line, contours);
        int start = ground.level(from);
        int end = ground.level(to);
        int there = profile.levelAt(at);
        return (wall.seenFromHigher() && Math.max(start, end) > there)
                || (wall.height().isPresent() && there + wall.height().getAsInt() <= profile.heightAt(at, start, end));
    }

    /** Where along a line, as a share of it, another crosses it or touches it; NaN if it does not, or runs along it. */
    static double crossing(Spot from, Spot to, Spot one, Spot other) {
        Edge line = new Edge(from.x(), from.y(), to.x(), to.y());
        Edge edge = new Edge(one.x(), one.y(), other.x(), other.y());
        int before = line.side(one.x(), one.y());
        int after = line.side(other.x(), other.y());
        if (before * after > 0 || (before == 0 && after == 0)) {
            return Double.NaN;
        }
        int start = edge.side(from.x(), from.y());
        int end = edge.side(to.x(), to.y());
        if (start * end > 0) {
            return Double.NaN;
        }
        double[] there = line.crossing(edge);
        return there == null
                ? Double.NaN
                : Math.hypot(there[0] - from.x(), there[1] - from.y())
                        / Math.hypot((double) to.x() - from.x(), (double) to.y() - from.y());
    }

    /** How much of a part of the line is below the top of something that stands on it, in inches. */
    private double below(LineTo line, Spot from, Spot to, Within.Part part, int height) {
        return new Hills(line, contours).below(part, height, ground.level(from), ground.level(to));
    }

    private static boolean isInside(Outline outline, Spot spot) {
        return outline.holds(spot.x(), spot.y()) && outline.edges().stream().noneMatch(edge -> isOn(edge, spot));
    }

    private static boolean isOn(Edge edge, Spot spot) {
        return edge.side(spot.x(), spot.y()) == 0
                && Math.min(edge.ax(), edge.bx()) <= spot.x()
                && spot.x() <= Math.max(edge.ax(), edge.bx())
                && Math.min(edge.ay(), edge.by()) <= spot.y()
                && spot.y() <= Math.max(edge.ay(), edge.by());
    }

    /** Around some points, in hundredths of a millimetre. */
    static Envelope around(List<Spot> some, List<Spot> others) {
        Envelope around = new Envelope();
        some.forEach(spot -> around.expandToInclude(spot.x() / 4.0, spot.y() / 4.0));
        others.forEach(spot -> around.expandToInclude(spot.x() / 4.0, spot.y() / 4.0));
        return around;
    }
}
