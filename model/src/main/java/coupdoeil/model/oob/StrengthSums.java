package coupdoeil.model.oob;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How many men armies and formations have together. What is said of a whole formation counts for it, its units' own numbers
 * only where nothing is; a unit of unknown men that no such formation covers makes the sum one of what is known. Linear
 * in the order of battle.
 */
public final class StrengthSums {

    /**
     * A sum of what is known.
     *
     * @param unknown how many units it lacks: 0 if it is the whole
     */
    public record Sum(int known, int unknown) {

        static final Sum NONE = new Sum(0, 0);

        Sum plus(Sum other) {
            return new Sum(known + other.known, unknown + other.unknown);
        }
    }

    private final Map<String, List<Formation>> formations;
    private final Map<String, List<Unit>> units;
    private final Map<String, Sum> sums = new HashMap<>();
    private final Set<String> open = new HashSet<>();

    private StrengthSums(OrderOfBattle oob) {
        formations = oob.formations().stream().collect(Collectors.groupingBy(it -> owner(it.under())));
        units = oob.units().stream().collect(Collectors.groupingBy(it -> owner(it.under())));
    }

    public static StrengthSums of(OrderOfBattle oob) {
        return new StrengthSums(oob);
    }

    /** Of a side: its armies together. */
    public Sum ofSide(OrderOfBattle oob, String side) {
        return oob.armies().stream()
                .filter(army -> army.side().equals(side))
                .map(army -> below(army.id()))
                .reduce(Sum.NONE, Sum::plus);
    }

    /** Of what belongs to an army or formation by command, as its asset, or directly; a circle counts once. */
    public Sum below(String id) {
        Sum known = sums.get(id);
        if (known != null || !open.add(id)) {
            return known == null ? Sum.NONE : known;
        }
        List<Sum> parts = new ArrayList<>();
        units.getOrDefault(id, List.of()).forEach(unit -> parts.add(of(unit.strength())));
        formations.getOrDefault(id, List.of()).forEach(formation -> {
            Integer whole = formation.strength().men();
            parts.add(whole == null ? below(formation.id()) : new Sum(whole, 0));
        });
        Sum sum = parts.stream().reduce(Sum.NONE, Sum::plus);
        open.remove(id);
        sums.put(id, sum);
        return sum;
    }

    private Sum of(Strength strength) {
        Integer said = strength.men();
        return said == null ? new Sum(0, 1) : new Sum(said, 0);
    }

    private static String owner(Belonging under) {
        return under.to(Belonging.COMMAND)
                .or(() -> under.to(Belonging.ASSET))
                .or(() -> under.to(Belonging.ARMY))
                .orElse("");
    }
}
