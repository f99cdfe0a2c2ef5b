package coupdoeil.validator.lb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.Entries;
import coupdoeil.validator.hexes.MapEdge;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Where reinforcements may enter whose entry is blocked (LB 44): hexes either side along the edge of the map, as many as
 * the entry widens at once, and again as many with each turn of delay. A group may have a policy of its own.
 */
public final class Fallbacks {

    /** How much an entry widens at once, how many turns that costs at once and with each further widening. */
    public record Policy(int widening, int delay, int further, int widenings) {

        public int radius(int step) {
            return widening * step;
        }

        /** Turns of delay with the n-th widening, from 1. */
        int turns(int step) {
            return delay + further * (step - 1);
        }

        /** How far the entry widens that the rules look at. */
        public int reach() {
            return radius(widenings);
        }
    }

    /** The hexes where a group may enter instead, and how many turns late. */
    public record Fallback(List<Hex> hexes, int turns) {}

    private final Attributes table;
    private final Entries entries;
    private final Places places;
    private final MapEdge edge;
    private final Ground ground;
    private final EntryGround open;
    private final boolean roundCorners;

    public Fallbacks(
            RuleSystem system,
            Entries entries,
            Places places,
            MapEdge edge,
            Ground ground,
            EntryGround open,
            Switches switches) {
        this.table = system.tables().nested("entry");
        this.entries = entries;
        this.places = places;
        this.edge = edge;
        this.ground = ground;
        this.open = open;
        this.roundCorners = switches.is("entry.corner", "CONTINUE");
    }

    /** Whether a group has a policy of its own; figures that it leaves out are those of the rules. */
    public static boolean custom(ArrivalGroup group) {
        return group.attributes().text("blocked").filter("custom"::equals).isPresent();
    }

    public Policy policy(ArrivalGroup group) {
        int widening = places.byId(group.entry())
                .map(Place::attributes)
                .map(attributes -> attributes.integer("widens", table.integer("widening", 0)))
                .orElse(table.integer("widening", 0));
        int further = table.integer("delayPerWidening", 0);
        return custom(group)
                ? new Policy(
                        group.attributes().integer("radius", widening),
                        group.attributes().integer("delayTurns", 0),
                        further,
                        1)
                : new Policy(widening, 0, further, table.integer("widenings", 1));
    }

    /** The edge hexes within so many of the entry of a group, in order along the edge; none if it is not at the edge. */
    public List<Hex> zone(ArrivalGroup group, int radius) {
        Set<Hex> zone = new LinkedHashSet<>();
        entries.hexes(group).forEach(hex -> zone.addAll(edge.around(hex, radius, roundCorners)));
        return List.copyOf(zone);
    }

    /** Whether a stretch of the edge goes round a corner of the map; one that ends in the corner does not. */
    public boolean turnsCorner(List<Hex> zone) {
        return zone.size() > 2 && zone.subList(1, zone.size() - 1).stream().anyMatch(edge::corner);
    }

    /** The arms of the units of a group, each once. */
    public List<String> arms(ArrivalGroup group) {
        return entries.units(group).stream().map(Unit::arm).distinct().toList();
    }

    /** The enemies that keep a group out of every hex of its entry; none if some hex of it is free. */
    public List<Occupant> blockers(ArrivalGroup group) {
        Set<Occupant> blockers = new LinkedHashSet<>();
        String side = entries.side(group);
        for (Hex hex : entries.hexes(group)) {
            List<Occupant> here = ground.contains(hex) ? open.blockers(hex, side) : List.of();
            if (here.isEmpty()) {
                return List.of();
            }
            blockers.addAll(here);
        }
        return List.copyOf(blockers);
    }

    /** Where all arms of a group may enter at the first widening that helps; empty if none does that the rules look at. */
    public Optional<Fallback> of(ArrivalGroup group) {
        Policy policy = policy(group);
        String side = entries.side(group);
        List<String> arms = arms(group);
        for (int step = 1; step <= policy.widenings(); step++) {
            List<Hex> usable = zone(group, policy.radius(step)).stream()
                    .filter(hex -> open.usable(hex, side, arms))
                    .toList();
            if (!usable.isEmpty()) {
                return Optional.of(new Fallback(usable, policy.turns(step)));
            }
        }
        return Optional.empty();
    }
}
