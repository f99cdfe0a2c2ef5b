package coupdoeil.editor.edit;

import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackInfo;
import coupdoeil.model.rules.HouseRules;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** The parts of a pack that have a name of their own. Of a repeated id the first entry is meant, as it is the one that counts. */
public final class Parts {

    private Parts() {}

    public static Part<PackInfo> info() {
        return Part.pack().inside(Pack::info, Pack::withInfo);
    }

    public static Part<HouseRules> house() {
        return Part.pack().inside(Pack::house, Pack::withHouse);
    }

    /** The table; no part of a pack that is fought on hexes. */
    public static Part<TableBattlefield> table() {
        return (pack, change) -> pack.battlefield()
                .table()
                .map(known -> pack.withBattlefield(change.apply(known)))
                .orElse(pack);
    }

    public static ListEntries<Scenario> scenarios() {
        return Part.pack().items(Pack::scenarios, Pack::withScenarios);
    }

    public static Part<Scenario> scenario(String id) {
        return (pack, change) -> pack.withScenario(id, change);
    }

    public static Part<ArrivalGroup> group(String scenario, String id) {
        return first(
                scenario(scenario).inside(Scenario::reinforcements, Scenario::withReinforcements),
                ArrivalGroup::id,
                id);
    }

    public static Part<Side> side(String id) {
        return first(oob().inside(OrderOfBattle::sides, OrderOfBattle::withSides), Side::id, id);
    }

    public static Part<Army> army(String id) {
        return first(oob().inside(OrderOfBattle::armies, OrderOfBattle::withArmies), Army::id, id);
    }

    public static Part<Formation> formation(String id) {
        return first(oob().inside(OrderOfBattle::formations, OrderOfBattle::withFormations), Formation::id, id);
    }

    public static Part<Unit> unit(String id) {
        return first(oob().inside(OrderOfBattle::units, OrderOfBattle::withUnits), Unit::id, id);
    }

    public static Part<Leader> leader(String id) {
        return first(oob().inside(OrderOfBattle::leaders, OrderOfBattle::withLeaders), Leader::id, id);
    }

    public static Part<OrderOfBattle> oob() {
        return Part.pack().inside(Pack::orderOfBattle, Pack::withOrderOfBattle);
    }

    private static <T> Part<T> first(Part<List<T>> list, Function<T, String> id, String wanted) {
        return (pack, change) -> list.change(pack, entries -> changed(entries, id, wanted, change));
    }

    private static <T> List<T> changed(List<T> list, Function<T, String> id, String wanted, UnaryOperator<T> change) {
        List<T> changed = new ArrayList<>(list);
        for (int i = 0; i < changed.size(); i++) {
            if (id.apply(changed.get(i)).equals(wanted)) {
                changed.set(i, change.apply(changed.get(i)));
                break;
            }
        }
        return changed;
    }
}
