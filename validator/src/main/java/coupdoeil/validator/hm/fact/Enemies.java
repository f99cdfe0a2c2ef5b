package coupdoeil.validator.hm.fact;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.Corner;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.locationtech.jts.geom.Envelope;

/** Enemies and friends of a piece on the table. */
public final class Enemies {

    /** In inches. */
    private static final double FAR = 16;

    private Enemies() {}

    /** Units of another side that are no further off than a distance in inches; none of a piece that has no side. */
    public static List<Stand> within(Stand stand, Stands stands, double inches) {
        return about(stand, stands, inches).stream()
                .filter(other -> Distances.within(stand.footprint(), other.footprint(), inches))
                .toList();
    }

    /** The same and perhaps some that are a little further off: known sooner than the distance. */
    public static List<Stand> about(Stand stand, Stands stands, double inches) {
        if (stand.side().isEmpty() || !(stand.piece() instanceof Unit)) {
            return List.of();
        }
        Envelope around = stand.footprint().bounds();
        around.expandBy((inches + 1) * Corner.PER_INCH);
        // Whoever asks about much of the table hears of every move sooner than by remembering all that he asked about.
        Collection<Stand> near = inches > FAR ? all(stand, stands) : stands.near(around);
        return near.stream()
                .filter(other -> isEnemy(stand, other))
                .filter(other -> other.footprint().mayMeet(around))
                .toList();
    }

    private static boolean isEnemy(Stand stand, Stand other) {
        return other.piece() instanceof Unit
                && !other.side().isEmpty()
                && !other.side().equals(stand.side());
    }

    /** Units of another side, wherever they stand; none of a piece that has no side. */
    public static List<Stand> all(Stand stand, Stands stands) {
        if (stand.side().isEmpty() || !(stand.piece() instanceof Unit)) {
            return List.of();
        }
        return stands.unitsAgainst(stand.side());
    }

    /** Whether any of some pieces passes; those near to another are asked first. */
    public static boolean any(List<Stand> some, Stand near, Predicate<Stand> test) {
        Envelope around = near.footprint().bounds();
        around.expandBy(FAR * Corner.PER_INCH);
        return some.stream().anyMatch(other -> other.footprint().mayMeet(around) && test.test(other))
                || some.stream().anyMatch(other -> !other.footprint().mayMeet(around) && test.test(other));
    }

    /** Those of its own side among some, by their keys, in the order of the set-up. */
    public static List<Stand> friends(Stand stand, Stands stands, Set<String> keys) {
        if (keys.isEmpty()) {
            return List.of();
        }
        return stands.all().stream()
                .filter(other -> keys.contains(other.key()) && other.side().equals(stand.side()))
                .toList();
    }
}
