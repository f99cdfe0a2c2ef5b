package coupdoeil.validator.hm.fact;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.Corner;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.locationtech.jts.geom.Envelope;

/** Enemies of the units on the table. Who they are is compared, so that nobody reads on for what happens far from him. */
public final class Enemies {

    /** In inches. */
    private static final double FAR = 16;

    private final Stands stands;
    private final Memo<Circle, List<Stand>> within;
    private final Memo<String, Optional<Stand>> known;

    private record Circle(Stand stand, double inches) {}

    public Enemies(Stands stands, Tracker tracker) {
        this.stands = stands;
        this.within = Memo.compared(tracker, circle -> within(circle));
        this.known = Memo.compared(tracker, stands::of);
    }

    /** Units of another side that are no further off than a distance in inches; none of a piece that has no side. */
    public List<Stand> within(Stand stand, double inches) {
        return within.get(new Circle(stand, inches));
    }

    private List<Stand> within(Circle circle) {
        Stand stand = circle.stand();
        if (hasNone(stand)) {
            return List.of();
        }
        double inches = circle.inches();
        Envelope around = stand.footprint().bounds();
        around.expandBy((inches + 1) * Corner.PER_INCH);
        // Whoever asks about much of the table hears of every move sooner than by remembering all that he asked about.
        Collection<Stand> near = inches > FAR ? all(stand) : stands.near(around);
        return near.stream()
                .filter(other -> areEnemies(stand, other))
                .filter(other -> other.footprint().mayMeet(around))
                .filter(other -> Distances.within(stand.footprint(), other.footprint(), inches))
                .toList();
    }

    private static boolean hasNone(Stand stand) {
        return stand.side().isEmpty() || !(stand.piece() instanceof Unit);
    }

    private static boolean areEnemies(Stand stand, Stand other) {
        return other.piece() instanceof Unit
                && !other.side().isEmpty()
                && !other.side().equals(stand.side());
    }

    /** Units of another side, wherever they stand; none of a piece that has no side. */
    public List<Stand> all(Stand stand) {
        return hasNone(stand) ? List.of() : stands.unitsAgainst(stand.side());
    }

    /** Whoever has a key, if he is an enemy of a piece. */
    public Optional<Stand> of(Stand stand, String key) {
        return hasNone(stand) ? Optional.empty() : known.get(key).filter(other -> areEnemies(stand, other));
    }

    /** Whether any enemy passes; those near are asked first. */
    public boolean any(Stand stand, Predicate<Stand> test) {
        List<Stand> all = all(stand);
        Envelope around = stand.footprint().bounds();
        around.expandBy(FAR * Corner.PER_INCH);
        return any(all, around, true, test) || any(all, around, false, test);
    }

    private static boolean any(List<Stand> all, Envelope around, boolean near, Predicate<Stand> test) {
        for (Stand other : all) {
            if (other.footprint().mayMeet(around) == near && test.test(other)) {
                return true;
            }
        }
        return false;
    }
}
