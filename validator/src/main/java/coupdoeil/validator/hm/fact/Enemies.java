package coupdoeil.validator.hm.fact;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.Corner;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import java.util.List;
import java.util.Set;
import org.locationtech.jts.geom.Envelope;

/** Enemies and friends of a piece on the table. */
public final class Enemies {

    private Enemies() {}

    /** Units of another side that are no further off than a distance in inches; none of a piece that has no side. */
    public static List<Stand> within(Stand stand, Stands stands, double inches) {
        if (stand.side().isEmpty() || !(stand.piece() instanceof Unit)) {
            return List.of();
        }
        Envelope around = stand.footprint().bounds();
        around.expandBy((inches + 1) * Corner.PER_INCH);
        return stands.near(around).stream()
                .filter(other -> other.piece() instanceof Unit
                        && !other.side().isEmpty()
                        && !other.side().equals(stand.side()))
                .filter(other -> Distances.within(stand.footprint().inchesFrom(other.footprint()), inches))
                .toList();
    }

    /** Units of another side, wherever they stand; none of a piece that has no side. */
    public static List<Stand> all(Stand stand, Stands stands) {
        if (stand.side().isEmpty() || !(stand.piece() instanceof Unit)) {
            return List.of();
        }
        return stands.all().stream()
                .filter(other -> other.piece() instanceof Unit
                        && !other.side().isEmpty()
                        && !other.side().equals(stand.side()))
                .toList();
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
