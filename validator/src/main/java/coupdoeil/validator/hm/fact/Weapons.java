package coupdoeil.validator.hm.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.table.Stand;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** How far the weapons of units reach (HM L236-244). */
public final class Weapons {

    private static final int MOST_KEPT = 20_000;

    private final Attributes ranges;
    /** Of each unit, by identity; those that are gone are among them. */
    private final Map<Unit, List<Integer>> bands = new IdentityHashMap<>();

    public Weapons(RuleSystem system) {
        this.ranges = system.tables().nested("ranges");
    }

    /** How far its weapon reaches, in inches; 0 if it has none. */
    public int longest(Stand stand) {
        List<Integer> bands = bands(stand);
        return bands.isEmpty() ? 0 : bands.get(bands.size() - 1);
    }

    /** How far its weapon reaches in each band, in inches; none if it has none. */
    public List<Integer> bands(Stand stand) {
        if (!(stand.piece() instanceof Unit unit)) {
            return List.of();
        }
        if (bands.size() > MOST_KEPT) {
            bands.clear();
        }
        return bands.computeIfAbsent(
                unit, of -> of.attributes().text("weapon").map(ranges::integers).orElse(List.of()));
    }
}
