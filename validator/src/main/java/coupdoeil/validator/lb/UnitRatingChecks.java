package coupdoeil.validator.lb;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.lb.fact.BaseSix;
import coupdoeil.validator.lb.fact.Organisation;
import coupdoeil.validator.lb.fact.RatingFixes;
import coupdoeil.validator.lb.fact.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** What every counter prints, whatever its arm (LB 4, 6, 9). */
public final class UnitRatingChecks {

    private static final String KIND = "kind";

    /** A battery that is neither foot nor horse is LB-UNIT-10, a unit of no organisation LB-OOB-01. */
    @Rule("LB-UNIT-01")
    void missing(UnitEntry entry, Roster roster, Organisation organisation, RuleSystem system, Reporter out) {
        Unit unit = entry.unit();
        List<String> fields = new ArrayList<>();
        if (!organisation.superiors(unit).isEmpty() && roster.sideOf(unit).isEmpty()) {
            fields.add("side");
        }
        if (unit.nationality().isBlank()) {
            fields.add("nationality");
        }
        if (unit.arm().isBlank()) {
            fields.add("arm");
        }
        system.attributesOf("unit").stream()
                .filter(type -> type.required() && type.appliesTo(unit.arm()))
                .filter(type -> !type.id().equals(KIND) && lacks(unit, type))
                .forEach(type -> fields.add(type.id()));
        if (!fields.isEmpty()) {
            String field = String.join(", ", fields);
            out.report().with("u", entry.name()).with("field", field).fix(new Fix.Question("Enter its " + field));
        }
    }

    private static boolean lacks(Unit unit, AttributeType type) {
        return !unit.attributes().has(type.id())
                || unit.attributes().text(type.id()).filter(String::isBlank).isPresent();
    }

    @Rule("LB-UNIT-03")
    void morale(UnitEntry entry, Reporter out) {
        OptionalInt morale = entry.unit().attributes().integer("morale");
        if (morale.isPresent() && morale.getAsInt() == BaseSix.HIGHEST) {
            out.report()
                    .severity(Severity.WARNING)
                    .with("u", entry.name())
                    .with("m", morale.getAsInt())
                    .with("why", "is exceeded by no roll that nothing is added to")
                    .fix(new Fix.Question("Check its morale"));
        } else if (morale.isPresent() && !BaseSix.isResult(morale.getAsInt())) {
            int nearest = Math.min(BaseSix.plus(BaseSix.HIGHEST, -1), BaseSix.nearest(morale.getAsInt()));
            out.report()
                    .with("u", entry.name())
                    .with("m", morale.getAsInt())
                    .with("why", "is no result of two dice")
                    .fix(RatingFixes.rating(entry.unit(), "Make it " + nearest, a -> a.with("morale", nearest)));
        }
    }

    @Rule("LB-UNIT-10")
    void footOrHorse(UnitEntry entry, RuleSystem system, Reporter out) {
        Unit unit = entry.unit();
        if (!unit.arm().equals(Units.ARTILLERY) || unit.attributes().has(KIND)) {
            return;
        }
        List<Fix.Change> kinds = system.attributesOf("unit").stream()
                .filter(type -> type.id().equals(KIND))
                .flatMap(type -> type.values().stream())
                .map(kind -> RatingFixes.rating(unit, "Make it " + kind + " artillery", a -> a.with(KIND, kind)))
                .toList();
        out.report().with("u", entry.name()).fix(new Fix.Choose("Say which", kinds));
    }

    @Rule("LB-UNIT-12")
    void size(UnitEntry entry, Units units, RuleSystem system, Reporter out) {
        Unit unit = entry.unit();
        Attributes sizes = system.tables().nested("sizes");
        List<String> fitting = sizes.texts(unit.arm());
        String size = units.size(unit);
        boolean known = sizes.values().keySet().stream()
                .anyMatch(arm -> sizes.texts(arm).contains(size));
        if (known && !fitting.isEmpty() && !fitting.contains(size)) {
            List<Fix.Change> others = fitting.stream()
                    .map(other -> RatingFixes.rating(unit, "Make it a " + other, a -> a.with("size", other)))
                    .toList();
            out.report()
                    .with("u", entry.name())
                    .with("arm", unit.arm())
                    .with("size", size)
                    .fix(others.size() == 1 ? others.get(0) : new Fix.Choose("Choose another size", others));
        }
    }
}
