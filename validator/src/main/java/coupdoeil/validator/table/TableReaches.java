package coupdoeil.validator.table;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.reach.GroundInReach;
import coupdoeil.validator.reach.Reach;
import coupdoeil.validator.reach.Reach.Kind;
import coupdoeil.validator.reach.Reaches;
import coupdoeil.validator.table.fact.Inches;
import java.util.List;

/** What a piece on a table reaches from where it stands first, by the rules of a system. */
public abstract class TableReaches implements Reaches {

    @Override
    public final List<Reach> of(Pack pack, RuleSystem system, Scenario scenario, String piece) {
        if (pack.battlefield().table().isEmpty()) {
            return List.of();
        }
        Facts facts = Situation.of(pack, system, scenario).facts();
        return facts.get(Stands.class).all().stream()
                .filter(stand -> stand.piece().id().equals(piece))
                .findFirst()
                .map(stand -> stand.piece() instanceof Leader leader
                        ? ofLeader(facts, stand, leader)
                        : ofUnit(facts, stand, (Unit) stand.piece()))
                .orElse(List.of());
    }

    protected abstract List<Reach> ofLeader(Facts facts, Stand stand, Leader leader);

    protected abstract List<Reach> ofUnit(Facts facts, Stand stand, Unit unit);

    /** All that is so near to a piece. */
    protected static Reach around(Kind kind, String name, Stand stand, double inches) {
        return new Reach(kind, told(name, inches), GroundInReach.around(stand.footprint(), inches));
    }

    /** What it is, if that is said, and how far: {@code Command 12}&#8243;. */
    protected static String told(String name, double inches) {
        return (name + " " + Inches.plain(inches).toPlainString() + "\u2033").strip();
    }
}
