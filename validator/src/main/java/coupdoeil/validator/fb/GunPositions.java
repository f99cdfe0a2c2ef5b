package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Token;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.fact.Ground;
import coupdoeil.validator.check.fact.Occupancy;
import coupdoeil.validator.check.fact.Tokens;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.fb.FieldOfFire.Gun;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/** Other ways to place a battery of the set-up that break no rule it does not break where it stands. */
public final class GunPositions {

    private static final int MAX_OPTIONS = 3;

    private final Ground ground;
    private final HexGrid grid;
    private final FbTerrain terrain;
    private final Occupancy occupancy;
    private final Tokens tokens;

    public GunPositions(Ground ground, FbTerrain terrain, Occupancy occupancy, Tokens tokens) {
        this.ground = ground;
        this.grid = ground.grid();
        this.terrain = terrain;
        this.occupancy = occupancy;
        this.tokens = tokens;
    }

    /**
     * Turning a battery to another corner, the best first; none if other units in its hex would not follow.
     *
     * @param worth how good a position is; 0 or less if it would not do
     */
    public List<Fix.Change> turns(PlacedUnit placed, Gun gun, String scenario, ToIntFunction<Gun> worth) {
        List<Gun> guns = new ArrayList<>();
        if (isAlone(placed, gun)) {
            for (HexCorner corner : HexCorner.values()) {
                if (corner != gun.facing()) {
                    guns.add(gun.turnedTo(corner));
                }
            }
        }
        return best(guns, worth).stream()
                .map(other -> new Fix.Change(
                        "Turn " + placed.name() + " to corner " + other.facing().ordinal(),
                        pack -> PackEdits.placement(
                                pack,
                                scenario,
                                placed.placement().piece(),
                                placement -> placement.withFacing(new Facing.ToCorner(other.facing())))))
                .toList();
    }

    /** Moving a battery to one of some hexes, facing as it does; the best first, the first named of equals. */
    public List<Fix.Change> moves(
            PlacedUnit placed, Gun gun, List<Hex> hexes, String scenario, ToIntFunction<Gun> worth) {
        List<Gun> guns = placed.placement().parts().isEmpty()
                ? hexes.stream().filter(this::isFree).map(gun::movedTo).toList()
                : List.of();
        return best(guns, worth).stream()
                .map(other -> new Fix.Change(
                        "Move " + placed.name() + " to " + grid.label(other.hex()),
                        pack -> PackEdits.placement(
                                pack,
                                scenario,
                                placed.placement().piece(),
                                placement -> placement.withPosition(new Position.OnHex(other.hex())))))
                .toList();
    }

    private static List<Gun> best(List<Gun> guns, ToIntFunction<Gun> worth) {
        record Rated(Gun gun, int worth) {}
        return guns.stream()
                .map(gun -> new Rated(gun, worth.applyAsInt(gun)))
                .filter(rated -> rated.worth() > 0)
                .sorted(Comparator.comparingInt(rated -> -rated.worth()))
                .limit(MAX_OPTIONS)
                .map(Rated::gun)
                .toList();
    }

    private boolean isAlone(PlacedUnit placed, Gun gun) {
        return placed.placement().parts().isEmpty()
                && occupancy.at(gun.hex()).stream()
                                .filter(occupant -> !occupant.isLeader())
                                .count()
                        == 1;
    }

    /** Whether an unlimbered battery can be in a hex, and nobody is. */
    private boolean isFree(Hex hex) {
        return ground.contains(hex)
                && occupancy.at(hex).isEmpty()
                && !terrain.impassable(hex, FbFormations.ARTILLERY)
                && !terrain.mandatesGeneralOrder(hex)
                && tokens.ofKind("fire").stream().noneMatch(fire -> isAt(fire, hex));
    }

    private static boolean isAt(Token token, Hex hex) {
        return token.position() instanceof Position.OnHex on && on.hex().equals(hex);
    }
}
