package coupdoeil.validator.table.fact;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.Corner;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Envelope;

/** Enemies of the units on the table. Who they are is compared, so that nobody reads on for what happens far from him. */
public final class Enemies {

    /** In inches. */
    private static final double NEAR = 16;

    private final Stands stands;
    private final Memo<Circle, List<Stand>> within;
    private final Memo<String, List<String>> keys;
    private final Tracker tracker;

    private record Circle(Stand stand, double inches) {}

    /** An enemy of a piece, by his key: whoever asks about him so reads on when he moves, and not when others do. */
    public record Enemy(Stand of, String key) {

        @Override
        public int hashCode() {
            return Stand.hash(of.key(), key);
        }
    }

    public Enemies(Stands stands, Tracker tracker) {
        this.stands = stands;
        this.within = Memo.compared(tracker, circle -> within(circle));
        this.keys = Memo.compared(
                tracker,
                side -> stands.unitsAgainst(side).stream().map(Stand::key).toList());
        this.tracker = tracker;
    }

    /** Units of another side that are no further off than a distance in inches; none of a piece that has no side. */
    public List<Stand> within(Stand stand, double inches) {
        return within.get(new Circle(stand, inches));
    }

    private List<Stand> within(Circle circle) {
        Stand stand = circle.stand();
        // To measure to all after every move is sooner done than to remember all the ground that was asked about.
        List<Stand> some = circle.inches() < NEAR ? within(stand, NEAR) : all(stand);
        return some.stream()
                .filter(other -> Inches.within(stand.footprint(), other.footprint(), circle.inches()))
                .toList();
    }

    private static boolean hasNone(Stand stand) {
        return stand.side().isEmpty() || !(stand.piece() instanceof Unit);
    }

    /** Whether what stands there is a unit of another side. */
    public static boolean isEnemyOf(String side, Stand other) {
        return other.piece() instanceof Unit
                && !other.side().isEmpty()
                && !other.side().equals(side);
    }

    /** Units of another side, wherever they stand; none of a piece that has no side. */
    public List<Stand> all(Stand stand) {
        return hasNone(stand) ? List.of() : stands.unitsAgainst(stand.side());
    }

    /** Where an enemy stands; empty if nobody has his key, or he is none. */
    public Optional<Stand> of(Enemy enemy) {
        return hasNone(enemy.of())
                ? Optional.empty()
                : stands.of(enemy.key()).filter(other -> isEnemyOf(enemy.of().side(), other));
    }

    /** The keys of all enemies; who reads that reads on when others come or go, not when they move. */
    public List<String> keys(Stand stand) {
        return hasNone(stand) ? List.of() : keys.get(stand.side());
    }

    /** The same, those near first: unrecorded, for the order alone. */
    public List<String> keysNearFirst(Stand stand) {
        List<String> all = keys(stand);
        List<String> near = new ArrayList<>();
        List<String> far = new ArrayList<>();
        Envelope around = stand.footprint().bounds();
        around.expandBy(NEAR * Corner.PER_INCH);
        tracker.pass();
        try {
            for (String key : all) {
                boolean isNear = stands.of(key)
                        .filter(other -> other.footprint().mayMeet(around))
                        .isPresent();
                (isNear ? near : far).add(key);
            }
        } finally {
            tracker.record();
        }
        near.addAll(far);
        return near;
    }
}
