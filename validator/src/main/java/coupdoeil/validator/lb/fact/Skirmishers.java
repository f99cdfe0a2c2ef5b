package coupdoeil.validator.lb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * Who may be in skirmish order (LB 6, 13, 19, 20): battalions and companies whose counter says so or whose class has a
 * multiple for it in the fire effects of the battle, and cavalry whose counter says so. A regiment of infantry never.
 */
public final class Skirmishers {

    private static final String CHART = "fire-effects";

    private final Units units;
    private final SpecialRules special;

    public Skirmishers(Units units, SpecialRules special) {
        this.units = units;
        this.special = special;
    }

    /** Of cavalry that does not say how far it moves, nobody knows that it may not. */
    public boolean may(Unit unit) {
        return has(unit)
                && !isRegiment(unit)
                && (unit.arm().equals(Units.INFANTRY)
                        || units.light(unit)
                        || unit.attributes().integer("movement").isEmpty());
    }

    /** Whether a unit has a value for skirmish order, be it one that may use it or not. */
    public boolean has(Unit unit) {
        return units.skirmishes(unit) || (unit.arm().equals(Units.INFANTRY) && charted(unit));
    }

    /** Whether a unit is a regiment of infantry, of which LB-UNIT-07 says that only its battalions may. */
    public boolean isRegiment(Unit unit) {
        return units.is(unit, Units.INFANTRY, Units.REGIMENT);
    }

    /** How far a unit fires in skirmish order, if its counter or the chart says so. */
    OptionalInt range(Unit unit) {
        OptionalInt own = unit.attributes().integer("fireRange");
        return own.isPresent()
                ? own
                : rows(unit).flatMapToInt(row -> row.integer("range").stream()).max();
    }

    private boolean charted(Unit unit) {
        return rows(unit).findAny().isPresent();
    }

    private Stream<Attributes> rows(Unit unit) {
        String troops = unit.attributes().text("type").orElse("");
        return special.rows(CHART).stream()
                .filter(row -> row.text("class").filter(troops::equals).isPresent())
                .filter(row -> row.text("formation")
                        .filter(Formations.SKIRMISH::equals)
                        .isPresent());
    }
}
