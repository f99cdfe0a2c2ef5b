package coupdoeil.validator.fb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.fact.ScenarioFacts;
import java.util.Optional;

/** To whom units belong in a scenario: attached, or under an ad hoc leader, instead of where they belong (FB 4.8, 4.9). */
public final class Attachments {

    private final ScenarioFacts scenario;

    public Attachments(ScenarioFacts scenario) {
        this.scenario = scenario;
    }

    /** Where a piece belongs as placed: the formation it is attached to, else its own superiors. */
    public Belonging under(Piece piece, Placement placement) {
        return under(piece, placement.attributes());
    }

    /** Where a piece belongs of which the set-up says this. */
    public Belonging under(Piece piece, Attributes placed) {
        return placed.text("attachedTo")
                .or(() -> attachment(piece))
                .map(formation -> Belonging.NOWHERE.with(Belonging.COMMAND, formation))
                .orElse(piece.under());
    }

    /** The leader of the ad hoc formation that a piece begins in; empty if it begins in none. */
    public Optional<String> adHocLeader(Piece piece) {
        return scenario.specialRules().stream()
                .filter(rule -> rule.id().equals("ad-hoc")
                        && rule.attributes().texts("units").contains(piece.id()))
                .flatMap(rule -> rule.attributes().text("leader").stream())
                .findFirst();
    }

    /** Whether a unit as placed escorts the leaders it belongs to, attached to nobody else (FB 4.9.3). */
    public boolean escorts(Unit unit, Placement placement) {
        return unit.attributes().text("asset").filter("escort"::equals).isPresent()
                && adHocLeader(unit).isEmpty()
                && under(unit, placement).equals(unit.under());
    }

    /** The formation that a special rule attaches a piece to, the first if several do; empty if none does. */
    public Optional<String> attachment(Piece piece) {
        return scenario.specialRules().stream()
                .filter(rule -> attaches(rule, piece))
                .flatMap(rule -> rule.attributes().text("to").stream())
                .findFirst();
    }

    /** Whether a special rule attaches a piece to a formation. */
    public static boolean attaches(SpecialRule rule, Piece piece) {
        return rule.id().equals("attachment")
                && rule.attributes().text("unit").filter(piece.id()::equals).isPresent();
    }

    /** Whether a special rule gives a leader an ad hoc formation. */
    public static boolean leads(SpecialRule rule, Leader leader) {
        return rule.id().equals("ad-hoc")
                && rule.attributes().text("leader").filter(leader.id()::equals).isPresent();
    }
}
