package coupdoeil.validator.hm.fact;

import coupdoeil.validator.check.table.Crowds;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import java.util.List;

/** At whom units could fire if they saw them; limbered guns at nobody (reading A10), and none out of or into a crowd. */
public final class Targets {

    private final Stands stands;
    private final Crowds crowds;
    private final Enemies enemies;
    private final Weapons weapons;

    public Targets(Stands stands, Crowds crowds, Enemies enemies, Weapons weapons) {
        this.stands = stands;
        this.crowds = crowds;
        this.enemies = enemies;
        this.weapons = weapons;
    }

    /** Enemies within reach of a unit that could fire. */
    public List<Stand> of(Stand stand) {
        if (!canFire(stand) || crowds.holds(stand, stands)) {
            return List.of();
        }
        // The line of fire may be longer than the gap between the nearest bases, but it is not shorter.
        return enemies.within(stand, weapons.longest(stand) + 1).stream()
                .filter(enemy -> !crowds.holds(enemy, stands))
                .toList();
    }

    /** Whether its weapon is ready. */
    public boolean canFire(Stand stand) {
        return weapons.longest(stand) > 0
                && !Troops.LIMBERED.equals(stand.placement().formation());
    }
}
