package coupdoeil.validator.fb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.HexMemo;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.Arcs;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The reaction zones of the units in the set-up (FB 9): a fact, which charges whoever asks with the hexes read.
 *
 * <p>An Opportunity Charge zone ends where the cavalry cannot charge: at hexes and hexsides impassable to it or closed to
 * charges, and whatever can be reached only through them. Sight is left out, for it decides about a charge, not about
 * the zone (FB 9.4). Who is the target of an assault cannot be said in a set-up.
 */
public final class ReactionZones {

    /** Which reaction a zone is for. */
    public enum Kind {
        SKIRMISH,
        CHARGE,
        FIRE
    }

    private static final int OWN = 1;
    private static final int ENEMY = 2;

    /** A zone in a hex. @param by the unit that projects it, standing in its own hex */
    public record Zone(Kind kind, Occupant by) {}

    private final Attributes tables;
    private final Formations formations;
    private final Terrain terrain;
    private final Ground ground;
    private final Occupancy occupancy;
    private final int maxRange;
    private final Memo<Hex, List<Zone>> zones;
    private final Memo<Projector, Set<Hex>> reached;
    /** Many ways go through a hex, and few moves bring it into a zone or out of all: so it is compared. */
    private final Memo<Threat, Boolean> threatened;

    /** For each side, in which hexes it has combat units, and others have. */
    private final Map<String, HexMemo> combatUnits = new HashMap<>();

    /** A question: whether units of another side than this one have a zone in a hex. */
    private record Threat(String side, Hex hex) {}

    /** A unit as placed. */
    private record Projector(Unit unit, Placement placement) {
        /** Most units stand once, so the id says enough, and the ratings need not be hashed. */
        @Override
        public int hashCode() {
            return placement.piece().hashCode();
        }
    }

    public ReactionZones(
            RuleSystem system,
            Formations formations,
            Terrain terrain,
            Ground ground,
            Occupancy occupancy,
            Tracker tracker) {
        this.tables = system.tables();
        this.formations = formations;
        this.terrain = terrain;
        this.ground = ground;
        this.occupancy = occupancy;
        this.maxRange = tables.groups("zones").stream()
                .mapToInt(row -> row.integer("range", 0))
                .max()
                .orElse(0);
        this.zones = new Memo<>(tracker, this::find);
        this.threatened = Memo.compared(
                tracker, threat -> !against(threat.side(), threat.hex()).isEmpty());
        this.reached = new Memo<>(tracker, projector -> hexes(projector.unit(), projector.placement(), true));
    }

    /** Every zone in a hex, of whichever side. */
    public List<Zone> at(Hex hex) {
        return zones.get(hex);
    }

    /** The zones in a hex of units of another side than this one; units of no side are nobody's enemies. */
    public List<Zone> against(String side, Hex hex) {
        return at(hex).stream()
                .filter(zone -> !zone.by().side().isEmpty() && !zone.by().side().equals(side))
                .toList();
    }

    /** Whether a hex is barred to this side's communications: in an enemy zone and without a friendly combat unit. */
    public boolean bars(String side, Hex hex) {
        return threatened.get(new Threat(side, hex)) && !combatUnit(side, hex);
    }

    /** Whether a combat unit of this side, no leader and no train, is in a hex. */
    public boolean combatUnit(String side, Hex hex) {
        return (combatUnits(side).get(hex) & OWN) != 0;
    }

    /** Whether a combat unit of another side than this one, no leader and no train, is in a hex. */
    public boolean enemyCombatUnit(String side, Hex hex) {
        return (combatUnits(side).get(hex) & ENEMY) != 0;
    }

    private HexMemo combatUnits(String side) {
        return combatUnits.computeIfAbsent(
                side,
                none -> new HexMemo(occupancy, hex -> {
                    int found = 0;
                    for (Occupant occupant : occupancy.at(hex)) {
                        if (occupant.unit()
                                .filter(unit -> !unit.arm().equals(Formations.TRAIN))
                                .isPresent()) {
                            found |= occupant.side().equals(side)
                                    ? OWN
                                    : occupant.side().isEmpty() ? 0 : ENEMY;
                        }
                    }
                    return found;
                }));
    }

    /** What kind of zone a unit projects as placed; empty if none. */
    public Optional<Kind> kind(Unit unit, Placement placement) {
        return row(unit, placement).flatMap(ReactionZones::kind);
    }

    /** The hexes of the map in the zone of a unit as placed, nearest first. */
    public Set<Hex> of(Unit unit, Placement placement) {
        return reached.get(new Projector(unit, placement));
    }

    /** As {@link #of}, were all the ground around open to charges. */
    public Set<Hex> onOpenGround(Unit unit, Placement placement) {
        return hexes(unit, placement, false);
    }

    private Set<Hex> hexes(Unit unit, Placement placement, boolean asTheGroundIs) {
        Optional<Attributes> row = row(unit, placement);
        Optional<Arcs> arcs = formations.arcs(unit, placement);
        if (row.isEmpty() || arcs.isEmpty()) {
            return Set.of();
        }
        List<Arcs.Way> ways = new ArrayList<>();
        List<String> names = row.get().texts("arcs");
        if (names.contains("front")) {
            ways.addAll(arcs.get().front());
        }
        if (names.contains("flank")) {
            ways.addAll(arcs.get().flank());
        }
        boolean charge =
                asTheGroundIs && kind(row.get()).filter(Kind.CHARGE::equals).isPresent();
        return Collections.unmodifiableSet(Arcs.reach(
                ways,
                row.get().integer("range", 0),
                (from, to) -> ground.contains(to) && (!charge || chargeable(from, to, unit.arm()))));
    }

    private List<Zone> find(Hex hex) {
        List<Zone> found = new ArrayList<>();
        Set<Projector> seen = new HashSet<>();
        for (Hex near : ground.grid().within(hex, maxRange)) {
            for (Occupant occupant : occupancy.at(near)) {
                Optional<Unit> unit = occupant.unit();
                if (unit.isPresent() && seen.add(new Projector(unit.get(), occupant.placement()))) {
                    if (of(unit.get(), occupant.placement()).contains(hex)) {
                        kind(unit.get(), occupant.placement())
                                .ifPresent(kind -> found.add(new Zone(kind, inOwnHex(occupant))));
                    }
                }
            }
        }
        return List.copyOf(found);
    }

    private static Occupant inOwnHex(Occupant occupant) {
        return new Occupant(occupant.piece(), occupant.placement(), occupant.side(), null);
    }

    private boolean chargeable(Hex from, Hex to, String arm) {
        HexSide side = HexSide.between(from, to);
        return !terrain.impassable(to, arm)
                && !terrain.chargeProhibited(to)
                && !terrain.impassable(side, arm)
                && !terrain.chargeProhibited(side);
    }

    /** The row of the table of zones that a unit falls under. */
    private Optional<Attributes> row(Unit unit, Placement placement) {
        Attributes none = tables.nested("noZone");
        String formation = formations.of(unit, placement);
        if (none.texts("formations").contains(formation)
                || none.texts("arms").contains(unit.arm())
                || marked(placement, none.texts("markers"))) {
            return Optional.empty();
        }
        String kind = unit.attributes().text("kind").orElse("");
        return tables.groups("zones").stream()
                .filter(row -> row.text("arm").filter(unit.arm()::equals).isPresent())
                .filter(row -> row.texts("formations").contains(formation))
                .filter(row -> !marked(placement, row.texts("notMarked")))
                .filter(row -> !row.texts("notKinds").contains(kind))
                .findFirst();
    }

    private static boolean marked(Placement placement, List<String> markers) {
        return markers.stream().anyMatch(placement::marked);
    }

    private static Optional<Kind> kind(Attributes row) {
        for (Kind kind : Kind.values()) {
            if (row.text("zone").filter(kind.name()::equalsIgnoreCase).isPresent()) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }
}
