package coupdoeil.validator.table.sight;

import coupdoeil.model.table.Corner;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.sight.table.Surroundings;
import coupdoeil.validator.sight.table.UnitSight;
import coupdoeil.validator.table.fact.Enemies;
import coupdoeil.validator.table.fact.Enemies.Enemy;
import coupdoeil.validator.table.sight.LineOfSight.Pair;
import java.util.HashMap;
import java.util.Map;

/**
 * Whether units see each other as they are set up: known sooner than what they see of each other. Asked over
 * the ground first: who is hidden by that is hidden whoever moves between them.
 */
public final class Sightings {

    private final TableViewsheds lookout;
    private final Enemies enemies;
    private final Memo<Pair, Boolean> open;
    private final Memo<Pair, Boolean> seen;
    /**
     * Of enemies by name and compared: who sees nothing of any reads on only when that of one of them is another
     * answer.
     */
    private final Memo<Enemy, Boolean> noticed;

    private final Memo<Enemy, Boolean> still;
    /** By the key of the one who saw him. No answer rests on it, only how soon it is found. */
    private final Map<String, String> last = new HashMap<>();

    public Sightings(LineOfSight sight, TableViewsheds lookout, Enemies enemies, Tracker tracker) {
        this.lookout = lookout;
        this.enemies = enemies;
        this.open = new Memo<>(tracker, pair -> lookout.mayReach(pair) && sees(sight.groundBetween(pair), pair));
        this.seen = new Memo<>(tracker, pair -> sees(sight.between(pair), pair));
        this.noticed = Memo.compared(tracker, this::notices);
        this.still = Memo.compared(tracker, this::stillSees);
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
     */
    public boolean seesAnEnemy(Stand from) {
        String before = last.get(from.key());
        if (before != null && still.get(new Enemy(from, before))) {
            return true;
        }
        for (String enemy : enemies.keysNearFirst(from)) {
            if (noticed.get(new Enemy(from, enemy))) {
                last.put(from.key(), enemy);
                return true;
            }
        }
        return false;
    }

    /** Asked of one enemy only, so that it is not worth knowing first all that the ground leaves open. */
    private boolean stillSees(Enemy enemy) {
        return enemies.of(enemy)
                .filter(there -> seen.get(Pair.of(enemy.of(), there)))
                .isPresent();
    }

    private boolean notices(Enemy enemy) {
        Stand from = enemy.of();
        return enemies.of(enemy)
                .filter(there -> lookout.mayReach(from).test(there.footprint()) && sees(from, there))
                .isPresent();
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
