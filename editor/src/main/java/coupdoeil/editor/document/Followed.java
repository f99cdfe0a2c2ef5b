package coupdoeil.editor.document;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Scenario;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What a selection means after a step: who has another id now is still the one selected. Whoever stands where another
 * stood in a list of the same length, under an id that is new while the other's is gone, is that other.
 */
final class Followed {

    private final Map<String, String> renamed;

    private Followed(Map<String, String> renamed) {
        this.renamed = renamed;
    }

    static Followed of(Pack before, Pack after) {
        Map<String, String> renamed = new HashMap<>();
        OrderOfBattle was = before.orderOfBattle();
        OrderOfBattle is = after.orderOfBattle();
        if (was != is) {
            compare(was.sides(), is.sides(), Side::id, renamed);
            compare(was.armies(), is.armies(), Army::id, renamed);
            compare(was.formations(), is.formations(), Formation::id, renamed);
            compare(was.units(), is.units(), Unit::id, renamed);
            compare(was.leaders(), is.leaders(), Leader::id, renamed);
        }
        if (before.battlefield() != after.battlefield()) {
            compare(before.battlefield().places(), after.battlefield().places(), Place::id, renamed);
        }
        for (Scenario scenario : before.scenarios()) {
            after.scenario(scenario.id())
                    .filter(known -> known != scenario)
                    .ifPresent(known ->
                            compare(scenario.reinforcements(), known.reinforcements(), ArrivalGroup::id, renamed));
        }
        return new Followed(renamed);
    }

    private static <T> void compare(List<T> was, List<T> is, Function<T, String> id, Map<String, String> renamed) {
        if (was == is || was.size() != is.size()) {
            return;
        }
        Set<String> gone = was.stream().map(id).collect(Collectors.toCollection(HashSet::new));
        Set<String> fresh = is.stream().map(id).collect(Collectors.toCollection(HashSet::new));
        Set<String> both = new HashSet<>(gone);
        both.retainAll(fresh);
        for (int i = 0; i < was.size(); i++) {
            String old = id.apply(was.get(i));
            String now = id.apply(is.get(i));
            if (!both.contains(old) && !both.contains(now)) {
                renamed.put(old, now);
            }
        }
    }

    private String now(String id) {
        return renamed.getOrDefault(id, id);
    }

    Selection selection(Selection selection) {
        if (renamed.isEmpty()) {
            return selection;
        }
        if (selection instanceof Selection.OfPieces of) {
            return new Selection.OfPieces(of.ids().stream().map(this::now).toList());
        } else if (selection instanceof Selection.OfFormation of) {
            return new Selection.OfFormation(now(of.id()));
        } else if (selection instanceof Selection.OfArmy of) {
            return new Selection.OfArmy(now(of.id()));
        } else if (selection instanceof Selection.OfParty of) {
            return new Selection.OfParty(now(of.id()));
        } else if (selection instanceof Selection.OfPlace of) {
            return new Selection.OfPlace(now(of.id()));
        } else if (selection instanceof Selection.OfGroup of) {
            return new Selection.OfGroup(now(of.id()));
        }
        return selection;
    }
}
