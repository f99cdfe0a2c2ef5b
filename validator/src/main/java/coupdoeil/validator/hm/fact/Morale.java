package coupdoeil.validator.hm.fact;

import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.fact.ByIdentity;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.table.Stand;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The hits at which units are worn, shaken and broken in a scenario (HM Unit States; Unit Sizes & Morale Values). */
public final class Morale {

    private final Troops troops;
    private final boolean nominal;
    private final List<Integer> ofTwo;
    private final ByIdentity<Stand, Boolean> firm = new ByIdentity<>(stand -> isFirm(stand.piece(), stand.placement()));

    public Morale(Troops troops, ScenarioFacts scenario, Switches switches) {
        this.troops = troops;
        this.nominal = switches.is("grenadierMorale", "NOMINAL");
        this.ofTwo = scenario.specialRules().stream()
                .filter(rule -> rule.id().equals("two-base-infantry"))
                .map(rule -> rule.attributes().integers("morale"))
                .filter(values -> values.size() == 3)
                .findFirst()
                .orElse(List.of());
    }

    /** Three numbers; none if neither the unit nor the tables nor the scenario say them. */
    public List<Integer> of(Unit unit, @Nullable String formation) {
        List<Integer> own = unit.attributes().integers("morale");
        if (own.size() == 3) {
            return own;
        }
        int bases = bases(unit);
        List<Integer> table = troops.morale(troops.row(unit, formation), bases);
        return table.size() == 3 ? table : unit.arm().equals(Troops.INFANTRY) && bases == 2 ? ofTwo : List.of();
    }

    /** The bases by which its morale goes: those on the table, or of the list where grenadiers detached count; 0 if unsaid. */
    public int bases(Unit unit) {
        return (nominal && Troops.isDetached(unit) ? Troops.nominal(unit) : Troops.bases(unit)).orElse(0);
    }

    /** Whether what stands there is a unit, steady or worn, and does not rout. */
    boolean isFirm(Stand stand) {
        return firm.of(stand);
    }

    /** Whether a piece is a unit, steady or worn as it is placed, and does not rout. */
    boolean isFirm(Piece piece, Placement placement) {
        if (!(piece instanceof Unit unit)) {
            return false;
        }
        String state = state(unit, placement.formation(), placement.attributes().integer("hits", 0));
        return (state.equals("STEADY") || state.equals("WORN")) && !FirstTurn.isRouting(placement);
    }

    /** What a unit is with so many hits; empty if its morale is not known. */
    public String state(Unit unit, @Nullable String formation, int hits) {
        List<Integer> values = of(unit, formation);
        if (values.isEmpty()) {
            return "";
        }
        return hits >= values.get(2)
                ? "BROKEN"
                : hits >= values.get(1) ? "SHAKEN" : hits >= values.get(0) ? "WORN" : "STEADY";
    }
}
