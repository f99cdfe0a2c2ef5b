package coupdoeil.validator.fb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.fb.fact.FieldOfFire.Gun;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.SightGround;
import coupdoeil.validator.sight.hexes.SightRule;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What batteries have of their cones under one sight rule (FB 10.2).
 *
 * <p>Howitzers and mortars that lob need sight, but units never stop it; where {@code lobbingNeedsLos} is NO they need
 * none. Nearer than they can lob they fire as guns do.
 */
public record GunSight(Artillery artillery, Formations formations, SightGround ground, SightRule rule, HexGrid grid) {

    /** A unit as placed; empty if it is no battery ready to fire that faces a corner on the map. */
    public Optional<Gun> gun(Unit unit, Placement placement) {
        return formations.unlimbered(unit, placement) && !formations.disordered(placement)
                ? unlimbered(unit, placement)
                : Optional.empty();
    }

    /** A unit as placed were it ready to fire; empty if it is no battery that faces a corner on the map. */
    public Optional<Gun> unlimbered(Unit unit, Placement placement) {
        Optional<Hex> hex = placement.hex();
        int reach = artillery.reachHexes(unit);
        return placement
                .facedCorner()
                .filter(corner -> hex.isPresent() && reach > 0 && ground.contains(hex.get()))
                .map(corner ->
                        new Gun(hex.orElseThrow(), corner, artillery.nearestHexes(unit), reach, artillery.lobs(unit)));
    }

    /** Every hex of a battery's cone. */
    public FieldOfFire field(Gun gun) {
        Map<Hex, Sighting> sightings = new LinkedHashMap<>();
        for (Hex hex : cone(gun)) {
            if (ground.contains(hex)) {
                sightings.put(hex, look(gun, hex));
            }
        }
        return new FieldOfFire(gun, sightings);
    }

    /** What a battery has of a hex, be it in its cone or not. */
    Sighting look(Gun gun, Hex hex) {
        return needsSight(gun, hex) ? rule.look(over(gun, gun.hex().distance(hex)), gun.hex(), hex) : Sighting.VISIBLE;
    }

    /** Whether a battery must see a hex to fire at it. */
    boolean needsSight(Gun gun, Hex hex) {
        return artillery.lobbingNeedsSight() || !lobsOver(gun, gun.hex().distance(hex));
    }

    /** The ground over which a battery looks at a hex so far away. */
    SightGround over(Gun gun, int distance) {
        return lobsOver(gun, distance) ? ground.withoutUnits() : ground;
    }

    /** Cones end with the map at the latest, however far a battery is said to fire. */
    List<Hex> cone(Gun gun) {
        int reach = Math.min(gun.reachHexes(), grid.columns() + grid.rows());
        return FireCone.hexes(gun.hex(), gun.facing(), gun.nearestHexes(), reach);
    }

    private boolean lobsOver(Gun gun, int distance) {
        return gun.lobs() && distance >= artillery.lobbingHexes();
    }
}
