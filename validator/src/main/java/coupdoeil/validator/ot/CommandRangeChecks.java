package coupdoeil.validator.ot;

import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.check.subject.LeaderEntry;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.ot.fact.Commands;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.ot.fact.Posts;
import coupdoeil.validator.ot.sight.CommandSight;
import coupdoeil.validator.table.fact.Inches;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** How far commanders reach at the start (OT Commanders: Command Range; Orders: Command Points). */
final class CommandRangeChecks {

    /** Of who is within range, and not seen, OT-LOS-08 speaks; of who has no commander there, OT-CMD-02 and OT-REINF-05. */
    @Rule("OT-CMD-07")
    void outOfRange(UnitEntry entry, Posts posts, Commands commands, CommandSight sight, Reporter out) {
        Optional<Post> post = posts.of(entry.unit().id());
        if (post.isEmpty()) {
            return;
        }
        List<Leader> there = commands.commanders(entry.unit()).stream()
                .filter(sight::isThere)
                .toList();
        if (there.stream()
                .noneMatch(leader -> Inches.within(inches(post.get(), leader, sight), sight.rangeInches(leader)))) {
            there.stream()
                    .min(Comparator.comparingDouble(
                            leader -> inches(post.get(), leader, sight) - sight.rangeInches(leader)))
                    .ifPresent(leader -> out.report("u")
                            .with("d", Inches.told(inches(post.get(), leader, sight)))
                            .with("leader", leader.name())
                            .with("max", (int) sight.rangeInches(leader)));
        }
    }

    private static double inches(Post post, Leader leader, CommandSight sight) {
        return sight.inchesFrom(post, leader).orElse(Double.POSITIVE_INFINITY);
    }

    /** Who is off the board is always within reach, and so may one be who comes later. */
    @Rule("OT-CMD-08")
    void outOfReach(FormationEntry entry, Roster roster, Commands commands, CommandSight sight, Reporter out) {
        Formation command = entry.formation();
        Optional<Leader> commander =
                commands.commanders(command).stream().filter(sight::isThere).findFirst();
        boolean offBoard =
                roster.armyOf(command.under()).filter(Commands::hasOffBoard).isPresent();
        List<Leader> seniors = commands.seniors(command.under());
        if (!commands.isCommand(command)
                || commander.isEmpty()
                || offBoard
                || !seniors.stream().allMatch(sight::isThere)) {
            return;
        }
        if (seniors.stream()
                .noneMatch(
                        senior -> Inches.within(inches(senior, commander.get(), sight), sight.rangeInches(senior)))) {
            seniors.stream()
                    .min(Comparator.comparingDouble(senior -> inches(senior, commander.get(), sight)))
                    .ifPresent(senior -> out.report()
                            .with("leader", commander.get().name())
                            .with("d", Inches.told(inches(senior, commander.get(), sight)))
                            .with("superior", senior.name())
                            .with("max", (int) sight.rangeInches(senior)));
        }
    }

    private static double inches(Leader senior, Leader commander, CommandSight sight) {
        return sight.inchesFrom(senior, commander).orElse(Double.POSITIVE_INFINITY);
    }

    @Rule("OT-CMD-09")
    void elevated(LeaderEntry entry, Commands commands, CommandSight sight, Reporter out) {
        Leader leader = entry.leader();
        if (commands.rangeInches(leader) > 0 && sight.isElevated(leader)) {
            out.report("leader").with("range", (int) sight.rangeInches(leader));
        }
    }
}
