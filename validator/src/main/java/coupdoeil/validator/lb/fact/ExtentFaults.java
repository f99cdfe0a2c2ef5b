package coupdoeil.validator.lb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.cure.Faults;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whether a unit takes the hexes that its formation takes (LB 13, 16, 19, 20), as it is placed or as it might be. Road
 * march is a matter of {@link RoadMarchFaults}.
 */
public final class ExtentFaults {

    /** A hex that does not belong to the formation. @param why after its label: "is off the map" */
    public record Stray(Hex hex, String why) {}

    private final Formations formations;
    private final Units units;
    private final Loads loads;
    private final Terrain terrain;
    private final Ground ground;
    private final int infantryMaxHexes;
    private final int cavalryMaxHexes;
    private final int skirmishOneHex;
    private final int skirmishCavalryHexes;

    public ExtentFaults(
            RuleSystem system, Formations formations, Units units, Loads loads, Terrain terrain, Ground ground) {
        this.formations = formations;
        this.units = units;
        this.loads = loads;
        this.terrain = terrain;
        this.ground = ground;
        Attributes line = effects(system, Formations.LINE);
        Attributes skirmish = effects(system, Formations.SKIRMISH);
        this.infantryMaxHexes = line.integer("infantryMaxHexes", 1);
        this.cavalryMaxHexes =
                system.formation(Formations.LINE).map(FormationType::maxHexes).orElse(1);
        this.skirmishOneHex = skirmish.integer("infantryOneHexMaxIncrements", 0);
        this.skirmishCavalryHexes = skirmish.integer("cavalryHexes", 1);
    }

    private static Attributes effects(RuleSystem system, String formation) {
        return system.formation(formation).map(FormationType::effects).orElse(Attributes.NONE);
    }

    /** The ids of the rules of extent that a unit placed so would break as errors. */
    public Set<String> faults(Unit unit, Placement placement) {
        return new Faults()
                .note("LB-FORM-04", longLine(unit, placement))
                .note("LB-FORM-05", skirmishSpread(unit, placement).isPresent())
                .note("LB-FORM-06", skirmishCavalry(unit, placement))
                .note("LB-FORM-07", stray(unit, placement).isPresent())
                .note("LB-FORM-08", thinCavalry(unit, placement))
                .note("LB-FORM-13", brokenCarre(placement))
                .ids();
    }

    /** Hexes that a line of infantry takes at most. */
    public int infantryMaxHexes() {
        return infantryMaxHexes;
    }

    /** Hexes of a line of cavalry that the rules describe. */
    public int cavalryMaxHexes() {
        return cavalryMaxHexes;
    }

    /** Whether infantry in line takes more hexes than it may, or has not the increments for two. */
    public boolean longLine(Unit unit, Placement placement) {
        return formed(unit, placement, Units.INFANTRY, Formations.LINE)
                && (hexes(placement) > infantryMaxHexes || tooFew(unit, placement));
    }

    /** Whether cavalry in line has not the increments for the hexes it takes. */
    public boolean thinCavalry(Unit unit, Placement placement) {
        return formed(unit, placement, Units.CAVALRY, Formations.LINE) && tooFew(unit, placement);
    }

    private boolean tooFew(Unit unit, Placement placement) {
        return units.printed(unit) > 0
                && units.increments(unit, placement) < formations.leastForLine(unit, hexes(placement));
    }

    /** Whether cavalry in line takes more hexes than the rules describe. */
    public boolean wideCavalry(Unit unit, Placement placement) {
        return formed(unit, placement, Units.CAVALRY, Formations.LINE) && hexes(placement) > cavalryMaxHexes;
    }

    /** The hexes that infantry of so many increments takes in skirmish order (LB 19). */
    public int skirmishHexes(int increments) {
        return increments > skirmishOneHex ? 2 : 1;
    }

    /** Why skirmishing infantry is not spread as it must be. */
    public Optional<String> skirmishSpread(Unit unit, Placement placement) {
        if (!formed(unit, placement, Units.INFANTRY, Formations.SKIRMISH) || units.printed(unit) == 0) {
            return Optional.empty();
        }
        int needed = skirmishHexes(units.increments(unit, placement));
        if (hexes(placement) != needed) {
            return Optional.of("they take " + (needed == 1 ? "one hex" : "two"));
        }
        List<Integer> shares = shares(unit, placement);
        return needed > 1 && Math.abs(shares.get(0) - shares.get(1)) > 1
                ? Optional.of("as evenly as possible, not " + shares.get(0) + " and " + shares.get(1))
                : Optional.empty();
    }

    /** The hexes that cavalry takes in skirmish order, whatever its strength. */
    public int cavalryHexes() {
        return skirmishCavalryHexes;
    }

    /** Whether cavalry skirmishes in another number of hexes than it must (LB 20). */
    public boolean skirmishCavalry(Unit unit, Placement placement) {
        return formed(unit, placement, Units.CAVALRY, Formations.SKIRMISH) && hexes(placement) != skirmishCavalryHexes;
    }

    public boolean brokenCarre(Placement placement) {
        return Formations.CARRE.equals(placement.formation()) && !Units.routed(placement) && hexes(placement) > 1;
    }

    /**
     * The first further hex that cannot be one of the formation: off the map, closed to the unit, out of the row through the
     * flanks, turned otherwise, or of a formation that has no further hexes. A facing that fits no row is LB-FORM-01.
     */
    public Optional<Stray> stray(Unit unit, Placement placement) {
        Optional<FormationType> type = formations.type(placement);
        if (type.isEmpty()
                || placement.hex().isEmpty()
                || placement.parts().isEmpty()
                || Units.routed(placement)
                || List.of(Formations.CARRE, Formations.ROAD_MARCH)
                        .contains(type.get().id())) {
            return Optional.empty();
        }
        List<Hex> row = placement
                .facedCorner()
                .map(corner -> unbroken(placement, corner))
                .orElseGet(placement::hexes);
        Set<Hex> seen = new HashSet<>(List.of(placement.hex().get()));
        for (Placement.Part part : placement.parts()) {
            Hex hex = part.hex();
            if (type.get().maxHexes() == 1) {
                return Optional.of(new Stray(
                        hex,
                        "cannot be part of it in " + formations.name(type.get().id())));
            }
            if (!ground.contains(hex)) {
                return Optional.of(new Stray(hex, "is off the map"));
            }
            if (terrain.prohibited(hex, unit.arm())) {
                return Optional.of(new Stray(hex, "is closed to " + unit.arm()));
            }
            if (!row.contains(hex) || !seen.add(hex)) {
                return Optional.of(new Stray(hex, "is not in the row of its formation"));
            }
            if (part.facing() != null
                    && part.facing().kind() == FacingKind.CORNER
                    && placement.faces() == FacingKind.CORNER
                    && !part.facing().equals(placement.facing())) {
                return Optional.of(new Stray(hex, "faces otherwise than the rest of it"));
            }
        }
        return Optional.empty();
    }

    /** The hexes of a placement that hang together in a row from its own, from left to right. */
    private static List<Hex> unbroken(Placement placement, HexCorner corner) {
        List<Hex> row = new ArrayList<>(List.of(placement.hex().orElseThrow()));
        List<Hex> taken = placement.hexes();
        HexDirection left = corner.toTheLeft();
        HexDirection right = corner.toTheRight();
        while (taken.contains(row.get(0).plus(left))) {
            row.add(0, row.get(0).plus(left));
        }
        while (taken.contains(row.get(row.size() - 1).plus(right))) {
            row.add(row.get(row.size() - 1).plus(right));
        }
        return row;
    }

    /** The hexes of a placement from left to right; none if it is not in a proper row. */
    public List<Hex> row(Unit unit, Placement placement) {
        return placement
                .facedCorner()
                .filter(corner ->
                        stray(unit, placement).isEmpty() && placement.hex().isPresent())
                .map(corner -> unbroken(placement, corner))
                .orElse(List.of());
    }

    /**
     * Whether a cavalry line in a proper row has other than equal numbers in its hexes, what is over or short lying with
     * the counter: in the middle hex, or over the two middle hexes of an even row (LB 16).
     */
    public boolean unevenCavalry(Unit unit, Placement placement) {
        List<Hex> row = row(unit, placement);
        if (row.size() < 2 || !formed(unit, placement, Units.CAVALRY, Formations.LINE)) {
            return false;
        }
        List<Integer> shares = shares(unit, placement);
        List<Integer> inRow = row.stream()
                .map(hex -> shares.get(placement.hexes().indexOf(hex)))
                .toList();
        int total = units.increments(unit, placement);
        int middle = (row.size() - 1) / 2;
        int other = row.size() / 2;
        int outer = inRow.get(0);
        for (int i = 0; i < inRow.size(); i++) {
            if (i != middle && i != other && inRow.get(i) != outer) {
                return true;
            }
        }
        boolean fair = row.size() == 2 || Math.abs(outer * row.size() - total) < row.size();
        int one = inRow.get(middle);
        int two = inRow.get(other);
        boolean split = Math.abs(one - two) <= 1 || (row.size() > 2 && (one == outer || two == outer));
        return !fair || !split;
    }

    /** Increments in each hex of a placement, its own first. */
    public List<Integer> shares(Unit unit, Placement placement) {
        List<Integer> shares = new ArrayList<>();
        shares.add(loads.increments(new Occupant(unit, placement, "", null)));
        placement.parts().forEach(part -> shares.add(loads.increments(new Occupant(unit, placement, "", part))));
        return shares;
    }

    public static int hexes(Placement placement) {
        return placement.hexes().size();
    }

    private static boolean formed(Unit unit, Placement placement, String arm, String formation) {
        return unit.arm().equals(arm)
                && formation.equals(placement.formation())
                && placement.hex().isPresent()
                && !Units.routed(placement);
    }
}
