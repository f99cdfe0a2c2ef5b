package coupdoeil.validator.picture;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * What counters show as the strength of units: the first whole number of a unit of that arm with a unit of measure. One that
 * is not written is the usual one of its nation, where the rules know it.
 */
public final class UnitStrengths {

    private final RuleSystem rules;
    private final Roster roster;

    public UnitStrengths(RuleSystem rules, Roster roster) {
        this.rules = rules;
        this.roster = roster;
    }

    /** The attribute that counts it. */
    public Optional<AttributeType> attribute(String arm) {
        return numbers(arm).filter(type -> !type.measure().isEmpty()).findFirst();
    }

    /** Every whole number that units of an arm have, in the order of the rules. */
    public Stream<AttributeType> numbers(String arm) {
        return rules.attributesOf("unit").stream()
                .filter(type -> type.kind() == AttributeType.Kind.INTEGER && type.appliesTo(arm));
    }

    /** What a unit starts with; empty if it has none. */
    public OptionalInt start(Unit unit) {
        OptionalInt own = attribute(unit.arm()).map(AttributeType::id).stream()
                .flatMapToInt(id -> unit.attributes().integer(id).stream())
                .findFirst();
        return own.isPresent() ? own : usual(unit);
    }

    /** What it has when it is set up; empty if it has none. */
    public OptionalInt now(Unit unit, Placement placement) {
        OptionalInt now = attribute(unit.arm()).map(AttributeType::id).stream()
                .flatMapToInt(id -> placement.attributes().integer(id).stream())
                .findFirst();
        return now.isPresent() ? now : start(unit);
    }

    /**
     * The strength that units of its nation have by the rules, where their table {@code strength} says in which table of
     * nations that stands, and by which attribute of the unit.
     */
    private OptionalInt usual(Unit unit) {
        Attributes where = rules.tables().nested("strength");
        String nation = unit.nationality().isBlank()
                ? roster.armyOf(unit).map(Army::attributes).stream()
                        .flatMap(army -> army.texts("nationalities").stream())
                        .findFirst()
                        .orElse("")
                : unit.nationality();
        return rules.tables()
                .nested(where.text("table").orElse(""))
                .nested(nation.strip().toLowerCase(Locale.ROOT))
                .integer(unit.attributes().text(where.text("by").orElse("")).orElse(""));
    }
}
