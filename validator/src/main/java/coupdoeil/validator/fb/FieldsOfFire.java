package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.fb.FieldOfFire.Gun;
import coupdoeil.validator.sight.SightGround;
import coupdoeil.validator.sight.Sighting;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The fields of fire of the batteries in the set-up (FB 10.2): a fact, which charges whoever asks with the hexes read.
 *
 * <p>Howitzers and mortars that lob need sight, but units never stop it; where {@code lobbingNeedsLos} is NO they need
 * none. Nearer than they can lob they fire as guns do.
 */
public final class FieldsOfFire {

    private final Artillery artillery;
    private final FbFormations formations;
    private final SetupSight sight;
    private final HexGrid grid;
    private final Memo<Gun, FieldOfFire> fields;

    public FieldsOfFire(Artillery artillery, FbFormations formations, SetupSight sight, HexGrid grid, Tracker tracker) {
        this.artillery = artillery;
        this.formations = formations;
        this.sight = sight;
        this.grid = grid;
        this.fields = new Memo<>(tracker, this::look);
    }

    /** The field of a unit as placed; empty if it is no battery ready to fire that faces a corner on the map. */
    public Optional<FieldOfFire> of(PlacedUnit placed) {
        return gun(placed.unit(), placed.placement()).map(fields::get);
    }

    /** The field of a battery that stood so. */
    public FieldOfFire of(Gun gun) {
        return fields.get(gun);
    }

    /** The ground over which a battery looks at a hex so far away. */
    public SightGround ground(Gun gun, int distance) {
        return lobsOver(gun, distance) ? sight.ground().withoutUnits() : sight.ground();
    }

    /** The hexes of a field that lie lower than the battery and that a slope hides, whoever stands there. */
    public List<Hex> deadGround(FieldOfFire field) {
        List<Hex> dead = new ArrayList<>();
        SightGround terrain = sight.ground().withoutUnits();
        int level = terrain.level(field.gun().hex());
        field.sightings().forEach((hex, sighting) -> {
            if (sighting == Sighting.BLIND || sighting == Sighting.BLOCKED) {
                if (terrain.level(hex) < level
                        && sight.rule().look(terrain, field.gun().hex(), hex) == Sighting.BLIND) {
                    dead.add(hex);
                }
            }
        });
        return dead;
    }

    private Optional<Gun> gun(Unit unit, Placement placement) {
        Optional<Hex> hex = placement.hex();
        int reach = artillery.reachHexes(unit);
        return hex.isPresent()
                        && reach > 0
                        && placement.facing() instanceof Facing.ToCorner corner
                        && formations.unlimbered(unit, placement)
                        && !formations.disordered(placement)
                        && sight.ground().contains(hex.get())
                ? Optional.of(new Gun(hex.get(), corner.corner(), reach, artillery.lobs(unit)))
                : Optional.empty();
    }

    private FieldOfFire look(Gun gun) {
        Map<Hex, Sighting> sightings = new LinkedHashMap<>();
        for (Hex hex : cone(gun)) {
            if (sight.ground().contains(hex)) {
                int distance = gun.hex().distance(hex);
                sightings.put(
                        hex,
                        !artillery.lobbingNeedsSight() && lobsOver(gun, distance)
                                ? Sighting.VISIBLE
                                : sight.rule().look(ground(gun, distance), gun.hex(), hex));
            }
        }
        return new FieldOfFire(gun, sightings);
    }

    /** Cones end with the map at the latest, however far a battery is said to fire. */
    private List<Hex> cone(Gun gun) {
        return FireCone.hexes(gun.hex(), gun.facing(), Math.min(gun.reachHexes(), grid.columns() + grid.rows()));
    }

    private boolean lobsOver(Gun gun, int distance) {
        return gun.lobs() && distance >= artillery.lobbingHexes();
    }
}
