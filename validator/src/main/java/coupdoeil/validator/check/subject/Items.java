package coupdoeil.validator.check.subject;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Panel;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.PlaceNames;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Lists what a pack, or a scenario of it, lists. */
public final class Items {

    private final List<Item> items = new ArrayList<>();
    /** How often each key was met among those it must differ from. */
    private final Map<String, Map<String, Integer>> seen = new HashMap<>();

    private Items() {}

    /** What all scenarios of a pack share, and the scenarios by their ids. */
    public static List<PackItem> of(Pack pack, PlaceNames names) {
        Items items = new Items();
        OrderOfBattle oob = pack.orderOfBattle();
        oob.sides().forEach(side -> items.add("side", side.id(), side.name(), side));
        // An asset may belong to either, a placement name either.
        oob.armies().forEach(army -> items.add("army", "organisation", army.id(), army.name(), army, List.of()));
        oob.formations()
                .forEach(body -> items.add("formation", "organisation", body.id(), body.name(), body, List.of()));
        oob.units().forEach(unit -> items.add("unit", "piece", unit.id(), unit.name(), unit, List.of()));
        oob.leaders().forEach(leader -> items.add("leader", "piece", leader.id(), leader.name(), leader, List.of()));
        pack.battlefield()
                .places()
                .forEach(place ->
                        items.add("place", "place", place.id(), names.of(place), place, FindingPlace.of(place.area())));
        panels(pack).forEach(panel -> items.add("panel", panel.id(), panel.name(), panel));
        features(pack)
                .forEach(feature -> items.add(
                        "feature",
                        "feature",
                        feature.id(),
                        feature.name().isEmpty() ? feature.id() : feature.name(),
                        feature,
                        FindingPlace.of(new Area.Shape(feature.shape()))));
        pack.chart().forEach(record -> items.add("chart", record.id(), record.name(), record));
        pack.scenarios().forEach(scenario -> items.add("scenario", scenario.id(), scenario.name(), scenario.id()));
        return items.items.stream().map(PackItem::new).toList();
    }

    /** What the items of a pack follow from: while that is equal, so are they. */
    public static List<?> madeOf(Pack pack, PlaceNames names) {
        return List.of(
                names,
                pack.orderOfBattle(),
                pack.battlefield().places(),
                panels(pack),
                features(pack),
                pack.chart(),
                pack.scenarios().stream()
                        .map(scenario -> List.of(scenario.id(), scenario.name()))
                        .toList());
    }

    /** What a scenario lists, itself included. */
    public static List<ScenarioItem> of(Scenario scenario) {
        Items items = new Items();
        items.items.add(new Item("scenario", scenario.id(), "", scenario.name(), 1, scenario, List.of()));
        for (int i = 0; i < scenario.periods().size(); i++) {
            items.unnamed("period", String.valueOf(i), scenario.periods().get(i), List.of());
        }
        scenario.events().forEach(event -> items.add("event", event.id(), event.name(), event));
        for (Placement placement : scenario.setup()) {
            items.unnamed("placement", placement.piece(), placement, FindingPlace.of(placement));
        }
        scenario.tokens().forEach(items::token);
        scenario.reinforcements().forEach(group -> {
            items.add("group", group.id(), group.name(), group);
            group.march().forEach(marcher -> items.unnamed("marcher", marcher.piece(), marcher, List.of()));
            group.tokens().forEach(items::token);
        });
        scenario.victory().forEach(condition -> items.add("victory", condition.id(), condition.id(), condition));
        scenario.specialRules().forEach(rule -> items.unnamed("special-rule", rule.id(), rule, List.of()));
        return items.items.stream().map(ScenarioItem::new).toList();
    }

    /**
     * An item of a scenario after an edit that moved pieces and changed nothing else.
     *
     * @param moved the placement that stands in the place of that of the item
     */
    public static ScenarioItem moved(ScenarioItem was, Placement moved) {
        return new ScenarioItem(was.item().of(moved, FindingPlace.of(moved)));
    }

    /** The item that the scenario itself is, after such an edit. */
    public static ScenarioItem edited(ScenarioItem was, Scenario scenario) {
        return new ScenarioItem(was.item().of(scenario, List.of()));
    }

    private void token(Token token) {
        add(
                "token",
                "token",
                token.id(),
                token.id(),
                token,
                FindingPlace.of(token.position().standing()));
    }

    private void add(String kind, String id, String name, Object entry) {
        add(kind, kind, id, name.isEmpty() ? id : name, entry, List.of());
    }

    /** @param space those among which the id must be found */
    private void add(String kind, String space, String id, String name, Object entry, List<FindingPlace> places) {
        items.add(item(kind, space, id, id, name, entry, places));
    }

    private void unnamed(String kind, String key, Object entry, List<FindingPlace> places) {
        items.add(item(kind, kind, key, "", key, entry, places));
    }

    private Item item(
            String kind, String space, String key, String id, String name, Object entry, List<FindingPlace> places) {
        int occurrence = seen.computeIfAbsent(space, none -> new HashMap<>()).merge(key, 1, Integer::sum);
        return new Item(kind, occurrence == 1 ? key : key + "#" + occurrence, id, name, occurrence, entry, places);
    }

    private static List<Panel> panels(Pack pack) {
        return pack.battlefield().panels();
    }

    private static List<TableFeature> features(Pack pack) {
        return pack.battlefield().table().map(TableBattlefield::features).orElse(List.of());
    }
}
