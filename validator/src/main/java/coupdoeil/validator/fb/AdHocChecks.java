package coupdoeil.validator.fb;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.subject.LeaderEntry;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.fb.fact.Attachments;
import coupdoeil.validator.hexes.WrittenParts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Ad hoc formations (FB 4.8). */
final class AdHocChecks {

    /** Why a leader cannot have a unit; one attached elsewhere he may have taken over since, so that this is no error. */
    private record Obstacle(String why, Severity severity) {}

    @Rule("FB-CMD-15")
    void unitsOfAnother(
            LeaderEntry entry,
            Roster roster,
            ScenarioFacts scenario,
            Attachments attachments,
            Placements placements,
            Reporter out) {
        Leader leader = entry.leader();
        String id = out.scenario();
        for (SpecialRule rule : scenario.specialRules()) {
            if (!Attachments.leads(rule, leader)) {
                continue;
            }
            for (String member : rule.attributes().texts("units")) {
                Unit unit = roster.unit(member).orElse(null);
                if (unit == null) {
                    continue;
                }
                against(leader, unit, roster, attachments, placements)
                        .ifPresent(obstacle -> out.report()
                                .severity(obstacle.severity())
                                .with("l", entry.name())
                                .with("u", unit.name())
                                .with("why", obstacle.why())
                                .about(new SubjectRef("unit", member, unit.name()))
                                .about(WrittenParts.specialRule(scenario.specialRules(), rule))
                                .fix(new Fix.Change(
                                        "Take " + unit.name() + " out of his formation",
                                        pack -> PackEdits.specialRules(
                                                pack,
                                                id,
                                                rules -> rules.stream()
                                                        .flatMap(known -> known.equals(rule)
                                                                ? without(known, member)
                                                                : Stream.of(known))
                                                        .toList()))));
            }
        }
    }

    /** Why a leader cannot have a unit, as it is another's; empty if he can. */
    private static Optional<Obstacle> against(
            Leader leader, Unit unit, Roster roster, Attachments attachments, Placements placements) {
        Optional<Leader> first = attachments
                .adHocLeader(unit)
                .filter(id -> !id.equals(leader.id()))
                .flatMap(roster::leader);
        if (first.isPresent()) {
            return Optional.of(new Obstacle("it follows " + first.get().name(), Severity.ERROR));
        }
        Belonging under = under(unit, attachments, placements);
        List<Formation> superiors = roster.superiors(under);
        Optional<Formation> own = roster.superiors(leader.under()).stream().findFirst();
        boolean his = own.filter(superiors::contains).isPresent()
                || superiors.stream().anyMatch(formation -> leader.leads().contains(formation.id()));
        if (his) {
            return Optional.empty();
        }
        boolean lent = !under.equals(unit.under());
        String why = (lent ? "it is attached to " : "it is of ")
                + superiors.stream()
                        .findFirst()
                        .map(Formation::name)
                        .or(() -> roster.armyOf(under).map(Army::name))
                        .orElse("another formation");
        boolean barred = isEnemy(leader, unit, roster) || (leader.category().equals("adc") && own.isPresent());
        return barred || lent
                ? Optional.of(new Obstacle(why, barred ? Severity.ERROR : Severity.WARNING))
                : Optional.empty();
    }

    private static boolean isEnemy(Leader leader, Unit unit, Roster roster) {
        Optional<String> side = roster.sideOf(unit);
        return side.isPresent() && !side.equals(roster.sideOf(leader));
    }

    /** Where a unit belongs as it is placed, if it is. */
    private static Belonging under(Unit unit, Attachments attachments, Placements placements) {
        return attachments.under(
                unit,
                placements.of(unit.id()).stream()
                        .findFirst()
                        .map(Placement::attributes)
                        .orElse(Attributes.NONE));
    }

    /** An ad hoc formation without one of its units; without the last there is none. */
    private static Stream<SpecialRule> without(SpecialRule rule, String unit) {
        List<Object> left = new ArrayList<>(rule.attributes().texts("units"));
        left.removeIf(unit::equals);
        return left.isEmpty()
                ? Stream.empty()
                : Stream.of(rule.withAttributes(rule.attributes().with("units", left)));
    }
}
