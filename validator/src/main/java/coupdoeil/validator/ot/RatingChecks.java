package coupdoeil.validator.ot;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.ot.fact.Nations;
import coupdoeil.validator.ot.fact.Units;
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
            out.report("u")
                    .with("why", "is rated as Old Guard, which is French")
                    .fix(out.set("Rate it superior", MORALE, Units.SUPERIOR));
        } else if (is(unit, "GUARD")
                && !Units.morale(unit).isEmpty()
                && Units.rank(Units.morale(unit)) > Units.rank(Units.SUPERIOR)) {
            out.report("u")
                    .with("why", "is a guard and rated " + Words.plain(Units.morale(unit)))
                    .fix(out.set("Rate it superior", MORALE, Units.SUPERIOR));
        }
    }

    @Rule("OT-UNIT-08")
    void militia(UnitEntry entry, Reporter out) {
        Unit unit = entry.unit();
        String morale = Units.morale(unit);
        if (is(unit, "MILITIA") && !morale.isEmpty() && !morale.equals(Units.POOR)) {
            out.report("u")
                    .with("why", "is militia and rated " + Words.plain(morale))
                    .fix(out.set("Rate it poor", MORALE, Units.POOR));
        } else if (unit.attributes().flag(UNTRAINED)
                && !morale.isEmpty()
                && Units.rank(morale) <= Units.rank(Units.GOOD)) {
            out.report("u")
                    .with("why", "is untrained and rated " + Words.plain(morale))
                    .fix(out.clear("Call it trained", UNTRAINED));
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
            out.report("u")
                    .with("why", "does not say its " + String.join(" and its ", missing))
                    .ask("Enter it");
        }
        OWN.forEach((arm, attributes) -> attributes.stream()
                .filter(attribute -> !Units.is(unit, arm) && isSet(unit, attribute))
                .sorted()
                .forEach(attribute -> out.report("u")
                        .with("why", "has what " + arm + " alone has: " + attribute)
                        .fix(out.clear("Take it away", attribute))));
    }

    @Rule("OT-UNIT-10")
    void doubtful(UnitEntry entry, RuleSystem system, Reporter out) {
        Unit unit = entry.unit();
        if (unit.attributes().flag("cuirass") && unit.attributes().is("class", "LIGHT")) {
            out.report("u")
                    .with("why", "has cuirasses and is light")
                    .fix(out.set("Call it heavy", "class", "HEAVY"))
                    .fix(out.clear("Take its cuirasses away", "cuirass"));
        }
        int heavy = system.tables().nested("movement").integer("heavyPounder", Integer.MAX_VALUE);
        if (unit.attributes().is("mobility", "HORSE") && unit.attributes().integer("pounder", 0) >= heavy) {
            out.report("u")
                    .with("why", "is horse artillery of " + heavy + " pounds or more")
                    .fix(out.set("Call it foot artillery", "mobility", "FOOT"));
        }
    }

    @Rule("OT-UNIT-15")
    void idle(UnitEntry entry, Reporter out) {
        idle(entry.unit(), UNTRAINED, Set.of(Units.INFANTRY), out);
        idle(entry.unit(), IMPETUOUS, Set.of(Units.INFANTRY, Units.CAVALRY), out);
    }

    private static void idle(Unit unit, String trait, Set<String> arms, Reporter out) {
        if (unit.attributes().flag(trait) && !arms.contains(unit.arm())) {
            out.report("u").with("trait", trait).with("arm", unit.arm()).fix(out.clear("Take it away", trait));
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
            out.report("u")
                    .with(
                            "why",
                            cossacks ? "is of Cossacks and not irregular" : "is of the Insurrection and not irregular")
                    .fix(out.set("Call it irregular", IRREGULAR, true));
        } else if (set && !should) {
            out.report("u")
                    .with("why", "is irregular, and neither Cossacks nor Austrian Insurrection cavalry")
                    .fix(out.clear("Call it regular", IRREGULAR));
        }
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
