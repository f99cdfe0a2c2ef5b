package coupdoeil.validator.lb.oob;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.ArmyEntry;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.lb.fact.Organisation;
import coupdoeil.validator.lb.fact.Units;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** Men and guns of sides and units by their increments, beside what history gives them (LB 3). */
public final class StrengthReportChecks {

    private static final String HISTORICAL = "historical";
    private static final String TOLERANCE = "tolerance";
    private static final String GUNS = "guns";
    private static final List<String> FIGURES = List.of(Units.INFANTRY, Units.CAVALRY, GUNS);

    /** Once for a side, at the first of its armies; a regiment and its battalions are the same men. */
    @Rule("LB-OOB-21")
    void strength(
            ArmyEntry entry, Units units, Organisation organisation, Roster roster, RuleSystem system, Reporter out) {
        String side = entry.army().side();
        boolean first = roster.armies().stream()
                .filter(army -> army.side().equals(side))
                .findFirst()
                .filter(entry.army()::equals)
                .isPresent();
        if (!first) {
            return;
        }
        Attributes scale = system.tables().nested("strength");
        Attributes told = told(side, roster);
        int tolerance = told.integer(TOLERANCE, tolerance(system));
        List<Unit> counted = roster.units().stream()
                .filter(unit ->
                        roster.sideOf(unit).filter(side::equals).isPresent() && isCounted(unit, units, organisation))
                .toList();
        String men = List.of(Units.INFANTRY, Units.CAVALRY, Units.ARTILLERY).stream()
                .map(arm -> compared(counted, arm, scale, told, tolerance, units))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(", "));
        if (!men.isEmpty()) {
            out.report()
                    .with("s", "Side " + roster.side(side).map(Side::name).orElse(side))
                    .with("men", compares(told) ? men : men + "; the side has no figures of history to compare with");
        }
    }

    /** A unit whose men or guns are farther from its increments than tolerated, by an increment or more. */
    @Rule("LB-OOB-21")
    void strengthOfUnit(UnitEntry entry, Units units, Roster roster, RuleSystem system, Reporter out) {
        Unit unit = entry.unit();
        Integer history = unit.arm().equals(Units.ARTILLERY)
                ? unit.strength().guns()
                : unit.strength().men();
        int each = each(unit.arm(), system.tables().nested("strength"));
        int increments = units.printed(unit);
        if (history == null || each < 1 || increments < 1) {
            return;
        }
        int tolerance = told(roster.sideOf(unit).orElse(""), roster).integer(TOLERANCE, tolerance(system));
        long strength = (long) each * increments;
        long difference = Math.abs(strength - history);
        if (difference >= each && 100 * difference > (long) tolerance * history) {
            out.report()
                    .with("s", entry.name())
                    .with(
                            "men",
                            number(strength) + " " + what(unit.arm()) + " in "
                                    + (increments == 1 ? "1 increment" : increments + " increments") + " (history: "
                                    + number(history) + ")");
        }
    }

    private static Attributes told(String side, Roster roster) {
        return roster.side(side).map(Side::attributes).orElse(Attributes.NONE).nested(HISTORICAL);
    }

    /** Men, or guns, that an increment of an arm stands for; 0 if the rules do not say. */
    private static int each(String arm, Attributes scale) {
        return arm.equals(Units.ARTILLERY)
                ? scale.integer("gunsPerIncrement", 0)
                : scale.nested("menPerIncrement").integer(arm, 0);
    }

    private static String what(String arm) {
        return arm.equals(Units.ARTILLERY) ? GUNS : arm;
    }

    private static boolean compares(Attributes told) {
        return FIGURES.stream().anyMatch(told::has);
    }

    private static boolean isCounted(Unit unit, Units units, Organisation organisation) {
        if (units.is(unit, Units.INFANTRY, Units.REGIMENT)) {
            return organisation.battalions(unit).isEmpty();
        }
        return units.is(unit, Units.INFANTRY, Units.BATTALION)
                || organisation
                        .whole(unit)
                        .filter(whole -> whole.arm().equals(unit.arm()))
                        .isEmpty();
    }

    /** "6,100 infantry", and how far that is from history where it is farther than tolerated. */
    private static Optional<String> compared(
            List<Unit> counted, String arm, Attributes scale, Attributes told, int tolerance, Units units) {
        int strength = each(arm, scale)
                * counted.stream()
                        .filter(unit -> unit.arm().equals(arm))
                        .mapToInt(units::printed)
                        .sum();
        String what = what(arm);
        OptionalInt history = told.integer(what);
        String text = number(strength) + " " + what;
        if (history.isEmpty()) {
            return strength == 0
                    ? Optional.empty()
                    : Optional.of(text + (compares(told) ? " (no figure of history)" : ""));
        }
        int right = history.getAsInt();
        boolean far = 100L * Math.abs(strength - right) > (long) tolerance * right;
        return Optional.of(far ? text + " (history: " + number(right) + ")" : text);
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** The tolerance in percent that forms begin with. */
    private static int tolerance(RuleSystem system) {
        return system.attributesOf("side").stream()
                .filter(type -> type.id().equals(HISTORICAL))
                .flatMap(type -> type.members().stream())
                .filter(type -> type.id().equals(TOLERANCE))
                .map(AttributeType::fallback)
                .filter(BigDecimal.class::isInstance)
                .map(fallback -> ((BigDecimal) fallback).intValue())
                .findFirst()
                .orElse(0);
    }
}
