package coupdoeil.validator.cost;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.validator.example.GeneratedBattle;
import java.util.List;

/** Battles in which something is wrong with every unit. */
public final class FaultyBattle {

    private static final int ROWS = 200;
    private static final long SEED = 18150618L;

    private FaultyBattle() {}

    /** With about so many units on the map, and more that march up, none of which has any rating. */
    public static Pack of(int columns, int units) {
        Pack battle = GeneratedBattle.of(columns, ROWS, units, SEED);
        List<Unit> bare = battle.orderOfBattle().units().stream()
                .map(unit -> unit.withAttributes(Attributes.NONE))
                .toList();
        return battle.withOrderOfBattle(battle.orderOfBattle().withUnits(bare));
    }
}
