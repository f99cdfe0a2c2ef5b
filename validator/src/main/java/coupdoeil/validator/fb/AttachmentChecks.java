package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.fb.fact.Attachments;
import coupdoeil.validator.hexes.WrittenParts;
import coupdoeil.validator.hexes.cure.Cures;
import coupdoeil.validator.hexes.cure.Option;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Assets and escorts (FB 4.9). */
final class AttachmentChecks {

    /** A leader and where he stands. */
    private record Headquarters(Leader leader, Hex hex) {}

    /** Why an attachment cannot be; a unit that is no asset the designer may mean to lend all the same. */
    private record Obstacle(String why, Severity severity) {}

    private static final String ATTACHED = "attachedTo";
    private static final String TAKE_BACK = "Take back the attachment";

    @Rule("FB-CMD-10")
    void attachedWhereItStands(PlacedUnit placed, Roster roster, Attachments attachments, Reporter out) {
        String to = placed.placement().attributes().text(ATTACHED).orElse("");
        if (roster.formation(to).isEmpty()) {
            return;
        }
        Unit unit = placed.unit();
        String scenario = out.scenario();
        against(unit, to, attachments.attachment(unit), roster)
                .ifPresent(obstacle -> report(unit, to, obstacle, roster, out)
                        .fix(new Fix.Change(
                                TAKE_BACK,
                                pack -> PackEdits.placement(
                                        pack,
                                        scenario,
                                        unit.id(),
                                        known -> known.withAttributes(
                                                known.attributes().without(ATTACHED))))));
    }

    @Rule("FB-CMD-10")
    void attachedBySpecialRule(UnitEntry entry, Roster roster, ScenarioFacts scenario, Reporter out) {
        Unit unit = entry.unit();
        String id = out.scenario();
        Optional<String> before = Optional.empty();
        for (SpecialRule rule : scenario.specialRules()) {
            String to = rule.attributes().text("to").orElse("");
            if (!Attachments.attaches(rule, unit) || roster.formation(to).isEmpty()) {
                continue;
            }
            against(unit, to, before, roster)
                    .ifPresent(obstacle -> report(unit, to, obstacle, roster, out)
                            .about(WrittenParts.specialRule(scenario.specialRules(), rule))
                            .fix(new Fix.Change(
                                    TAKE_BACK,
                                    pack -> PackEdits.specialRules(
                                            pack,
                                            id,
                                            rules -> rules.stream()
                                                    .filter(known -> !known.equals(rule))
                                                    .toList()))));
            before = before.or(() -> Optional.of(to));
        }
    }

    @Rule("FB-CMD-11")
    void awayFromItsLeader(
            PlacedUnit placed,
            Placements placements,
            Attachments attachments,
            Roster roster,
            RuleSystem system,
            Ground ground,
            Cures cures,
            Reporter out) {
        Unit unit = placed.unit();
        if (placed.placement().hex().isEmpty() || !attachments.escorts(unit, placed.placement())) {
            return;
        }
        int most = system.tables().nested("command").integer("escortDistance", 1);
        List<Headquarters> headquarters = roster.leaders().stream()
                .filter(leader -> escorts(unit, leader, roster))
                .flatMap(leader -> placements.of(leader.id()).stream()
                        .flatMap(placement -> placement.hex().stream())
                        .map(hex -> new Headquarters(leader, hex)))
                .sorted(Comparator.comparingInt(post -> distance(placed, post)))
                .toList();
        if (headquarters.isEmpty() || distance(placed, headquarters.get(0)) <= most) {
            return;
        }
        Headquarters nearest = headquarters.get(0);
        Leader leader = nearest.leader();
        Reporter.Draft draft = out.report()
                .with("u", placed.name())
                .with("l", leader.name())
                .with("n", distance(placed, nearest))
                .about(new SubjectRef("leader", leader.id(), leader.name()))
                .related(new FindingPlace.AtHex(nearest.hex()));
        List<Option> moves = ground.grid().within(nearest.hex(), most).stream()
                .filter(ground::contains)
                .map(to -> new Option(
                        "Move " + placed.name() + " to " + ground.grid().label(to),
                        placement ->
                                placement.withPosition(new Position.OnHex(to)).withParts(List.of())))
                .toList();
        cures.offer(draft, placed.occupant(), "Move " + placed.name() + " to " + leader.name(), moves);
    }

    /** Why a unit cannot be attached to a formation, with another attachment of it or none; empty if it can. */
    private static Optional<Obstacle> against(Unit unit, String to, Optional<String> other, Roster roster) {
        Belonging target = Belonging.NOWHERE.with(Belonging.COMMAND, to);
        Optional<String> asset = unit.under().to(Belonging.ASSET);
        Optional<String> owner = asset.or(() -> unit.under().to(Belonging.COMMAND))
                .or(() -> unit.under().to(Belonging.ARMY));
        boolean inside = owner.flatMap(roster::formation)
                .map(body -> roster.superiors(target).contains(body))
                .or(() -> owner.flatMap(roster::army)
                        .map(army -> roster.armyOf(target).filter(army::equals).isPresent()))
                .orElse(true);
        if (!inside) {
            String name = name(owner.orElse(""), roster);
            if (asset.isPresent() || unit.attributes().has("asset")) {
                return Optional.of(new Obstacle("it is an asset of " + name, Severity.ERROR));
            }
            boolean enemy = !roster.armyOf(target).map(Army::side).equals(roster.sideOf(unit));
            return Optional.of(
                    new Obstacle("it is of " + name + " and no asset", enemy ? Severity.ERROR : Severity.WARNING));
        }
        return other.filter(
                        first -> !first.equals(to) && roster.formation(first).isPresent())
                .map(first -> new Obstacle("it is attached to " + name(first, roster), Severity.ERROR));
    }

    private static Reporter.Draft report(Unit unit, String to, Obstacle obstacle, Roster roster, Reporter out) {
        String name = name(to, roster);
        return out.report()
                .severity(obstacle.severity())
                .with("u", unit.name())
                .with("to", name)
                .with("why", obstacle.why())
                .about(new SubjectRef("formation", to, name));
    }

    private static String name(String owner, Roster roster) {
        return roster.formation(owner)
                .map(Formation::name)
                .or(() -> roster.army(owner).map(Army::name))
                .orElse(owner);
    }

    /** Whether a leader is, or is on the staff of, the one whom a unit escorts: of the formation or army it belongs to. */
    private static boolean escorts(Unit unit, Leader leader, Roster roster) {
        String owner = unit.under()
                .to(Belonging.ASSET)
                .or(() -> unit.under().to(Belonging.COMMAND))
                .or(() -> unit.under().to(Belonging.ARMY))
                .orElse("");
        boolean commander =
                roster.army(owner).map(Army::leader).filter(leader.id()::equals).isPresent();
        return commander
                || leader.leads().contains(owner)
                || (leader.leads().isEmpty() && leader.under().relations().containsValue(owner));
    }

    private static int distance(PlacedUnit unit, Headquarters post) {
        return unit.placement().hexes().stream()
                .mapToInt(post.hex()::distance)
                .min()
                .orElse(Integer.MAX_VALUE);
    }
}
