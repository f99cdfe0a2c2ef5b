package coupdoeil.validator.hm.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.fact.ByIdentity;
import coupdoeil.validator.check.table.Stand;
import java.util.List;

/** How far the weapons of units reach (HM Shooting Ranges). */
public final class Weapons {

    private final ByIdentity<Unit, List<Integer>> bands;

    public Weapons(RuleSystem system) {
        Attributes ranges = system.tables().nested("ranges");
        this.bands = new ByIdentity<>(
                unit -> unit.attributes().text("weapon").map(ranges::integers).orElse(List.of()));
    }

    /** How far its weapon reaches, in inches; 0 if it has none. */
    public int longest(Stand stand) {
        List<Integer> bands = bands(stand);
        return bands.isEmpty() ? 0 : bands.get(bands.size() - 1);
    }

    /** How far its weapon reaches in each band, in inches; none if it has none. */
    public List<Integer> bands(Stand stand) {
        return stand.piece() instanceof Unit unit ? bands.of(unit) : List.of();
    }
}
