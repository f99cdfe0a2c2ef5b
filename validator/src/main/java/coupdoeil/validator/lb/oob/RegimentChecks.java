package coupdoeil.validator.lb.oob;

import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.lb.fact.Breakdowns;
import coupdoeil.validator.lb.fact.Presence;
import coupdoeil.validator.lb.fact.RatingFixes;
import coupdoeil.validator.lb.fact.Regiments;
import coupdoeil.validator.lb.fact.SpecialRules;
import coupdoeil.validator.lb.fact.Units;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a regiment of infantry and its battalions have in common: strength, organisation, presence (LB 6, 12). */
public final class RegimentChecks {

    /** Counters without increments are LB-UNIT-01 or LB-UNIT-02. */
    @Rule("LB-OOB-05")
    void strength(UnitEntry entry, Units units, Regiments regiments, Reporter out) {
        Unit regiment = entry.unit();
        if (!units.is(regiment, Units.INFANTRY, Units.REGIMENT)) {
            return;
        }
        List<Unit> battalions = regiments.standsFor(regiment);
        int sum = battalions.stream().mapToInt(units::printed).sum();
        boolean known = units.printed(regiment) > 0
                && !battalions.isEmpty()
                && battalions.stream().allMatch(battalion -> units.printed(battalion) > 0);
        if (known && units.printed(regiment) != sum) {
            out.report()
                    .with("r", entry.name())
                    .with("n", units.printed(regiment))
                    .with("sum", sum)
                    .fix(RatingFixes.rating(regiment, "Make it " + sum, a -> a.with("increments", sum)));
        }
    }

    @Rule("LB-OOB-06")
    void brigadedElsewhere(UnitEntry entry, Regiments regiments, Presence presence, Reporter out) {
        Unit battalion = entry.unit();
        Optional<Formation> service = regiments.service(battalion);
        if (service.isPresent()
                && regiments.servesElsewhere(battalion)
                && !regiments.confirmed(battalion)
                && !presence.absent(battalion)) {
            String scenario = out.scenario();
            out.report()
                    .with("b", entry.name())
                    .with(
                            "r",
                            regiments.regiment(battalion).map(regiments::name).orElse(""))
                    .with("o", service.get().name())
                    .about(ref(service.get()))
                    .fix(new Fix.Change(
                            "Confirm that it served there",
                            pack -> SpecialRules.listing(pack, scenario, Regiments.BRIGADED, battalion.id())));
        }
    }

    private static SubjectRef ref(Formation formation) {
        return new SubjectRef("formation", formation.id(), formation.name());
    }

    /** A regiment that has lost all is LB-UNIT-02. */
    @Rule("LB-OOB-07")
    void mustBreakUp(
            PlacedUnit placed,
            Units units,
            Regiments regiments,
            Breakdowns breakdowns,
            RuleSystem system,
            Reporter out) {
        Unit regiment = placed.unit();
        int printed = units.printed(regiment);
        int lost = printed - units.increments(regiment, placed.placement());
        if (!units.is(regiment, Units.INFANTRY, Units.REGIMENT)
                || placed.placement().hex().isEmpty()
                || lost < 1
                || lost >= printed) {
            return;
        }
        int share = system.tables().nested("strength").integer("breakUpLossPercent", 100);
        Optional<Unit> smallest = regiments.standsFor(regiment).stream()
                .filter(battalion -> units.printed(battalion) > 0)
                .reduce((one, other) -> units.printed(other) < units.printed(one) ? other : one);
        boolean half = 100L * lost >= (long) share * printed;
        if (half
                || smallest.filter(battalion -> lost >= units.printed(battalion))
                        .isPresent()) {
            Reporter.Draft draft = out.report()
                    .with("r", placed.name())
                    .with("n", lost)
                    .with("m", printed)
                    .with(
                            "why",
                            half
                                    ? share + " % or more"
                                    : "as many as " + smallest.map(Unit::name).orElse("") + " has");
            breakdowns
                    .of(placed, out.scenario())
                    .ifPresentOrElse(draft::fix, () -> draft.fix(new Fix.Question("Place its battalions")));
        }
    }

    /** At the counter of the regiment; where there is none, at the first battalion that is away. */
    @Rule("LB-OOB-08")
    void away(UnitEntry entry, Units units, Regiments regiments, Presence presence, Reporter out) {
        Unit unit = entry.unit();
        boolean counter = units.is(unit, Units.INFANTRY, Units.REGIMENT);
        Optional<String> regiment = counter ? Optional.of(unit.id()) : regiments.regiment(unit);
        if (regiment.isEmpty() || (!counter && regiments.hasCounter(regiment.get()))) {
            return;
        }
        List<Unit> battalions = regiments.battalions(regiment.get());
        List<Unit> away = battalions.stream()
                .filter(battalion -> isAway(battalion, presence))
                .toList();
        boolean there = presence.inPlay(regiment.get())
                || battalions.stream()
                        .anyMatch(battalion -> !away.contains(battalion)
                                && (presence.inPlay(battalion.id()) || presence.represented(battalion)));
        if (there && !away.isEmpty() && (counter || away.get(0).equals(unit))) {
            Reporter.Draft draft = out.report()
                    .with("r", regiments.name(regiment.get()))
                    .with("n", away.size())
                    .with("list", away.stream().map(Unit::name).collect(Collectors.joining(", ")));
            away.forEach(battalion -> draft.about(new SubjectRef("unit", battalion.id(), battalion.name())));
        }
    }

    /** Whether a battalion is named as absent, or set aside with no counter in play that stands for it. */
    private static boolean isAway(Unit battalion, Presence presence) {
        return presence.absent(battalion)
                || (presence.placed(battalion.id())
                        && !presence.inPlay(battalion.id())
                        && !presence.represented(battalion));
    }
}
