package coupdoeil.validator.ot.sight;

import coupdoeil.model.table.Footprint;
import coupdoeil.validator.ot.fact.Post;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Whoever looks or is looked at: a unit, a commander or a point.
 *
 * @param keys of the units that count as one with it; none of a commander or a point
 * @param points from which it sees and by which it is seen
 * @param post null unless it is a unit
 * @param ground that it takes; null if it is a unit
 */
record Lookout(
        Set<String> keys,
        List<Spot> points,
        int level,
        @Nullable Post post,
        @Nullable Footprint ground) {

    /** How far it is from some troops, in inches. */
    double inchesFrom(Post troops) {
        return post == null ? troops.inchesFrom(Objects.requireNonNull(ground)) : troops.inchesFrom(post);
    }

    /** How far it is from another, edge to edge, in inches. */
    double inchesFrom(Lookout other) {
        if (other.post != null) {
            return inchesFrom(other.post);
        }
        Footprint there = Objects.requireNonNull(other.ground);
        return post == null ? Objects.requireNonNull(ground).inchesFrom(there) : post.inchesFrom(there);
    }

    /** By where it first looks from: few look from the same. */
    @Override
    public int hashCode() {
        return points.isEmpty() ? 0 : points.get(0).hashCode();
    }
}
