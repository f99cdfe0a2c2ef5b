package coupdoeil.validator.fb;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Token;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.Tokens;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.fb.fact.FieldOfFire;
import coupdoeil.validator.fb.fact.FieldOfFire.Gun;
import coupdoeil.validator.fb.fact.Formations;
import coupdoeil.validator.fb.fact.GunSight;
import coupdoeil.validator.hexes.cure.Cures;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.GunPost;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a battery would have in its cone from other positions (FB 10.2). Only positions are offered that break no rule of
 * formation and stacking that the battery does not break already, and that no enemy holds.
 */
final class GunPosts {

    private final GunSight guns;
    private final Cures cures;
    private final Occupancy occupancy;
    private final Map<String, Set<Hex>> objectives = new LinkedHashMap<>();

    GunPosts(Facts facts, GunSight guns) {
        this.guns = guns;
        this.cures = facts.get(Cures.class);
        this.occupancy = facts.get(Occupancy.class);
        for (Place place : facts.get(Places.class).ofKind("objective")) {
            objectives.put(place.id(), Set.copyOf(place.area().hexList()));
        }
        for (Token token : facts.get(Tokens.class).ofKind("om")) {
            if (token.position().standing() instanceof Position.OnHex on) {
                objectives.put(token.id(), Set.of(on.hex()));
            }
        }
    }

    /** All positions in some hexes, the best first; empty if the unit is no battery. */
    List<GunPost> of(PlacedUnit placed, Collection<Hex> candidates) {
        List<GunPost> posts = new ArrayList<>();
        if (guns.artillery().reachHexes(placed.unit()) == 0) {
            return posts;
        }
        for (Hex hex : new TreeSet<>(candidates)) {
            if (allowed(placed, hex)) {
                for (HexCorner corner : HexCorner.values()) {
                    guns.unlimbered(placed.unit(), at(placed, hex, corner))
                            .ifPresent(gun -> posts.add(post(placed.side(), gun)));
                }
            }
        }
        posts.sort(GunPost.BEST_FIRST);
        return posts;
    }

    private boolean allowed(PlacedUnit placed, Hex hex) {
        return guns.ground().contains(hex)
                && !occupancy.enemyOf(placed.side(), hex)
                && cures.allows(placed.occupant(), at(placed, hex, HexCorner.C0));
    }

    private static Placement at(PlacedUnit placed, Hex hex, HexCorner facing) {
        return placed.placement()
                .withPosition(new Position.OnHex(hex))
                .withParts(List.of())
                .withFormation(Formations.UNLIMBERED)
                .withFacing(new Facing.ToCorner(facing));
    }

    private GunPost post(String side, Gun gun) {
        FieldOfFire field = guns.field(gun);
        List<Hex> seen = field.hexes(Sighting.VISIBLE);
        return new GunPost(
                gun.hex(),
                gun.facing(),
                field.size(),
                seen.size(),
                seen.stream()
                        .flatMap(hex -> enemies(side, hex).stream())
                        .distinct()
                        .toList(),
                objectives.entrySet().stream()
                        .filter(objective -> objective.getValue().stream().anyMatch(field::covers))
                        .map(Map.Entry::getKey)
                        .toList());
    }

    private List<String> enemies(String side, Hex hex) {
        return occupancy.at(hex).stream()
                .filter(other -> !other.isLeader()
                        && !other.side().isEmpty()
                        && !other.side().equals(side))
                .map(other -> other.piece().id())
                .toList();
    }
}
