package coupdoeil.validator.fb;

import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.subject.PlacedLeader;
import coupdoeil.validator.check.subject.PlacedUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Whom each leader commands in a scenario: units directly, and the leaders of formations below his own (FB 4.2). */
public final class Subordinates {

    /** There is one answer for all leaders, for it takes a walk through the whole set-up. */
    private static final String EVERYBODY = "everybody";

    private final Setup setup;
    private final Roster roster;
    private final CommandStatus status;
    private final Participation participation;
    private final Memo<String, Map<String, List<Post>>> posts;

    /** Where a subordinate stands. @param train whether it is a train, with which he may perhaps not be */
    public record Post(Placement placement, boolean train) {}

    public Subordinates(
            Setup setup, Roster roster, CommandStatus status, Participation participation, Tracker tracker) {
        this.setup = setup;
        this.roster = roster;
        this.status = status;
        this.participation = participation;
        this.posts = new Memo<>(tracker, this::find);
    }

    /** Whether anybody under a leader takes part in the scenario, be it later. */
    public boolean any(Leader leader) {
        return leader.leads().stream()
                        .anyMatch(formation -> !participation.unitsOf(formation).isEmpty())
                || !of(leader).isEmpty();
    }

    /** Where those under a leader stand at the start. */
    public List<Post> of(Leader leader) {
        return List.copyOf(posts.get(EVERYBODY).getOrDefault(leader.id(), List.of()));
    }

    private Map<String, List<Post>> find(String everybody) {
        Map<String, List<Post>> found = new HashMap<>();
        for (PlacedUnit placed : setup.units()) {
            Post post = new Post(placed.placement(), placed.unit().arm().equals(FbFormations.TRAIN));
            status.commanders(placed.unit(), placed.placement()).stream()
                    .map(command -> command.leader().id())
                    .distinct()
                    .forEach(leader -> found.computeIfAbsent(leader, none -> new ArrayList<>())
                            .add(post));
        }
        for (PlacedLeader placed : setup.leaders()) {
            Post post = new Post(placed.placement(), false);
            superiors(placed.leader())
                    .forEach(leader -> found.computeIfAbsent(leader, none -> new ArrayList<>())
                            .add(post));
        }
        return found;
    }

    /** The leaders of the formations above those that a leader leads, himself excepted. */
    private Set<String> superiors(Leader leader) {
        Set<String> superiors = new HashSet<>();
        for (String led : leader.leads()) {
            for (Formation formation : roster.formation(led)
                    .map(body -> roster.superiors(body.under()))
                    .orElse(List.of())) {
                roster.leadersOf(formation.id()).forEach(superior -> superiors.add(superior.id()));
            }
        }
        superiors.remove(leader.id());
        return superiors;
    }
}
