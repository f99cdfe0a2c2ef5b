package coupdoeil.validator.ot.fact;

import coupdoeil.model.rules.RuleSystem;

/** The distances and ranges that rules name, in inches (OT Movement: Charges; Skirmishers; Visibility). */
public record Spacing(RuleSystem system) {

    /** How far things are kept apart or together; 0 if the table has none of that name. */
    public double of(String name) {
        return system.tables().nested("spacing").decimal(name);
    }

    /** How far one sees or fires; 0 if the table has none of that name. */
    public double range(String name) {
        return system.tables().nested("ranges").decimal(name);
    }
}
