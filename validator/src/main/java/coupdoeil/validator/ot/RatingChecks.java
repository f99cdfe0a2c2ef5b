package coupdoeil.validator.ot;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.ot.fact.Nations;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.table.UnitFixes;
import coupdoeil.validator.table.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Whether the ratings of units go together (OT Troop Ratings; Morale Rating & Morale States; Cossacks). */
final class RatingChecks {

    private static final String MORALE = "morale";
    private static final String IRREGULAR = "irregular";
    private static final String UNTRAINED = "untrained";
    private static final String IMPETUOUS = "impetuous";

    /** Attributes by the only arm that has them. */
    private static final Map<String, List<String>> OWN = Map.of(
            Units.CAVALRY, List.of("class", "lance", "cuirass"),
            Units.ARTILLERY, List.of("pounder", "mobility", "models", "crew"));

    @Rule("OT-UNIT-07")
    void guard(UnitEntry entry, Nations nations, Reporter out) {
        Unit unit = entry.unit();
        boolean oldGuard = Units.morale(unit).equals(Units.OLD_GUARD);
        if (oldGuard && !nations.of(unit).equals("french")) {
            named(entry, out)
                    .with("why", "is rated as Old Guard, which is French")
                    .fix(UnitFixes.set("Rate it superior", unit, MORALE, Units.SUPERIOR));
        } else if (is(unit, "GUARD")
                && !Units.morale(unit).isEmpty()
                && Units.rank(Units.morale(unit)) > Units.rank(Units.SUPERIOR)) {
            named(entry, out)
                    .with("why", "is a guard and rated " + Words.plain(Units.morale(unit)))
                    .fix(UnitFixes.set("Rate it superior", unit, MORALE, Units.SUPERIOR));
        }
    }

    @Rule("OT-UNIT-08")
    void militia(UnitEntry entry, Reporter out) {
        Unit unit = entry.unit();
        String morale = Units.morale(unit);
        if (is(unit, "MILITIA") && !morale.isEmpty() && !morale.equals(Units.POOR)) {
            named(entry, out)
                    .with("why", "is militia and rated " + Words.plain(morale))
                    .fix(UnitFixes.set("Rate it poor", unit, MORALE, Units.POOR));
        } else if (unit.attributes().flag(UNTRAINED)
                && !morale.isEmpty()
                && Units.rank(morale) <= Units.rank(Units.GOOD)) {
            named(entry, out)
                    .with("why", "is untrained and rated " + Words.plain(morale))
                    .fix(UnitFixes.clear("Call it trained", unit, UNTRAINED));
        }
    }

    @Rule("OT-UNIT-09")
    void arms(UnitEntry entry, Reporter out) {
        Unit unit = entry.unit();
        List<String> missing = new ArrayList<>();
        if (Units.is(unit, Units.CAVALRY)) {
            missing(unit, "class", "class", missing);
        }
        if (Units.is(unit, Units.ARTILLERY)) {
            missing(unit, "pounder", "weight of shot", missing);
            missing(unit, "mobility", "foot or horse", missing);
        }
        if (!missing.isEmpty()) {
            named(entry, out)
                    .with("why", "does not say its " + String.join(" and its ", missing))
                    .ask("Enter it");
        }
        OWN.forEach((arm, attributes) -> attributes.stream()
                .filter(attribute -> !Units.is(unit, arm) && isSet(unit, attribute))
                .sorted()
                .forEach(attribute -> named(entry, out)
                        .with("why", "has what " + arm + " alone has: " + attribute)
                        .fix(UnitFixes.clear("Take it away", unit, attribute))));
    }

    @Rule("OT-UNIT-10")
    void doubtful(UnitEntry entry, RuleSystem system, Reporter out) {
        Unit unit = entry.unit();
        if (unit.attributes().flag("cuirass") && unit.attributes().is("class", "LIGHT")) {
            named(entry, out)
                    .with("why", "has cuirasses and is light")
                    .fix(UnitFixes.set("Call it heavy", unit, "class", "HEAVY"))
                    .fix(UnitFixes.clear("Take its cuirasses away", unit, "cuirass"));
        }
        int heavy = system.tables().nested("movement").integer("heavyPounder", Integer.MAX_VALUE);
        if (unit.attributes().is("mobility", "HORSE") && unit.attributes().integer("pounder", 0) >= heavy) {
            named(entry, out)
                    .with("why", "is horse artillery of " + heavy + " pounds or more")
                    .fix(UnitFixes.set("Call it foot artillery", unit, "mobility", "FOOT"));
        }
    }

    @Rule("OT-UNIT-15")
    void idle(UnitEntry entry, Reporter out) {
        Unit unit = entry.unit();
        idle(entry, UNTRAINED, Set.of(Units.INFANTRY), unit, out);
        idle(entry, IMPETUOUS, Set.of(Units.INFANTRY, Units.CAVALRY), unit, out);
    }

    private static void idle(UnitEntry entry, String trait, Set<String> arms, Unit unit, Reporter out) {
        if (unit.attributes().flag(trait) && !arms.contains(unit.arm())) {
            out.report("u")
                    .with("trait", trait)
                    .with("arm", unit.arm())
                    .fix(UnitFixes.clear("Take it away", unit, trait));
        }
    }

    @Rule("OT-UNIT-17")
    void irregular(UnitEntry entry, Nations nations, Reporter out) {
        Unit unit = entry.unit();
        boolean cossacks = is(unit, "COSSACKS");
        boolean insurrection = is(unit, "INSURRECTION") && nations.of(unit).equals("austrian");
        boolean should = Units.is(unit, Units.CAVALRY) && (cossacks || insurrection);
        boolean set = unit.attributes().flag(IRREGULAR);
        if (should && !set) {
            named(entry, out)
                    .with(
                            "why",
                            cossacks ? "is of Cossacks and not irregular" : "is of the Insurrection and not irregular")
                    .fix(UnitFixes.set("Call it irregular", unit, IRREGULAR, true));
        } else if (set && !should) {
            named(entry, out)
                    .with("why", "is irregular, and neither Cossacks nor Austrian Insurrection cavalry")
                    .fix(UnitFixes.clear("Call it regular", unit, IRREGULAR));
        }
    }

    private static Reporter.Draft named(UnitEntry entry, Reporter out) {
        return out.report("u");
    }

    private static boolean is(Unit unit, String troops) {
        return unit.attributes().is("troops", troops);
    }

    private static void missing(Unit unit, String attribute, String name, List<String> into) {
        if (!unit.attributes().has(attribute)) {
            into.add(name);
        }
    }

    /** Whether it has something: a flag that is off is nothing. */
    private static boolean isSet(Unit unit, String attribute) {
        return unit.attributes()
                .value(attribute)
                .filter(value -> !Boolean.FALSE.equals(value))
                .isPresent();
    }
}
