package coupdoeil.validator.lb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.fact.Ground;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.subject.PlacedUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What batteries have to fire at as they are set up, in the clearest turn (LB 23, 26): a fact. */
public final class LbFields {

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
    private final LbSights sights;
    private final LbGround sightGround;
    private final Ground ground;
    private final Setup setup;
    private final Memo<PlacedUnit, Field> fields;

    public LbFields(
            RuleSystem system, LbSights sights, LbGround sightGround, Ground ground, Setup setup, Tracker tracker) {
        this.system = system;
        this.sights = sights;
        this.sightGround = sightGround;
        this.ground = ground;
        this.setup = setup;
        this.fields = new Memo<>(tracker, this::find);
    }

    /** Whether a unit is a battery on the map, ready to fire. */
    public boolean isGun(PlacedUnit placed) {
        return placed.unit().arm().equals(LbUnits.ARTILLERY)
                && placed.formation().equals(LbFormations.UNLIMBERED)
                && !LbUnits.routed(placed.placement())
                && placed.placement().hex().filter(ground::contains).isPresent();
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

    /** As {@link #reaches(PlacedUnit, Hex)}, at a turn. */
    public boolean reaches(PlacedUnit gun, Hex target, int turn) {
        Hex from = gun.placement().hex().orElseThrow();
        return from.distance(target) <= range(gun.unit()) && sight(gun, turn).sees(sightGround, from, target);
    }

    /** The sight of a battery, or any other unit, as it is set up. */
    public LbSight sight(PlacedUnit placed, int turn) {
        return sights.of(placed.unit(), placed.placement(), placed.side(), turn);
    }

    /** Enemy units that a battery could fire at, nearest first; a unit in several hexes counts by its nearest in view. */
    public List<Target> targets(PlacedUnit gun) {
        Hex from = gun.placement().hex().orElseThrow();
        List<Target> targets = new ArrayList<>();
        for (PlacedUnit other : enemies(gun)) {
            other.placement().hexes().stream()
                    .filter(ground::contains)
                    .filter(hex -> reaches(gun, hex))
                    .min(Comparator.comparingInt(from::distance))
                    .ifPresent(hex -> targets.add(new Target(other, hex, from.distance(hex))));
        }
        targets.sort(Comparator.comparingInt(Target::range));
        return targets;
    }

    /** Units of other sides than this unit's; units of no side are nobody's enemies. */
    public List<PlacedUnit> enemies(PlacedUnit placed) {
        return setup.units().stream()
                .filter(other -> !other.side().isEmpty()
                        && !placed.side().isEmpty()
                        && !other.side().equals(placed.side()))
                .toList();
    }

    /** A unit that could be fired at. */
    public record Target(PlacedUnit unit, Hex hex, int range) {}

    private Field find(PlacedUnit gun) {
        Hex from = gun.placement().hex().orElseThrow();
        LbSight sight = sight(gun, sights.clearest());
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
