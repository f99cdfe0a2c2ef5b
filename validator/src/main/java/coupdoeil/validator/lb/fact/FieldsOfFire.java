package coupdoeil.validator.lb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.lb.sight.LineOfSight;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What batteries have to fire at as they are set up, in the clearest turn (LB 23, 26): a fact. */
public final class FieldsOfFire {

    /**
     * The hexes of the map before a battery's front, from two hexes off to its range.
     *
     * @param hexes how many there are
     * @param visible those that it sees, nearest first
     */
    public record Field(int hexes, List<Hex> visible) {

        public Field {
            visible = List.copyOf(visible);
        }

        /** The share in view, in per cent; 0 of nothing. */
        public int percent() {
            return hexes == 0 ? 0 : 100 * visible.size() / hexes;
        }
    }

    private final RuleSystem system;
    private final SightByTurn sights;
    private final Relief sightGround;
    private final Terrain terrain;
    private final Battleground battleground;
    private final Skirmishers skirmishers;
    private final Ground ground;
    private final Setup setup;
    private final Occupancy occupancy;
    private final Memo<PlacedUnit, Field> fields;
    private final Map<Hex, List<Integer>> batteries;
    private final Memo<Hex, Integer> loads;
    private final Map<String, SideUnits> bySide = new TreeMap<>();

    /**
     * Where the units of a side are.
     *
     * @param standing those in each hex that is their own, by their place in the set-up
     * @param hexes every hex that one of them is in
     * @param arms the arms of them
     * @param first the first unit in each set of hexes, which stands for others there where nothing else matters
     */
    private record SideUnits(
            Map<Hex, List<Integer>> standing, Set<Hex> hexes, Set<String> arms, Map<List<Hex>, Integer> first) {

        SideUnits() {
            this(new LinkedHashMap<>(), new LinkedHashSet<>(), new HashSet<>(), new LinkedHashMap<>());
        }

        void add(PlacedUnit unit, int place) {
            unit.placement()
                    .hex()
                    .ifPresent(hex -> standing.computeIfAbsent(hex, none -> new ArrayList<>())
                            .add(place));
            hexes.addAll(unit.placement().hexes());
            arms.add(unit.unit().arm());
            first.putIfAbsent(unit.placement().hexes(), place);
        }
    }

    public FieldsOfFire(
            RuleSystem system,
            SightByTurn sights,
            Relief sightGround,
            Terrain terrain,
            Battleground battleground,
            Skirmishers skirmishers,
            Loads loads,
            Ground ground,
            Setup setup,
            Occupancy occupancy,
            Tracker tracker) {
        this.system = system;
        this.sights = sights;
        this.sightGround = sightGround;
        this.terrain = terrain;
        this.battleground = battleground;
        this.skirmishers = skirmishers;
        this.ground = ground;
        this.setup = setup;
        this.occupancy = occupancy;
        this.fields = new Memo<>(tracker, this::find);
        this.loads = new Memo<>(tracker, hex -> loads.increments(occupancy.at(hex)));
        this.batteries = batteries(setup.units());
        for (int i = 0; i < setup.units().size(); i++) {
            PlacedUnit placed = setup.units().get(i);
            bySide.computeIfAbsent(placed.side(), none -> new SideUnits()).add(placed, i);
        }
    }

    /** Where batteries stand, by their place in the set-up. */
    private static Map<Hex, List<Integer>> batteries(List<PlacedUnit> units) {
        Map<Hex, List<Integer>> batteries = new HashMap<>();
        for (int i = 0; i < units.size(); i++) {
            PlacedUnit placed = units.get(i);
            int place = i;
            if (placed.unit().arm().equals(Units.ARTILLERY)) {
                placed.placement()
                        .hex()
                        .ifPresent(hex -> batteries
                                .computeIfAbsent(hex, none -> new ArrayList<>())
                                .add(place));
            }
        }
        return batteries;
    }

    /** The batteries of its side that are ready to fire in the hexes next to a battery's, in the order of the set-up. */
    public List<PlacedUnit> beside(PlacedUnit gun) {
        Hex from = gun.placement().hex().orElseThrow();
        return from.within(1).stream()
                .filter(hex -> !hex.equals(from))
                .flatMap(hex -> batteries.getOrDefault(hex, List.of()).stream())
                .sorted()
                .map(setup.units()::get)
                .filter(other -> other.side().equals(gun.side()) && isGun(other))
                .toList();
    }

    /** Whether a unit is a battery on the map, ready to fire and not below others that fire in its stead. */
    public boolean isGun(PlacedUnit placed) {
        return placed.unit().arm().equals(Units.ARTILLERY)
                && placed.formation().equals(Formations.UNLIMBERED)
                && !Units.routed(placed.placement())
                && placed.placement()
                        .hex()
                        .filter(hex -> ground.contains(hex) && !isBelow(placed, hex))
                        .isPresent();
    }

    /** Whether a battery lies below a column or general order, or outside clear ground below a battery (LB 16, 25). */
    private boolean isBelow(PlacedUnit gun, Hex hex) {
        boolean massed = battleground.clear(hex) || terrain.any(hex, "artilleryMassFire");
        for (Occupant above : occupancy.at(hex)) {
            String formation = Formations.of(above);
            if (above.placement().equals(gun.placement())) {
                return false;
            }
            if (above.side().equals(gun.side())
                    && !Units.routed(above.placement())
                    && (formation.equals(Formations.COLUMN)
                            || formation.equals(Formations.GENERAL_ORDER)
                            || (formation.equals(Formations.UNLIMBERED) && !massed))) {
                return true;
            }
        }
        return false;
    }

    /** How far a unit fires of its own accord: batteries as far as they are taken to, skirmishing infantry two hexes (LB 19). */
    public int offensiveRange(PlacedUnit placed) {
        boolean skirmishes = placed.unit().arm().equals(Units.INFANTRY)
                && placed.formation().equals(Formations.SKIRMISH)
                && !Units.routed(placed.placement())
                && skirmishers.may(placed.unit());
        return isGun(placed)
                ? range(placed.unit())
                : skirmishes
                        ? skirmishers
                                .range(placed.unit())
                                .orElse(system.tables().nested("ranges").integer("skirmishOffensive", 0))
                        : 0;
    }

    /** How far a battery is taken to fire: its own range, else that of the table, for there is no limit (LB 26). */
    public int range(Unit battery) {
        int own = battery.attributes().integer("fireRange", 0);
        return own > 0 ? own : system.tables().nested("fieldOfFire").integer("range", 0);
    }

    /** The field of a battery. */
    public Field of(PlacedUnit gun) {
        return fields.get(gun);
    }

    /** Whether a battery could fire at a hex: within range, before its front and in sight. */
    public boolean reaches(PlacedUnit gun, Hex target) {
        return reaches(gun, target, sights.clearest());
    }

    private boolean reaches(PlacedUnit gun, Hex target, int turn) {
        Hex from = gun.placement().hex().orElseThrow();
        return from.distance(target) <= range(gun.unit()) && sight(gun, turn).sees(sightGround, from, target);
    }

    /** The hex from which a unit could fire at another at a turn, if it fires so far of its own accord. */
    public Optional<Hex> firesFrom(PlacedUnit placed, Hex target, int turn) {
        int range = offensiveRange(placed);
        return placed.placement().hexes().stream()
                .filter(from -> ground.contains(from) && from.distance(target) <= range)
                .filter(from -> sight(placed, turn).sees(sightGround, from, target))
                .findFirst();
    }

    /** The sight of a battery, or any other unit, as it is set up. */
    public LineOfSight sight(PlacedUnit placed, int turn) {
        return sights.of(placed.unit(), placed.placement(), placed.side(), turn);
    }

    /**
     * Enemy units that a battery could fire at, nearest first, of several in the same hexes the first of the set-up; a unit in
     * several hexes counts by its nearest in view.
     */
    public List<Target> targets(PlacedUnit gun) {
        Hex from = gun.placement().hex().orElseThrow();
        int range = range(gun.unit());
        LineOfSight sight = sight(gun, sights.clearest());
        Map<Hex, Boolean> seen = new HashMap<>();
        List<Target> targets = new ArrayList<>();
        enemies(gun.side())
                .flatMap(units -> units.first().values().stream())
                .sorted()
                .map(setup.units()::get)
                .forEach(other -> other.placement().hexes().stream()
                        .filter(hex -> from.distance(hex) <= range && ground.contains(hex))
                        .filter(hex -> seen.computeIfAbsent(hex, target -> sight.sees(sightGround, from, target)))
                        .min(Comparator.comparingInt(from::distance))
                        .ifPresent(hex -> targets.add(new Target(other, hex, from.distance(hex)))));
        targets.sort(Comparator.comparingInt(Target::range));
        return targets;
    }

    /** Increments of all that stands in a hex. */
    public int increments(Hex hex) {
        return loads.get(hex);
    }

    /** The hexes that units of other sides have as their own, one entry for each such side. */
    public Stream<Post> enemies(PlacedUnit placed) {
        return enemies(placed.side())
                .flatMap(units -> units.standing().entrySet().stream())
                .map(entry -> new Post(entry.getKey(), entry.getValue()));
    }

    /** The hexes with units of other sides than this unit's, each once. */
    public Stream<Hex> enemyHexes(PlacedUnit placed) {
        return enemies(placed.side()).flatMap(units -> units.hexes().stream()).distinct();
    }

    /** Whether another side than this unit's has units of an arm in the set-up. */
    public boolean facesArm(PlacedUnit placed, String arm) {
        return enemies(placed.side()).anyMatch(units -> units.arms().contains(arm));
    }

    /** The sides that are not this one; units of no side are nobody's enemies. */
    private Stream<SideUnits> enemies(String side) {
        return bySide.entrySet().stream()
                .filter(entry -> !side.isEmpty()
                        && !entry.getKey().isEmpty()
                        && !entry.getKey().equals(side))
                .map(Map.Entry::getValue);
    }

    /** A hex that units of a side have as their own. @param places theirs in the set-up, ascending */
    public record Post(Hex hex, List<Integer> places) {}

    /** A unit that could be fired at. */
    public record Target(PlacedUnit unit, Hex hex, int range) {}

    private Field find(PlacedUnit gun) {
        Hex from = gun.placement().hex().orElseThrow();
        LineOfSight sight = sight(gun, sights.clearest());
        int least = system.tables().nested("fieldOfFire").integer("minRange", 0);
        List<Hex> visible = new ArrayList<>();
        int hexes = 0;
        for (Hex hex : ground.grid().within(from, range(gun.unit()))) {
            if (from.distance(hex) >= least && ground.contains(hex) && sight.inFront(from, hex)) {
                hexes++;
                if (sight.sees(sightGround, from, hex)) {
                    visible.add(hex);
                }
            }
        }
        visible.sort(Comparator.comparingInt(from::distance));
        return new Field(hexes, visible);
    }
}
