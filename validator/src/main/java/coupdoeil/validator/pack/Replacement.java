package coupdoeil.validator.pack;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Scenario;
import java.util.List;

/** Puts one entry of a pack in the place of another, wherever that is listed. */
final class Replacement {

    private final Object before;
    private final Object after;

    private Replacement(Object before, Object after) {
        this.before = before;
        this.after = after;
    }

    /**
     * The pack with an entry replaced; itself if there is no such entry any more.
     *
     * @param scenario id of the scenario that lists it; empty if the pack does
     */
    static Pack in(Pack pack, String scenario, Object before, Object after) {
        Replacement replacement = new Replacement(before, after);
        return scenario.isEmpty()
                ? replacement.inPack(pack)
                : pack.withScenario(scenario, s -> s.equals(before) ? (Scenario) after : replacement.inScenario(s));
    }

    private Pack inPack(Pack pack) {
        OrderOfBattle oob = pack.orderOfBattle();
        Pack changed = pack.withChart(in(pack.chart()))
                .withOrderOfBattle(new OrderOfBattle(
                        in(oob.sides()), in(oob.armies()), in(oob.formations()), in(oob.units()), in(oob.leaders())));
        Battlefield ground = pack.battlefield();
        return changed.withBattlefield(ground.table()
                .<Battlefield>map(table -> table.withFeatures(in(table.features())))
                .orElse(ground)
                .withPlaces(in(ground.places())));
    }

    private Scenario inScenario(Scenario scenario) {
        List<ArrivalGroup> groups = in(scenario.reinforcements()).stream()
                .map(group -> group.withMarch(in(group.march())).withTokens(in(group.tokens())))
                .toList();
        return new Scenario(
                scenario.id(),
                scenario.name(),
                scenario.description(),
                scenario.attributes(),
                scenario.clock(),
                scenario.switches(),
                in(scenario.periods()),
                in(scenario.events()),
                in(scenario.setup()),
                in(scenario.tokens()),
                groups,
                in(scenario.victory()),
                in(scenario.specialRules()));
    }

    private <T> List<T> in(List<T> entries) {
        return entries.stream().map(this::replaced).toList();
    }

    /** What equals a record is of its type, and so is what replaces it. */
    @SuppressWarnings("unchecked")
    private <T> T replaced(T entry) {
        return entry.equals(before) ? (T) after : entry;
    }
}
