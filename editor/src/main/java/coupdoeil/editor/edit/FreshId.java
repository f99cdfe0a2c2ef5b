package coupdoeil.editor.edit;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.ScenarioEvent;
import coupdoeil.model.scenario.Token;
import coupdoeil.model.scenario.VictoryCondition;
import java.text.Normalizer;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** Ids for new things: readable, made from a name, and not yet used anywhere in the pack. */
public final class FreshId {

    private FreshId() {}

    /** {@code Brigade d'Infanterie} becomes {@code brigade-d-infanterie}, or {@code brigade-d-infanterie-2} if taken. */
    public static String of(Pack pack, String name) {
        return of(used(pack), name);
    }

    /** The same, apart from some ids that are taken. */
    public static String of(Set<String> used, String name) {
        String stem = stem(name);
        String id = stem;
        for (int number = 2; used.contains(id); number++) {
            id = stem + "-" + number;
        }
        return id;
    }

    /** A name in the letters of an id; {@code new} if it has none of them. */
    public static String stem(String name) {
        String plain = Normalizer.normalize(name, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
        return plain.isEmpty() ? "new" : plain;
    }

    /** Whether an id is the one that a name makes, or would make if others were taken. */
    static boolean isMadeFrom(String id, String name) {
        String stem = stem(name);
        return id.equals(stem)
                || id.startsWith(stem + "-") && id.substring(stem.length() + 1).matches("\\d{1,6}");
    }

    /** The ids of all that can be referred to. */
    public static Set<String> used(Pack pack) {
        Set<String> used = new HashSet<>();
        OrderOfBattle oob = pack.orderOfBattle();
        oob.sides().forEach(side -> used.add(side.id()));
        oob.armies().forEach(army -> used.add(army.id()));
        oob.formations().forEach(formation -> used.add(formation.id()));
        oob.units().forEach(unit -> used.add(unit.id()));
        oob.leaders().forEach(leader -> used.add(leader.id()));
        pack.battlefield().places().stream().map(Place::id).forEach(used::add);
        pack.battlefield().table().stream()
                .flatMap(table -> table.features().stream())
                .map(TableFeature::id)
                .forEach(used::add);
        for (Scenario scenario : pack.scenarios()) {
            used.add(scenario.id());
            scenario.reinforcements().stream().map(ArrivalGroup::id).forEach(used::add);
            scenario.tokens().stream().map(Token::id).forEach(used::add);
            scenario.reinforcements().stream()
                    .flatMap(group -> group.tokens().stream())
                    .map(Token::id)
                    .forEach(used::add);
            scenario.events().stream().map(ScenarioEvent::id).forEach(used::add);
            scenario.victory().stream().map(VictoryCondition::id).forEach(used::add);
        }
        return used;
    }
}
