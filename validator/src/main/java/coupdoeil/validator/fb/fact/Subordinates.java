package coupdoeil.validator.fb.fact;

import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.fact.Placements;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Whom each leader commands in a scenario: units directly, and the leaders of formations below his own (FB 4.2). A fact
 * that is the same when somebody only moves; where they stand is read leader by leader.
 */
public final class Subordinates {

    private final Placements placements;
    private final Muster muster;
    private final Map<String, Set<Piece>> under = new HashMap<>();

    /** Where a subordinate stands. @param train whether it is a train, with which he may perhaps not be */
    public record Post(Placement placement, boolean train) {}

    public Subordinates(Roster roster, Muster muster, Attachments attachments, Placements placements) {
        this.placements = placements;
        this.muster = muster;
        for (Unit unit : roster.units()) {
            if (muster.placed(unit.id())) {
                attachments.adHocLeader(unit).ifPresent(leader -> add(leader, unit));
            }
        }
        for (String formation : muster.formations()) {
            commanders(formation, roster)
                    .forEach(leader -> muster.unitsOf(formation).forEach(unit -> add(leader.id(), unit)));
        }
        for (String id : muster.leaders()) {
            roster.leader(id).ifPresent(leader -> superiors(leader, roster).forEach(superior -> add(superior, leader)));
        }
    }

    /** Whether anybody under a leader takes part in the scenario, be it later. */
    public boolean any(Leader leader) {
        return leader.leads().stream()
                        .anyMatch(formation -> !muster.unitsOf(formation).isEmpty())
                || !of(leader).isEmpty();
    }

    /** Where those under a leader stand at the start. */
    public List<Post> of(Leader leader) {
        List<Post> posts = new ArrayList<>();
        for (Piece piece : under.getOrDefault(leader.id(), Set.of())) {
            boolean train = piece instanceof Unit unit && unit.arm().equals(Formations.TRAIN);
            placements.of(piece.id()).forEach(placement -> posts.add(new Post(placement, train)));
        }
        return posts;
    }

    private void add(String leader, Piece piece) {
        under.computeIfAbsent(leader, none -> new LinkedHashSet<>()).add(piece);
    }

    /** Who leads the units of a formation: its own leaders, or where it has none at all, those of the nearest above. */
    private static List<Leader> commanders(String formation, Roster roster) {
        List<Formation> bodies = new ArrayList<>();
        roster.formation(formation).ifPresent(body -> {
            bodies.add(body);
            bodies.addAll(roster.superiors(body.under()));
        });
        return bodies.stream()
                .map(body -> roster.leadersOf(body.id()))
                .filter(leaders -> !leaders.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /** The leaders of the formations above those that a leader leads, himself excepted. */
    private static Set<String> superiors(Leader leader, Roster roster) {
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
