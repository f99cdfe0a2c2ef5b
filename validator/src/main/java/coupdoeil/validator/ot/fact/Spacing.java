package coupdoeil.validator.ot.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.rules.RuleSystem;

/** The distances and ranges that rules name, in inches (OT Movement: Charges; Skirmishers; Visibility). */
public final class Spacing {

    private final Attributes spacing;
    private final Attributes ranges;

    public Spacing(RuleSystem system) {
        this.spacing = system.tables().nested("spacing");
        this.ranges = system.tables().nested("ranges");
    }

    /** How far things are kept apart or together; 0 if the table has none of that name. */
    public double of(String name) {
        return number(spacing, name);
    }

    /** How far one sees or fires; 0 if the table has none of that name. */
    public double range(String name) {
        return number(ranges, name);
    }

    private static double number(Attributes table, String name) {
        return table.decimal(name);
    }
}
