package coupdoeil.validator.fb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.Arcs;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Who is in command at the start: within a leader's radius by a line of communication, or through a chain of road
 * columns or lines of the same formation (FB 4.3). Assets of a corps or division are of the same formation as all its
 * units; those of an army are its leader's, whose radius the light and weather of the first turn may shorten (FB 4.9.1,
 * 16).
 */
public final class CommandStatus {

    private static final String ARMY_LEADER = "army";

    private final Roster roster;
    private final Placements placements;
    private final Attachments attachments;
    private final CommandRadii radii;
    private final Formations formations;
    private final CommandPaths paths;
    private final ReactionZones zones;
    private final Occupancy occupancy;
    private final ArmyRadius armyRadius;
    private final Map<String, Map<String, Role>> roles;
    private final Memo<String, List<Command>> placed;

    /** A leader on the map who can command a unit, and how far. */
    public record Command(Leader leader, Hex hex, int radius) {}

    /** A leader, and for the formation in which place of those he leads he is asked for. */
    private record Role(Leader leader, int place) {}

    public CommandStatus(
            Roster roster,
            Placements placements,
            Attachments attachments,
            CommandRadii radii,
            Formations formations,
            CommandPaths paths,
            ReactionZones zones,
            Occupancy occupancy,
            Timetable timetable,
            Tracker tracker) {
        this.roster = roster;
        this.placements = placements;
        this.attachments = attachments;
        this.radii = radii;
        this.formations = formations;
        this.paths = paths;
        this.zones = zones;
        this.occupancy = occupancy;
        this.armyRadius = ArmyRadius.atStart(timetable);
        this.roles = roles(roster);
        this.placed = new Memo<>(tracker, this::findPlaced);
    }

    /**
     * The leaders who can command a unit as placed, wherever they are: its ad hoc leader, or those of its own formation, or
     * where that has none at all, of the nearest formation above that has, or if none has, of its army.
     */
    public List<Leader> superiors(Unit unit, Placement placement) {
        Belonging under = attachments.under(unit, placement);
        return alone(unit, under)
                .map(List::of)
                .orElseGet(() -> commanding(under).stream()
                        .flatMap(formation -> roles(formation.id()).stream())
                        .map(Role::leader)
                        .distinct()
                        .toList());
    }

    /** As {@link #superiors}, those on the map, with where and how far they command. */
    public List<Command> commanders(Unit unit, Placement placement) {
        Belonging under = attachments.under(unit, placement);
        return alone(unit, under)
                .map(leader -> commands(leader, 0))
                .orElseGet(() -> commanding(under)
                        .map(formation -> placed.get(formation.id()))
                        .orElse(List.of()));
    }

    /** The one leader of a unit that is under no formation's: of its ad hoc formation, or of its army. */
    private Optional<Leader> alone(Unit unit, Belonging under) {
        Optional<String> adHoc = attachments.adHocLeader(unit);
        if (adHoc.isPresent() || commanding(under).isPresent()) {
            return adHoc.flatMap(roster::leader);
        }
        return roster.armyOf(under).map(Army::leader).flatMap(roster::leader);
    }

    /** The nearest formation that has any leader. */
    private Optional<Formation> commanding(Belonging under) {
        return roster.superiors(under).stream()
                .filter(formation -> !roster.leadersOf(formation.id()).isEmpty())
                .findFirst();
    }

    private List<Role> roles(String formation) {
        return List.copyOf(roles.getOrDefault(formation, Map.of()).values());
    }

    /** Who leads each formation, in the order written; of a formation that a leader names twice the first place counts. */
    private static Map<String, Map<String, Role>> roles(Roster roster) {
        Map<String, Map<String, Role>> roles = new HashMap<>();
        for (Leader leader : roster.leaders()) {
            int place = 0;
            for (String formation : leader.leads()) {
                roles.computeIfAbsent(formation, none -> new LinkedHashMap<>())
                        .putIfAbsent(leader.id(), new Role(leader, place));
                place++;
            }
        }
        return roles;
    }

    /** Where the leader of an army stands, and how far he commands. */
    public List<Command> leaders(Army army) {
        return Optional.ofNullable(army.leader()).flatMap(roster::leader).stream()
                .flatMap(leader -> commands(leader, 0).stream())
                .toList();
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
        return roles(formation).stream()
                .flatMap(role -> commands(role.leader(), role.place()).stream())
                .toList();
    }

    /** A leader's commands, where he stands, with his radius for the formation in this place of those he leads. */
    private List<Command> commands(Leader leader, int place) {
        OptionalInt radius = radii.of(leader, place);
        return radius.isEmpty()
                ? List.of()
                : placements.of(leader.id()).stream()
                        .flatMap(placement -> placement.hex().stream())
                        .map(hex -> new Command(leader, hex, inForce(leader, radius.getAsInt())))
                        .toList();
    }

    private int inForce(Leader leader, int radius) {
        return leader.category().equals(ARMY_LEADER) ? armyRadius.of(radius) : radius;
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
        return formation.equals(Formations.ROAD_COLUMN)
                || formation.equals(Formations.LIMBERED)
                || occupant.arm().equals(Formations.TRAIN);
    }

    private boolean inLine(Occupant occupant) {
        String formation = formations.of(occupant);
        return formation.equals(Formations.LINE) || formation.equals(Formations.UNLIMBERED);
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
        Belonging under = attachments.under(occupant.piece(), occupant.placement());
        List<String> bodies =
                roster.superiors(under).stream().map(Formation::id).toList();
        // What is under no formation is under its army, the largest Formation (FB 18).
        return bodies.isEmpty() ? roster.armyOf(under).map(Army::id).stream().toList() : bodies;
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
