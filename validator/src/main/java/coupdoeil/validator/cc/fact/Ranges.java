package coupdoeil.validator.cc.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;

/** How far types of units can fire (CC 5 Weapon Ranges), in hexes; 0 if not at all. */
public final class Ranges {

    private final Attributes types;

    public Ranges(RuleSystem system) {
        this.types = system.tables().nested("types");
    }

    /** The range of a unit as it is set up; 0 if its type is not known. */
    public int of(Unit unit) {
        return unit.attributes().text("type").map(this::of).orElse(0);
    }

    /** The longest range of all. */
    public int longest() {
        return types.values().keySet().stream().mapToInt(this::of).max().orElse(0);
    }

    /** The longest range of an arm. */
    public int longest(String arm) {
        return types.values().keySet().stream()
                .filter(type ->
                        types.nested(type).text("arm").filter(arm::equals).isPresent())
                .mapToInt(this::of)
                .max()
                .orElse(0);
    }

    /** The longest range of a type. */
    public int of(String type) {
        return types.nested(type).integer("range", 0);
    }
}
