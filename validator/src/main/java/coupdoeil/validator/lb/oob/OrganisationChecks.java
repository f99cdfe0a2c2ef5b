package coupdoeil.validator.lb.oob;

import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.check.subject.LeaderEntry;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.lb.fact.Organisation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Everyone belongs somewhere, and to one side (LB 6, 42). Superiors that do not exist are PACK-62, circles PACK-63.
 */
public final class OrganisationChecks {

    /** A superior, and the side that it is of. */
    private record Claim(String superior, String side) {}

    private static final List<String> SUPERIORS = List.of(Belonging.COMMAND, Belonging.ARMY, Belonging.ASSET);

    @Rule("LB-OOB-01")
    void ofNobody(UnitEntry entry, Organisation organisation, Roster roster, Reporter out) {
        Unit unit = entry.unit();
        boolean names = Stream.concat(Stream.of(unit), organisation.wholes(unit).stream())
                .anyMatch(one -> SUPERIORS.stream()
                        .anyMatch(relation -> one.under().to(relation).isPresent()));
        if (!names && roster.armyOf(unit).isEmpty()) {
            out.report().with("u", entry.name()).fix(new Fix.Question("Say what " + entry.name() + " belongs to"));
        }
    }

    @Rule("LB-OOB-02")
    void unitOfTwo(UnitEntry entry, Roster roster, Reporter out) {
        Unit unit = entry.unit();
        List<Claim> sides = sides(unit.under(), roster);
        unit.attributes()
                .text("attachedTo")
                .flatMap(roster::formation)
                .ifPresent(division -> note(sides, division.name(), roster.armyOf(division.under())));
        unit.under()
                .to(Belonging.REGIMENT)
                .flatMap(roster::unit)
                .ifPresent(regiment -> note(sides, regiment.name(), roster.armyOf(regiment)));
        report(entry.name(), sides, rivals(unit.under(), roster), roster, out);
    }

    @Rule("LB-OOB-02")
    void formationOfTwo(FormationEntry entry, Roster roster, Reporter out) {
        Belonging under = entry.formation().under();
        report(entry.name(), sides(under, roster), rivals(under, roster), roster, out);
    }

    @Rule("LB-OOB-02")
    void leaderOfTwo(LeaderEntry entry, Roster roster, Reporter out) {
        Leader leader = entry.leader();
        List<Claim> sides = sides(leader.under(), roster);
        leader.leads().stream()
                .flatMap(led -> roster.formation(led).stream())
                .forEach(led -> note(sides, led.name(), roster.armyOf(led.under())));
        roster.armies().stream()
                .filter(army -> leader.id().equals(army.leader()))
                .forEach(army -> note(sides, army.name(), Optional.of(army)));
        report(entry.name(), sides, rivals(leader.under(), roster), roster, out);
    }

    /** The sides of whatever something names as its superiors. */
    private static List<Claim> sides(Belonging under, Roster roster) {
        List<Claim> sides = new ArrayList<>();
        for (String relation :
                List.of(Belonging.COMMAND, Belonging.ARMY, Belonging.ASSET, Belonging.MORALE, Belonging.REGIMENT)) {
            formation(under, relation, roster).ifPresent(body -> note(sides, body.name(), roster.armyOf(body.under())));
            army(under, relation, roster).ifPresent(army -> note(sides, army.name(), Optional.of(army)));
        }
        return sides;
    }

    private static void note(List<Claim> sides, String name, Optional<Army> army) {
        army.ifPresent(of -> sides.add(new Claim(name, of.side())));
    }

    /** The first two superiors of which neither stands above the other; empty if all lie on one path. */
    private static List<String> rivals(Belonging under, Roster roster) {
        Optional<Formation> command = formation(under, Belonging.COMMAND, roster);
        Optional<Formation> asset = formation(under, Belonging.ASSET, roster);
        if (command.isPresent()
                && asset.isPresent()
                && !path(command.get(), roster).contains(asset.get())
                && !path(asset.get(), roster).contains(command.get())) {
            return List.of(command.get().name(), asset.get().name());
        }
        for (String relation : List.of(Belonging.ARMY, Belonging.ASSET)) {
            Optional<Army> army = army(under, relation, roster);
            Optional<Formation> body = command.or(() -> asset);
            Optional<Army> above =
                    body.flatMap(one -> roster.armyOf(one.under())).or(() -> army(under, Belonging.ARMY, roster));
            if (army.isPresent() && above.isPresent() && !above.equals(army)) {
                return List.of(
                        body.map(Formation::name).orElse(above.get().name()),
                        army.get().name());
            }
        }
        return List.of();
    }

    private static List<Formation> path(Formation formation, Roster roster) {
        return Stream.concat(Stream.of(formation), roster.superiors(formation.under()).stream())
                .toList();
    }

    private static Optional<Formation> formation(Belonging under, String relation, Roster roster) {
        return under.to(relation).flatMap(roster::formation);
    }

    private static Optional<Army> army(Belonging under, String relation, Roster roster) {
        return under.to(relation).flatMap(roster::army);
    }

    private static void report(String name, List<Claim> sides, List<String> rivals, Roster roster, Reporter out) {
        boolean divided = sides.stream().map(Claim::side).distinct().count() > 1;
        if (divided || !rivals.isEmpty()) {
            String why = divided
                    ? sides.stream()
                            .map(one -> one.superior() + " ("
                                    + roster.side(one.side()).map(Side::name).orElse(one.side()) + ")")
                            .collect(Collectors.joining(", ", "it belongs to both sides: ", ""))
                    : "it has two superiors: " + String.join(" and ", rivals);
            out.report().with("u", name).with("why", why).fix(new Fix.Question("Correct the superiors of " + name));
        }
    }
}
