package coupdoeil.model.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FootprintTest {

    /** Told by their bounds, by a pair of corners or by measuring, it is the same as what was measured. */
    @Test
    void whetherOneIsWithinADistanceFollowsFromHowFarItIs() {
        Random random = new Random(1781);
        int within = 0;
        for (int i = 0; i < 5_000; i++) {
            Footprint one = footprint(random);
            Footprint other = footprint(random);
            double apart = one.inchesFrom(other);
            for (double limit : new double[] {apart - 0.001, apart, apart + 0.001, 0, 6, 12.001, 30, 80}) {
                assertThat(one.isWithin(other, limit))
                        .as("%s and %s, %s inches apart, within %s", one, other, apart, limit)
                        .isEqualTo(apart <= limit);
                within += apart <= limit ? 1 : 0;
            }
        }
        assertThat(within).isBetween(10_000, 30_000);
    }

    private static Footprint footprint(Random random) {
        double heading = random.nextInt(4) == 0 ? Math.PI / 2 * random.nextInt(4) : random.nextDouble() * 2 * Math.PI;
        double x = random.nextDouble() * 48;
        double y = random.nextDouble() * 48;
        int count = 1 + random.nextInt(4);
        List<Base> bases = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            bases.add(base(x, y, heading, 2.0 * i, 2));
        }
        return new Footprint(bases, bases, base(x, y, heading, 0, 2.0 * count));
    }

    /** A base an inch deep whose front lies so far to the right of a point, both in inches. */
    private static Base base(double x, double y, double heading, double right, double width) {
        return new Base(
                corner(x, y, heading, right, 0),
                corner(x, y, heading, right + width, 0),
                corner(x, y, heading, right + width, 1),
                corner(x, y, heading, right, 1));
    }

    private static Corner corner(double x, double y, double heading, double right, double behind) {
        double east = right * Math.sin(heading) - behind * Math.cos(heading);
        double north = -right * Math.cos(heading) - behind * Math.sin(heading);
        return new Corner(Math.rint((x + east) * Corner.PER_INCH), Math.rint((y + north) * Corner.PER_INCH));
    }
}
