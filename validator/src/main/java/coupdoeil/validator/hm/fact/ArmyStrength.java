package coupdoeil.validator.hm.fact;

import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.table.fact.Forces;
import java.util.List;
import java.util.function.Predicate;

/**
 * How many units and brigades an army has in a battle, and what follows from that (HM Army Break Point; Command
 * Points).
 */
public record ArmyStrength(Roster roster, RuleSystem system, Forces forces) {

    /** Whether nobody is set up or arrives: then the battle is only begun, and no army of it is at fault. */
    public boolean isNobodyThere() {
        return forces.isEmpty();
    }

    /** Its units that are set up or arrive, in the order written. */
    public List<Unit> units(Army army) {
        return of(army, forces::takesPart);
    }

    /** Those of them that the set-up names. */
    public List<Unit> setUp(Army army) {
        return of(army, forces::isSetUp);
    }

    private List<Unit> of(Army army, Predicate<Unit> which) {
        return roster.units().stream()
                .filter(which)
                .filter(unit -> roster.armyOf(unit).filter(army::equals).isPresent())
                .toList();
    }

    /** How many of its units must break to end the game: half of them, rounded up; all if the table gives no share. */
    public int breakPoint(Army army) {
        List<Integer> share = system.tables().nested("army").integers("breakPointShare");
        int units = units(army).size();
        if (share.size() != 2 || share.get(0) < 0 || share.get(1) <= 0) {
            return units;
        }
        return (int) Math.ceil((double) units * share.get(0) / share.get(1));
    }

    /** Brigades that have a unit in the battle. */
    public int brigades(Army army) {
        return (int) units(army).stream()
                .flatMap(unit -> roster.formationOf(unit).stream())
                .distinct()
                .count();
    }

    /** The fewest and the most command points that its dice can give it. */
    public List<Integer> commandPoints(Army army) {
        return system.tables().nested("army").integers("commandDice").stream()
                .map(pips -> brigades(army) + pips)
                .toList();
    }
}
