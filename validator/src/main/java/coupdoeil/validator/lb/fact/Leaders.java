package coupdoeil.validator.lb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Leader;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.subject.PlacedLeader;
import java.util.List;
import java.util.Set;

/** Where the leaders of the set-up are, and what they are good for (LB 7, 25, 37). */
public final class Leaders {

    public static final String COMMANDER = "commander";

    public static final String ARTILLERY_BONUS = "artilleryBonus";
    public static final String CAVALRY_BONUS = "cavalryBonus";
    public static final String MELEE_BONUS = "meleeBonus";
    public static final String MORALE_BONUS = "moraleBonus";

    private final Setup setup;
    private final Set<String> ownOnly;

    public Leaders(Setup setup, SpecialRules special) {
        this.setup = setup;
        this.ownOnly = special.texts("own-leaders-only", "nationalities");
    }

    /** Whether a leader can help a unit: he is of its side, and of its nation where that has no others (LB 7). */
    public boolean helps(PlacedLeader leader, String side, String nation) {
        return leader.side().equals(side)
                && (!ownOnly.contains(nation) || leader.leader().nationality().equals(nation));
    }

    /** Whether a leader is a commander and no aide or staff officer. */
    public static boolean commander(Leader leader) {
        return leader.category().equals(COMMANDER);
    }

    /** Whether a leader has a bonus: it is said, and is not nought. */
    public static boolean has(Leader leader, String bonus) {
        return leader.attributes().integer(bonus, 0) != 0;
    }

    /** The leaders in a hex, on their own or with someone there, in the order written. */
    public List<PlacedLeader> at(Hex hex) {
        return setup.leaders().stream()
                .filter(leader -> leader.placement().hex().filter(hex::equals).isPresent())
                .toList();
    }
}
