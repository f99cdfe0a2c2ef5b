package coupdoeil.validator.ot.sight;

import coupdoeil.model.oob.Unit;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.ot.fact.Weapons;
import coupdoeil.validator.table.sight.FireRules;
import coupdoeil.validator.table.sight.LineOfSight;
import java.util.List;

/** What the window and the command are told of fire (OT Fire Combat: Musketry; Fire Combat: Artillery). */
public final class OtFire implements FireRules {

    private final LineOfSight sight;
    private final Weapons weapons;

    public OtFire(LineOfSight sight, Weapons weapons) {
        this.sight = sight;
        this.weapons = weapons;
    }

    @Override
    public int reachInches(Stand stand) {
        return stand.piece() instanceof Unit unit ? (int) weapons.reachInches(unit, stand.placement()) : 0;
    }

    @Override
    public List<String> words(Stand from, Stand to) {
        return sight.look(from, to)
                .rangeInches()
                .filter(range -> range <= reachInches(from))
                .map(range -> List.of(Units.is(from, Units.ARTILLERY) ? band(range) : "musketry"))
                .orElse(List.of());
    }

    private String band(int range) {
        List<Integer> bands = weapons.bands();
        return range <= bands.get(0) ? "canister" : range <= bands.get(1) ? "effective range" : "long range";
    }
}
