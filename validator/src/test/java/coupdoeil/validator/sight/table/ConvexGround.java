package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.table.Corner;
import java.util.Random;
import java.util.function.Predicate;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.operation.distance.DistanceOp;

/** Some convex ground, in hundredths of a millimetre, against what says which rectangles may have a point in it. */
final class ConvexGround {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();

    private final Geometry ground;
    private final Predicate<Envelope> mayMeet;
    private int met;
    private int left;

    ConvexGround(Geometry ground, Predicate<Envelope> mayMeet) {
        this.ground = ground;
        this.mayMeet = mayMeet;
    }

    static Geometry hull(Envelope one, Envelope other) {
        return GEOMETRIES
                .createGeometryCollection(new Geometry[] {GEOMETRIES.toGeometry(one), GEOMETRIES.toGeometry(other)})
                .convexHull();
    }

    static Envelope inches(double west, double south, double east, double north) {
        return new Envelope(
                west * Corner.PER_INCH, east * Corner.PER_INCH, south * Corner.PER_INCH, north * Corner.PER_INCH);
    }

    /**
     * Looks at rectangles anywhere about, and at the same moved up to the ground.
     *
     * @param off so far off a rectangle meets it all the same; less than 0 if only one that is so far in it
     * @param rough further off none does
     */
    ConvexGround assertMet(long seed, int count, double off, double rough) {
        Random random = new Random(seed);
        Envelope about = new Envelope(ground.getEnvelopeInternal());
        about.expandBy(6 * Corner.PER_INCH);
        for (int i = 0; i < count; i++) {
            Envelope rectangle = rectangle(random, about);
            assertMet(rectangle, rough);
            Coordinate[] nearest = DistanceOp.nearestPoints(GEOMETRIES.toGeometry(rectangle), ground);
            double distance = nearest[0].distance(nearest[1]);
            if (distance > rough) {
                double share = (distance - off) / distance;
                Envelope moved = new Envelope(rectangle);
                moved.translate(share * (nearest[1].x - nearest[0].x), share * (nearest[1].y - nearest[0].y));
                assertThat(mayMeet.test(moved)
                                || off < 0 && !GEOMETRIES.toGeometry(moved).intersects(ground))
                        .as("%s, %s off %s", moved, off, ground)
                        .isTrue();
            }
        }
        return this;
    }

    private void assertMet(Envelope rectangle, double rough) {
        Geometry there = GEOMETRIES.toGeometry(rectangle);
        if (there.intersects(ground)) {
            assertThat(mayMeet.test(rectangle))
                    .as("%s in %s", rectangle, ground)
                    .isTrue();
            met++;
        } else if (there.distance(ground) > rough) {
            assertThat(mayMeet.test(rectangle))
                    .as("%s, away from %s", rectangle, ground)
                    .isFalse();
            left++;
        }
    }

    private static Envelope rectangle(Random random, Envelope about) {
        double west = about.getMinX() + random.nextDouble() * about.getWidth();
        double south = about.getMinY() + random.nextDouble() * about.getHeight();
        return new Envelope(
                west,
                west + random.nextInt(3) * random.nextDouble() * Corner.PER_INCH,
                south,
                south + random.nextInt(3) * random.nextDouble() * Corner.PER_INCH);
    }

    /** How many rectangles had a point in it. */
    int met() {
        return met;
    }

    /** How many had none. */
    int left() {
        return left;
    }
}
