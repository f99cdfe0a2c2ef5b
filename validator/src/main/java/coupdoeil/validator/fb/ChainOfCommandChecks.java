package coupdoeil.validator.fb;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.check.subject.LeaderEntry;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.fb.fact.Muster;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The organisation of an army (FB 4.2). Ids that lead nowhere and organisations that run in circles are wrong in every
 * rule system, so rules about them speak there (PACK-62, PACK-63).
 */
final class ChainOfCommandChecks {

    @Rule("FB-CMD-01")
    void unitOfNobody(UnitEntry entry, Reporter out) {
        if (nowhere(entry.unit().under())) {
            out.report()
                    .with("x", entry.name())
                    .with("why", "has no superior")
                    .fix(new Fix.Question("Say what " + entry.name() + " belongs to"));
        }
    }

    @Rule("FB-CMD-01")
    void formationOfNobody(FormationEntry entry, Roster roster, RuleSystem system, Reporter out) {
        Formation formation = entry.formation();
        if (nowhere(formation.under())) {
            out.report()
                    .with("x", entry.name())
                    .with("why", "has no superior")
                    .fix(new Fix.Question("Say what " + entry.name() + " belongs to"));
        }
        OptionalInt own = rank(formation, system);
        Optional<Formation> superior =
                roster.superiors(formation.under()).stream().findFirst();
        OptionalInt above = superior.map(body -> rank(body, system)).orElse(OptionalInt.empty());
        if (own.isPresent() && above.isPresent() && above.getAsInt() > own.getAsInt()) {
            Formation under = superior.get();
            out.report()
                    .with("x", entry.name())
                    .with("why", "is a " + level(formation, system) + " under a " + level(under, system))
                    .about(new SubjectRef("formation", under.id(), under.name()));
        }
    }

    @Rule("FB-CMD-02")
    void leaderless(FormationEntry entry, Roster roster, Muster muster, Reporter out) {
        Formation formation = entry.formation();
        long units = muster.unitsOf(formation.id()).stream()
                .filter(unit -> unit.under().to(Belonging.ASSET).isEmpty())
                .count();
        if (units > 0
                && formation.under().to(Belonging.ASSET).isEmpty()
                && roster.leadersOf(formation.id()).isEmpty()) {
            out.report()
                    .with("f", entry.name())
                    .with("n", units)
                    .fix(new Fix.Question("Name a leader of " + entry.name()));
        }
    }

    @Rule("FB-CMD-12")
    void cardListsAnother(LeaderEntry entry, Roster roster, Reporter out) {
        Leader leader = entry.leader();
        List<String> listed = leader.attributes().nested("card").texts("activates");
        for (String id : listed) {
            Optional<Leader> other = roster.leader(id);
            if (other.isPresent() && !subordinate(other.get(), leader, roster)) {
                out.report()
                        .with("l", entry.name())
                        .with("m", other.get().name())
                        .about(new SubjectRef("leader", id, other.get().name()))
                        .fix(new Fix.Change(
                                "Strike " + other.get().name() + " off the card",
                                pack -> PackEdits.leader(pack, leader.id(), known -> withoutActivating(known, id))));
            }
        }
    }

    private static boolean nowhere(Belonging under) {
        return Stream.of(Belonging.ARMY, Belonging.COMMAND, Belonging.ASSET)
                .allMatch(relation -> under.to(relation).isEmpty());
    }

    private static OptionalInt rank(Formation formation, RuleSystem system) {
        return system.level(formation.level())
                .map(level -> level.effects().integer("rank"))
                .orElse(OptionalInt.empty());
    }

    private static String level(Formation formation, RuleSystem system) {
        return system.level(formation.level())
                .map(level -> level.name().toLowerCase(Locale.ROOT))
                .orElse(formation.level());
    }

    /** Whether one leader belongs, or leads something that belongs, below another. */
    private static boolean subordinate(Leader leader, Leader superior, Roster roster) {
        if (leader.id().equals(superior.id())) {
            return false;
        }
        Set<String> above = new HashSet<>();
        roster.superiors(leader.under()).forEach(body -> above.add(body.id()));
        leader.leads().stream()
                .flatMap(id -> roster.formation(id).stream())
                .flatMap(body -> roster.superiors(body.under()).stream())
                .forEach(body -> above.add(body.id()));
        boolean commander = roster.armyOf(leader)
                .map(Army::leader)
                .filter(superior.id()::equals)
                .isPresent();
        return commander || superior.leads().stream().anyMatch(above::contains);
    }

    private static Leader withoutActivating(Leader leader, String id) {
        Attributes card = leader.attributes().nested("card");
        List<Object> left = new ArrayList<>(card.texts("activates"));
        left.removeIf(id::equals);
        return leader.withAttributes(leader.attributes().with("card", card.with("activates", left)));
    }
}
