package coupdoeil.validator.check.fact;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The ids of a pack that something may refer to.
 *
 * @param byKind ids in the order written, by kind as attribute types name it: {@code side}, {@code army},
 *     {@code formation}, {@code unit}, {@code leader}, {@code place}, {@code feature}; and {@code regiment}, those
 *     units that others name as their regiment
 */
public record Ids(Map<String, List<String>> byKind) {

    public Ids {
        byKind = Map.copyOf(byKind);
    }

    public static Ids of(Pack pack) {
        OrderOfBattle oob = pack.orderOfBattle();
        Set<String> regiments = oob.units().stream()
                .flatMap(unit -> unit.under().to(Belonging.REGIMENT).stream())
                .collect(Collectors.toSet());
        return new Ids(Map.of(
                "side", oob.sides().stream().map(Side::id).toList(),
                "army", oob.armies().stream().map(Army::id).toList(),
                "formation", oob.formations().stream().map(Formation::id).toList(),
                "unit", oob.units().stream().map(Unit::id).toList(),
                "regiment",
                        oob.units().stream()
                                .map(Unit::id)
                                .filter(regiments::contains)
                                .toList(),
                "leader", oob.leaders().stream().map(Leader::id).toList(),
                "place", pack.battlefield().places().stream().map(Place::id).toList(),
                "feature", features(pack).stream().map(TableFeature::id).toList()));
    }

    /** The features of a pack's table; none on a hex map. */
    public static List<TableFeature> features(Pack pack) {
        return pack.battlefield().table().map(TableBattlefield::features).orElse(List.of());
    }

    /** The ids of some kinds. */
    public List<String> of(Collection<String> kinds) {
        return kinds.stream()
                .flatMap(kind -> byKind.getOrDefault(kind, List.of()).stream())
                .toList();
    }
}
