package coupdoeil.validator.table.fact;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Edge;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.model.table.GroundShape;
import coupdoeil.validator.check.table.TableGround;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;

/**
 * Where along its entry a unit may come onto the table. Whether it gets in changes only where something begins or ends, so
 * it is enough to look at the middle and the ends of the entry, at both sides of whatever lies there, and at its middle.
 */
public record WaysIn(Entrances entrances, Zones zones, TableGround ground) {

    /** What is nearer than that is touched. */
    private static final double CLEAR = 0.001;

    /**
     * A way in.
     *
     * @param ground that a unit takes on it, with its rear at the edge; a hair narrower, so that a gap of its width is one
     * @param edge the same without depth: where the unit begins
     * @param near what lies about the whole entry
     */
    public record Way(Base ground, Base edge, Collection<GroundFeature> near) {

        /** What of that lies on the way. */
        public Stream<GroundFeature> met() {
            Envelope bounds = ground.bounds();
            return near.stream()
                    .filter(feature ->
                            feature.shape().mayMeet(bounds) && feature.shape().inchesFrom(ground) == 0);
        }
    }

    /**
     * Whether a bridge or ford leads over something on some ground: one that lies on that ground and touches it. It is
     * passable however narrow it is drawn.
     *
     * @param about all that lies there
     */
    public static boolean isBridged(GroundFeature feature, Base ground, Collection<GroundFeature> about) {
        return about.stream()
                .anyMatch(crossing -> crossing.effects().flag("crossing")
                        && crossing.shape().outline().overlaps(ground)
                        && crossing.shape().inchesFrom(feature.shape()) == 0);
    }

    /** What is met first where every way is closed; empty if one is open. @param closed what on a way is not passed */
    public static Optional<GroundFeature> inTheWay(Stream<Way> ways, Function<Way, Stream<GroundFeature>> closed) {
        Optional<GroundFeature> first = Optional.empty();
        for (Way way : (Iterable<Way>) ways::iterator) {
            Optional<GroundFeature> met = closed.apply(way).findFirst();
            if (met.isEmpty()) {
                return Optional.empty();
            }
            first = first.or(() -> met);
        }
        return first;
    }

    /** Those through a place, the one in its middle first; none if it is not on an edge. @param inches how far in */
    public Stream<Way> of(Unit unit, ArrivalGroup group, Place place, double inches) {
        Optional<Geometry> shape = Zones.shape(place);
        Optional<Double> inward = shape.flatMap(zones::inward);
        if (shape.isEmpty() || inward.isEmpty()) {
            return Stream.empty();
        }
        double width = entrances.widthInches(unit, group);
        Strip strip = new Strip(shape.get().getEnvelopeInternal(), inward.get(), inches);
        Collection<GroundFeature> near = ground.near(strip.bounds());
        return strip.places(width, near)
                .map(at -> new Way(
                        strip.base(at, width - 2 * CLEAR, inches - CLEAR), strip.base(at, width - 2 * CLEAR, 0), near));
    }

    /** The ground inside a stretch of an edge. */
    private record Strip(Envelope entry, double inward, double inches) {

        private boolean isUpright() {
            return inward % 180 == 0;
        }

        private double from() {
            return isUpright() ? entry.getMinY() : entry.getMinX();
        }

        private double to() {
            return isUpright() ? entry.getMaxY() : entry.getMaxX();
        }

        /** A point of the table, in hundredths. @param along the edge @param into the table, from the edge */
        private Corner corner(double along, double into) {
            double sign = inward < 180 ? 1 : -1;
            double x = isUpright() ? entry.centre().x + sign * into : along;
            double y = isUpright() ? along : entry.centre().y + sign * into;
            return new Corner(Math.rint(x * Corner.PER_INCH), Math.rint(y * Corner.PER_INCH));
        }

        private Envelope bounds() {
            Envelope bounds = base((from() + to()) / 2, to() - from(), inches).bounds();
            // Wider by what a unit may take beside a narrow entry.
            bounds.expandBy(inches * Corner.PER_INCH);
            return bounds;
        }

        private Base base(double middle, double width, double depth) {
            // Its left as it looks into the table: north of who comes from the west, west of who comes from the south.
            double left = (inward == 0 || inward == 270 ? 1 : -1) * width / 2;
            return new Base(
                    corner(middle + left, depth),
                    corner(middle - left, depth),
                    corner(middle - left, 0),
                    corner(middle + left, 0));
        }

        private Stream<Double> places(double width, Collection<GroundFeature> near) {
            double first = from() + width / 2;
            double last = to() - width / 2;
            double middle = (from() + to()) / 2;
            return first >= last
                    ? Stream.of(middle)
                    : Stream.concat(
                                    Stream.of(middle, first, last),
                                    near.stream()
                                            .flatMap(feature -> parts(feature.shape()).stream())
                                            .flatMap(part -> Stream.of(
                                                    part[0] - width / 2 - CLEAR,
                                                    part[1] + width / 2 + CLEAR,
                                                    (part[0] + part[1]) / 2)))
                            .filter(at -> at >= first && at <= last);
        }

        /** From where to where along the edge the outline of a shape lies in the strip, part by part. */
        private List<double[]> parts(GroundShape shape) {
            List<double[]> runs = new ArrayList<>();
            for (Edge edge : shape.edges()) {
                run(edge).ifPresent(runs::add);
            }
            runs.sort(Comparator.comparingDouble(run -> run[0]));
            List<double[]> parts = new ArrayList<>();
            for (double[] run : runs) {
                double[] last = parts.isEmpty() ? null : parts.get(parts.size() - 1);
                if (last != null && run[0] <= last[1] + CLEAR) {
                    last[1] = Math.max(last[1], run[1]);
                } else {
                    parts.add(run);
                }
            }
            return parts;
        }

        private Optional<double[]> run(Edge edge) {
            double[] from = point(edge.ax(), edge.ay());
            double[] to = point(edge.bx(), edge.by());
            double into = to[1] - from[1];
            double starts = 0;
            double ends = 1;
            if (into == 0) {
                ends = from[1] >= 0 && from[1] <= inches ? 1 : -1;
            } else {
                double one = -from[1] / into;
                double other = (inches - from[1]) / into;
                starts = Math.max(starts, Math.min(one, other));
                ends = Math.min(ends, Math.max(one, other));
            }
            double along = to[0] - from[0];
            double one = from[0] + starts * along;
            double other = from[0] + ends * along;
            return starts > ends
                    ? Optional.empty()
                    : Optional.of(new double[] {Math.min(one, other), Math.max(one, other)});
        }

        /** How far along the edge and into the table, of a point in quarters of a hundredth of a millimetre. */
        private double[] point(long x, long y) {
            double east = x / 4.0 / Corner.PER_INCH;
            double north = y / 4.0 / Corner.PER_INCH;
            double sign = inward < 180 ? 1 : -1;
            return isUpright()
                    ? new double[] {north, sign * (east - entry.centre().x)}
                    : new double[] {east, sign * (north - entry.centre().y)};
        }
    }
}
