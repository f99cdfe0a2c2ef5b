package coupdoeil.validator.fb;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.LeaderEntry;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.fb.fact.Attachments;
import coupdoeil.validator.hexes.WrittenParts;
import coupdoeil.validator.hexes.cure.Cures;
import coupdoeil.validator.hexes.cure.Option;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Assets, escorts and ad hoc formations (FB 4.8, 4.9). */
final class AttachmentChecks {

    /** A leader and where he stands. */
    private record Headquarters(Leader leader, Hex hex) {}

    private static final String ATTACHED = "attachedTo";

    @Rule("FB-CMD-10")
    void placedOutsideItsOwner(PlacedUnit placed, Roster roster, Reporter out) {
        Unit unit = placed.unit();
        String scenario = out.scenario();
        placed.placement()
                .attributes()
                .text(ATTACHED)
                .ifPresent(to -> outside(
                        unit,
                        to,
                        roster,
                        out,
                        name -> new Fix.Change(
                                name,
                                pack -> PackEdits.placement(
                                        pack,
                                        scenario,
                                        unit.id(),
                                        known -> known.withAttributes(
                                                known.attributes().without(ATTACHED))))));
    }

    @Rule("FB-CMD-10")
    void attachedOutsideItsOwner(UnitEntry entry, Roster roster, ScenarioFacts scenario, Reporter out) {
        Unit unit = entry.unit();
        String id = out.scenario();
        for (SpecialRule rule : scenario.specialRules()) {
            boolean about = rule.id().equals("attachment")
                    && rule.attributes().text("unit").filter(unit.id()::equals).isPresent();
            if (about) {
                rule.attributes()
                        .text("to")
                        .ifPresent(to -> outside(
                                        unit,
                                        to,
                                        roster,
                                        out,
                                        name -> new Fix.Change(
                                                name,
                                                pack -> PackEdits.specialRules(
                                                        pack,
                                                        id,
                                                        rules -> rules.stream()
                                                                .filter(known -> !known.equals(rule))
                                                                .toList())))
                                .ifPresent(
                                        draft -> draft.about(WrittenParts.specialRule(scenario.specialRules(), rule))));
            }
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

    @Rule("FB-CMD-15")
    void unitsOfAnother(
            LeaderEntry entry,
            Roster roster,
            ScenarioFacts scenario,
            Attachments attachments,
            Placements placements,
            Reporter out) {
        Leader leader = entry.leader();
        Optional<Formation> own = roster.superiors(leader.under()).stream().findFirst();
        if (!leader.category().equals("adc") || own.isEmpty()) {
            return;
        }
        String id = out.scenario();
        for (SpecialRule rule : scenario.specialRules()) {
            boolean his = rule.id().equals("ad-hoc")
                    && rule.attributes()
                            .text("leader")
                            .filter(leader.id()::equals)
                            .isPresent();
            for (String member : his ? rule.attributes().texts("units") : List.<String>of()) {
                Optional<Unit> unit = roster.unit(member);
                if (unit.isPresent()
                        && !roster.superiors(under(unit.get(), attachments, placements))
                                .contains(own.get())) {
                    out.report()
                            .with("l", entry.name())
                            .with("u", unit.get().name())
                            .with(
                                    "f",
                                    roster.formationOf(unit.get())
                                            .map(Formation::name)
                                            .orElse("another formation"))
                            .about(new SubjectRef("unit", member, unit.get().name()))
                            .about(WrittenParts.specialRule(scenario.specialRules(), rule))
                            .fix(new Fix.Change(
                                    "Take " + unit.get().name() + " out of his formation",
                                    pack -> PackEdits.specialRules(
                                            pack,
                                            id,
                                            rules -> rules.stream()
                                                    .flatMap(known -> known.equals(rule)
                                                            ? without(known, member)
                                                            : Stream.of(known))
                                                    .toList())));
                }
            }
        }
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

    /** Reports a unit that is attached to a formation outside the one, or the army, that it is an asset of. */
    private static Optional<Reporter.Draft> outside(
            Unit unit, String to, Roster roster, Reporter out, Function<String, Fix> undo) {
        Optional<String> owner = unit.under()
                .to(Belonging.ASSET)
                .or(() -> unit.attributes().has("asset")
                        ? unit.under()
                                .to(Belonging.COMMAND)
                                .or(() -> unit.under().to(Belonging.ARMY))
                        : Optional.empty());
        Optional<Formation> formation = roster.formation(to);
        if (owner.isEmpty() || formation.isEmpty()) {
            return Optional.empty();
        }
        Belonging target = Belonging.NOWHERE.with(Belonging.COMMAND, to);
        boolean inside = roster.formation(owner.get())
                .map(body -> roster.superiors(target).contains(body))
                .or(() -> roster.army(owner.get())
                        .map(army -> roster.armyOf(target).filter(army::equals).isPresent()))
                .orElse(true);
        if (inside) {
            return Optional.empty();
        }
        String name = roster.formation(owner.get())
                .map(Formation::name)
                .or(() -> roster.army(owner.get()).map(Army::name))
                .orElse(owner.get());
        return Optional.of(out.report()
                .with("u", unit.name())
                .with("x", name)
                .with("to", formation.get().name())
                .about(new SubjectRef("formation", to, formation.get().name()))
                .fix(undo.apply("Take back the attachment")));
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

    /** An ad hoc formation without one of its units; without the last there is none. */
    private static Stream<SpecialRule> without(SpecialRule rule, String unit) {
        List<Object> left = new ArrayList<>(rule.attributes().texts("units"));
        left.removeIf(unit::equals);
        return left.isEmpty()
                ? Stream.empty()
                : Stream.of(rule.withAttributes(rule.attributes().with("units", left)));
    }
}
