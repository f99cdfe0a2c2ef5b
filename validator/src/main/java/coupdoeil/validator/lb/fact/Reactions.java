package coupdoeil.validator.lb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.hexes.Arcs;
import coupdoeil.validator.lb.sight.LineOfSight;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Where cavalry in good order can react to a charge (LB 39): a fact. */
public final class Reactions {

    private final Attributes ranges;
    private final Units units;
    private final Orientation orientation;
    private final SightByTurn sights;
    private final Relief sightGround;
    private final Ground ground;
    private final boolean asInColumn;
    private final Memo<PlacedUnit, Set<Hex>> zones;

    public Reactions(
            RuleSystem system,
            Units units,
            Orientation orientation,
            SightByTurn sights,
            Relief sightGround,
            Ground ground,
            Switches switches,
            Tracker tracker) {
        this.ranges = system.tables().nested("ranges");
        this.units = units;
        this.orientation = orientation;
        this.sights = sights;
        this.sightGround = sightGround;
        this.ground = ground;
        this.asInColumn = switches.is("reaction.sides", "COLUMN");
        this.zones = new Memo<>(tracker, this::find);
    }

    /**
     * Whether a unit may charge when others move (LB 36, 39, 40): cavalry on a hex in good order that is not exhausted, tired
     * or not, and does not skirmish (LB 20).
     */
    public static boolean may(PlacedUnit placed) {
        return placed.unit().arm().equals(Units.CAVALRY)
                && placed.placement().hex().isPresent()
                && Units.inOrder(placed.placement())
                && !placed.placement().marked(Units.EXHAUSTED)
                && !placed.formation().equals(Formations.SKIRMISH);
    }

    /** The hexes of the reaction zone that cavalry sees as it is placed, in the clearest turn. */
    public Set<Hex> zone(PlacedUnit cavalry) {
        return zones.get(cavalry);
    }

    /** How far the zone of a unit reaches at most, in hexes. */
    public int range(PlacedUnit cavalry) {
        return ranges.integer(units.light(cavalry.unit()) ? "reactionLight" : "reactionHeavy", 0);
    }

    private Set<Hex> find(PlacedUnit placed) {
        List<Arcs.Way> front = asInColumn
                ? orientation.frontInColumn(placed.unit(), placed.placement())
                : orientation.front(placed.unit(), placed.placement());
        LineOfSight sight = sights.of(placed.unit(), placed.placement(), placed.side(), sights.clearest());
        Set<Hex> seen = new LinkedHashSet<>();
        for (Hex hex : Arcs.reach(front, range(placed), (from, to) -> ground.contains(to))) {
            if (placed.placement().hexes().stream().anyMatch(own -> sight.sees(sightGround, own, hex))) {
                seen.add(hex);
            }
        }
        return seen;
    }
}
