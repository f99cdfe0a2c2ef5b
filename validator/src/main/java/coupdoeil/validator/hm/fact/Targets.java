package coupdoeil.validator.hm.fact;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.Corner;
import coupdoeil.validator.check.fact.ByIdentity;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Crowds;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.sight.table.Enfilade;
import coupdoeil.validator.table.fact.Enemies;
import coupdoeil.validator.table.fact.Enemies.Enemy;
import java.util.List;

/**
 * At whom units could fire in the first turn if they saw them; limbered guns at nobody (reading A10), and none out of or into a
 * crowd.
 */
public final class Targets {

    private final Stands stands;
    private final Crowds crowds;
    private final Enemies enemies;
    private final Weapons weapons;
    /** Of enemies by name and compared: whoever nobody threatens reads on only when somebody comes to threaten him. */
    private final Memo<Enemy, Boolean> threats;

    private final Memo<Stand, List<String>> within;

    private final ByIdentity<Stand, Enfilade> flanks = new ByIdentity<>(stand -> new Enfilade(stand.footprint()));

    public Targets(Stands stands, Crowds crowds, Enemies enemies, Weapons weapons, Tracker tracker) {
        this.stands = stands;
        this.crowds = crowds;
        this.enemies = enemies;
        this.weapons = weapons;
        this.threats = Memo.compared(tracker, this::mayEnfilade);
        this.within = Memo.compared(tracker, this::within);
    }

    /** The keys of enemies within reach of a unit that could fire. */
    public List<String> of(Stand stand) {
        return within.get(stand);
    }

    private List<String> within(Stand stand) {
        if (!canFire(stand) || crowds.holds(stand, stands)) {
            return List.of();
        }
        // The line of fire may be longer than the gap between the nearest bases, but it is not shorter.
        return enemies.within(stand, weapons.longest(stand) + 1).stream()
                .filter(enemy -> !crowds.holds(enemy, stands))
                .map(Stand::key)
                .toList();
    }

    /** Enemies that may have a unit within reach of their weapons and stand where they would enfilade it; none in a crowd. */
    public List<Stand> enfilading(Stand stand) {
        if (crowds.holds(stand, stands)) {
            return List.of();
        }
        return enemies.keys(stand).stream()
                .map(key -> new Enemy(stand, key))
                .filter(threats::get)
                .flatMap(enemy -> enemies.of(enemy).stream())
                .filter(enemy -> !crowds.holds(enemy, stands))
                .toList();
    }

    private boolean mayEnfilade(Enemy threat) {
        return enemies.of(threat)
                .filter(this::canFire)
                .filter(enemy -> flanks.of(threat.of()).by(enemy.footprint()))
                .filter(enemy -> mayReach(enemy, threat.of()))
                .isPresent();
    }

    private boolean mayReach(Stand from, Stand to) {
        double inches = weapons.longest(from) + 1;
        return from.footprint().bounds().distance(to.footprint().bounds()) <= inches * Corner.PER_INCH;
    }

    /** Whether its weapon is ready in the first turn, and it is itself. */
    private boolean canFire(Stand stand) {
        return weapons.longest(stand) > 0
                && !Troops.LIMBERED.equals(stand.placement().formation())
                && stand.piece() instanceof Unit unit
                && FirstTurn.isFree(unit, stand.placement());
    }
}
