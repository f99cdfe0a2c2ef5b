package coupdoeil.validator.lb;

import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.lb.fact.Organisation;
import coupdoeil.validator.lb.fact.RatingFixes;
import coupdoeil.validator.lb.fact.Units;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Light and heavy cavalry, what belongs to each, and that neither divides nor combines (LB 6, 20). */
final class CavalryKindChecks {

    @Rule("LB-UNIT-04")
    void lightOrHeavy(UnitEntry entry, Units units, Reporter out) {
        Optional<String> said = entry.unit().attributes().text("class");
        String right = units.light(entry.unit()) ? "light" : "heavy";
        if (isMoving(entry.unit()) && said.isPresent() && wrong(said.get(), right)) {
            out.report()
                    .with("u", entry.name())
                    .with("m", entry.unit().attributes().integer("movement", 0))
                    .with("class", right)
                    .with("limit", units.lightFrom())
                    .fix(RatingFixes.rating(entry.unit(), "Make it " + right, a -> a.with("class", right)));
        }
    }

    /** A word that is neither of the two is no matter of movement. */
    private static boolean wrong(String said, String right) {
        return !said.equals(right) && (said.equals("light") || said.equals("heavy"));
    }

    @Rule("LB-UNIT-05")
    void lances(UnitEntry entry, Units units, Reporter out) {
        Unit unit = entry.unit();
        boolean cavalry = unit.arm().equals(Units.CAVALRY);
        if (unit.attributes().integer("lance", 0) == 0
                || unit.arm().isBlank()
                || (cavalry && (units.light(unit) || !isMoving(unit)))) {
            return;
        }
        out.report()
                .severity(cavalry ? Severity.WARNING : Severity.ERROR)
                .with("u", entry.name())
                .with("what", cavalry ? "heavy cavalry" : unit.arm())
                .fix(RatingFixes.rating(unit, "Remove the bonus", a -> a.without("lance")));
    }

    @Rule("LB-UNIT-06")
    void heavySkirmishers(UnitEntry entry, Units units, Reporter out) {
        Unit unit = entry.unit();
        if (isMoving(unit) && !units.light(unit) && units.skirmishes(unit)) {
            out.report().with("u", entry.name()).fix(new Fix.Question("Take it away, or call the unit light"));
        }
    }

    /** Whether a unit is cavalry that says how far it moves, so that it is light or heavy. */
    private static boolean isMoving(Unit unit) {
        return unit.arm().equals(Units.CAVALRY)
                && unit.attributes().integer("movement").isPresent();
    }

    @Rule("LB-UNIT-09")
    void divided(PlacedUnit placed, Organisation organisation, Reporter out) {
        Unit unit = placed.unit();
        Optional<Unit> whole = organisation.whole(unit).filter(regiment -> isWhole(unit, regiment));
        if (whole.isPresent() && placed.placement().hex().isPresent()) {
            out.report()
                    .with("u", placed.name())
                    .with("why", "it is part of " + whole.get().name() + ", and cavalry does not divide")
                    .about(new SubjectRef("unit", whole.get().id(), whole.get().name()))
                    .fix(independent("Make it independent", whole.get(), List.of(unit)));
        }
    }

    /** Parts that are on the map themselves are reported each. */
    @Rule("LB-UNIT-09")
    void combined(PlacedUnit placed, Organisation organisation, Placements placements, Reporter out) {
        Unit regiment = placed.unit();
        List<Unit> parts = organisation.parts(regiment).stream()
                .filter(part -> isWhole(part, regiment))
                .toList();
        boolean deployed = parts.stream()
                .flatMap(part -> placements.of(part.id()).stream())
                .anyMatch(placement -> placement.hex().isPresent());
        if (!parts.isEmpty() && !deployed && placed.placement().hex().isPresent()) {
            Reporter.Draft draft = out.report()
                    .with("u", placed.name())
                    .with("why", "its squadrons are listed as units, and squadrons do not combine");
            parts.forEach(part -> draft.about(new SubjectRef("unit", part.id(), part.name())));
            draft.fix(independent("Make its squadrons independent", regiment, parts));
        }
    }

    /** Squadrons that come by themselves have left their regiment as well. */
    @Rule("LB-UNIT-09")
    void dividedOnArrival(Arrival arrival, Roster roster, Organisation organisation, Reporter out) {
        arrival.group().march().stream()
                .flatMap(marcher -> roster.unit(marcher.piece()).stream())
                .distinct()
                .forEach(unit -> organisation
                        .whole(unit)
                        .filter(regiment -> isWhole(unit, regiment))
                        .ifPresent(whole -> out.report()
                                .with("u", unit.name())
                                .with("why", "it is part of " + whole.name() + ", and cavalry does not divide")
                                .about(new SubjectRef("unit", unit.id(), unit.name()))
                                .about(new SubjectRef("unit", whole.id(), whole.name()))
                                .fix(independent("Make it independent", whole, List.of(unit)))));
    }

    private static boolean isWhole(Unit part, Unit whole) {
        return part.arm().equals(Units.CAVALRY) && whole.arm().equals(Units.CAVALRY) && !part.equals(whole);
    }

    /** Squadrons that belong to nothing but their regiment come under its superior. */
    private static Fix.Change independent(String name, Unit whole, List<Unit> parts) {
        return new Fix.Change(name, pack -> {
            Pack result = pack;
            for (Unit part : parts) {
                result = PackEdits.unit(result, part.id(), unit -> unit.withUnder(alone(unit, whole)));
            }
            return result;
        });
    }

    private static Belonging alone(Unit part, Unit whole) {
        Map<String, String> own = new LinkedHashMap<>(part.under().relations());
        own.remove(Belonging.REGIMENT);
        if (own.isEmpty()) {
            own.putAll(whole.under().relations());
            own.remove(Belonging.REGIMENT);
        }
        return new Belonging(own);
    }
}
