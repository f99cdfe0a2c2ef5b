package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Occupancy;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.Arcs;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Who is in command at the start: within a leader's radius by a line of communication, or through a chain of road
 * columns or lines of the same formation (FB 4.3). Assets of a corps or division are of the same formation as all its
 * units.
 */
public final class CommandStatus {

    private final Roster roster;
    private final Placements placements;
    private final Attachments attachments;
    private final CommandRadii radii;
    private final FbFormations formations;
    private final CommandPaths paths;
    private final ReactionZones zones;
    private final Occupancy occupancy;
    private final Memo<String, List<Command>> placed;

    /** A leader on the map who can command a unit, and how far. */
    public record Command(Leader leader, Hex hex, int radius) {}

    public CommandStatus(
            Roster roster,
            Placements placements,
            Attachments attachments,
            CommandRadii radii,
            FbFormations formations,
            CommandPaths paths,
            ReactionZones zones,
            Occupancy occupancy,
            Tracker tracker) {
        this.roster = roster;
        this.placements = placements;
        this.attachments = attachments;
        this.radii = radii;
        this.formations = formations;
        this.paths = paths;
        this.zones = zones;
        this.occupancy = occupancy;
        this.placed = new Memo<>(tracker, this::findPlaced);
    }

    /**
     * The leaders on the map who can command a unit as placed: its ad hoc leader, or those of its own formation, or where
     * that has none at all, of the nearest formation above that has.
     */
    public List<Command> commanders(Unit unit, Placement placement) {
        Optional<String> adHoc = attachments.adHocLeader(unit);
        if (adHoc.isPresent()) {
            return roster.leader(adHoc.get()).map(leader -> commands(leader, 0)).orElse(List.of());
        }
        for (Formation formation : roster.superiors(attachments.under(unit, placement))) {
            if (!roster.leadersOf(formation.id()).isEmpty()) {
                return placed.get(formation.id());
            }
        }
        return List.of();
    }

    /** The leaders on the map who lead a formation, with the radius that each has for it. */
    public List<Command> leaders(String formation) {
        return placed.get(formation);
    }

    /** Whether a unit as placed is in command. */
    public boolean inCommand(Unit unit, Placement placement, String side) {
        Deque<Occupant> chain = new ArrayDeque<>();
        Set<Placement> seen = new HashSet<>();
        chain.add(new Occupant(unit, placement, side, null));
        seen.add(placement);
        while (!chain.isEmpty()) {
            Occupant link = chain.poll();
            if (direct(link)) {
                return true;
            }
            for (Occupant next : neighbours(link)) {
                if (seen.add(next.placement()) && next.side().equals(side) && linked(link, next)) {
                    chain.add(next);
                }
            }
        }
        return false;
    }

    private List<Command> findPlaced(String formation) {
        return roster.leadersOf(formation).stream()
                .map(Leader::id)
                .distinct()
                .flatMap(id -> roster.leader(id).stream())
                .filter(leader -> leader.leads().contains(formation))
                .flatMap(leader -> commands(leader, leader.leads().indexOf(formation)).stream())
                .toList();
    }

    /** A leader's commands, where he stands, with his radius for the formation in this place of those he leads. */
    private List<Command> commands(Leader leader, int place) {
        OptionalInt radius = radii.of(leader, place);
        return radius.isEmpty()
                ? List.of()
                : placements.of(leader.id()).stream()
                        .flatMap(placement -> placement.hex().stream())
                        .map(hex -> new Command(leader, hex, radius.getAsInt()))
                        .toList();
    }

    private boolean direct(Occupant occupant) {
        return occupant.unit().stream()
                .flatMap(unit -> commanders(unit, occupant.placement()).stream())
                .anyMatch(command -> occupant.placement().hexes().stream()
                        .anyMatch(hex -> paths.length(occupant.side(), command.hex(), hex, command.radius())
                                .isPresent()));
    }

    private Set<Occupant> neighbours(Occupant occupant) {
        Set<Occupant> found = new HashSet<>();
        for (Hex hex : occupant.placement().hexes()) {
            for (Hex near : hex.within(1)) {
                occupancy.at(near).stream()
                        .filter(other -> !other.isLeader())
                        .map(other -> new Occupant(other.piece(), other.placement(), other.side(), null))
                        .forEach(found::add);
            }
        }
        return found;
    }

    /** Whether a unit would be in command because its neighbour is. */
    private boolean linked(Occupant unit, Occupant neighbour) {
        return sameFormation(unit, neighbour)
                && (marches(unit) || (inLine(unit) && inLine(neighbour) && flankToFlank(unit, neighbour)));
    }

    /** Trains and limbered batteries always march in column (FB 6.2, 6.7.1). */
    private boolean marches(Occupant occupant) {
        String formation = formations.of(occupant);
        return formation.equals(FbFormations.ROAD_COLUMN)
                || formation.equals(FbFormations.LIMBERED)
                || occupant.arm().equals(FbFormations.TRAIN);
    }

    private boolean inLine(Occupant occupant) {
        String formation = formations.of(occupant);
        return formation.equals(FbFormations.LINE) || formation.equals(FbFormations.UNLIMBERED);
    }

    /** Flanks touch where either has the other in a flank hex, and the other likewise or its flank refused by it (FB 5.2.1). */
    private boolean flankToFlank(Occupant a, Occupant b) {
        boolean there = flanks(a, b);
        boolean back = flanks(b, a);
        return there && back || there && refuses(a, b) || back && refuses(b, a);
    }

    /** Whether a flank of a line lies in the Skirmish zone of another. */
    private boolean refuses(Occupant by, Occupant line) {
        return line.unit()
                .flatMap(unit -> formations.arcs(unit, line.placement()))
                .filter(arcs -> Arcs.hexes(arcs.flank()).stream()
                        .flatMap(hex -> zones.at(hex).stream())
                        .anyMatch(zone -> zone.kind() == ReactionZones.Kind.SKIRMISH
                                && zone.by().placement().equals(by.placement())))
                .isPresent();
    }

    private boolean flanks(Occupant a, Occupant b) {
        return a.unit()
                .flatMap(unit -> formations.arcs(unit, a.placement()))
                .filter(arcs ->
                        Arcs.hexes(arcs.flank()).stream().anyMatch(b.placement().hexes()::contains))
                .isPresent();
    }

    private boolean sameFormation(Occupant a, Occupant b) {
        List<String> ofA = bodies(a);
        List<String> ofB = bodies(b);
        return (!ofA.isEmpty() && !ofB.isEmpty() && ofA.get(0).equals(ofB.get(0)))
                || (isAsset(a) && !ofA.isEmpty() && ofB.contains(ofA.get(0)))
                || (isAsset(b) && !ofB.isEmpty() && ofA.contains(ofB.get(0)));
    }

    /** The formations of a unit, nearest first; an ad hoc formation is one by itself (FB 4.8). */
    private List<String> bodies(Occupant occupant) {
        Optional<String> adHoc = attachments.adHocLeader(occupant.piece());
        if (adHoc.isPresent()) {
            return List.of("ad hoc under " + adHoc.get());
        }
        return roster.superiors(attachments.under(occupant.piece(), occupant.placement())).stream()
                .map(Formation::id)
                .toList();
    }

    /** An asset by whom it belongs to, or by what it says of itself; an escort is one of a leader. */
    private static boolean isAsset(Occupant occupant) {
        return occupant.piece().under().to(Belonging.ASSET).isPresent()
                || occupant.piece()
                        .attributes()
                        .text("asset")
                        .filter(of -> !of.equals("escort"))
                        .isPresent();
    }
}
