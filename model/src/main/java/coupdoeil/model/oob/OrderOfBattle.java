package coupdoeil.model.oob;

import java.util.List;

/** Everyone who may fight, as flat lists in the order written; ids may repeat and references may lead nowhere. */
public record OrderOfBattle(
        List<Side> sides, List<Army> armies, List<Formation> formations, List<Unit> units, List<Leader> leaders) {

    public static final OrderOfBattle EMPTY = new OrderOfBattle(List.of(), List.of(), List.of(), List.of(), List.of());

    public OrderOfBattle {
        sides = List.copyOf(sides);
        armies = List.copyOf(armies);
        formations = List.copyOf(formations);
        units = List.copyOf(units);
        leaders = List.copyOf(leaders);
    }

    public OrderOfBattle withSides(List<Side> changed) {
        return new OrderOfBattle(changed, armies, formations, units, leaders);
    }

    public OrderOfBattle withUnits(List<Unit> changed) {
        return new OrderOfBattle(sides, armies, formations, changed, leaders);
    }

    public OrderOfBattle withLeaders(List<Leader> changed) {
        return new OrderOfBattle(sides, armies, formations, units, changed);
    }

    public OrderOfBattle withFormations(List<Formation> changed) {
        return new OrderOfBattle(sides, armies, changed, units, leaders);
    }

    public OrderOfBattle withArmies(List<Army> changed) {
        return new OrderOfBattle(sides, changed, formations, units, leaders);
    }
}
