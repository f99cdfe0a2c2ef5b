package coupdoeil.validator.lb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.hexes.cure.Faults;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whether a unit in road march is one that may be, and lies along a road (LB 16), as it is placed or as it might be. */
public final class RoadMarchFaults {

    private static final int MAX_COLUMNS = 6;

    private final Formations formations;
    private final Units units;
    private final Organisation organisation;
    private final ExtentFaults extent;
    private final Terrain terrain;
    private final Battleground battleground;
    private final Ground ground;
    private final boolean woodsAllowed;
    private final boolean woodsForbidden;

    public RoadMarchFaults(
            Formations formations,
            Units units,
            Organisation organisation,
            ExtentFaults extent,
            Terrain terrain,
            Battleground battleground,
            Ground ground,
            Switches switches) {
        this.formations = formations;
        this.units = units;
        this.organisation = organisation;
        this.extent = extent;
        this.terrain = terrain;
        this.battleground = battleground;
        this.ground = ground;
        this.woodsAllowed = switches.is("roadMarch.otherGO", "ALLOW");
        this.woodsForbidden = switches.is("roadMarch.otherGO", "FORBID");
    }

    /** The ids of the rules of road march that a unit placed so would break as errors. */
    public Set<String> faults(Unit unit, Placement placement) {
        return new Faults()
                .note("LB-FORM-14", offRoad(placement).isPresent() || (marching(placement) && undivided(unit)))
                .note("LB-FORM-15", misshapen(unit, placement).isPresent() || forbiddenWoods(placement))
                .ids();
    }

    public static boolean marching(Placement placement) {
        return Formations.ROAD_MARCH.equals(placement.formation()) && !Units.routed(placement);
    }

    /** Whether a unit would march as a regiment although it has battalions to break down into. */
    public boolean undivided(Unit unit) {
        return units.is(unit, Units.INFANTRY, Units.REGIMENT)
                && !organisation.battalions(unit).isEmpty();
    }

    /** The hex of a marching unit's counter, if no road leads through it. */
    public Optional<Hex> offRoad(Placement placement) {
        return placement.hex().filter(hex -> marching(placement) && ground.contains(hex) && !terrain.onRoad(hex));
    }

    /** Why a marching unit does not lie along a road as it must; that its counter is off the road is another matter. */
    public Optional<String> misshapen(Unit unit, Placement placement) {
        if (!marching(placement) || placement.hex().isEmpty()) {
            return Optional.empty();
        }
        int increments = units.increments(unit, placement);
        if (units.printed(unit) > 0 && placement.hexes().size() != formations.roadHexes(increments)) {
            return Optional.of("it takes " + formations.roadHexes(increments));
        }
        List<Integer> shares = extent.shares(unit, placement);
        for (int i = 0; i < shares.size(); i++) {
            if (shares.get(i) > formations.roadIncrements()) {
                return Optional.of(shares.get(i) + " of them are in "
                        + label(placement.hexes().get(i)));
            }
        }
        for (Placement.Part part : placement.parts()) {
            if (!ground.contains(part.hex()) || !terrain.onRoad(part.hex())) {
                return Optional.of("no road leads through " + label(part.hex()));
            }
        }
        return offRoad(placement).isPresent() || followed(placement.hexes(), unit.arm())
                ? Optional.empty()
                : Optional.of("they do not follow one another along a road");
    }

    private String label(Hex hex) {
        return ground.grid().label(hex);
    }

    private boolean forbiddenWoods(Placement placement) {
        return woodsForbidden && woods(placement).isPresent();
    }

    /** Whether road march is an error in {@link #woods}, and not merely worth a second look. */
    public boolean forbidsWoods() {
        return woodsForbidden;
    }

    /**
     * The first hex of a marching unit that has a road, but whose terrain does not take road march: what imposes general
     * order and is no dwelling, unless the chart allows it. Empty if the reading in force lets it pass.
     */
    public Optional<Hex> woods(Placement placement) {
        return marching(placement)
                ? placement.hexes().stream()
                        .filter(hex -> ground.contains(hex) && terrain.onRoad(hex) && hindered(hex))
                        .findFirst()
                : Optional.empty();
    }

    /** Whether the terrain of a hex does not take road march, and no reading in force lets it pass. */
    public boolean hindered(Hex hex) {
        return !woodsAllowed
                && (!terrain.allows(hex, "roadMarchAllowed")
                        || (battleground.generalOrder(hex)
                                && !terrain.dwelling(hex)
                                && !terrain.any(hex, "roadMarchAllowed")));
    }

    /** Whether some order of the hexes leads by road from each to the next, over no hexside closed to the arm (LB 18). */
    private boolean followed(List<Hex> hexes, String arm) {
        return new HashSet<>(hexes).size() == hexes.size()
                && hexes.stream().anyMatch(end -> followed(end, new HashSet<>(hexes), arm));
    }

    private boolean followed(Hex from, Set<Hex> left, String arm) {
        left.remove(from);
        if (left.isEmpty()) {
            return true;
        }
        return from.neighbours().stream()
                .filter(left::contains)
                .filter(to ->
                        terrain.road(HexSide.between(from, to)) && !terrain.prohibited(HexSide.between(from, to), arm))
                .anyMatch(to -> followed(to, new HashSet<>(left), arm));
    }

    /** Some ways in which a unit could lie along the roads from its own hex back, those that begin with a hex, the one ahead of it, last. */
    public List<List<Hex>> columns(Hex from, Hex notBy, int hexes) {
        List<List<Hex>> found = new ArrayList<>();
        trail(List.of(from), notBy, hexes, found);
        return found;
    }

    private void trail(List<Hex> column, Hex notBy, int hexes, List<List<Hex>> found) {
        if (column.size() == hexes) {
            found.add(column);
        }
        if (column.size() == hexes || found.size() == MAX_COLUMNS) {
            return;
        }
        Hex last = column.get(column.size() - 1);
        List<Hex> next = new ArrayList<>(last.neighbours());
        if (next.remove(notBy)) {
            next.add(notBy);
        }
        for (Hex hex : next) {
            if (!column.contains(hex) && ground.contains(hex) && terrain.road(HexSide.between(last, hex))) {
                List<Hex> longer = new ArrayList<>(column);
                longer.add(hex);
                trail(longer, notBy, hexes, found);
            }
        }
    }
}
