package coupdoeil.validator.lb;

import coupdoeil.model.Attributes;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.lb.fact.BaseSix;
import coupdoeil.validator.lb.fact.Units;
import java.util.List;
import java.util.OptionalInt;

/** Morale of units and of organisations (LB 31, 42). */
public final class LbMorale {

    private final RuleSystem system;
    private final boolean sixtyIsThree;

    public LbMorale(RuleSystem system, Switches switches) {
        this.system = system;
        this.sixtyIsThree = switches.is("morale.sixty", "LEVEL_3");
    }

    /**
     * The least roll with which a unit keeps its morale, or recovers it where a modifier says from what; empty if none
     * does. The modified roll must be above the printed morale (LB 31).
     *
     * @param morale the printed morale, a {@link BaseSix} result
     */
    public OptionalInt leastRoll(int morale, int modifier) {
        for (int roll = 11; ; roll = BaseSix.plus(roll, 1)) {
            if (BaseSix.index(roll) + modifier > BaseSix.index(morale)) {
                return OptionalInt.of(roll);
            }
            if (roll == 66) {
                return OptionalInt.empty();
            }
        }
    }

    /** The modifier of the roll by which a unit recovers from {@code disordered} or {@code routed}; 0 in good order. */
    public int modifier(String marker) {
        Attributes morale = system.tables().nested("morale");
        return switch (marker) {
            case Units.DISORDERED -> morale.integer("disorderModifier", 0);
            case Units.ROUTED -> morale.integer("routModifier", 0);
            default -> 0;
        };
    }

    /** The morale level of an organisation of so many battalions, by the table of the series rules. */
    public int level(int battalions, int ineffective) {
        List<Attributes> rows = system.tables().groups("moraleLevels");
        int level = 0;
        for (int i = 0; i < rows.size(); i++) {
            int from = rows.get(i).integer("fromPercent", 0) * battalions;
            boolean last = i == rows.size() - 1;
            if (last && !sixtyIsThree ? ineffective * 100 > from : ineffective * 100 >= from) {
                level = rows.get(i).integer("level", 0);
            }
        }
        return level;
    }
}
