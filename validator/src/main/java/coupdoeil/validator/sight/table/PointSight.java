package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Corner;
import coupdoeil.model.table.LineTo;
import coupdoeil.model.table.Outline;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Envelope;

/**
 * What a point has of many others (HM Line of Sight); exact. What stands about is sorted by direction once, so that a
 * look meets only what may be in its way: some tenths of a microsecond.
 */
public final class PointSight {

    private static final int DIRECTIONS = 256;
    private static final double PER_RADIAN = DIRECTIONS / (2 * Math.PI);

    private final long x;
    private final long y;
    private final Looks all;
    private final List<List<Integer>> numbers;
    private final @Nullable Looks[] byDirection = new Looks[DIRECTIONS];

    /** @param without keys of pieces that stop nothing */
    public PointSight(Surroundings around, Corner from, Envelope within, Set<String> without) {
        this(new Looks(around, Region.of(within), without), quarters(from.x()), quarters(from.y()));
    }

    /** @param x in quarters of a hundredth of a millimetre, as y is */
    PointSight(Looks looks, long x, long y) {
        this.x = x;
        this.y = y;
        this.all = looks;
        this.numbers = Stream.generate(() -> (List<Integer>) new ArrayList<Integer>())
                .limit(DIRECTIONS)
                .toList();
        List<Outline> outlines = looks.outlines();
        for (int number = 0; number < outlines.size(); number++) {
            add(number, outlines.get(number).bounds());
        }
    }

    /** Whether it sees a point: its own always. */
    public boolean sees(Corner to) {
        return obstruction(to).isEmpty();
    }

    /** What stops the line to a point; empty if nothing does. */
    public Optional<Obstruction> obstruction(Corner to) {
        long toX = quarters(to.x());
        long toY = quarters(to.y());
        return toX == x && toY == y
                ? Optional.empty()
                : towards(Math.floorMod((int) Math.floor(direction(toX - x, toY - y)), DIRECTIONS))
                        .obstruction(LineTo.point(x, y, toX, toY));
    }

    private Looks towards(int direction) {
        Looks known = byDirection[direction];
        if (known == null) {
            known = all.among(numbers.get(direction));
            byDirection[direction] = known;
        }
        return known;
    }

    /** Puts an outline into every direction in which it may lie, and one more on either side. */
    private void add(int number, Envelope bounds) {
        double fromX = x / 4.0;
        double fromY = y / 4.0;
        bounds.expandBy(1);
        if (bounds.contains(fromX, fromY)) {
            numbers.forEach(some -> some.add(number));
            return;
        }
        double middle = direction(bounds.centre().x - fromX, bounds.centre().y - fromY);
        double least = 0;
        double most = 0;
        for (double cornerX : new double[] {bounds.getMinX(), bounds.getMaxX()}) {
            for (double cornerY : new double[] {bounds.getMinY(), bounds.getMaxY()}) {
                double aside = Math.IEEEremainder(direction(cornerX - fromX, cornerY - fromY) - middle, DIRECTIONS);
                least = Math.min(least, aside);
                most = Math.max(most, aside);
            }
        }
        for (int i = (int) Math.floor(middle + least) - 1; i <= (int) Math.floor(middle + most) + 1; i++) {
            numbers.get(Math.floorMod(i, DIRECTIONS)).add(number);
        }
    }

    private static double direction(double dx, double dy) {
        return Math.atan2(dy, dx) * PER_RADIAN;
    }

    private static long quarters(double hundredths) {
        return Math.round(hundredths * 4);
    }
}
