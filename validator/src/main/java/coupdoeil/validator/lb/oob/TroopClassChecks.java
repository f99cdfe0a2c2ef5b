package coupdoeil.validator.lb.oob;

import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.lb.fact.Formations;
import coupdoeil.validator.lb.fact.Organisation;
import coupdoeil.validator.lb.fact.Presence;
import coupdoeil.validator.lb.fact.SpecialRules;
import coupdoeil.validator.lb.fact.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/** Nations and classes of troops, and the tables that treat them apart (LB 38). */
public final class TroopClassChecks {

    /** A brigade is any organisation of the lowest level. */
    @Rule("LB-OOB-19")
    void nations(FormationEntry entry, Organisation organisation, Roster roster, RuleSystem system, Reporter out) {
        Formation brigade = entry.formation();
        OptionalInt lowest = system.vocabulary().levels().stream()
                .flatMapToInt(level -> level.effects().integer("rank").stream())
                .max();
        boolean isBrigade = system.level(brigade.level())
                .filter(level ->
                        lowest.isPresent() && level.effects().integer("rank").equals(lowest))
                .isPresent();
        if (!isBrigade) {
            return;
        }
        List<String> nations = roster.units().stream()
                .filter(unit -> organisation.superiors(unit).contains(brigade))
                .map(Unit::nationality)
                .filter(nation -> !nation.isBlank())
                .distinct()
                .map(nation -> nation.substring(0, 1).toUpperCase(Locale.ROOT) + nation.substring(1))
                .toList();
        if (nations.size() > 1) {
            out.report().with("o", entry.name()).with("list", String.join(", ", nations));
        }
    }

    /** Once for a class, at the first unit of it; a table that is missing altogether is LB-SCEN-04. */
    @Rule("LB-OOB-20")
    void tables(UnitEntry entry, SpecialRules special, Presence presence, Roster roster, Reporter out) {
        Unit unit = entry.unit();
        List<String> missing = missing(unit, special);
        if (missing.isEmpty() || !presence.inPlay(unit.id())) {
            return;
        }
        boolean first = roster.units().stream()
                .filter(other -> troops(other).equals(troops(unit))
                        && presence.inPlay(other.id())
                        && missing(other, special).equals(missing))
                .findFirst()
                .filter(unit::equals)
                .isPresent();
        if (first) {
            String what = String.join(" and no ", missing);
            out.report()
                    .with("c", troops(unit))
                    .with("what", what)
                    .fix(new Fix.Question("Add " + troops(unit) + " to the tables of charges"));
        }
    }

    /** What no table says of the class of a unit of infantry; troops that form no carré need no row for one. */
    private static List<String> missing(Unit unit, SpecialRules special) {
        List<String> missing = new ArrayList<>();
        if (unit.arm().equals(Units.INFANTRY) && !troops(unit).isBlank()) {
            if (formsCarre(unit) && isMissing(unit, "carre-table", special)) {
                missing.add("row in the carré table");
            }
            if (isMissing(unit, "charge-morale", special)) {
                missing.add("morale modifier against charges");
            }
        }
        return missing;
    }

    private static boolean isMissing(Unit unit, String table, SpecialRules special) {
        return !special.rows(table).isEmpty()
                && special.rows(table).stream()
                        .noneMatch(row ->
                                row.text("class").filter(troops(unit)::equals).isPresent());
    }

    private static boolean formsCarre(Unit unit) {
        return (!unit.attributes().has("mayFormCarre") || unit.attributes().flag("mayFormCarre"))
                && (!unit.attributes().has("formations")
                        || unit.attributes().texts("formations").contains(Formations.CARRE));
    }

    private static String troops(Unit unit) {
        return unit.attributes().text("type").orElse("");
    }
}
