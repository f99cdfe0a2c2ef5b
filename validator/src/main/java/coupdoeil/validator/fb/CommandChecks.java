package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.PlacedLeader;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.fb.fact.Attachments;
import coupdoeil.validator.fb.fact.CommandGaps;
import coupdoeil.validator.fb.fact.CommandPaths;
import coupdoeil.validator.fb.fact.CommandStatus;
import coupdoeil.validator.fb.fact.Reserves;
import coupdoeil.validator.fb.fact.Subordinates;
import coupdoeil.validator.fb.fact.Terrain;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who is in command of whom at the start (FB 4.3). */
final class CommandChecks {

    private static final int MAX_MOVES = 4;

    @Rule("FB-CMD-05")
    void outOfCommand(
            PlacedUnit placed,
            CommandStatus status,
            CommandGaps gaps,
            Attachments attachments,
            Arrivals arrivals,
            Reporter out) {
        Unit unit = placed.unit();
        Placement placement = placed.placement();
        // An escort on duty has leaders to stay with, not a radius (FB 4.9.3, FB-CMD-11).
        if (placement.hex().isEmpty() || attachments.escorts(unit, placement)) {
            return;
        }
        List<Leader> superiors = status.superiors(unit, placement);
        if (superiors.isEmpty() || status.inCommand(unit, placement, placed.side())) {
            return;
        }
        Optional<CommandStatus.Command> nearest = status.commanders(unit, placement).stream()
                .min(Comparator.comparingInt(command -> beyond(placed, command)));
        if (nearest.isEmpty()) {
            Leader leader = superiors.get(0);
            out.report()
                    .with("u", placed.name())
                    .with("l", leader.name())
                    .with("why", absent(leader, arrivals))
                    .about(ref(leader));
            return;
        }
        CommandStatus.Command command = nearest.get();
        CommandGaps.Gap gap = gaps.of(placed.side(), command, placement.hexes());
        Reporter.Draft draft = out.report()
                .with("u", placed.name())
                .with("l", command.leader().name())
                .with("n", gap.distance())
                .with("r", command.radius())
                .with("why", gap.why())
                .related(new FindingPlace.AtHex(command.hex()));
        gap.cut().map(FindingPlace.AtHex::new).ifPresent(draft::related);
    }

    /** Where a leader is who commands a unit on the map, and is not there himself (FB 4.3.3). */
    private static String absent(Leader leader, Arrivals arrivals) {
        return arrivals.all().stream()
                .filter(group -> group.march().stream()
                        .anyMatch(marcher -> marcher.piece().equals(leader.id())))
                .findFirst()
                .map(group -> "is still to come, at " + group.at())
                .orElse("is not on the map");
    }

    private static SubjectRef ref(Leader leader) {
        return new SubjectRef("leader", leader.id(), leader.name());
    }

    @Rule("FB-CMD-06")
    void cutOffFromAll(
            PlacedLeader placed,
            Subordinates subordinates,
            CommandStatus status,
            CommandPaths paths,
            Ground ground,
            Terrain terrain,
            Reporter out) {
        Optional<Hex> from = placed.placement().hex();
        Leader leader = placed.leader();
        if (from.isEmpty()
                || !formationLeader(leader)
                || Reserves.passive(placed.leader(), placed.placement())
                || !subordinates.any(leader)) {
            return;
        }
        List<Subordinates.Post> posts = subordinates.of(leader);
        List<CommandStatus.Command> commands = leader.leads().stream()
                .flatMap(formation -> status.leaders(formation).stream())
                .filter(command -> command.leader().id().equals(leader.id()))
                .toList();
        boolean reaches = commands.stream()
                .anyMatch(command -> posts.stream()
                        .flatMap(post -> post.placement().hexes().stream())
                        .anyMatch(hex -> paths.length(placed.side(), command.hex(), hex, command.radius())
                                .isPresent()));
        if (!reaches) {
            Reporter.Draft draft = out.report().with("l", placed.name());
            List<Fix.Change> moves = posts.stream()
                    .filter(post -> !post.train())
                    .flatMap(post -> post.placement().hex().stream())
                    .filter(hex -> ground.contains(hex) && !terrain.impassable(hex, Terrain.LEADER))
                    .filter(hex -> commands.stream()
                            .anyMatch(command -> paths.length(placed.side(), hex, hex, command.radius())
                                    .isPresent()))
                    .distinct()
                    .sorted(Comparator.comparingInt(from.get()::distance))
                    .limit(MAX_MOVES)
                    .map(hex -> move(out.scenario(), placed, hex, ground.grid().label(hex)))
                    .toList();
            if (!commands.isEmpty() && !moves.isEmpty()) {
                draft.fix(new Fix.Choose("Put " + placed.name() + " with his troops", moves));
            }
        }
    }

    @Rule("FB-CMD-07")
    void activatesAlone(
            PlacedLeader placed,
            Roster roster,
            CommandStatus status,
            CommandPaths paths,
            CommandGaps gaps,
            Reserves reserves,
            Reporter out) {
        Optional<Hex> at = placed.placement().hex();
        Leader leader = placed.leader();
        if (at.isEmpty() || leader.leads().stream().anyMatch(reserves::has)) {
            return;
        }
        Map<String, CommandStatus.Command> outOfReach = new LinkedHashMap<>();
        for (CommandStatus.Command command : superiors(leader, roster, status)) {
            boolean reaches = paths.length(placed.side(), command.hex(), at.get(), command.radius())
                    .isPresent();
            if (!reaches && !command.leader().id().equals(leader.id())) {
                outOfReach.putIfAbsent(command.leader().id(), command);
            }
        }
        outOfReach.values().forEach(command -> {
            CommandGaps.Gap gap = gaps.of(placed.side(), command, List.of(at.get()));
            Reporter.Draft draft = out.report()
                    .with("l", placed.name())
                    .with("m", command.leader().name())
                    .with("n", gap.distance())
                    .with("r", command.radius())
                    .with("why", gap.why())
                    .about(ref(command.leader()))
                    .related(new FindingPlace.AtHex(command.hex()));
            gap.cut().map(FindingPlace.AtHex::new).ifPresent(draft::related);
        });
    }

    /**
     * The leaders on the map with whom a leader may activate: whoever above him has him on his card, the leader of his army
     * too, and for each formation that he leads the nearest above, if that one's card lists nobody (FB 4.2, 4.3.5).
     */
    private static List<CommandStatus.Command> superiors(Leader leader, Roster roster, CommandStatus status) {
        List<CommandStatus.Command> superiors = new ArrayList<>();
        for (String led : leader.leads()) {
            boolean nearest = true;
            for (Formation above : roster.formation(led)
                    .map(formation -> roster.superiors(formation.under()))
                    .orElse(List.of())) {
                List<CommandStatus.Command> commands = status.leaders(above.id());
                for (CommandStatus.Command command : commands) {
                    List<String> listed = listed(command.leader());
                    if (listed.contains(leader.id()) || nearest && listed.isEmpty()) {
                        superiors.add(command);
                    }
                }
                nearest &= commands.isEmpty();
            }
        }
        roster.armyOf(leader).map(status::leaders).orElse(List.of()).stream()
                .filter(command -> listed(command.leader()).contains(leader.id()))
                .forEach(superiors::add);
        return superiors;
    }

    /** Whom a leader's card lets activate with him. */
    private static List<String> listed(Leader leader) {
        return leader.attributes().nested("card").texts("activates");
    }

    /** Army leaders, aides-de-camp and staff may be wherever they like (FB 4.3.4). */
    private static boolean formationLeader(Leader leader) {
        return leader.category().equals("formation");
    }

    private static Fix.Change move(String scenario, PlacedLeader placed, Hex hex, String label) {
        return new Fix.Change(
                "Move " + placed.name() + " to " + label,
                pack -> PackEdits.placement(
                        pack,
                        scenario,
                        placed.leader().id(),
                        placement -> placement.withPosition(new Position.OnHex(hex))));
    }

    private static int distance(PlacedUnit placed, CommandStatus.Command command) {
        return placed.placement().hexes().stream()
                .mapToInt(command.hex()::distance)
                .min()
                .orElse(0);
    }

    private static int beyond(PlacedUnit placed, CommandStatus.Command command) {
        return distance(placed, command) - command.radius();
    }
}
