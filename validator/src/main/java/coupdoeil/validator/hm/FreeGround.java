package coupdoeil.validator.hm;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.Footprints;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.check.table.TableSize;
import java.util.Optional;
import org.locationtech.jts.geom.Envelope;

/** Where a piece could stand instead: on the table, and clear of all others. Nothing is sought for one in a crowd. */
public final class FreeGround {

    private static final double STEP_INCHES = 0.5;
    private static final int STEPS = 24;
    private static final int DIRECTIONS = 8;
    private static final double THOUSANDTHS = 1_000;

    private final TableSize table;
    private final Stands stands;
    private final Footprints footprints;

    public FreeGround(RuleSystem system, TableSize table, Stands stands) {
        this.table = table;
        this.stands = stands;
        this.footprints = new Footprints(system);
    }

    /** The nearest free place, by and large, that a step or some in one direction leads to; empty if there is none. */
    Optional<Position.OnTable> nearest(Stand stand) {
        if (!(stand.placement().position() instanceof Position.OnTable written) || stands.crowded(stand.footprint())) {
            return Optional.empty();
        }
        Position.OnTable from = ontoTable(written, stand.footprint().bounds());
        if (!from.equals(written) && isFree(stand, from)) {
            return Optional.of(from);
        }
        for (int step = 1; step <= STEPS; step++) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                double angle = 2 * Math.PI * direction / DIRECTIONS;
                Position.OnTable to = at(
                        from.x() + step * STEP_INCHES * Math.cos(angle),
                        from.y() + step * STEP_INCHES * Math.sin(angle));
                if (isFree(stand, to)) {
                    return Optional.of(to);
                }
            }
        }
        return Optional.empty();
    }

    /** The position moved as far as its bounds stick out; one that fits stays as it is. */
    private Position.OnTable ontoTable(Position.OnTable written, Envelope bounds) {
        double east =
                inside(bounds.getMinX() / Corner.PER_INCH, bounds.getMaxX() / Corner.PER_INCH, table.widthInches());
        double north =
                inside(bounds.getMinY() / Corner.PER_INCH, bounds.getMaxY() / Corner.PER_INCH, table.depthInches());
        return east == 0 && north == 0 ? written : at(written.x() + east, written.y() + north);
    }

    private static double inside(double from, double to, double size) {
        return from < 0 ? -from : Math.min(0, size - to);
    }

    private boolean isFree(Stand stand, Position.OnTable at) {
        Optional<Footprint> there =
                footprints.of(stand.piece(), stand.placement().withPosition(at));
        return there.isPresent()
                && there.get().bases().stream().allMatch(table::holds)
                && !stands.crowded(there.get())
                && stands.near(there.get()).stream()
                        .noneMatch(other -> !other.key().equals(stand.key())
                                && other.footprint().overlaps(there.get()));
    }

    private static Position.OnTable at(double x, double y) {
        return new Position.OnTable(Math.rint(x * THOUSANDTHS) / THOUSANDTHS, Math.rint(y * THOUSANDTHS) / THOUSANDTHS);
    }
}
