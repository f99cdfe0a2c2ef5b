package coupdoeil.validator.lb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.Arcs;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The formations as the rules read them: which hexes they take, what is their front, flank and rear (LB 13, 16, 19, 20).
 *
 * <p>A unit in several hexes has its own and those of its parts. The front of one hex of it is a matter of that hex
 * alone; hexsides between two hexes of the unit belong to no arc.
 */
public final class Formations {

    public static final String COLUMN = "column";
    public static final String GENERAL_ORDER = "general-order";
    public static final String LINE = "line";
    public static final String SKIRMISH = "skirmish";
    public static final String CARRE = "carre";
    public static final String ROAD_MARCH = "road-march";
    public static final String LIMBERED = "limbered";
    public static final String UNLIMBERED = "unlimbered";

    private final RuleSystem system;
    private final Units units;
    private final SpecialRules special;
    private final Terrain terrain;
    private final boolean innerFlanks;
    private final boolean sixForTwoHexes;
    private final boolean routedFace;

    public Formations(RuleSystem system, Units units, SpecialRules special, Terrain terrain, Switches switches) {
        this.system = system;
        this.units = units;
        this.special = special;
        this.terrain = terrain;
        this.innerFlanks = switches.is("skirmish2.flank", "INNER");
        this.sixForTwoHexes = switches.is("line.twoHexMinimum", "SIX");
        this.routedFace = switches.is("zoi.routed", "YES");
    }

    /** The formation an occupant is in; empty if unsaid or a leader. */
    public static String of(Occupant occupant) {
        return occupant.isLeader() ? "" : occupant.formation();
    }

    /** The formation a unit is in: of the rules, or one that a special rule defines. */
    public Optional<FormationType> type(Placement placement) {
        return Optional.ofNullable(placement.formation())
                .flatMap(id -> system.formation(id)
                        .or(() -> special.extraFormations(id).stream()
                                .flatMap(rule -> rule.text("facing").stream())
                                .findFirst()
                                .flatMap(facing -> further(id, facing))));
    }

    /** A further formation stands in one hex and has the front of the first of the rules that faces the same (LB 22). */
    private Optional<FormationType> further(String id, String facing) {
        return system.vocabulary().formations().stream()
                .filter(known -> known.facing().name().equalsIgnoreCase(facing))
                .findFirst()
                .map(like -> new FormationType(
                        id,
                        id,
                        like.arms(),
                        like.facing(),
                        1,
                        Attributes.of("sides", like.effects().nested("sides"))));
    }

    /** The name of a formation for people, in the middle of a sentence. */
    public String name(String formation) {
        return formation.isEmpty()
                ? "no formation"
                : system.formation(formation)
                        .map(type -> type.name().toLowerCase(Locale.ROOT))
                        .orElse(formation);
    }

    /** That somebody is in a formation, for people: "in line"; of guns "limbered" alone. */
    public String in(String formation) {
        boolean ofGuns = formation.equals(LIMBERED) || formation.equals(UNLIMBERED);
        return (ofGuns ? "" : "in ") + name(formation);
    }

    /**
     * The arcs of a unit as placed; empty if it is not on a hex, is routed (but for a switch), is in no known formation, or faces nothing
     * that it can face. A battery that faces a corner has the arcs of the line it stands with (LB 16). In works the front is
     * theirs, where they lie around what the unit faces ({@link WorksFront}).
     */
    public Optional<Arcs> arcs(Unit unit, Placement placement) {
        Optional<FormationType> type = type(placement);
        if (type.isEmpty() || placement.hex().isEmpty() || (Units.routed(placement) && !routedFace)) {
            return Optional.empty();
        }
        Attributes effects = type.get().effects();
        List<Arcs.Way> front = new ArrayList<>();
        List<Arcs.Way> left = new ArrayList<>();
        List<Arcs.Way> right = new ArrayList<>();
        List<Arcs.Way> rear = new ArrayList<>();
        Set<Hex> hexes = new LinkedHashSet<>(placement.hexes());
        for (Hex hex : hexes) {
            Optional<Facing> towards = towards(type.get(), placement, hex);
            Optional<Attributes> works = type.get().facing() == FacingKind.NONE
                    ? Optional.empty()
                    : WorksFront.sides(terrain.frontHexsides(hex), towards.orElse(null));
            Optional<Integer> facing = works.isPresent()
                    ? towards.filter(to -> to.kind() != FacingKind.HEADING).map(Facing::number)
                    : facing(type.get(), towards.orElse(null));
            if (facing.isEmpty()) {
                return Optional.empty();
            }
            Attributes sides = works.orElseGet(() -> sides(unit, effects, placement, hex, facing.get()));
            add(front, sides.integers("front"), hex, facing.get(), hexes);
            add(rear, sides.integers("rear"), hex, facing.get(), hexes);
            for (int flank : sides.integers("flank")) {
                add(flank < 0 ? left : right, List.of(flank), hex, facing.get(), hexes);
            }
        }
        return Optional.of(new Arcs(front, left, right, rear));
    }

    /** The ways out of a unit's hexes through its front; none if it has no arcs. */
    public List<Arcs.Way> front(Unit unit, Placement placement) {
        return arcs(unit, placement).map(Arcs::front).orElse(List.of());
    }

    /** As {@link #front}, were the unit in column in its own hex; one that faces a corner turns clockwise to a side. */
    public List<Arcs.Way> frontInColumn(Unit unit, Placement placement) {
        Facing facing =
                placement.faces() == FacingKind.CORNER ? new Facing.ToSide(placement.ahead()) : placement.facing();
        return front(unit, placement.withFormation(COLUMN).withFacing(facing).withParts(List.of()));
    }

    /**
     * Whether the hexes of a placement form an unbroken row through the flanks of the corner it faces; true of a single
     * hex, false if it faces no corner.
     */
    public static boolean inRow(Placement placement) {
        List<Hex> hexes = placement.hexes();
        if (hexes.size() < 2) {
            return true;
        }
        if (placement.facedCorner().isEmpty()) {
            return false;
        }
        HexDirection along = placement.facedCorner().get().toTheRight();
        Hex first = hexes.get(0);
        int least = 0;
        int most = 0;
        for (Hex hex : hexes) {
            int place = steps(first, hex, along);
            if (place == Integer.MIN_VALUE) {
                return false;
            }
            least = Math.min(least, place);
            most = Math.max(most, place);
        }
        return most - least == hexes.size() - 1 && hexes.stream().distinct().count() == hexes.size();
    }

    /** Steps from a hex to another along a direction, negative against it; the least integer if it is not in line. */
    private static int steps(Hex from, Hex to, HexDirection along) {
        int distance = from.distance(to);
        if (from.plus(along, distance).equals(to)) {
            return distance;
        }
        return from.plus(along, -distance).equals(to) ? -distance : Integer.MIN_VALUE;
    }

    /** Increments that a line needs to stand in so many hexes (LB 13, 16). */
    public int leastForLine(Unit unit, int hexes) {
        Attributes line = effects(LINE);
        if (hexes < 2) {
            return 1;
        }
        if (hexes == 2) {
            String arm = unit.arm().equals(Units.CAVALRY) ? "cavalry" : "infantry";
            return line.integer(arm + "MinIncrementsTwoHexes", 0) + (sixForTwoHexes ? 1 : 0);
        }
        return hexes * line.integer("cavalryMinIncrementsPerHex", 0);
    }

    /** Road hexes that a unit takes in road march (LB 16). */
    public int roadHexes(int increments) {
        int perHex = roadIncrements();
        return Math.max(1, (increments + perHex - 1) / perHex);
    }

    /** Increments that march in a road hex: as a special rule says, else as the rules do. */
    public int roadIncrements() {
        return Math.max(
                1,
                special.all("road-march").stream()
                        .flatMapToInt(rule -> rule.integer("increments").stream())
                        .findFirst()
                        .orElse(effects(ROAD_MARCH).integer("incrementsPerHex", 1)));
    }

    private Attributes effects(String formation) {
        return system.formation(formation).map(FormationType::effects).orElse(Attributes.NONE);
    }

    private Attributes sides(Unit unit, Attributes effects, Placement placement, Hex hex, int facing) {
        if (placement.formation() != null
                && placement.formation().equals(SKIRMISH)
                && placement.parts().size() == 1) {
            return skirmishSides(effects.nested("twoHexes"), placement, hex, facing);
        }
        if (placement.faces() == FacingKind.CORNER && effects.has("lineSides")) {
            return effects.nested("lineSides");
        }
        return effects.has("lightCavalrySides") && units.light(unit)
                ? effects.nested("lightCavalrySides")
                : effects.nested("sides");
    }

    /** Of two hexes in skirmish order each has its own sides, by which end of the row it is (LB 13). */
    private Attributes skirmishSides(Attributes sides, Placement placement, Hex hex, int facing) {
        Hex other = placement.hexes().get(placement.hexes().get(0).equals(hex) ? 1 : 0);
        boolean isLeft = hex.plus(HexCorner.of(facing).toTheRight()).equals(other);
        String end = isLeft ? "left" : "right";
        return Attributes.of(
                "front", sides.value(end + "Front").orElse(List.of()),
                "flank", sides.value(end + (innerFlanks ? "Rear" : "Flank")).orElse(List.of()),
                "rear", sides.value(end + (innerFlanks ? "Flank" : "Rear")).orElse(List.of()));
    }

    private static void add(List<Arcs.Way> ways, List<Integer> sides, Hex hex, int facing, Set<Hex> own) {
        for (int side : sides) {
            Arcs.Way way = new Arcs.Way(hex, HexDirection.of(facing + side));
            if (!own.contains(way.to())) {
                ways.add(way);
            }
        }
    }

    /** What a hex of a unit faces; empty if nothing is said. */
    private static Optional<Facing> towards(FormationType type, Placement placement, Hex hex) {
        @Nullable Facing facing = placement.facing();
        List<Hex> hexes = placement.hexes();
        for (int i = 0; i < placement.parts().size(); i++) {
            Placement.Part part = placement.parts().get(i);
            if (type.facing() == FacingKind.SIDE && part.hex().equals(hex)) {
                facing = part.facing() == null ? towards(hex, hexes.get(i), facing) : part.facing();
            }
        }
        return Optional.ofNullable(facing);
    }

    /** The number of the side or corner faced; empty if of a kind that the formation cannot have. */
    private static Optional<Integer> facing(FormationType type, @Nullable Facing facing) {
        if (type.facing() == FacingKind.NONE) {
            return Optional.of(0);
        }
        boolean proper = type.facing() == FacingKind.of(facing)
                || (FacingKind.of(facing) == FacingKind.CORNER && type.effects().has("lineSides"));
        return facing != null && proper && facing.kind() != FacingKind.HEADING
                ? Optional.of(facing.number())
                : Optional.empty();
    }

    /** The tail of a road march looks the way it goes: at the hex before it. */
    private static @Nullable Facing towards(Hex hex, Hex ahead, @Nullable Facing otherwise) {
        HexDirection direction = hex.directionTo(ahead);
        return direction == null ? otherwise : new Facing.ToSide(direction);
    }
}
