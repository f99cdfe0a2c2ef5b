package coupdoeil.validator.ot.sight;

import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.table.fact.Site;
import java.util.List;
import java.util.Set;

/**
 * Whoever looks or is looked at: a unit, a commander or a point.
 *
 * @param keys of the units that count as one with it; none of a commander or a point
 * @param points from which it sees and by which it is seen
 * @param site the ground that it takes
 */
record Lookout(Set<String> keys, List<Spot> points, int level, Site site) {

    /** How far it is from some troops, in inches. */
    double inchesFrom(Post troops) {
        return troops.site().inchesFrom(site);
    }

    /** How far it is from another, edge to edge, in inches. */
    double inchesFrom(Lookout other) {
        return other.site.inchesFrom(site);
    }

    /** By where it first looks from: few look from the same. */
    @Override
    public int hashCode() {
        return points.isEmpty() ? 0 : points.get(0).hashCode();
    }
}
