package coupdoeil.validator.cc.sight;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Unit;
import coupdoeil.validator.cc.fact.Ranges;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.SightGround;
import coupdoeil.validator.sight.hexes.SightRule;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** At what units can fire as the battle is set up (CC 5 Ranged Combat, 7): a fact. */
public final class Fire {

    /** A unit that may be fired at. */
    public record Target(Hex hex, Occupant unit) {

        public String name() {
            return unit.piece().name();
        }
    }

    private final LineGround ground;
    private final Sights sights;
    private final Ranges ranges;
    private final Occupancy occupancy;
    private final Ground map;
    private final boolean leadersEngage;
    private final int longest;
    private final Memo<Hex, Map<Hex, Sighting>> terrainViews;
    private final Memo<Hex, List<Hex>> pastTheEdge;

    public Fire(
            LineGround ground,
            Sights sights,
            Ranges ranges,
            Occupancy occupancy,
            Ground map,
            Switches switches,
            Tracker tracker) {
        this.ground = ground;
        this.sights = sights;
        this.ranges = ranges;
        this.occupancy = occupancy;
        this.map = map;
        this.leadersEngage = switches.is("adjacentLoneLeaderPreventsFire", "YES");
        this.longest = ranges.longest();
        this.terrainViews = new Memo<>(tracker, this::terrainView);
        this.pastTheEdge = new Memo<>(tracker, this::besideTheBoard);
    }

    /** The board with the pieces of the set-up. */
    public LineGround ground() {
        return ground;
    }

    /** Where a unit stands on the board; empty if it does not. */
    public Optional<Hex> post(PlacedUnit unit) {
        return unit.placement().hex().filter(map::contains);
    }

    /** The hexes of the board within a unit's range, nearest first; with adjacent ones it can only melee. */
    public List<Hex> reach(Hex from, Unit unit) {
        return reach(from, ranges.of(unit));
    }

    /** The hexes of the board within a range, adjacent ones left out, nearest first. */
    public List<Hex> reach(Hex from, int range) {
        return map.grid().within(from, range).stream()
                .filter(hex -> from.distance(hex) > 1 && map.contains(hex))
                .sorted(Comparator.comparing(from::distance))
                .toList();
    }

    /** Whether a unit in a hex may only melee, for an enemy unit is adjacent; by a reading a lone leader is enough. */
    public boolean engaged(String side, Hex hex) {
        return hex.neighbours().stream()
                .anyMatch(near -> occupancy.enemyOf(side, near) || (leadersEngage && enemyLeader(side, near)));
    }

    /** The enemy units within range, seen or not, nearest first. */
    public List<Target> enemies(PlacedUnit unit) {
        return post(unit).stream().flatMap(from -> enemies(unit, from).stream()).toList();
    }

    /** The enemy units that would be within range from a hex. */
    public List<Target> enemies(PlacedUnit unit, Hex from) {
        return reach(from, unit.unit()).stream()
                .filter(hex -> !unit.side().isEmpty() && occupancy.enemyOf(unit.side(), hex))
                .flatMap(hex -> occupancy.at(hex).stream()
                        .filter(other -> !other.isLeader() && !other.side().equals(unit.side()))
                        .limit(1)
                        .map(other -> new Target(hex, other)))
                .toList();
    }

    /** The enemy units that it can fire at, nearest first; a lone leader is no target. */
    public List<Target> targets(PlacedUnit unit) {
        return post(unit).stream()
                .filter(from -> !engaged(unit.side(), from))
                .flatMap(from ->
                        enemies(unit, from).stream().filter(target -> eyes(unit).sees(ground, from, target.hex())))
                .toList();
    }

    /** Sight as a unit has it. */
    public SightRule eyes(PlacedUnit unit) {
        return sights.of(unit.unit().arm(), unit.side());
    }

    /** Sight of nobody in particular. */
    public SightRule rule() {
        return sights.rule();
    }

    /** What one has of a hex within the range of some weapon for its terrain alone, whoever stands about. */
    public Sighting overTerrain(Hex from, Hex to) {
        return terrainViews.get(from).getOrDefault(to, Sighting.TOO_FAR);
    }

    /** The hexes within the range of some weapon to which the line passes what lies beside the board. */
    public List<Hex> pastTheEdge(Hex from) {
        return pastTheEdge.get(from);
    }

    private List<Hex> besideTheBoard(Hex from) {
        return reach(from, longest).stream()
                .filter(to -> Passage.between(from, to, true).all().stream().anyMatch(hex -> !map.contains(hex)))
                .toList();
    }

    private Map<Hex, Sighting> terrainView(Hex from) {
        SightGround bare = ground.withoutUnits();
        Map<Hex, Sighting> view = new HashMap<>();
        reach(from, longest).forEach(hex -> view.put(hex, rule().look(bare, from, hex)));
        return Map.copyOf(view);
    }

    private boolean enemyLeader(String side, Hex hex) {
        return occupancy.at(hex).stream()
                .anyMatch(other -> other.isLeader()
                        && !other.side().isEmpty()
                        && !other.side().equals(side));
    }
}
