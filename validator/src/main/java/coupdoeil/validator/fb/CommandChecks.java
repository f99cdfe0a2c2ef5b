package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Ground;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.PlacedLeader;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who is in command of whom at the start (FB 4.3). */
final class CommandChecks {

    private static final int MAX_MOVES = 4;

    @Rule("FB-CMD-05")
    void outOfCommand(PlacedUnit placed, CommandStatus status, Reporter out) {
        if (placed.placement().hex().isEmpty()) {
            return;
        }
        Optional<CommandStatus.Command> nearest = status.commanders(placed.unit(), placed.placement()).stream()
                .min(Comparator.comparingInt(command -> beyond(placed, command)));
        if (nearest.isPresent() && !status.inCommand(placed.unit(), placed.placement(), placed.side())) {
            CommandStatus.Command command = nearest.get();
            out.report()
                    .with("u", placed.name())
                    .with("l", command.leader().name())
                    .with("n", distance(placed, command))
                    .with("r", command.radius())
                    .related(new FindingPlace.AtHex(command.hex()));
        }
    }

    @Rule("FB-CMD-06")
    void cutOffFromAll(
            PlacedLeader placed,
            Subordinates subordinates,
            CommandStatus status,
            CommandPaths paths,
            Ground ground,
            FbTerrain terrain,
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
                    .filter(hex -> ground.contains(hex) && !terrain.impassable(hex, FbTerrain.LEADER))
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
            Reserves reserves,
            Reporter out) {
        Optional<Hex> at = placed.placement().hex();
        Leader leader = placed.leader();
        if (at.isEmpty() || leader.leads().stream().anyMatch(reserves::has)) {
            return;
        }
        Map<String, CommandStatus.Command> outOfReach = new LinkedHashMap<>();
        for (String led : leader.leads()) {
            List<CommandStatus.Command> superiors = roster.formation(led).stream()
                    .flatMap(formation -> roster.superiors(formation.under()).stream())
                    .map(formation -> status.leaders(formation.id()))
                    .filter(commands -> !commands.isEmpty())
                    .findFirst()
                    .orElse(List.of());
            for (CommandStatus.Command command : superiors) {
                Leader superior = command.leader();
                if (!superior.id().equals(leader.id())
                        && activates(superior, leader)
                        && paths.length(placed.side(), command.hex(), at.get(), command.radius())
                                .isEmpty()) {
                    outOfReach.putIfAbsent(superior.id(), command);
                }
            }
        }
        outOfReach
                .values()
                .forEach(command -> out.report()
                        .with("l", placed.name())
                        .with("m", command.leader().name())
                        .with("n", command.hex().distance(at.get()))
                        .with("r", command.radius())
                        .about(new SubjectRef(
                                "leader",
                                command.leader().id(),
                                command.leader().name()))
                        .related(new FindingPlace.AtHex(command.hex())));
    }

    /** Army leaders, aides-de-camp and staff may be wherever they like (FB 4.3.4). */
    private static boolean formationLeader(Leader leader) {
        return leader.category().equals("formation");
    }

    /** Whether a leader's card lets another activate with him; one that lists nobody leaves it to the organisation. */
    private static boolean activates(Leader superior, Leader leader) {
        List<String> listed = superior.attributes().nested("card").texts("activates");
        return listed.isEmpty() || listed.contains(leader.id());
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
