package coupdoeil.model.table;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Envelope;

/** A straight edge from a to b, in whole quarters of a hundredth of a millimetre. */
public record Edge(long ax, long ay, long bx, long by) {

    long dx() {
        return bx - ax;
    }

    long dy() {
        return by - ay;
    }

    /** On which side of the line through it a point is: 1 left, 0 on it, -1 right. */
    public int side(long x, long y) {
        return Long.signum(Exact.cross(dx(), dy(), x - ax, y - ay));
    }

    /** Where the line through it meets that from a point through another; empty if they run alike. */
    public Optional<Fraction> towards(long fromX, long fromY, long throughX, long throughY) {
        long x = throughX - fromX;
        long y = throughY - fromY;
        long below = Exact.cross(dx(), dy(), x, y);
        return below == 0
                ? Optional.empty()
                : Optional.of(Fraction.of(-Exact.cross(ax - fromX, ay - fromY, x, y), below));
    }

    /** The same to the precision of a double, for a point that is no whole number; not finite if they run alike. */
    public double roughlyTowards(long fromX, long fromY, double throughX, double throughY) {
        double x = throughX - fromX;
        double y = throughY - fromY;
        return -((ax - fromX) * y - (ay - fromY) * x) / (dx() * y - dy() * x);
    }

    /** Where the line through it crosses that through another, in quarters of a hundredth; null if they run alike. */
    public double @Nullable [] crossing(Edge other) {
        double below = dx() * (double) other.dy() - dy() * (double) other.dx();
        if (below == 0) {
            return null;
        }
        double along = -Exact.cross(other.dx(), other.dy(), other.ax - ax, other.ay - ay) / below;
        return new double[] {ax + along * dx(), ay + along * dy()};
    }

    /** Where the line through it comes nearest to a point, be that on the edge or not. */
    public Fraction foot(long x, long y) {
        return Fraction.of(Exact.dot(x - ax, y - ay, dx(), dy()), Exact.dot(dx(), dy(), dx(), dy()));
    }

    /** The part of a stretch of it that is left of or on the line from c to d; empty if none is. */
    Optional<Stretch> leftOf(Stretch stretch, long cx, long cy, long dx, long dy) {
        long here = Exact.cross(dx - cx, dy - cy, ax - cx, ay - cy);
        long more = Exact.cross(dx - cx, dy - cy, dx(), dy());
        if (more == 0) {
            return here >= 0 ? Optional.of(stretch) : Optional.empty();
        }
        Fraction meets = Fraction.of(-here, more);
        return more > 0 ? stretch.from(meets) : stretch.upTo(meets);
    }

    /** The upright rectangle around it, in hundredths of a millimetre. */
    public Envelope bounds() {
        return new Envelope(ax / Outline.QUARTERS, bx / Outline.QUARTERS, ay / Outline.QUARTERS, by / Outline.QUARTERS);
    }

    /** Rounded, in quarters of a hundredth of a millimetre. */
    public double x(Fraction along) {
        return ax + along.value() * dx();
    }

    /** See {@link #x}. */
    public double y(Fraction along) {
        return ay + along.value() * dy();
    }

    /** A part of an edge, its ends included; they may be the same. */
    public record Stretch(Fraction from, Fraction to) {

        public static final Stretch ALL = new Stretch(Fraction.START, Fraction.END);

        Optional<Stretch> from(Fraction later) {
            return later.compareTo(to) > 0
                    ? Optional.empty()
                    : Optional.of(later.compareTo(from) > 0 ? new Stretch(later, to) : this);
        }

        Optional<Stretch> upTo(Fraction earlier) {
            return earlier.compareTo(from) < 0
                    ? Optional.empty()
                    : Optional.of(earlier.compareTo(to) < 0 ? new Stretch(from, earlier) : this);
        }

        public boolean holds(Fraction along) {
            return along.compareTo(from) >= 0 && along.compareTo(to) <= 0;
        }
    }
}
