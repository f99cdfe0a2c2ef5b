package coupdoeil.validator.table.fact;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprints;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Crowds;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.check.table.TableGround;
import coupdoeil.validator.check.table.TableSize;
import java.util.Optional;
import org.locationtech.jts.geom.Envelope;

/** Where a piece could stand instead. Nothing is sought for one in a crowd. */
public final class FreeGround {

    private static final double STEP_INCHES = 0.5;
    private static final int STEPS = 24;
    private static final int DIRECTIONS = 8;
    private static final double THOUSANDTHS = 1_000;

    private final TableSize table;
    private final Stands stands;
    private final Crowds crowds;
    private final Footprints footprints;
    private final TableGround ground;
    private final SetupRules rules;
    private final Insiders insiders;
    private final Memo<Stand, Optional<Position.OnTable>> nearest;

    public FreeGround(
            RuleSystem system,
            TableSize table,
            Stands stands,
            Crowds crowds,
            TableGround ground,
            SetupRules rules,
            Insiders insiders,
            Tracker tracker) {
        this.table = table;
        this.stands = stands;
        this.crowds = crowds;
        this.footprints = new Footprints(system);
        this.ground = ground;
        this.rules = rules;
        this.insiders = insiders;
        this.nearest = new Memo<>(tracker, this::search);
    }

    /** The nearest free place, by and large, that a step or some in one direction leads to; empty if there is none. */
    public Optional<Position.OnTable> nearest(Stand stand) {
        return nearest.get(stand);
    }

    private Optional<Position.OnTable> search(Stand stand) {
        if (!(stand.placement().position() instanceof Position.OnTable written) || crowds.holds(stand, stands)) {
            return Optional.empty();
        }
        Position.OnTable from = ontoTable(written, stand.footprint().bounds());
        if (!from.equals(written) && isFree(stand, stand.placement().withPosition(from))) {
            return Optional.of(from);
        }
        Optional<Stand> before = Optional.empty();
        for (int step = 1; step <= STEPS; step++) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                double angle = 2 * Math.PI * direction / DIRECTIONS;
                Position.OnTable to = at(
                        from.x() + step * STEP_INCHES * Math.cos(angle),
                        from.y() + step * STEP_INCHES * Math.sin(angle));
                Optional<Stand> there = placed(stand, stand.placement().withPosition(to));
                // Who was in the way of the last place mostly is in that of the next.
                if (there.isEmpty()
                        || crowds.holds(there.get(), stands)
                        || before.filter(other ->
                                        other.footprint().overlaps(there.get().footprint()))
                                .isPresent()) {
                    continue;
                }
                before = inTheWay(there.get());
                if (before.isEmpty() && mayEnter(there.get())) {
                    return Optional.of(to);
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Stand> placed(Stand stand, Placement placement) {
        return footprints
                .of(stand.piece(), placement)
                .map(there -> new Stand(stand.key(), stand.piece(), placement, stand.side(), there));
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

    /** Whether a piece could be placed so: on the table and on ground it may enter, clear of others and of the enemy. */
    public boolean isFree(Stand stand, Placement placement) {
        return standing(stand, placement).isPresent();
    }

    /** A piece as it would stand so, if it could be placed so. */
    public Optional<Stand> standing(Stand stand, Placement placement) {
        return placed(stand, placement)
                .filter(there -> !crowds.holds(there, stands) && inTheWay(there).isEmpty() && mayEnter(there));
    }

    /** Who else has ground of a place; not to be asked of a crowd, which is too many. */
    private Optional<Stand> inTheWay(Stand there) {
        for (Stand other : stands.near(there.footprint())) {
            if (!other.key().equals(there.key()) && other.footprint().overlaps(there.footprint())) {
                return Optional.of(other);
            }
        }
        return Optional.empty();
    }

    /** Whether the place is on the table, on ground that may be entered, and far enough from the enemy. */
    private boolean mayEnter(Stand there) {
        return there.footprint().bases().stream().allMatch(table::holds) && isOpen(there) && isApart(there);
    }

    private boolean isOpen(Stand there) {
        return ground.near(there.footprint().bounds()).stream()
                .noneMatch(feature ->
                        (rules.isClosed(feature, there) || isHeldAgainst(there, feature.id())) && there.isOn(feature));
    }

    /** Whether the enemy is in a feature without a place of his own. */
    private boolean isHeldAgainst(Stand there, String feature) {
        return insiders.in(feature).stream().anyMatch(insider -> !insider.side().equals(there.side()));
    }

    private boolean isApart(Stand there) {
        if (!(there.piece() instanceof Unit)) {
            return true;
        }
        double apart = rules.apartInches();
        Envelope around = there.footprint().bounds();
        around.expandBy(apart * Corner.PER_INCH);
        return stands.near(around).stream()
                .noneMatch(other -> other.piece() instanceof Unit
                        && !other.side().equals(there.side())
                        && Inches.below(other.footprint().inchesFrom(there.footprint()), apart));
    }

    private static Position.OnTable at(double x, double y) {
        return new Position.OnTable(Math.rint(x * THOUSANDTHS) / THOUSANDTHS, Math.rint(y * THOUSANDTHS) / THOUSANDTHS);
    }
}
