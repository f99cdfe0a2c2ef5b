package coupdoeil.validator.hm.sight;

import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.hm.fact.Enemies;
import coupdoeil.validator.hm.sight.LineOfSight.Pair;
import coupdoeil.validator.sight.table.Surroundings;
import coupdoeil.validator.sight.table.UnitSight;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Whether units see each other as they are set up (HM L193-203): known sooner than what they see of each other. Asked over
 * the ground first: who is hidden by that is hidden whoever moves between them.
 */
public final class Sightings {

    private final Lookout lookout;
    private final Enemies enemies;
    private final Memo<Pair, Boolean> open;
    private final Memo<Pair, Boolean> seen;
    /** By the key of the one who saw him. No answer rests on it, only how soon it is found. */
    private final Map<String, String> last = new HashMap<>();

    public Sightings(LineOfSight sight, Lookout lookout, Enemies enemies, Tracker tracker) {
        this.lookout = lookout;
        this.enemies = enemies;
        this.open = new Memo<>(tracker, pair -> lookout.mayReach(pair) && sees(sight.groundBetween(pair), pair));
        this.seen = new Memo<>(tracker, pair -> sees(sight.between(pair), pair));
    }

    private static boolean sees(Surroundings around, Pair pair) {
        return UnitSight.sees(around, pair.from(), pair.there(), pair.to(), pair.other());
    }

    /** Whether a unit sees anything of another. */
    public boolean sees(Stand from, Stand to) {
        Pair pair = Pair.of(from, to);
        return open.get(pair) && seen.get(pair);
    }

    /**
     * Whether a unit sees anything of any enemy; whom it saw before is asked about first, for it mostly sees him yet.
     *
     * @param anyway enemies of whom it is not asked whether it sees them
     */
    public boolean seesAnEnemy(Stand from, Predicate<Stand> anyway) {
        String before = last.get(from.key());
        if (before != null
                && enemies.of(from, before).filter(other -> sees(from, other)).isPresent()) {
            return true;
        }
        Predicate<Footprint> mayReach = lookout.mayReach(from);
        return enemies.any(
                from,
                other -> anyway.test(other)
                        || mayReach.test(other.footprint()) && sees(from, other) && isNoted(from, other));
    }

    private boolean isNoted(Stand from, Stand seen) {
        last.put(from.key(), seen.key());
        return true;
    }

    /** Whether a unit would see anything of another if nobody stood about. */
    public boolean wouldSee(Stand from, Stand to) {
        return open.get(Pair.of(from, to));
    }

    /** Whether a unit sees a point. */
    public boolean sees(Stand from, Corner point) {
        Pair pair = new Pair(from.key(), from.footprint(), from.key(), UnitSight.spot(point));
        return open.get(pair) && seen.get(pair);
    }
}
