package coupdoeil.editor.edit;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.ScenarioEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Names what speaks of a place or feature: whatever differs in the same pack where nothing speaks of it. */
final class PlaceUses {

    private final List<String> uses = new ArrayList<>();

    private PlaceUses() {}

    /** @param without the same pack, as long in all its lists */
    static List<String> of(RuleSystem system, Pack pack, Pack without) {
        PlaceUses found = new PlaceUses();
        found.named(pack.battlefield().places(), without.battlefield().places(), Place::name);
        TerrainChart chart = system.chart().overriddenBy(pack.chart());
        found.named(features(pack.battlefield()), features(without.battlefield()), feature -> called(feature, chart));
        found.forces(pack.orderOfBattle(), without.orderOfBattle());
        for (int i = 0; i < pack.scenarios().size(); i++) {
            found.scenario(pack.scenarios().get(i), without.scenarios().get(i));
        }
        return found.uses;
    }

    private static List<TableFeature> features(Battlefield battlefield) {
        return battlefield.table().map(TableBattlefield::features).orElse(List.of());
    }

    private static String called(TableFeature feature, TerrainChart chart) {
        return feature.name().isEmpty()
                ? chart.record(feature.type()).map(TerrainRecord::name).orElse(feature.type())
                : feature.name();
    }

    private void forces(OrderOfBattle now, OrderOfBattle without) {
        named(now.armies(), without.armies(), army -> army.name());
        named(now.formations(), without.formations(), Formation::name);
        named(now.units(), without.units(), Unit::name);
        named(now.leaders(), without.leaders(), Leader::name);
    }

    private void scenario(Scenario now, Scenario without) {
        if (!now.attributes().equals(without.attributes())) {
            uses.add(now.name());
        }
        inside(now.reinforcements(), without.reinforcements(), ArrivalGroup::name, now);
        inside(now.events(), without.events(), ScenarioEvent::name, now);
        counted("delete.of-victory", now.victory(), without.victory(), now);
        counted("delete.of-special", now.specialRules(), without.specialRules(), now);
        counted("delete.of-placed", now.setup(), without.setup(), now);
        counted("delete.of-tokens", now.tokens(), without.tokens(), now);
    }

    private <T> void named(List<T> now, List<T> without, Function<T, String> name) {
        differing(now, without).forEach(entry -> uses.add(name.apply(entry)));
    }

    private <T> void inside(List<T> now, List<T> without, Function<T, String> name, Scenario scenario) {
        differing(now, without)
                .forEach(entry -> uses.add(Messages.text("delete.in", name.apply(entry), scenario.name())));
    }

    private <T> void counted(String key, List<T> now, List<T> without, Scenario scenario) {
        int number = differing(now, without).size();
        if (number > 0) {
            uses.add(Messages.text(key, number, scenario.name()));
        }
    }

    private static <T> List<T> differing(List<T> now, List<T> without) {
        List<T> differing = new ArrayList<>();
        for (int i = 0; i < now.size(); i++) {
            if (!now.get(i).equals(without.get(i))) {
                differing.add(now.get(i));
            }
        }
        return differing;
    }
}
