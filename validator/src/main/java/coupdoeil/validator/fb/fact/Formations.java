package coupdoeil.validator.fb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.Arcs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The tactical formations as the rules read them: who is in which, and what it faces (FB 5, 6). */
public final class Formations {

    public static final String LINE = "line";
    public static final String COLUMN = "column";
    public static final String OPEN_COLUMN = "open-column";
    public static final String MASSE_COLUMN = "masse-column";
    public static final String ROAD_COLUMN = "road-column";
    public static final String SKIRMISH_SCREEN = "skirmish-screen";
    public static final String GENERAL_ORDER = "general-order";
    public static final String SQUARE = "square";
    public static final String DISORDER = "disorder";
    public static final String NO_FORMATION = "no-formation";
    public static final String LIMBERED = "limbered";
    public static final String UNLIMBERED = "unlimbered";

    public static final String INFANTRY = "infantry";
    public static final String CAVALRY = "cavalry";
    public static final String ARTILLERY = "artillery";
    public static final String TRAIN = "train";

    private static final List<String> EXTENSIONS = List.of("extendedRight", "extendedLeft", "extendedRear");

    private final RuleSystem system;

    public Formations(RuleSystem system) {
        this.system = system;
    }

    /**
     * The formation a unit is in: what its placement says, but {@link #DISORDER} for infantry and cavalry under a
     * Disorder marker (a suppressed battery stays unlimbered, FB 6.3.2); empty if unsaid. One marker on top of a stack
     * stands for all of it at the table (FB 5.8.8); in a set-up each unit says for itself.
     */
    public String of(Unit unit, Placement placement) {
        boolean troops = unit.arm().equals(INFANTRY) || unit.arm().equals(CAVALRY);
        String said = placement.formation();
        return troops && placement.marked(DISORDER) ? DISORDER : said == null ? "" : said;
    }

    /** As {@link #of(Unit, Placement)}; empty for a leader. */
    public String of(Occupant occupant) {
        return occupant.unit().map(unit -> of(unit, occupant.placement())).orElse("");
    }

    /** What the rule system says of the formation a unit is in; empty if it knows none of that name. */
    public Optional<FormationType> type(Unit unit, Placement placement) {
        return system.formation(of(unit, placement));
    }

    public Optional<FormationType> type(String formation) {
        return system.formation(formation);
    }

    /** The name of a formation for people. */
    public String name(String formation) {
        return formation.isEmpty()
                ? "no formation"
                : system.formation(formation).map(FormationType::name).orElse(formation);
    }

    /** What is wrong with a unit in a formation that it cannot have, to follow its name. */
    public String unavailable(String formation) {
        return formation.isEmpty() ? "needs a formation" : "cannot have the formation " + name(formation);
    }

    /** Whether a unit is disordered, or as a battery suppressed: it faces all round and projects no zone. */
    public boolean disordered(Placement placement) {
        return placement.marked(DISORDER) || DISORDER.equals(placement.formation());
    }

    /** Whether a unit is a battery ready to fire, or suppressed where it fired from. */
    public boolean unlimbered(Unit unit, Placement placement) {
        return unit.arm().equals(ARTILLERY)
                && (UNLIMBERED.equals(placement.formation()) || DISORDER.equals(placement.formation()));
    }

    /** What a unit as placed must face. */
    public FacingKind facingKind(Unit unit, Placement placement) {
        return disordered(placement)
                ? FacingKind.NONE
                : type(unit, placement).map(FormationType::facing).orElse(FacingKind.NONE);
    }

    /**
     * The arcs of a unit as placed; empty if it is not on a hex, in no known formation, or faces nothing that its
     * formation can face. An extension that its formation does not know (a road column round a bend) is left out.
     */
    public Optional<Arcs> arcs(Unit unit, Placement placement) {
        Optional<FormationType> type = type(disordered(placement) ? DISORDER : of(unit, placement));
        Optional<Hex> hex = placement.hex();
        if (type.isEmpty() || hex.isEmpty()) {
            return Optional.empty();
        }
        Optional<Integer> facing = facingNumber(type.get().facing(), placement.facing());
        if (facing.isEmpty()) {
            return Optional.empty();
        }
        Attributes effects = type.get().effects();
        Arcs alone = arcs(hex.get(), hex.get(), effects.nested("sides"), facing.get());
        if (placement.parts().size() != 1) {
            return Optional.of(alone);
        }
        Hex marker = placement.parts().get(0).hex();
        return Optional.of(extension(effects, hex.get(), facing.get(), marker)
                .map(sides -> arcs(hex.get(), marker, sides, facing.get()))
                .orElse(alone));
    }

    /** The hexes that a formation can extend into from a hex, given what it faces; none if it cannot, or cannot tell. */
    public List<Hex> extensionHexes(FormationType type, Hex hex, @Nullable Facing facing) {
        Optional<Integer> number = facingNumber(type.facing(), facing);
        List<Hex> hexes = new ArrayList<>();
        for (String name : EXTENSIONS) {
            Attributes sides = type.effects().nested(name);
            if (number.isPresent() && sides.has("marker")) {
                hexes.add(hex.plus(HexDirection.of(number.get() + sides.integer("marker", 0))));
            }
        }
        return hexes;
    }

    private static Optional<Attributes> extension(Attributes effects, Hex hex, int facing, Hex marker) {
        return EXTENSIONS.stream()
                .map(effects::nested)
                .filter(sides -> sides.has("marker"))
                .filter(sides -> hex.plus(HexDirection.of(facing + sides.integer("marker", 0)))
                        .equals(marker))
                .findFirst();
    }

    private static Arcs arcs(Hex hex, Hex marker, Attributes sides, int facing) {
        List<Arcs.Way> left = new ArrayList<>();
        List<Arcs.Way> right = new ArrayList<>();
        flanks(sides.integers("flank"), hex, facing, left, right);
        flanks(sides.integers("markerFlank"), marker, facing, left, right);
        List<Arcs.Way> front = ways(sides.integers("front"), hex, facing);
        front.addAll(ways(sides.integers("markerFront"), marker, facing));
        List<Arcs.Way> rear = ways(sides.integers("rear"), hex, facing);
        rear.addAll(ways(sides.integers("markerRear"), marker, facing));
        return new Arcs(front, left, right, rear);
    }

    /** Sides anticlockwise of the facing, which the data gives negative numbers, are on the left. */
    private static void flanks(List<Integer> sides, Hex hex, int facing, List<Arcs.Way> left, List<Arcs.Way> right) {
        for (int side : sides) {
            (side < 0 ? left : right).add(new Arcs.Way(hex, HexDirection.of(facing + side)));
        }
    }

    private static List<Arcs.Way> ways(List<Integer> sides, Hex hex, int facing) {
        List<Arcs.Way> ways = new ArrayList<>();
        sides.forEach(side -> ways.add(new Arcs.Way(hex, HexDirection.of(facing + side))));
        return ways;
    }

    /** The number of the corner or side faced, 0 where the formation faces all round; empty if it is of another kind. */
    private static Optional<Integer> facingNumber(FacingKind kind, @Nullable Facing facing) {
        if (kind == FacingKind.NONE) {
            return Optional.of(0);
        }
        return facing != null && facing.kind() == kind && kind != FacingKind.HEADING
                ? Optional.of(facing.number())
                : Optional.empty();
    }
}
